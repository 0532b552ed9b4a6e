start-live = En vivo
mode-computer = Computadora
mode-computer-title = Juega contra la computadora
lobby-anyone-clock = Jugarás contra alguien que haya elegido el mismo reloj.
lobby-computer = Computadora, nivel { $level }
lobby-computers = { $count ->
    [one] la computadora (nivel { $level })
    [many] { $count } de computadoras (nivel { $level })
   *[other] { $count } computadoras (nivel { $level })
  }
