offline-title = Nėra ryšio
offline-text = Matote tai, kas buvo žinoma paskiausiai. Piešinius galima dėlioti ir be ryšio.
offline-match = Niekas nedingo. Partija tęsis nuo šios vietos, kai tik ryšys atsinaujins.
offline-unseen = Ši partija čia dar nebuvo atverta. Ji pasirodys, kai tik ryšys atsinaujins.
offline-meanwhile = Tuo metu sudėliokite paveikslą
