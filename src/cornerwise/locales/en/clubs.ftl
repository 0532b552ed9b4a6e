## Clubs: the list, the form, the page of one

clubs-title = Clubs
clubs-about = Play with people you know, and run your own tournaments.
clubs-open = Start a club
clubs-mine = Your clubs
clubs-all = All clubs
clubs-search = Search by name or location
clubs-found = { $count ->
    [one] { $count } club found
   *[other] { $count } clubs found
}
clubs-none = No clubs found
clubs-none-text = Try another word, or start a club yourself.
clubs-more = Show more clubs

club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-people = Members
club-people-more = Show more members
club-unknown = We can’t find that club
club-role-owner = Owner
club-role-organiser = Organiser
club-role-member = Member
club-entry = How people join
club-entry-open = Anyone can join
club-entry-request = On request
club-entry-invitation = By invitation link
club-entry-open-about = Anyone with an account becomes a member at once.
club-entry-request-about = People ask to join, and an organiser decides.
club-entry-invitation-about = Only people with the invitation link can join.

club-join = Join the club
club-ask = Ask to join
club-asked = You’ve asked to join. An organiser will decide.
club-take-back = Withdraw request
club-invited-only = New members need the invitation link. Ask an organiser of the club for it.
club-account = You need an account to join a club.
club-log-in = Log in or sign up
club-leave = Leave the club
club-leave-sure = Leave this club?
club-stay = Stay

club-tournament = Create a tournament
club-running = Tournaments in progress
club-next = Upcoming tournaments
club-past = Past tournaments
club-no-tournaments = No tournaments yet
club-no-tournaments-text = Organisers can create one.
club-of = Club tournament: { $club }
club-who = Who can join
club-who-all = Everyone
club-who-members = Members of { $club } only
club-members-only = Only members of the club can join this tournament.
club-to-club = View club

club-requests = Requests to join
club-accept = Accept { $name }
club-decline = Decline { $name }
club-manage = Manage { $name }
club-make-organiser = Make organiser
club-make-member = Make ordinary member
club-make-owner = Make owner
club-make-owner-about = You’ll become an organiser. A club has one owner only.
club-remove = Remove from the club

club-invitation = Invitation link
club-invitation-about = Anyone with this link and an account can join.
club-invitation-new = New link
club-invitation-new-about = The old link stops working.

club-new = Start a club
club-edit = Edit the club
club-name = Name
club-text = About the club
club-place = Location (optional)
club-language = Language (optional)
club-create = Start club
club-save = Save
club-delete = Delete the club
club-delete-sure = Delete this club for everyone?
club-delete-about = Its tournaments stay, but no longer belong to a club.
club-keep = Keep it
