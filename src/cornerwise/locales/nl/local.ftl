## Games that run in the browser

menu-online = Online verdergaan
games-here = Op dit apparaat
games-import = Partijen uit een bestand toevoegen
games-delete = Verwijderen
games-keep = Bewaren
local-no-undo = Je hebt geen zet om terug te nemen.
local-declined = De computer wil doorspelen.
local-not-now = Dat kan nu niet.
local-unable = Deze browser kan het spel niet zelf uitvoeren. Probeer een nieuwere browser.
menu-save-online = Online bewaren
alone-from-here = Alleen verdergaan
alone-about = Begint een nieuwe partij tegen de computer vanaf deze stelling. Die wordt op dit apparaat bewaard, en de oorspronkelijke partij blijft zoals ze is.
alone-seat = Jij speelt
online-differs = Deze partij staat al online en is daar anders verdergegaan. Ze blijven allebei bewaard: je vindt de andere bij je partijen.
games-known = Partijen die je hier al had: { $count }
