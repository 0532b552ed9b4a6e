## Sin conexión

offline-title = Sin conexión
offline-text = Ves lo último que se supo. Los diseños se pueden componer también sin conexión.
offline-match = No se pierde nada. La partida sigue desde aquí en cuanto vuelva la conexión.
offline-unseen = Esta partida se abre aquí por primera vez. Aparecerá en cuanto vuelva la conexión.
offline-meanwhile = Componer una imagen mientras
