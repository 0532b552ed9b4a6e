## Games that run in the browser

menu-online = Jätka võrgus
games-here = Selles seadmes
games-import = Lisa mänge failist
games-delete = Kustuta
games-keep = Jäta alles
local-no-undo = Sul ei ole käiku, mida saaks tagasi võtta.
local-declined = Arvuti soovib edasi mängida.
local-not-now = Seda ei saa praegu teha.
local-unable = See brauser ei saa mängu ise käitada. Proovi uuemat brauserit.
menu-save-online = Salvesta võrku
alone-from-here = Jätka üksi
alone-about = Alustab sellest seisust uue mängu arvuti vastu. See salvestatakse sellesse seadmesse ja algne mäng jääb muutmata.
alone-seat = Sina mängid
online-differs = See mäng on juba võrgus ja jätkus seal teisiti. Mõlemad jäävad alles: teise leiad oma mängude seast.
games-known = Mänge, mis sul siin juba on: { $count }
