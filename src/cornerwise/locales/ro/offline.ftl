## Fără conexiune

offline-title = Fără conexiune
offline-text = Vezi ce se știa ultima dată. Desene poți face și fără conexiune.
offline-match = Nimic nu s-a pierdut. Partida continuă de aici imediat ce revii.
offline-unseen = Această partidă nu a mai fost deschisă aici. Apare imediat ce revii.
offline-meanwhile = Compune o imagine între timp
