## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Cornerwise 코드
mail-code-why = 차례가 되면 이메일을 받겠다는 요청이 있었습니다. 직접 요청했다면 1시간 안에 이 코드를 입력하세요:
mail-code-else = 요청하지 않았다면 이 이메일을 무시하세요. 더는 보내지 않습니다.
mail-turn-subject = 차례가 되었습니다
mail-turn = { $game } 게임에서 차례가 되었습니다:
mail-turn-stop = 요청에 따라 보내 드리는 이메일입니다. 설정에서 그만 받을 수 있습니다.
