## Games that run in the browser

menu-online = Fortsett på nett
games-here = På denne enheten
games-import = Legg til partier fra en fil
games-delete = Slett
games-keep = Behold
local-no-undo = Du har ingen trekk å angre.
local-declined = Datamaskinen vil spille videre.
local-not-now = Det kan du ikke gjøre akkurat nå.
local-unable = Denne nettleseren kan ikke kjøre spillet selv. Prøv en nyere nettleser.
menu-save-online = Lagre på nett
alone-from-here = Fortsett på egen hånd
alone-about = Starter et nytt parti mot datamaskinen fra denne stillingen. Det lagres på denne enheten, og det opprinnelige partiet blir som det er.
alone-seat = Du spiller
online-differs = Dette partiet er allerede på nett og fortsatte annerledes der. Begge beholdes: Du finner det andre blant partiene dine.
games-known = Partier du allerede har her: { $count }
