### The game in the terminal. Lines of a terminal are short: 80 characters, beside the board 36.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = 영문자, 숫자

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } 조각
terminal-do-tile = { $key } 타일
terminal-do-move = { $key } 옮기기
terminal-do-turn = { $key } 돌리기
terminal-do-flip = { $key } 뒤집기
terminal-do-place = { $key } 자리
terminal-do-lay = { $key } 놓기
terminal-do-draw = { $key } 뽑기
terminal-do-pass = { $key } 패스
terminal-do-keep = { $key } 그대로
terminal-do-swap = { $key } 바꾸기
terminal-do-hint = { $key } 힌트
terminal-do-undo = { $key } 되돌리기
terminal-do-save = { $key } 저장
terminal-do-marks = { $key } 표시
# Lines between the tiles.
terminal-do-lines = { $key } 선
terminal-do-look = { $key } 둘러보기
terminal-do-look-at-board = { $key } 보드 보기
terminal-do-show-hand = { $key } 손패 보기
terminal-do-new-game = { $key } 새 게임
terminal-do-deal = { $key } 다음 라운드 나누기
terminal-do-quit = { $key } 끝내기
terminal-do-help = { $key } 키
terminal-do-save-and-leave = { $key } 저장하고 끝내기
terminal-do-leave = { $key } 끝내기
terminal-do-stay = { $key } 끝내지 않기
terminal-do-back = { $key } 돌아가기
terminal-do-close = { $key } 닫기
terminal-do-choose = { $key } 고르기
terminal-do-change = { $key } 변경
terminal-do-go-on = { $key } 계속하기
terminal-do-open = { $key } 열기
terminal-do-open-saved = { $key } 저장한 게임 열기
# The language that is spoken now, in its own words.
terminal-do-language = { $key } 언어: { $language }
terminal-quit-key = { $key } 키를 누르면 Cornerwise가 끝납니다.

## What keys do, in the help

terminal-help-pick-piece = 트레이에서 그 키의 조각 고르기
terminal-help-next-piece = 놓을 수 있는 다음 또는 이전 조각 고르기
terminal-help-turn = 오른쪽이나 왼쪽으로 돌리기
terminal-help-flip = 뒤집기, 큐브 조각은 눕히기
terminal-help-place = 놓을 수 있는 다음 또는 이전 자리로 가기
terminal-help-lay = 놓을 수 있으면 놓기
terminal-help-hint = 힌트 보기, 다시 누르면 쓰기
terminal-help-answer = 시작할 때 색을 그대로 두거나 바꾸기
terminal-help-undo = 다른 사람이 생각하는 중에도 내 마지막 수 되돌리기
terminal-help-save = 게임 저장하기
terminal-help-marks = 색을 못 봐도 구별되도록 색에 표시하기
terminal-help-leave = 끝내기
terminal-help-pick-tile = 손패에서 그 키의 타일 고르기
terminal-help-next-tile = 놓을 수 있는 다음 또는 이전 타일 고르기
terminal-help-step = 놓을 수 있는 다음 자리로 가거나 둘러보기
terminal-help-turn-tile = 그 방향으로 놓을 수 있으면 돌리기
terminal-help-lay-tile = 놓기
terminal-help-draw = 타일 뽑기
terminal-help-pass = 규칙상 가능하면 패스하기
terminal-help-undo-tile = 내 마지막 수 되돌리기(타일을 뽑은 뒤에는 불가)
terminal-help-lines = 색을 못 봐도 구별되도록 타일 사이에 선 긋기
terminal-help-board = 평평한 보드: 조각은 내 색과 꼭짓점이 닿아야 하고 변은 절대 닿으면 안 됩니다. 첫 조각은 시작 칸 ()을 덮습니다. 큐브(한 층씩 표시): 내 색과 면이 맞닿고 아래에 구멍이 없어야 합니다.
terminal-help-board-notes = 채워진 조각은 놓을 수 있습니다. 빗금 친 조각은 놓을 수 없고, 이유가 한 줄로 나옵니다. 색이 옅게 칠해진 칸은 덮을 수 있는 칸이고, 점은 마지막에 놓은 조각입니다. 회색 조각은 지금 놓을 곳이 없고, 흐린 칸 위에는 큐브가 있습니다. 위에서 본 모습에서는 칸에 높이나 제한이 나옵니다.
terminal-help-tiles = 타일은 변 하나 전체를 다른 타일에 맞대어 놓아야 하고, 꼭짓점에서 만나는 숫자는 같아야 합니다. 숫자의 합이 점수입니다. 틈 너머의 타일에 닿는 브리지와, 한 점을 둘러싼 여섯 번째 타일로 완성하는 육각형은 점수를 더 얻습니다. 놓을 수 없거나 놓고 싶지 않으면 타일을 세 개까지 뽑습니다.
terminal-help-tiles-notes = 타일은 놓을 수 있는 곳에만 표시됩니다. 점은 놓을 수 있는 다른 자리, 별은 마지막에 놓은 타일입니다. 회색 타일은 지금 놓을 곳이 없습니다.

