refused-no-mail = ce serveur n’envoie pas de courriels
refused-mail-failed = le courriel n’a pas pu être envoyé; réessayez plus tard
refused-no-chat = le clavardage est désactivé à cette table
refused-nobody-reads = personne d’autre à cette table n’a activé le texte libre; utilisez une phrase prédéfinie
refused-chat-taken = vous ne pouvez plus utiliser le clavardage
refused-chat-taken-until = vous ne pouvez pas utiliser le clavardage avant le { $date }
refused-free-chat-off = activez d’abord le clavardage en texte libre dans votre compte
