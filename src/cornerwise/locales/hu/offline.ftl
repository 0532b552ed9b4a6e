offline-title = Nincs kapcsolat
offline-text = Azt látod, ami utoljára ismert volt. Mintákat kapcsolat nélkül is kirakhatsz.
offline-match = Semmi sem veszett el. A játszma innen folytatódik, amint újra van kapcsolat.
offline-unseen = Ezt a játszmát itt még nem nyitották meg. Megjelenik, amint újra van kapcsolat.
offline-meanwhile = Addig rakj ki egy képet
