## Clubs: the list, the form, the page of one

clubs-title = 클럽
clubs-about = 아는 사람들과 함께 플레이하고 우리만의 대회를 여세요.
clubs-open = 클럽 만들기
clubs-mine = 내 클럽
clubs-all = 모든 클럽
clubs-search = 이름이나 지역으로 검색
clubs-found = 클럽 { $count }개를 찾았습니다
clubs-none = 클럽을 찾을 수 없습니다
clubs-none-text = 다른 말로 검색하거나 직접 클럽을 만들어 보세요.
clubs-more = 클럽 더 보기

club-members = 회원 { $count }명
club-people = 회원
club-people-more = 회원 더 보기
club-unknown = 클럽을 찾을 수 없습니다
club-role-owner = 소유자
club-role-organiser = 운영진
club-role-member = 회원
club-entry = 가입 방법
club-entry-open = 누구나 가입 가능
club-entry-request = 신청 후 가입
club-entry-invitation = 초대 링크로 가입
club-entry-open-about = 계정이 있으면 누구나 바로 회원이 됩니다.
club-entry-request-about = 가입을 신청하면 운영진이 승인할지 결정합니다.
club-entry-invitation-about = 초대 링크가 있는 사람만 가입할 수 있습니다.

club-join = 클럽 가입하기
club-ask = 가입 신청하기
club-asked = 가입을 신청했습니다. 운영진이 승인할지 결정합니다.
club-take-back = 신청 취소하기
club-invited-only = 새 회원은 초대 링크가 필요합니다. 클럽 운영진에게 요청하세요.
club-account = 클럽에 가입하려면 계정이 필요합니다.
club-log-in = 로그인하거나 가입하기
club-leave = 클럽 탈퇴하기
club-leave-sure = 이 클럽에서 탈퇴할까요?
club-stay = 계속 남기

club-tournament = 대회 만들기
club-running = 진행 중인 대회
club-next = 다음 대회
club-past = 지난 대회
club-no-tournaments = 아직 대회가 없습니다
club-no-tournaments-text = 운영진이 대회를 만들 수 있습니다.
club-of = 클럽 대회: { $club }
club-who = 참가할 수 있는 사람
club-who-all = 모두
club-who-members = { $club } 회원만
club-members-only = 클럽 회원만 이 대회에 참가할 수 있습니다.
club-to-club = 클럽 보기

club-requests = 가입 신청
club-accept = { $name } 님 승인하기
club-decline = { $name } 님 거절하기
club-manage = { $name } 님 관리하기
club-make-organiser = 운영진으로 지정하기
club-make-member = 일반 회원으로 바꾸기
club-make-owner = 소유자로 지정하기
club-make-owner-about = 회원님은 운영진이 됩니다. 클럽의 소유자는 한 명뿐입니다.
club-remove = 클럽에서 내보내기

club-invitation = 초대 링크
club-invitation-about = 이 링크와 계정이 있으면 누구나 가입할 수 있습니다.
club-invitation-new = 새 링크 만들기
club-invitation-new-about = 이전 링크는 더 쓸 수 없게 됩니다.

club-new = 클럽 만들기
club-edit = 클럽 편집하기
club-name = 이름
club-text = 클럽 소개
club-place = 지역(선택)
club-language = 언어(선택)
club-create = 클럽 만들기
club-save = 저장하기
club-delete = 클럽 삭제하기
club-delete-sure = 이 클럽을 삭제할까요? 모든 회원에게 적용됩니다.
club-delete-about = 대회는 남지만 더 이상 클럽에 속하지 않습니다.
club-keep = 그대로 두기
