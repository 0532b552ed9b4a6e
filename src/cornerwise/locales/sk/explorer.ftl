## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Prieskumník otvorení
# Which games are looked up: those of the next three messages
explorer-source = Ktoré hry
explorer-source-engine = Hry počítača
explorer-source-server = Verejné hry
explorer-source-mine = Moje hry
explorer-source-engine-text = Hry, ktoré počítač hral sám proti sebe.
explorer-source-server-text = Verejné hry dohrané na tomto serveri.
explorer-source-mine-text = Tvoje dohrané hry na tomto serveri.
error-explorer-preparing = Hry počítača sa ešte pripravujú. O niekoľko minút sa tu samy zobrazia.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } hra s touto pozíciou
    [few] { $count } hry s touto pozíciou
    [many] { $count } hry s touto pozíciou
   *[other] { $count } hier s touto pozíciou
  }
explorer-moves = Ťahy hrané v tejto pozícii
# Columns of the table
explorer-column-move = Ťah
explorer-column-games = Hry
# The share of wins of whoever made the move
explorer-column-won = Výhry
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Bodový náskok
explorer-column-engine = Počítač
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Zahrať { $move }
explorer-last = Posledná hra s { $move }
explorer-none = Nie sú tu žiadne hry
explorer-none-text = Táto pozícia v týchto hrách nenastala. Vráť sa o ťah alebo si pozri iné hry.
explorer-deep = Prieskumník pozná začiatok každej hry. Počet ťahov: { $count }.
explorer-none-mine = Táto pozícia nenastala v žiadnej z tvojich dohraných hier na tomto serveri.
explorer-over = Hra sa skončila. Vráť sa a uvidíš, ktoré ťahy sa hrali.
explorer-engine-on = Analyzovať
explorer-more = Zobrazené najčastejšie ťahy: { $count }.
explorer-flat-only = Prieskumník otvorení pozná len hry na plochých doskách.
