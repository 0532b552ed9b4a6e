## Games that run in the browser

menu-online = 온라인에서 계속하기
games-here = 이 기기
games-import = 파일에서 게임 추가하기
games-delete = 삭제하기
games-keep = 남겨 두기
local-no-undo = 되돌릴 수 있는 수가 없습니다.
local-declined = 컴퓨터는 계속하고 싶어 합니다.
local-not-now = 지금은 할 수 없습니다.
local-unable = 이 브라우저에서는 게임을 자체적으로 실행할 수 없습니다. 더 최신 브라우저를 써 보세요.
menu-save-online = 온라인에 저장하기
alone-from-here = 혼자서 계속하기
alone-about = 이 국면에서 컴퓨터와 새 게임을 시작합니다. 이 기기에 저장되며, 원래 게임은 그대로 남습니다.
alone-seat = 내가 맡을 쪽
online-differs = 이 게임은 이미 온라인에 있고 거기서 다르게 진행되었습니다. 둘 다 보관되며, 다른 하나는 내 게임에 있습니다.
games-known = 여기에 이미 있는 게임: { $count }
