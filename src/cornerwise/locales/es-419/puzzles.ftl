puzzle-none = Terminaste todos estos
