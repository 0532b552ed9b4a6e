club-asked = Pediste entrar. Un organizador decidirá.
club-log-in = Ingresar o registrarse
club-manage = Administrar a { $name }
