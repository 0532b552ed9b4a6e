## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Průzkumník zahájení
# Which games are looked up: those of the next three messages
explorer-source = Které hry
explorer-source-engine = Hry počítače
explorer-source-server = Veřejné hry
explorer-source-mine = Moje hry
explorer-source-engine-text = Hry, které počítač hrál sám proti sobě.
explorer-source-server-text = Veřejné hry dohrané na tomto serveru.
explorer-source-mine-text = Tvoje dohrané hry na tomto serveru.
error-explorer-preparing = Hry počítače se ještě připravují. Za několik minut se tu samy objeví.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } hra s touto pozicí
    [few] { $count } hry s touto pozicí
    [many] { $count } hry s touto pozicí
   *[other] { $count } her s touto pozicí
  }
explorer-moves = Tahy hrané v této pozici
# Columns of the table
explorer-column-move = Tah
explorer-column-games = Hry
# The share of wins of whoever made the move
explorer-column-won = Výhry
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Bodový náskok
explorer-column-engine = Počítač
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Zahrát { $move }
explorer-last = Poslední hra s { $move }
explorer-none = Tady žádné hry nejsou
explorer-none-text = Tato pozice v těchto hrách nenastala. Vrať se o tah, nebo se podívej na jiné hry.
explorer-deep = Průzkumník zná začátek každé hry. Počet tahů: { $count }.
explorer-none-mine = Tato pozice nenastala v žádné z tvých dohraných her na tomto serveru.
explorer-over = Hra skončila. Vrať se a uvidíš, které tahy se hrály.
explorer-engine-on = Analyzovat
explorer-more = Zobrazené nejčastější tahy: { $count }.
explorer-flat-only = Průzkumník zahájení zná jen hry na plochých herních plánech.