## Setting up a game

terminal-person = 이 키보드를 쓰는 사람
terminal-greedy = 컴퓨터, 욕심쟁이
terminal-random = 컴퓨터, 무작위
terminal-seat-keys = 자리마다: H 여기 있는 사람, 1~9 컴퓨터 레벨, G 욕심쟁이, R 무작위
# $command is typed at a prompt.
terminal-no-saved-game = 이 폴더에는 저장한 게임이 없습니다. 다른 곳의 게임을 열려면: { $command }
terminal-open = 저장한 게임 계속하기
terminal-nobody = { $name }: 플레이할 수 없습니다 (다음 중에서 고르세요: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = 레벨 { $level }
terminal-is-greedy = 욕심쟁이
terminal-is-random = 무작위
terminal-shared = 함께 사용
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name }({ $note })
terminal-column-left = 남음
terminal-column-points = 점수
terminal-column-tiles = 타일
terminal-column-deal = 라운드
terminal-column-total = 총점
# Of a colour that has no place on this turn, in a column.
terminal-rests = 쉼

## Whose turn it is

terminal-your-turn = 내 차례: { $colour }
terminal-keep-or-swap = 그대로 둘까요, 바꿀까요?
terminal-chooses = { $name }: 고르는 중
terminal-answer = K: 그대로 두고 { $first } 플레이. W: 바꾸고 { $second } 플레이. 다음은 { $first } 차례입니다.
terminal-over = 게임 끝. { $result }.
terminal-match-over = 매치 끝. { $result }.
terminal-deal-yours = 라운드 { $deal }: 내 차례
terminal-deal-turn = 라운드 { $deal }: { $name } 차례
terminal-deal-over = 라운드 { $deal } 끝
terminal-thinking = { $name }: 생각하는 중… { $time }
terminal-seconds = { $seconds }초
terminal-pass-keyboard = { $name } 님에게 키보드를 넘겨 주세요. Enter를 누르면 손패가 보입니다.

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece }: 놓을 수 있음, { $cells }.
terminal-lay-it = Enter로 놓습니다. 자리 { $number }/{ $count }.
terminal-misfit = { $piece }: 놓을 수 없습니다.
terminal-places = { $count ->
    [0] 지금은 놓을 곳이 없습니다.
    [1] N을 누르면 놓을 자리가 나옵니다.
   *[other] N을 누르면 놓을 자리 { $count }곳이 나옵니다.
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why }({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = { $tile } 타일을 뽑았습니다.
terminal-stuck-draw = { $cost ->
    [0] 놓을 타일이 없습니다: D로 타일을 뽑습니다(M6).
   *[other] 놓을 타일이 없습니다: D로 타일을 뽑고 { $cost }점을 잃습니다(M6).
  }
terminal-stuck-empty = 놓을 타일이 없고 더미도 비었습니다: P로 패스합니다(M7).
terminal-stuck-end = { $cost ->
    [0] 놓을 타일이 없습니다: P로 차례를 끝냅니다(M6).
   *[other] 놓을 타일이 없습니다: P로 차례를 끝내고 { $cost }점을 더 잃습니다(M6).
  }
terminal-draw-anyway = { $cost ->
    [0] 놓을 수 있는 타일이 있습니다. D를 다시 누르면 뽑습니다(M6).
   *[other] 놓을 수 있는 타일이 있습니다. D를 다시 누르면 뽑고 { $cost }점을 잃습니다(M6).
  }
terminal-tile-nowhere = { $tile }: 지금은 놓을 곳이 없습니다(M4).
terminal-one-way = 다른 방향으로는 놓을 수 없습니다.
terminal-too-small = 보드가 스크롤됩니다. 모두 보려면 { $width } x { $height } 창이 필요합니다.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour }: { $piece } 조각을 놓았습니다.
terminal-laid-at = { $colour }: { $cells }에 { $piece } 조각을 놓았습니다.
terminal-kept = { $name }: 색을 그대로 두었습니다. 이제 { $colours }.
terminal-kept-you = 색을 그대로 두었습니다. 이제 { $colours }.
terminal-swapped = { $name }: 색을 바꿨습니다. 이제 { $colours }.
terminal-swapped-you = 색을 바꿨습니다. 이제 { $colours }.
terminal-passed = { $name }: 패스했습니다.
terminal-passed-you = 패스했습니다.
terminal-late = { $name }: 시간이 다 되었습니다.
terminal-late-you = 시간이 다 되었습니다.
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
   *[other] { $colours }: 조각을 놓을 수 없어 건너뜁니다.
  }
