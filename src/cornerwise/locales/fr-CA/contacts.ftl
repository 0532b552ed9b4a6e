friends-sign-up = Ouvrir une session ou s’inscrire
contact-free-chat = Clavardage en texte libre
contact-free-chat-about = Écrivez librement dans le clavardage avec les joueurs qui ont aussi activé cette option. Sinon, vous n’avez que les phrases prédéfinies.
contact-free-chat-off = Activez le clavardage en texte libre dans votre compte pour écrire vos propres messages.
report-reason-spam = Pourriel ou publicité
