# Eine Meisterschaft: ihr Plan.

plan-title = Meisterschaft für { $players } Spieler
plan-stage = Phase
plan-players = Spieler
plan-tables = Tische
plan-byes = Freilose
plan-advance = Weiter
plan-games = Spiele ({ $chips } Chips)
plan-minutes = Minuten
plan-round = { $number }. Runde
plan-round-byes = { $number }. Runde (Zwischenrunde)
plan-semifinals = Halbfinale
plan-final = Finale
plan-total = Zusammen
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Tische gleichzeitig: { $tables } · Freilose: { $byes } · Losglück: { $luck } (0 heißt: das Los bevorzugt niemanden)
plan-note = Spiele und Minuten gelten im Mittel für den langsamsten Tisch jeder Phase, bei { $minutes } Minuten je Spiel und ohne Pausen. Im Halbfinale und im Finale gibt es immer drei Chips.

# Warum der Plan so ist.

plan-why-final = Alle passen an einen Tisch und spielen gleich das Finale.
plan-why-semifinals = Alle passen in zwei Halbfinale, davor braucht es keine Runde.
plan-why-nine = Neun Spieler sind für die Halbfinale einer zu viel. Drei spielen deshalb um zwei Plätze, die anderen { $byes } haben ein Freilos; wer, entscheidet das Los.
plan-why-even = Von jedem Tisch kommen zwei weiter, und nach der letzten Runde sind es genau acht. In jeder Runde spielen alle, niemand braucht ein Freilos.
plan-why-few = { $round }. Runde: { $players } Spieler füllen nur { $tables } Tische zu viert oder fünft, es kämen also nur { $left } weiter. Für die Halbfinale braucht es acht, deshalb gibt es Freilose: { $byes }.
plan-why-number = { $round }. Runde: Spielten alle { $players }, kämen { $left } weiter. Von dort kommt man nur mit späteren Freilosen oder mit einer Runde mehr auf acht. Deshalb gibt es schon jetzt Freilose: { $byes }.
plan-why-range = { $round }. Runde: Spielten alle { $players }, kämen { $low } bis { $high } weiter. Von dort kommt man nur mit späteren Freilosen oder mit einer Runde mehr auf acht. Deshalb gibt es schon jetzt Freilose: { $byes }.

# Andere Pläne.

plan-alternatives = Andere Pläne
plan-no-alternative = Für diese Zahl von Spielern lohnt sich kein anderer Plan.
plan-variant = Plan
plan-rounds = Verlauf (+ Freilose)
plan-at-once = Tische gleichzeitig
plan-luck = Losglück
plan-variant-best = Der beste Plan
plan-variant-byes_first = Alle Freilose in der ersten Runde
plan-variant-table_of_three = Ein Dreiertisch, keine Freilose
plan-variant-table_of_six = Ein Sechsertisch, keine Freilose
plan-variant-semifinal_of_five = Alle gleich ins Halbfinale, eines zu fünft

championship-title = Meisterschaft

## Warum etwas nicht geht

