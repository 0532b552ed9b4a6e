## Without a connection

offline-title = Brak połączenia
offline-text = Widzisz ostatni znany stan. Wzory możesz układać także bez połączenia.
offline-match = Nic nie przepadło. Partia potoczy się stąd dalej, gdy tylko połączenie wróci.
offline-unseen = Ta partia nie była tu jeszcze otwierana. Pokaże się, gdy tylko połączenie wróci.
offline-meanwhile = Ułóż tymczasem obrazek
