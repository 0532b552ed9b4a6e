## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Eksplorator otwarć
# Which games are looked up: those of the next three messages
explorer-source = Które partie
explorer-source-engine = Partie komputera
explorer-source-server = Partie publiczne
explorer-source-mine = Moje partie
explorer-source-engine-text = Partie, które komputer rozegrał z samym sobą.
explorer-source-server-text = Publiczne partie zakończone na tym serwerze.
explorer-source-mine-text = Twoje zakończone partie na tym serwerze.
error-explorer-preparing = Partie komputera są jeszcze przygotowywane. Za kilka minut pojawią się tu same.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } partia z tą pozycją
    [few] { $count } partie z tą pozycją
    [many] { $count } partii z tą pozycją
   *[other] { $count } partii z tą pozycją
  }
explorer-moves = Zagrane tu ruchy
# Columns of the table
explorer-column-move = Ruch
explorer-column-games = Partie
# The share of wins of whoever made the move
explorer-column-won = Wygrane
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Przewaga punktów
explorer-column-engine = Komputer
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Zagraj { $move }
explorer-last = Ostatnia partia z { $move }
explorer-none = Nie ma tu partii
explorer-none-text = W tych partiach tej pozycji nie było. Cofnij się o ruch albo obejrzyj inne partie.
explorer-deep = Eksplorator zna początek każdej partii. Liczba ruchów: { $count }.
explorer-none-mine = Tej pozycji nie było w żadnej z twoich zakończonych partii na tym serwerze.
explorer-over = Partia jest skończona. Cofnij się, aby zobaczyć, jakie ruchy grano.
explorer-engine-on = Analizuj
explorer-more = Najczęstsze ruchy na liście: { $count }.
explorer-flat-only = Eksplorator otwarć zna tylko partie na płaskich planszach.