terminal-drew = { $name }: 타일 { $count }개를 뽑았습니다.
terminal-drew-you = 타일 { $count }개를 뽑았습니다.
terminal-laid-tile = { $points ->
    [0] { $name }: { $tile } 타일을 놓았습니다.
   *[other] { $name }: { $tile } 타일을 놓아 { $points }점.
  }
terminal-laid-tile-you = { $points ->
    [0] { $tile } 타일을 놓았습니다.
   *[other] { $tile } 타일을 놓아 { $points }점.
  }
terminal-made-bridge = 브리지가 되었습니다.
terminal-made-hexagons = { $count ->
    [1] 육각형을 완성했습니다.
   *[other] 육각형 { $count }개를 완성했습니다.
  }
terminal-went-out = { $name }: 타일을 다 썼습니다.
terminal-went-out-you = 타일을 다 썼습니다.
terminal-tiles-lie = { $game }: 테이블에 타일 { $count }개.
terminal-begins = { $name }: 먼저 시작합니다.
terminal-begins-you = 내가 먼저 시작합니다.
terminal-best-first = 가장 좋은 타일을 먼저 놓습니다(M13).
terminal-any-tile = 아무 타일이나 놓으세요(M3).
# $lots is a list of players with the tiles that they drew.
terminal-lots = 시작할 사람을 정하려고 뽑은 타일(M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = 라운드 { $deal } 막힘: 모두 패스했습니다(M9).
# $names is a list.
terminal-deal-out = 라운드 { $deal }: { $names }, 타일을 다 썼습니다(M8).
terminal-deal-out-you = 라운드 { $deal }: 내가 타일을 다 썼습니다(M8).
terminal-scored = { $points }점을 얻었습니다
terminal-taken-back = { $count }수를 되돌렸습니다.
terminal-undo-none = 되돌릴 수 있는 수가 없습니다
terminal-undo-none-in-deal = 이 라운드에는 되돌릴 수 있는 수가 없습니다
terminal-undo-deal-over = 라운드가 끝나서 아무것도 되돌릴 수 없습니다
terminal-undo-draw = 그 뒤에 타일을 뽑았고, 뽑은 것은 되돌릴 수 없습니다
terminal-undo-late = 그 차례에 시간이 다 되어서 되돌릴 수 없습니다

## Hints

terminal-looking = 좋은 수를 찾는 중… { $time }  H: 지금까지 가장 좋은 수, Esc: 취소.
terminal-hint = 힌트: 표시된 곳에 { $piece } 조각 놓기.
# $move is what one does instead of laying something: Pass.
terminal-hint-word = 힌트: { $move }.
terminal-hint-take = H로 집습니다.
terminal-ahead = 승률 { $share }, 약 { $points }점 앞섬.
terminal-behind = 승률 { $share }, 약 { $points }점 뒤짐.
terminal-level-so-far = 승률 { $share }, 거의 비슷함.

## Saving and leaving

terminal-unsaved = 게임이 저장되지 않았습니다.
terminal-save-as = 게임을 저장할 이름
terminal-replace = 그 파일은 이미 있습니다. Enter를 다시 누르면 덮어씁니다.
# $command is typed at a prompt.
terminal-saved = 저장했습니다. 이어서 하려면: { $command }
# $error is what the system says.
terminal-not-saved = 저장하지 못했습니다, { $file }: { $error }.
