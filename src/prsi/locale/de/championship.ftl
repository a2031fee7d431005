# Eine Meisterschaft: ihr Plan.

plan-title = { $players ->
        [one] Meisterschaft für { $players } Person
       *[other] Meisterschaft für { $players } Spieler
    }
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
plan-facts = Tische gleichzeitig: { $tables } · Freilose: { $byes } · Losglück: { $luck } (0 heißt: Das Los bevorzugt niemanden)
plan-note = Spiele und Minuten gelten im Mittel für den langsamsten Tisch jeder Phase, bei { $minutes } min je Spiel und ohne Pausen. Im Halbfinale und im Finale gibt es immer drei Chips.

# Warum der Plan so ist.

plan-why-final = Alle passen an einen Tisch und spielen gleich das Finale.
plan-why-semifinals = Alle passen in zwei Halbfinale, davor braucht es keine Runde.
plan-why-nine = Neun Spieler sind einer zu viel für zwei Halbfinale. Drei spielen deshalb um zwei Plätze, die anderen { $byes } haben ein Freilos; wer, entscheidet das Los.
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

# Listen und Ergebnisse, wie der Server sie ausgibt.

list-number = Nummer
list-name = Name
list-shown = Auf der Tafel
list-born = Geburtsjahr
list-note = Notiz
list-paid = Bezahlt
list-present = Da
list-withdrawn = Abgemeldet
list-state = Stand
list-state-registered = angemeldet
list-state-waiting = wartet auf die Auslosung
list-state-playing = spielt
list-state-through = ist weiter
list-state-out = fertig gespielt
results-places = Platzierung
results-place = Platz
results-player = Spieler
results-reached = Gekommen bis
results-running = Das Turnier läuft noch. Hier steht, was schon sicher ist.
results-table = Tisch { $number }
results-chips = Chips
results-points = Punkte
results-games = Spiele
results-advances = ist weiter
results-wins = gewinnt
results-no_show = nicht erschienen
results-left = gegangen
results-disqualified = ausgeschlossen

# Was der Server auf den Seiten der Meisterschaft ablehnt.

