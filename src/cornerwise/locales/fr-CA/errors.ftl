refused-no-mail = ce serveur n’envoie pas de courriels
refused-mail-failed = le courriel n’a pas pu être envoyé; réessayez plus tard
refused-no-chat = le clavardage est désactivé à cette table
