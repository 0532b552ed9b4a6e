tab-chat = Clavardage
chat-label = Clavardage
chat-is-off = Il n’y a pas de clavardage à cette table.
over-result = Pointage
