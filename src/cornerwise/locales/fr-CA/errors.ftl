refused-no-mail = ce serveur n’envoie pas de courriels
refused-mail-failed = le courriel n’a pas pu être envoyé; réessayez plus tard
refused-no-chat = il n’y a pas de clavardage à cette table