denied-no_championship = Dieses Turnier gibt es hier nicht. Schau nach, ob der Code stimmt.
denied-wrong_key = Dieser Link gilt nicht mehr oder darf das nicht. Einen neuen hat die Turnierleitung.
denied-no_draw = Diese Auslosung gibt es hier nicht. Eine von Hand gemachte lässt sich nicht wiederholen.
denied-bad_list = Das ist keine Liste von Anmeldungen. In jede Zeile gehören ein Name und ein Geburtsjahr.
denied-bad_backup = Das ist keine Sicherung einer Meisterschaft, oder sie ist beschädigt. Nichts hat sich geändert.
denied-longer_log = Hier ist mehr eingetragen als in der Sicherung. Nichts hat sich geändert.
denied-other_log = Hier ging es anders weiter als in der Sicherung. Nichts hat sich geändert.
denied-code_taken = Unter diesem Code läuft hier ein anderes Turnier. Nichts hat sich geändert.

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
championship-refused-full = Mehr Einträge passen nicht hinein.
championship-refused-blank = Der Name fehlt.
championship-refused-unreadable = Der Name enthält Zeichen, die man nicht sieht oder nicht lesen kann.
championship-refused-frozen = Das Turnier hat begonnen; das ändert sich seit der ersten Auslosung nicht mehr.
championship-refused-no_plan = Zuerst muss ein Turnierplan gewählt werden.
championship-refused-plan_differs = Dieser Plan geht nicht auf: Runden, Tische und Weiterkommende passen nicht zusammen.
championship-refused-round_not_over = Die vorige Runde ist noch nicht an allen Tischen zu Ende.
championship-refused-not_next = Das ist jetzt nicht an der Reihe. Inzwischen hat sich wohl etwas geändert, sieh noch einmal nach.
championship-refused-enough_present = Es sind genug da, also wird ausgelost und gespielt.
championship-refused-too_few_present = Es sind nicht mehr da, als weiterkommen. Zu losen gibt es nichts: Alle kommen weiter.
championship-refused-draw_not_announced = Diese Auslosung wurde noch nicht angekündigt.
championship-refused-roster_changed = Jemand von der angekündigten Liste ist inzwischen ausgeschieden. Die Auslosung muss neu angekündigt werden.
championship-refused-already_drawn = Diese Runde ist schon ausgelost.
championship-refused-draw_refused = So lässt sich nicht losen.
championship-refused-typed_wrong = Die eingetippte Auslosung stimmt nicht: Jemand fehlt, steht doppelt da, oder an einem Tisch stimmt die Zahl der Plätze nicht.
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
championship-refused-at_table = Diese Person sitzt gerade an einem Tisch. Dort trägt es die Tischleitung ein.
championship-refused-stale = Am Tisch wurde inzwischen weitergespielt. Sieh nach, wie es jetzt steht, und gib es noch einmal ein.
championship-refused-bad_cards = Die Karten stimmen nicht: Eine steht doppelt da, oder die Punkte passen nicht zur Zahl der Karten.
championship-refused-bad_values = So lassen sich die Karten nicht werten.
championship-refused-bad_names = Die eingetragenen Namen sind nicht die von diesem Tisch.
championship-refused-next_drawn = Die nächste Runde ist schon ausgelost. Jetzt kann das nur noch die Turnierleitung berichtigen.
championship-refused-not_over = Das Turnier ist noch nicht zu Ende gespielt.
championship-refused-ended = Das Turnier ist zu Ende.
championship-refused-not_ended = Das geht erst, wenn das Turnier zu Ende ist.
championship-refused-no_prize = Diesen Preis bekommt hier niemand.
championship-refused-no_news = Das ist schon eingetragen.
championship-refused-other_place = Der Ort hat sich inzwischen geändert. Sieh nach, wo jetzt gespielt wird.
championship-refused-final_chips = Im Halbfinale und im Finale hat jeder immer drei Chips.
championship-refused-offline = Es kam keine Antwort, und niemand weiß, ob es angekommen ist. Versuch es noch einmal: Doppelt eingetragen wird es nicht.
championship-refused-unavailable = Der Server schafft das gerade nicht. Versuch es gleich noch einmal.
championship-refused-too_often = Das war zu schnell hintereinander. Warte einen Augenblick.
championship-refused-key = Dieser Link gilt nicht mehr. Einen neuen hat die Turnierleitung.
championship-refused-unknown = Dieses Turnier gibt es hier nicht.
championship-refused-garbled = Der Server hat das nicht verstanden. Lade die Seite neu; was wartet, bleibt.

## Die Seite der Tischleitung

judge-title = Tisch { $table }
judge-round = { $kind ->
        [semifinal] Halbfinale
        [final] Finale
       *[other] { $number }. Runde
    }
judge-aim = { $count ->
        [one] gespielt wird, bis eine Person übrig ist
       *[other] { $count } kommen weiter
    }
judge-aim-points = { $games ->
        [one] ein Spiel um Punkte
       *[other] { $games } Spiele um Punkte
    }
