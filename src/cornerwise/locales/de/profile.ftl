## Profiles

profile-since = Dabei seit { $date }
profile-you = Auch andere sehen diese Seite, aber nicht deine privaten Partien.
profile-settings = Ändern, was andere sehen
profile-hidden-others = Nur du kannst das sehen.
profile-private = Dieser Spieler zeigt seine Wertungszahlen und Partien nicht.
profile-unknown = Spieler nicht gefunden
profile-unknown-text = Niemand hier hat diesen Benutzernamen, oder das Profil ist verborgen.
profile-of = Profil von { $name } ansehen

## Ratings

profile-ratings = Wertungszahlen
profile-ratings-about = Ein Fragezeichen heißt, dass die Wertungszahl noch unsicher ist. Die Zahl hinter ± sagt, wie weit sie danebenliegen kann.
profile-no-ratings = Noch keine gewerteten Partien.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Vorläufig
profile-provisional-about = Ein Fragezeichen bedeutet, dass die Wertungszahl vorläufig ist. Mit jeder gewerteten Partie wird sie genauer.
# How strong somebody is, compared with the computer.
profile-level = Etwa Stufe { $level }
profile-level-column = Stufe
profile-rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
profile-chart = Wertungszahl in { $game }
profile-chart-about = Wertungszahl nach jeder gewerteten Partie. Das Band zeigt, wie weit sie danebenliegen kann, und die gestrichelten Linien zeigen, wie stark der Computer auf jeder Stufe ist.
profile-chart-table = Als Tabelle zeigen
profile-chart-level = Stufe { $level }
profile-date = Datum
profile-puzzles = Rätsel
profile-puzzles-solved = { $solved } von { $tried } gelöst

## Results

profile-results = Ergebnisse
profile-all-games = Alle Spiele
profile-won = Gewonnen
profile-drawn = Remis
profile-lost = Verloren
profile-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-opponents = Nach Gegner
profile-opponent = Gegner
profile-others = Andere Spieler
profile-colours = Nach Farbe
profile-pieces = Bevorzugte erste Steine
profile-recent = Letzte Partien
profile-ended-won = { $name } hat gewonnen, { $ago }
profile-ended-lost = { $name } hat verloren, { $ago }
profile-ended-drawn = Remis, { $ago }
profile-ended-played = Beendet { $ago }
profile-empty-text = Hier erscheinen beendete Partien.
profile-export = Deine Partien herunterladen
profile-export-about = Alle deine Partien in einer Datei, zum Aufheben oder für andere Programme.

## Privacy

privacy-title = Privatsphäre
privacy-about = Dein Profil zeigt deinen Benutzernamen, deine Wertungszahlen und deine öffentlichen Partien. Du entscheidest, was andere sehen.
privacy-open = Dein Profil ansehen
privacy-profile = Profil verbergen
privacy-profile-about = Niemand kann dein Profil öffnen, und du stehst nicht in der Liste der Spieler.
privacy-ratings = Wertungszahlen verbergen
privacy-ratings-about = Deine Wertungszahlen stehen weder in deinem Profil noch in der Liste der Spieler.
privacy-games = Partien verbergen
privacy-games-about = Deine Partien und Ergebnisse stehen nicht in deinem Profil, und dein Name in Partien führt nicht dorthin.

## Links to profiles on other sites

profile-card = Spielt hier Spiele wie Blokus und Triominos.
profile-card-rated = Beste Wertungszahl: { $game }, { $rating }

## Refusals

refused-no-such-player = diesen Spieler gibt es nicht
