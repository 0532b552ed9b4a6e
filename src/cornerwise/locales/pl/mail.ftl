## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Twój kod do Cornerwise
mail-code-why = Ktoś, mamy nadzieję, że ty, chce dostawać wiadomości, gdy przychodzi jego kolej. Jeśli to ty, wpisz ten kod w ciągu godziny:
mail-code-else = Jeśli to nie ty, nic nie rób: więcej wiadomości nie będzie.
mail-turn-subject = Twój ruch
mail-turn = Twój ruch w grze { $game }:
mail-turn-stop = Te wiadomości przychodzą na twoją prośbę. Możesz je wyłączyć w ustawieniach.
