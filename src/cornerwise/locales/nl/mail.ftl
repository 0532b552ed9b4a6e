## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Je code voor Cornerwise
mail-code-why = Iemand, hopelijk jij, wil mail krijgen bij elke nieuwe beurt. Was jij dat, typ deze code daar dan binnen een uur in:
mail-code-else = Was jij het niet, doe dan niets: er komt geen andere mail.
mail-turn-subject = Jij bent aan de beurt
mail-turn = Jij bent aan de beurt in een partij { $game }:
mail-turn-stop = Je hebt om deze mails gevraagd. Je kunt ze stoppen in de instellingen.
