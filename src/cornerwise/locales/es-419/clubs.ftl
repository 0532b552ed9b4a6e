club-asked = Pediste entrar. Un organizador decidirá.
club-log-in = Ingresar o crear cuenta
club-manage = Administrar a { $name }
