offline-title = Ühendust pole
offline-text = Näed viimast teadaolevat seisu. Kujundeid saab laduda ka ühenduseta.
offline-match = Midagi pole kadunud. Mäng jätkub siit kohe, kui ühendus taastub.
offline-unseen = Seda mängu pole siin varem avatud. See ilmub kohe, kui ühendus taastub.
offline-meanwhile = Lao seni üks pilt
