offline-title = Nav savienojuma
offline-text = Redzams pēdējais zināmais. Zīmējumus var likt arī bez savienojuma.
offline-match = Nekas nav zudis. Partija turpināsies no šejienes, tiklīdz savienojums atjaunosies.
offline-unseen = Šī partija te iepriekš nav atvērta. Tā parādīsies, tiklīdz savienojums atjaunosies.
offline-meanwhile = Tikmēr likt attēlu
