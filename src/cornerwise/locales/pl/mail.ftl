## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Twój kod do Cornerwise
mail-code-why = Ktoś, mamy nadzieję, że ty, chce dostawać e-mail, gdy przychodzi jego kolej. Jeśli to ty, wpisz ten kod w ciągu 1 godziny:
mail-code-else = Jeśli to nie ty, możesz zignorować tę wiadomość. Więcej nie wyślemy.
mail-turn-subject = Twój ruch
mail-turn = Twój ruch w grze { $game }:
mail-turn-stop = Te wiadomości przychodzą na twoją prośbę. Możesz je wyłączyć w ustawieniach.
