## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Debiutų naršyklė
# Which games are looked up: those of the next three messages
explorer-source = Kurios partijos
explorer-source-engine = Kompiuterio partijos
explorer-source-server = Viešos partijos
explorer-source-mine = Mano partijos
explorer-source-engine-text = Partijos, kurias kompiuteris žaidė pats su savimi.
explorer-source-server-text = Šiame serveryje baigtos viešos partijos.
explorer-source-mine-text = Jūsų baigtos partijos šiame serveryje.
error-explorer-preparing = Kompiuterio partijos dar ruošiamos. Po kelių minučių jos čia atsiras savaime.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] Šią padėtį pasiekė { $count } partija
    [few] Šią padėtį pasiekė { $count } partijos
    [many] Šią padėtį pasiekė { $count } partijos
   *[other] Šią padėtį pasiekė { $count } partijų
  }
explorer-moves = Čia daryti ėjimai
# Columns of the table
explorer-column-move = Ėjimas
explorer-column-games = Partijos
# The share of wins of whoever made the move
explorer-column-won = Laimėta
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Taškų persvara
explorer-column-engine = Kompiuteris
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Žaisti { $move }
explorer-last = Paskutinė partija su { $move }
explorer-none = Čia partijų nėra
explorer-none-text = Šiose partijose niekas nepasiekė šios padėties. Grįžkite vienu ėjimu atgal arba pažiūrėkite kitas partijas.
explorer-deep = Naršyklė žino pirmuosius kiekvienos partijos ėjimus ({ $count }).
explorer-none-mine = Nė viena jūsų šiame serveryje baigta partija nepasiekė šios padėties.
explorer-over = Partija baigta. Grįžkite atgal ir pamatysite, kokie ėjimai daryti.
explorer-engine-on = Analizuoti
explorer-more = Rodomi dažniausi ėjimai: { $count }.
explorer-flat-only = Debiutų naršyklė žino tik partijas plokščiose lentose.
