# Reports, moderation, administration.

report-title = Report: { $name }
report-about = The moderators look at it, together with the course of the game and the sentences at the table. Nobody else is told.
report-reason = What is wrong
report-reason-name = Name
report-reason-behaviour = Behaviour at the table
report-reason-cheating = Unfair play
report-reason-other = Something else
report-text = In short, what happened (optional)
report-send = Report
report-sent = Thank you, the moderators look at it.

moderation-view = What to show
moderation-view-open = Waiting
moderation-view-decided = Decided
moderation-view-players = Search
moderation-view-log = Log
moderation-nothing = There is nothing here.
moderation-about = About
moderation-by = Reported by
moderation-when = When
moderation-who = Who
moderation-decision = Decision
moderation-log-range = Game log
moderation-range = table { $table }, seat { $seat }, entries { $first }–{ $last }
moderation-chat =
    { $count ->
        [0] No sentence was said at the table
        [one] { $count } sentence at the table
       *[other] { $count } sentences at the table
    }
moderation-reports-about =
    { $count ->
        [one] { $count } report in all
       *[other] { $count } reports in all
    }
moderation-reports-by =
    { $count ->
        [one] { $count } report sent
       *[other] { $count } reports sent
    }
moderation-banned-until = banned until { $date }
moderation-muted-until = muted until { $date }
moderation-dismiss = Dismiss
moderation-mute = Mute
moderation-rename = Rename
moderation-ban = Ban
moderation-lift = Lift
moderation-sign_out = Sign out everywhere
moderation-dismiss-title = Dismiss: { $name }?
moderation-mute-title = Mute: { $name }?
moderation-rename-title = Rename: { $name }?
moderation-ban-title = Ban: { $name }?
moderation-lift-title = Lift everything: { $name }?
moderation-sign_out-title = Sign out everywhere: { $name }?
moderation-dismiss-about = The report is closed, and nothing else happens.
moderation-mute-about = They can play on, but say nothing at the table.
moderation-rename-about = The server gives another name from the lists; for that time it cannot be changed.
moderation-ban-about = Play with people is closed at once. The profile can still be downloaded and erased.
moderation-lift-about = Ban, mute and locked name end.
moderation-sign_out-about = For a player whose profile somebody else has got hold of: all devices are signed out. A recovery code or a passkey leads back.
moderation-how-long = For how long
moderation-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
moderation-note = Note for the log
moderation-done = Done, and in the log.
moderation-search = Name or id of a player
moderation-search-do = Search
moderation-nobody = There is nobody like that.
moderation-log-about = Everything that is done stays in a log that can be neither changed nor erased.
moderation-action = Action
moderation-action-dismiss = dismissed
moderation-action-mute = muted
moderation-action-rename = renamed
moderation-action-ban = banned
moderation-action-lift = lifted
moderation-action-sign_out = signed out everywhere
moderation-action-role = role changed
moderation-action-drain = node drained
moderation-machine = the server's machine
moderation-more = Older lines

admin-health = How the server is
admin-node = Node
admin-well = well
admin-unwell = the database does not answer
admin-bus = Bus
admin-bus-yes = connected
admin-bus-no = not connected; messages come late
admin-new-tables = New tables
admin-takes = taken
admin-drains = not taken, the node drains
admin-reports = Reports
admin-reports-none = none waits
admin-reports-wait =
    { $count ->
        [one] { $count } waits
       *[other] { $count } wait
    }
admin-nodes = Nodes
admin-state = State
admin-sockets = Connections
admin-tables = Tables
admin-started = Running since
admin-beat = Last sign of life
admin-here = answers you
admin-alive = running
admin-gone = silent
admin-no-tables = No tables
admin-phase-waiting = waiting for players
admin-phase-ready = before the deal
admin-phase-playing = playing
admin-phase-round_over = between rounds
admin-phase-match_over = after the game
admin-phase-closed = closed
admin-players = Players
admin-players-all = in all
admin-players-day = in the last day
admin-players-month = in 30 days
admin-players-banned = banned
admin-players-muted = muted
admin-players-staff = staff
admin-database = Database: { $name }.
admin-drain-title = Drain this node
admin-drain-about = The node takes no new tables and sends its players to the other nodes. Useful before an update; a restart brings it back.
admin-drain = Drain
admin-drain-ask = Drain the node?
admin-draining = The node drains
