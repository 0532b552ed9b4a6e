## Games that run in the browser

menu-online = Fortsett på nett
games-here = I denne nettleseren
games-import = Legg til partier fra en fil
games-delete = Slett
games-keep = Behold
local-no-undo = Du har ikke noe trekk som kan tas tilbake.
local-declined = Datamaskinen spiller videre.
local-not-now = Det går ikke akkurat nå.
local-unable = Denne nettleseren kan ikke kjøre spillet selv.
menu-save-online = Lagre på nett
alone-from-here = Spill videre alene herfra
alone-about = Med denne stillingen begynner et nytt parti mot datamaskinen. Det blir i denne nettleseren, og partiet det kommer fra blir som det er.
alone-seat = Du spiller
online-differs = Dette partiet er allerede på nett og gikk annerledes videre der. Begge beholdes; det andre er blant partiene dine.
games-known = Partier som alt var her: { $count }
