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
