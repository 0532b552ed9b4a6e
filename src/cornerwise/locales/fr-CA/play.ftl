tab-chat = Clavardage
chat-label = Clavardage
chat-is-off = Le clavardage est désactivé à cette table.
over-result = Pointage
