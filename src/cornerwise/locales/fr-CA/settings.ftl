about-privacy-text = Un nom, vos parties, et un témoin qui dit qui vous êtes. Rien n’est mesuré, rien n’est transmis à d’autres.
