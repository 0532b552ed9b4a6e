## Profili

profile-since = Gioca qui da { $date }
profile-you = Anche gli altri vedono questa pagina, ma non le tue partite private.
profile-settings = Scegli che cosa vedono gli altri
profile-hidden-others = Solo tu puoi vederlo.
profile-private = Questo giocatore tiene private valutazioni e partite.
profile-unknown = Giocatore non trovato
profile-unknown-text = Qui nessuno ha questo nome utente, o il suo profilo è privato.
profile-of = Vedi il profilo di { $name }

## Valutazioni

profile-ratings = Valutazioni
profile-ratings-about = Il punto interrogativo indica una valutazione ancora incerta. Il numero dopo ± mostra di quanto può essere imprecisa.
profile-no-ratings = Ancora nessuna partita classificata.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provvisoria
profile-provisional-about = Il punto interrogativo indica una valutazione provvisoria: altre partite classificate la renderanno più precisa.
# How strong somebody is, compared with the computer.
profile-level = Circa livello { $level }
profile-level-column = Livello
profile-rated-games =
    { $count ->
        [one] { $count } partita classificata
        [many] { $count } di partite classificate
       *[other] { $count } partite classificate
    }
profile-chart = Valutazione in { $game }
profile-chart-about = La valutazione dopo ogni partita classificata. La fascia mostra quanto può essere imprecisa, e le linee tratteggiate quanto è forte il computer a ogni livello.
profile-chart-table = Mostra come tabella
profile-chart-level = Livello { $level }
profile-date = Data
profile-puzzles = Rompicapo
profile-puzzles-solved = Risolti: { $solved } su { $tried }

## Risultati

profile-results = Risultati
profile-all-games = Tutti i giochi
profile-won = Vinte
profile-drawn = Pareggiate
profile-lost = Perse
profile-tally = Vinte: { $won }, pareggiate: { $drawn }, perse: { $lost }
profile-opponents = Per avversario
profile-opponent = Avversario
profile-others = Altri giocatori
profile-colours = Per colore
profile-pieces = Primi pezzi preferiti
profile-recent = Partite recenti
profile-ended-won = Vittoria di { $name }, { $ago }
profile-ended-lost = Sconfitta di { $name }, { $ago }
profile-ended-drawn = Pareggio, { $ago }
profile-ended-played = Finita { $ago }
profile-empty-text = Le partite finite compaiono qui.
profile-export = Scarica le tue partite
profile-export-about = Tutte le tue partite in un file, da conservare o da aprire in altri programmi.

## Privacy

privacy-title = Privacy
privacy-about = Il tuo profilo mostra il nome utente, le valutazioni e le partite pubbliche. Decidi tu che cosa vedono gli altri.
privacy-open = Vedi il tuo profilo
privacy-profile = Nascondi il profilo
privacy-profile-about = Nessuno può aprire il tuo profilo, e non sei nell’elenco dei giocatori.
privacy-ratings = Nascondi le valutazioni
privacy-ratings-about = Le tue valutazioni non sono sul profilo né nell’elenco dei giocatori.
privacy-games = Nascondi le partite
privacy-games-about = Partite e risultati non sono sul tuo profilo, e il tuo nome nelle partite non porta al profilo.

## Link a profili su altri siti

profile-card = Qui gioca a giochi in stile Blokus e a Triominos.
profile-card-rated = Valutazione migliore: { $game }, { $rating }

## Rifiuti

refused-no-such-player = questo giocatore non esiste
