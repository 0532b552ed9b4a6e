## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Je Cornerwise-code
mail-code-why = Iemand, hopelijk jij, heeft om een e-mail bij elke nieuwe beurt gevraagd. Was jij dat, voer deze code dan binnen 1 uur in:
mail-code-else = Was jij het niet, dan kun je deze e-mail negeren. We sturen je er geen meer.
mail-turn-subject = Jij bent aan de beurt
mail-turn = Jij bent aan de beurt in een partij { $game }:
mail-turn-stop = Je hebt om deze e-mails gevraagd. Je kunt ze uitzetten in je instellingen.
