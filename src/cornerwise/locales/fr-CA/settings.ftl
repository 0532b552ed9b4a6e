about-privacy-text = Nous conservons votre nom, vos parties et un témoin qui garde votre session ouverte. Nous ne vous suivons pas et ne transmettons rien à d’autres.