championship-refused-not_allowed = Das geht von dieser Seite aus nicht. Das darf jemand anderes, wohl die Turnierleitung.
championship-refused-other_table = Das gehört zu einem anderen Tisch.
championship-refused-unknown_entrant = Diese Person ist nicht angemeldet.
championship-refused-unknown_table = Diesen Tisch gibt es in dieser Runde nicht.
championship-refused-unknown_round = Diese Runde steht nicht im Plan.
championship-refused-unknown_report = Diesen Eintrag gibt es nicht, oder er lässt sich nicht zurücknehmen.
championship-refused-too_young = Mitspielen darf, wer { $expected } oder früher geboren ist.
championship-refused-closed = Die Anmeldung ist zu Ende. Jetzt kann nur noch die Turnierleitung jemanden aufnehmen.
championship-refused-not_closed = Zuerst muss die Anmeldung geschlossen werden.
championship-refused-full = Mehr Anmeldungen passen nicht hinein.
championship-refused-blank = Der Name fehlt.
championship-refused-frozen = Das Turnier hat begonnen; das ändert sich seit der ersten Auslosung nicht mehr.
championship-refused-no_plan = Zuerst muss ein Turnierplan gewählt werden.
championship-refused-plan_differs = Dieser Plan geht nicht auf: Runden, Tische und Weiterkommende passen nicht zusammen.
championship-refused-round_not_over = Die vorige Runde ist noch nicht an allen Tischen zu Ende.
championship-refused-not_next = Das ist jetzt nicht an der Reihe. Inzwischen hat sich wohl etwas geändert, sieh noch einmal nach.
championship-refused-enough_present = Es sind genug da, also wird ausgelost und gespielt.
championship-refused-too_few_present = Es sind nicht mehr da, als weiterkommen. Zu losen gibt es nichts: Alle kommen weiter.
championship-refused-draw_not_announced = Diese Auslosung wurde noch nicht angekündigt.
championship-refused-already_drawn = Diese Runde ist schon ausgelost.
championship-refused-draw_refused = So lässt sich nicht losen.
championship-refused-typed_wrong = Die abgetippte Auslosung stimmt nicht: Jemand fehlt, steht doppelt da, oder ein Tisch hat falsch viele Plätze.
championship-refused-reason_needed = Bitte gib einen Grund an. Er bleibt im Protokoll.
championship-refused-not_drawn = Diese Runde ist noch nicht ausgelost.
championship-refused-other_draw = Die Runde wurde inzwischen neu ausgelost; das gehört zu einer Auslosung, die nicht mehr gilt.
championship-refused-already_called = Die Runde ist schon aufgerufen, die Zeit läuft.
championship-refused-not_called = Die Runde ist noch nicht aufgerufen, die Zeit läuft also noch nicht.
championship-refused-too_late = Eine Verspätung muss vor Ablauf der Zeit gemeldet sein. Das kam danach.
championship-refused-not_in_future = Die neue Zeit muss später sein als die bisherige.
championship-refused-time_left = Die Zeit läuft noch. Gestrichen wird erst, wenn sie um ist.
championship-refused-is_there = Diese Person ist am Tisch.
championship-refused-not_playing = Diese Person spielt hier nicht oder ist schon ausgeschieden.
championship-refused-at_table = Diese Person sitzt gerade an einem Tisch. Wer dort das Blatt führt, trägt es ein.
championship-refused-stale = Am Tisch wurde inzwischen weitergespielt. Sieh nach, wie es jetzt steht, und gib es noch einmal ein.
championship-refused-bad_cards = Die Karten stimmen nicht: Eine steht doppelt da, oder die Punkte passen nicht zur Zahl der Karten.
championship-refused-bad_values = So lassen sich die Karten nicht werten.
championship-refused-bad_names = Die eingetragenen Personen sind nicht die an diesem Tisch.
championship-refused-next_drawn = Die nächste Runde ist schon ausgelost. Jetzt kann das nur noch die Turnierleitung ändern.
championship-refused-not_over = Das Turnier ist noch nicht zu Ende gespielt.
championship-refused-ended = Das Turnier ist zu Ende.
championship-refused-not_ended = Das geht erst, wenn das Turnier zu Ende ist.
championship-refused-no_prize = Diesen Preis bekommt hier niemand.
championship-refused-final_chips = Im Halbfinale und im Finale hat jeder immer drei Chips.
championship-refused-offline = Der Server antwortet nicht. Es ist nichts geschehen, versuch es gleich noch einmal.
championship-refused-unavailable = Der Server schafft das gerade nicht. Versuch es gleich noch einmal.
championship-refused-too_often = Das war zu schnell hintereinander. Warte einen Augenblick.
championship-refused-key = Dieser Link gilt nicht mehr. Einen neuen hat die Turnierleitung.
championship-refused-unknown = Dieses Turnier gibt es hier nicht.
championship-refused-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu; was wartet, bleibt.