judge-no-table = An diesem Tisch wird gerade nicht gespielt. Sobald ausgelost ist, erscheint er hier von selbst.
judge-idle = Die nächste Runde läuft, und dieser Tisch ist nicht dabei. Unten steht, wie hier zuletzt gespielt wurde.
judge-locked = Die nächste Runde ist ausgelost, der Tischbogen ist gesperrt. Berichtigen kann ihn die Turnierleitung.
judge-players = Spieler
judge-seat = Platz { $number }
judge-chips = { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
judge-sum = { $points } P.
judge-deals = gibt
judge-state-through = ist weiter
judge-state-wins = Sieg
judge-out-chips = keine Chips mehr
judge-out-no_show = nicht erschienen
judge-out-left = gegangen
judge-out-disqualified = ausgeschlossen
judge-link = Verbindung
judge-link-saved = Gespeichert
judge-link-sending = Wird gesendet.
judge-link-connecting = Verbindet sich.
judge-link-offline = Keine Verbindung.
judge-waiting = { $count ->
        [one] { $count } Eintrag wartet.
       *[other] { $count } Einträge warten.
    }
judge-waiting-list = Was wartet
judge-offline-about = Schreib einfach weiter, alles wird von selbst gesendet.
judge-offline-reload = Du kannst die Seite auch schließen, nichts geht verloren.
judge-offline-no-reload = Lade die Seite jetzt nicht neu und schließe sie nicht: Ohne Verbindung kommt sie nicht wieder.
judge-not-stored = Dieser Browser speichert nichts. Solange etwas wartet, lass die Seite offen.
judge-refused = Das hat der Server nicht angenommen
judge-refused-seen = Verstanden
judge-closed-waiting = Was hier wartet, geht nicht verloren: Öffne auf diesem Telefon den neuen Link des Tisches, dann wird es gesendet.
judge-entered = Eingetragen.
judge-here-title = Wer ist am Tisch?
judge-here = da
judge-missing = fehlt
judge-not-called = Die Runde ist noch nicht aufgerufen, die Zeit läuft noch nicht.
judge-time-left = Noch { $time }
judge-time-over = Die Zeit ist um
judge-strike = Nicht erschienen: streichen
judge-strike-title = Streichen: { $name }
judge-strike-yes = Ja, streichen
judge-untick-title = { $name } ist doch nicht am Tisch?
judge-untick-about = Wer nicht abgehakt ist, wenn die Zeit um ist, kann gestrichen werden.
judge-time-unsure = Ohne Verbindung kennt dieses Telefon die Zeit nicht genau; streichen kann die Turnierleitung.
judge-out-back = Wer gestrichen wurde oder gegangen ist, kommt nur durch die Turnierleitung wieder ins Spiel.
judge-foreign = Was nicht an diesem Tisch eingetragen wurde, kann nur die Turnierleitung berichtigen.
judge-dealer-title = Wer gibt zuerst?
judge-dealer-about = Danach geht das Geben im Uhrzeigersinn weiter.
judge-enter-game = { $number }. Spiel eintragen
judge-game-title = { $number }. Spiel
judge-correct-title = { $number }. Spiel berichtigen
judge-who-won = Wer hat gewonnen?
judge-winner = gewonnen
judge-left = Restkarten: { $name }
judge-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
judge-type-points = Lieber Punkte eingeben
judge-tap-cards = Lieber Karten antippen
judge-count = Anzahl der Karten
judge-points = Punkte
judge-points-span = Mit so vielen Karten sind es { $low } bis { $high } Punkte.
judge-next = Weiter
judge-check = Stimmt das?
judge-loses = { $because ->
        [cards] { $name } verliert einen Chip: gleich viele Punkte, aber mehr Karten.
        [lot] { $name } verliert einen Chip, das Los hat entschieden.
       *[points] { $name } verliert einen Chip.
    }
judge-reason = Grund der Berichtigung (freiwillig)
judge-enter = Eintragen
judge-enter-grave = Weiter
judge-yes = Ja, eintragen
judge-change-out = { $count ->
        [one] { $names } scheidet aus.
       *[other] { $names } scheiden aus.
    }
judge-change-back = { $count ->
        [one] { $names } ist wieder dabei.
       *[other] { $names } sind wieder dabei.
    }
judge-change-lost = Ein Chip weniger: { $names }
judge-change-regained = Ein Chip zurück: { $names }
judge-change-through = { $count ->
        [one] Weiter kommt { $names }
       *[other] Weiter kommen { $names }
    }
judge-change-wins = { $count ->
        [one] Das Finale gewinnt { $names }
       *[other] Das Finale gewinnen { $names }
    }
judge-change-nobody = Von diesem Tisch kommt niemand weiter.
judge-change-reopened = Der Tisch ist dann wieder offen.
judge-change-tied = Gleich viele Punkte und Karten, es losen { $names }
judge-change-clash = Dann passen die Einträge nicht mehr zusammen. Die Spiele danach müssen berichtigt werden.
judge-change-none = An den Chips ändert sich nichts.
judge-change-unknown = Was genau geschieht, kann dieses Telefon nicht ausrechnen. Prüfe den Eintrag und bestätige ihn dann.
judge-lot-title = Los nach dem { $number }. Spiel
judge-lot-about = Es losen { $names }: Misch das ganze Blatt, alle ziehen eine Karte, und die höchste verliert den Chip.
judge-lot-do = Los eintragen
judge-lot-whose = Wessen Karte
judge-lot-card = Gezogene Karte: { $name }
judge-lot-none = Karte wählen
judge-lot-again = Wieder gleich: Noch einmal losen { $names }
judge-lot-enter = Los eintragen
judge-over = Zu Ende gespielt
judge-over-points = Alle Spiele sind eingetragen: { $names }
judge-games = Spiele
judge-game = { $number }. { $name }
judge-lost = { $because ->
        [cards] { $name } verliert einen Chip (mehr Karten)
        [lot] { $name } verliert einen Chip (Los)
       *[points] { $name } verliert einen Chip
    }
judge-lost-out = es war der letzte
judge-correct = Berichtigen
judge-undo = { $number }. Spiel zurücknehmen
judge-undo-title = { $number }. Spiel zurücknehmen?
judge-undo-yes = Ja, zurücknehmen
judge-more = Am Tisch ist etwas los
judge-call = Turnierleitung rufen
judge-called = Die Turnierleitung ist seit { $time } gerufen.
judge-call-off = Nicht mehr nötig
judge-warn = Verwarnen
judge-leaves = Jemand geht
judge-left-title = { $name } geht
judge-left-about = Wer geht, scheidet aus. Ein laufendes Spiel zählt nicht.
judge-left-yes = Ja, geht
judge-own-name = Name der Tischleitung
judge-own-name-is = Es schreibt { $name }
judge-own-name-about = Den Namen sieht nur die Turnierleitung.
judge-whom = Um wen es geht
judge-why = Wofür
judge-words = Ein paar Worte (freiwillig)
judge-conduct-showing_cards = Karten gezeigt
judge-conduct-advising = anderen geraten
judge-conduct-telling_hands = verraten, wer was hat
judge-conduct-collusion = Absprache
judge-conduct-tampering = Karten oder Chips verändert
judge-conduct-delay = Verzögern
judge-conduct-cheating = Betrug
judge-conduct-other = etwas anderes
judge-dialog-warn = Verwarnung
judge-dialog-warn-yes = Verwarnung eintragen
judge-dialog-left = Wer geht?
judge-dialog-left-yes = Weiter
judge-dialog-call = Turnierleitung rufen
judge-dialog-call-yes = Rufen
judge-dialog-judge = Wer schreibt
judge-dialog-judge-yes = Speichern
judge-trace = Alle Einträge
judge-trace-dead = gilt nicht mehr
judge-by-here = dieses Telefon
judge-by-judge = Tischleitung
judge-by-head = Turnierleitung
judge-said-game = { $number }. Spiel, Sieg { $name }; übrig: { $left }
judge-said-cards = { $name } { $cards }
judge-said-points = { $count ->
        [one] { $name } { $points } P. ({ $count } Karte)
       *[other] { $name } { $points } P. ({ $count } Karten)
    }
judge-said-lot = Los nach dem { $number }. Spiel: { $cards }
judge-said-out = { $why ->
        [no_show] { $name }: nicht erschienen.
        [left] { $name }: gegangen.
       *[disqualified] { $name }: ausgeschlossen.
    }
judge-said-dealer = Zuerst gibt { $name }
judge-said-back = { $count ->
        [one] Ein Eintrag zurückgenommen.
       *[other] { $count } Einträge zurückgenommen.
    }
judge-said-here = { $name } ist am Tisch.
judge-said-missing = { $name } ist nicht am Tisch.
judge-said-warned = Verwarnung: { $name }, { $conduct }
judge-said-called = Die Turnierleitung ist gerufen.
judge-said-judge = Es schreibt { $name }
judge-clash-title = { $number }. Spiel: Die Einträge passen nicht
clash-differ = Zwei Einträge desselben Spiels sagen Verschiedenes. Frag am Tisch nach und wähle den richtigen.
clash-players = Im Eintrag stehen andere, als nach den Spielen davor noch dabei waren.
clash-lots_differ = Das Los ist zweimal verschieden eingetragen. Wähle das richtige.
clash-lot_players = Gelost haben andere als die mit gleich vielen Punkten und Karten.
clash-after_end = Nach den Spielen davor war der Tisch schon zu Ende, dieses Spiel ist zu viel.
judge-clash-keep = Dieser Eintrag gilt
judge-clash-again = { $number }. Spiel neu eintragen
judge-clash-drop = Zurücknehmen, was zu viel ist
