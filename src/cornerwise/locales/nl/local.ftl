## Games that run in the browser

menu-online = Online verder spelen
games-here = In deze browser
games-import = Partijen uit een bestand toevoegen
games-delete = Verwijderen
games-keep = Bewaren
local-no-undo = Er is geen zet van jou die kan worden teruggenomen.
local-declined = De computer speelt verder.
local-not-now = Dat kan nu niet.
local-unable = Deze browser kan het spel niet zelf uitvoeren.
menu-save-online = Online bewaren
alone-from-here = Vanaf hier alleen verder spelen
alone-about = Met deze stelling begint een nieuwe partij tegen de computer. Die blijft in deze browser, en de oorspronkelijke partij blijft zoals ze is.
alone-seat = Jij speelt
online-differs = Deze partij staat al online en ging daar anders verder. Beide blijven bewaard; de andere staat bij je partijen.
games-known = Partijen die hier al waren: { $count }
