# Die Seiten des Anmeldetisches und der Turnierleitung.

office-done = Erledigt.
office-print = Drucken
office-reason = Grund
office-views = Teile der Seite
office-waits = { $count ->
        [one] { $count } Sache wartet
       *[other] { $count } Sachen warten
    }

## Anmeldetisch

desk-title = Anmeldetisch
desk-view-register = Anmelden
desk-view-roll = Wer ist da
desk-view-lists = Listen
desk-view-prizes = Preise
desk-registered = Angemeldet
desk-present = Da
desk-paid = Bezahlt
desk-expected = Soll der Anwesenden
desk-name = Name
desk-born = Geburtsjahr
desk-age = { $year } oder früher geboren, also dieses Jahr mindestens { $age ->
        [one] { $age } Jahr
       *[other] { $age } Jahre
    } alt.
desk-young = Zu jung: Mitspielen kann, wer dieses Jahr mindestens { $age ->
        [one] { $age } Jahr
       *[other] { $age } Jahre
    } alt wird, also { $year } oder früher geboren ist.
desk-more = Name auf der Tafel, Notiz
desk-shown = Name auf der Tafel
desk-shown-about = Leer: Vorname und erster Buchstabe des Nachnamens.
desk-note = Notiz
desk-note-about = Zum Beispiel eine Telefonnummer. Nur der Anmeldetisch und die Turnierleitung sehen sie.
desk-here = Ist da
desk-pays = Zahlt jetzt { $amount }
desk-register = Anmelden
desk-registered-as = Nummer { $number }: { $name }
desk-number-later = { $name } ist angemeldet. Die Nummer erscheint, sobald die Verbindung wieder da ist.
desk-still-open = { $name } ist angemeldet, aber Zahlung und Ankunft sind noch nicht eingetragen. Schick das Formular noch einmal ab.
desk-twin = { $name } mit diesem Geburtsjahr ist schon angemeldet, als Nummer { $number }. Ist das dieselbe Person?
desk-twice = Nein, jemand anderes: anmelden
desk-twin-mark = doppelt?
desk-twin-about = Es gibt noch eine Anmeldung mit diesem Namen und Jahr. Wenn es dieselbe Person ist, melde eine davon ab.
desk-closed = Die Anmeldung ist geschlossen. Bis zur ersten Auslosung kann die Turnierleitung noch jemanden dazunehmen.
desk-begun = Das Turnier hat begonnen. Anmelden geht nicht mehr.
desk-last = Zuletzt angemeldet
desk-is-here = Da
desk-not-here = nicht da
desk-has-paid = bezahlt: { $amount }
desk-slip = Eigene Seite
desk-slip-title = { $number } · { $name }
desk-slip-about = Deine eigene Seite: Ort, Zeit, Tisch und Chips. Heb den Code auf.
desk-search = Suchen
desk-search-about = Tippe einen Namen oder eine Nummer. Enter hakt ab, wer gefunden ist.
desk-which = Zeigen
desk-which-all = Alle
desk-which-missing = Fehlen: { $count }
desk-which-here = Da: { $count }
desk-which-unpaid = Nicht bezahlt
desk-roll-about = Wer hier abgehakt ist, nimmt an der ersten Auslosung teil.
desk-roll-table = Die Runde ist ausgelost: Wer abgehakt ist, sitzt am Tisch.
desk-tick = Ist da
desk-untick = Doch nicht da
desk-here-name = { $name } ist da
desk-said-here = { $name } ist da.
desk-said-away = { $name } ist nicht da.
desk-nobody = Noch ist niemand angemeldet.
desk-nobody-found = Diesen Namen oder diese Nummer gibt es hier nicht.
desk-late = spät
desk-withdrawn = abgemeldet
desk-at-table = Tisch { $table }
desk-number = Nr.
desk-paid-short = Bezahlt
desk-pay = { $amount }
desk-pay-name = { $name } zahlt { $amount }
desk-pay-back = Startgeld zurückgeben
desk-on-board = Auf der Tafel: { $name }
desk-edit = Ändern
desk-save = Speichern
desk-withdraw = Abmelden
desk-withdraw-title = { $name } abmelden?
desk-withdraw-about = Die Anmeldung bleibt durchgestrichen in der Liste und nimmt an keiner Auslosung mehr teil.
desk-come-back = Abmeldung zurücknehmen
desk-come-back-title = { $name } wieder anmelden?
desk-come-back-about = Die Anmeldung gilt wieder.
desk-print-title = Liste der Spieler
desk-print-about = Auf Papier oder als Tabelle.
desk-export = Tabelle (CSV)
desk-import-title = Liste einlesen
desk-import-about = Eine Tabelle (CSV), in jeder Zeile ein Name und ein Geburtsjahr. Sie wird erst nur angesehen; es geschieht nichts, bis du es bestätigst.
desk-import-file = Datei
desk-import-clean = Alle Zeilen sind in Ordnung.
desk-import-faults = { $count ->
        [one] { $count } Zeile ist falsch und wird ausgelassen:
       *[other] { $count } Zeilen sind falsch und werden ausgelassen:
    }
desk-import-twins = { $count ->
        [one] { $count } Person ist schon angemeldet oder doppelt in der Liste:
       *[other] { $count } Personen sind schon angemeldet oder doppelt in der Liste:
    }
desk-import-known = { $count ->
        [one] { $count } Zeile wurde schon früher eingelesen.
       *[other] { $count } Zeilen wurden schon früher eingelesen.
    }
desk-import-skip = Diese auslassen
desk-import-take = Anmelden
desk-import-taken = { $count ->
        [one] { $count } Person angemeldet.
       *[other] { $count } Personen angemeldet.
    }
desk-line = Zeile { $line }:
desk-lines-more = und { $count } weitere
desk-line-name = Der Name fehlt oder ist zu lang ({ $found }).
desk-line-born = Hier soll ein Jahr stehen, etwa 1990, und es steht da: { $found }.
desk-line-shown = Der Name auf der Tafel ist zu lang ({ $found }).
desk-line-note = Die Notiz ist zu lang ({ $found }).
desk-line-twin = { $found } ist schon da.
desk-unseen-title = Wer den Ort noch nicht kennt
desk-unseen-about = Nicht alle haben auf ihrer Seite gesehen, dass hier gespielt wird: { $place }. Ruf sie an und hake ab, wer es weiß.
desk-unseen-none = Alle wissen es.
desk-told = Weiß es
desk-told-name = { $name } weiß es
desk-prizes-later = Preise werden überreicht, wenn das Turnier zu Ende gespielt ist.
desk-prizes-about = Hake ab, was überreicht ist.
desk-prize-cup = Pokal
desk-prize-medal = Medaille
desk-prize-diploma = Urkunde
desk-prize-name = { $prize }: { $name }

## Turnierleitung: was jetzt dran ist

console-title = Turnierleitung
console-view-now = Jetzt
console-view-tables = Tische
console-view-people = Spieler
console-view-say = Durchsagen
console-view-log = Protokoll
console-view-safe = Codes und Sicherung
console-registration = Die Anmeldung läuft
console-registration-about = Angemeldet: { $count }, da: { $present }. Wenn alle da sind, schließ die Anmeldung und wähle einen Plan.
console-register-page = Anmeldeformular
console-close = Anmeldung schließen
console-close-about = Von selbst kann sich dann niemand mehr anmelden. Du kannst bis zur ersten Auslosung jemanden dazunehmen und die Anmeldung wieder öffnen.
console-reopen = Anmeldung wieder öffnen
console-plans = Wähle einen Plan
console-plans-about = Da: { $present }, angemeldet: { $registered }. Der beste Plan steht zuerst.
console-plan-players = Für wie viele
console-plan-byes = { $count ->
        [one] + { $count } Freilos
       *[other] + { $count } Freilose
    }
console-plan-time = Zeit ohne Pausen
console-plan-minutes = { $minutes } min
console-plan-hours = { $hours } h { $minutes } min
console-plan-choose = Diesen Plan wählen
console-publish-title = Plan veröffentlichen?
console-publish = Veröffentlichen
console-publish-about = Alle sehen ihn dann. Bis zur ersten Auslosung kannst du einen anderen wählen; danach stehen Runden, Tische und Freilose fest.
console-replan = Anderen Plan wählen
console-course = Der Plan
console-stage-about = Spieler: { $players }, Tische: { $tables }, Freilose: { $byes }
console-chips = { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
console-chips-of = Chips: { $stage }
console-draw-title = Auslosung: { $stage }
console-draw-about = Spieler: { $present }, Tische: { $tables }, Freilose: { $byes }.
console-draw-missing = { $count ->
        [one] { $count } Person ist angemeldet, aber nicht als da abgehakt, und nimmt an der Auslosung nicht teil.
       *[other] { $count } Personen sind angemeldet, aber nicht als da abgehakt, und nehmen an der Auslosung nicht teil.
    }
console-draw-how = Wie
console-draw-here = Hier auslosen
console-draw-typed = Von Hand ausgelost
console-source = Wert, der noch kommt
console-source-about = Was werden alle sehen, das noch niemand weiß? Daraus wird die Auslosung berechnet.
console-source-example = drei Würfel nacheinander, etwa 3 5 1
console-source-first = Schreib zuerst, woraus ausgelost wird.
console-redraw-first = Schreib zuerst, warum neu ausgelost wird.
console-announce = Auslosung ankündigen
console-begin = Turnier beginnen?
console-begin-about = Mit der ersten Auslosung beginnt das Turnier: Plan, Punktwerte und Spielart bleiben, wie sie sind, und niemand kommt mehr dazu.
console-all-advance = Alle kommen weiter
console-all-advance-about = Da: { $present }. Aus dieser Runde kommen { $advance } weiter, also gibt es nichts zu spielen.
console-all-advance-confirm = { $count ->
        [one] { $count } Spieler kommt sofort weiter, ohne dass gespielt wird
       *[other] { $count } Spieler kommen sofort weiter, ohne dass gespielt wird
    }. Zurücknehmen lässt sich das nicht.
console-redraw = Neu auslosen
console-redraw-title = Neu auslosen: { $stage }
console-redraw-about = Das wird die { $attempt }. Auslosung. Alle sehen, dass neu ausgelost wurde und warum.
console-redraw-reason = Warum wird neu ausgelost?
console-attempt = { $attempt }. Auslosung
console-reveal-title = Auslosung angekündigt: { $stage }
console-reveal-about = Der Fingerabdruck unten ist öffentlich: Niemand kann die Auslosung mehr ändern. Lass den Wert vor aller Augen entstehen und tippe ihn ein.
console-commitment = Fingerabdruck
console-value = Der Wert
console-reveal = Auslosen
console-reveal-confirm = Stimmt das so?
console-reveal-confirm-about = Daraus wird gelost, und alle sehen es sofort. Zurücknehmen lässt sich das nicht.
console-screen = Leinwand
console-typed-about = Tippe die Nummern ein: für jeden Tisch eine Zeile, in der Reihenfolge der Plätze.
console-typed-strange = Diese Nummern hat niemand, der da ist: { $numbers }
console-typed-twice = Doppelt: { $names }
console-typed-missing = { $count ->
        [one] Es fehlt { $count }:
       *[other] Es fehlen { $count }:
    }
console-typed-do = Diese Auslosung speichern
console-typed-confirm = Alle sehen es sofort. Tische: { $tables }, Freilose: { $byes }. Noch einmal durchgelesen?
console-drawn = Ausgelost: { $stage }
console-drawn-about = Die Tische stehen auf der Tafel. Ruf die Runde auf, wenn alle ihren Platz finden können; dann läuft die Zeit, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
console-call = Runde aufrufen
console-call-title = { $stage } aufrufen?
console-call-about = Von jetzt an haben alle { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, um an den Tisch zu kommen.

## Turnierleitung: eine Runde

console-table = Tisch { $table }
console-tables-over = Fertige Tische: { $over } von { $all }
console-missing = { $count ->
        [one] { $count } Person ist noch nicht am Tisch
       *[other] { $count } Personen sind noch nicht am Tisch
    }
console-time-left = noch { $time }
console-time-over = Zeit ist um
console-arrived = Ist da
console-arrived-name = Ist da: { $name }
console-away = fehlt noch
console-all-there = Alle sind an den Tischen.
console-excuse = Entschuldigen
console-excuse-name = { $name } entschuldigen
console-excuse-about = Nur aus ernstem Grund, und nur wenn es gemeldet wurde, solange die Zeit lief.
console-noticed = Gemeldet um
console-decision = Entscheidung
console-granted = Mehr Zeit
console-not-granted = Nein
console-more-minutes = Minuten mehr
console-until = Bis { $time }
console-excuse-save = Entscheidung speichern
console-extend = Mehr Zeit für alle
console-strike = Streichen
console-strike-name = { $name } streichen
console-strike-about = Der Platz an Tisch { $table } bleibt leer und zählt, als wäre jemand ausgeschieden.
console-call-of = Tisch { $table } ruft
console-open-table = Tisch öffnen
console-answer = Geklärt
console-answer-save = Speichern
console-answer-decision = Was entschieden wurde
console-unheard = { $count ->
        [one] An Tisch { $tables } ist die Zeit um
       *[other] An den Tischen { $tables } ist die Zeit um
    }
console-unheard-about = Dort ist jemand nicht abgehakt. Solange das Telefon dort keine Verbindung hat, streicht die Uhr niemanden: Sieh nach und entscheide weiter unten.
console-clash = Tisch { $table }, Spiel { $number }: Die Einträge widersprechen sich
console-clash-decided = von der Turnierleitung entschieden
console-entry = Eintrag { $letter }
console-had = { $count ->
        [one] { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, { $count } Karte
       *[other] { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, { $count } Karten
    }
console-keep = Dieser stimmt
console-drop = Zurücknehmen
console-won = { $name } gewinnt
console-lost = { $name } verliert einen Chip,
console-because-points = meiste Punkte
console-because-cards = meiste Karten
console-because-lot = durch Los
console-all-tables = Alle Tische
console-round = Runde
console-unplayed = In dieser Runde wurde nicht gespielt: Alle kamen weiter.
console-no-tables = Noch ist keine Runde ausgelost.
console-players = Spieler
console-deals = gibt
console-first-dealer = Wer zuerst gibt
console-choose = wähle
console-judge = Tischleitung
console-save = Speichern
console-games = Spiele
console-no-games = Noch kein Spiel.
console-game-out = scheidet aus
console-correct = Berichtigen
console-correct-name = Spiel { $number } berichtigen
console-correct-title = Tisch { $table }: Spiel { $number } berichtigen
console-correct-late = Die nächste Runde ist schon ausgelost. Das ist deine Entscheidung als Turnierleitung, und sie braucht einen Grund.
console-game-dropped = Spiel { $number }: alles, was dazu eingetragen ist
console-enter = Spiel { $number } eintragen
console-enter-title = Tisch { $table }: Spiel { $number }
console-winner = Wer gewonnen hat
console-points = Punkte
console-cards = Karten
console-take-back = Zurücknehmen
console-trace = Alle Einträge ({ $count })
console-dead = zählt nicht
console-lot-title = Los
console-lot-about = Wer gleich ist, zieht je eine Karte aus einem ganzen gemischten Blatt. Der höchste Wert verliert.
console-reason-needed = Nötig; er bleibt im Protokoll.
console-follow = Was daraus folgt
console-follow-not = Das geht nicht
console-follow-out = Scheidet aus: { $names }
console-follow-back = Wieder dabei: { $names }
console-follow-over = { $count ->
        [one] Am Tisch ist Schluss, weiter kommt { $names }
       *[other] Am Tisch ist Schluss, weiter kommen { $names }
    }
console-follow-nobody = Am Tisch ist Schluss. Niemand kommt weiter.
console-follow-playing = Als Nächstes kommt Spiel { $number }, mit { $names }
console-follow-lot = Das Los entscheidet zwischen { $names }
console-follow-conflict = Die Einträge zu Spiel { $number } würden sich widersprechen; du müsstest entscheiden.
console-follow-locked = Die nächste Runde ist ausgelost: Wer dort sitzt, bleibt. Wenn sich das ändern soll, lose sie neu aus.

## Turnierleitung: Spieler

console-late = Jemanden nachmelden
console-everybody = Alle
console-state-registered = angemeldet
console-state-waiting = wartet auf die Auslosung
console-state-playing = spielt
console-state-through = ist weiter
console-state-out = fertig gespielt
console-state-withdrawn = abgemeldet
console-warnings = { $count ->
        [one] { $count } Verwarnung
       *[other] { $count } Verwarnungen
    }
console-warn = Verwarnen
console-warn-name = { $name } verwarnen
console-warn-text = Was geschehen ist
console-warned-before = { $count ->
        [one] Bisher { $count } Verwarnung:
       *[other] Bisher { $count } Verwarnungen:
    }
console-conduct = Wofür
console-out = Ausscheiden …
console-out-name = Ausscheiden … { $name }
console-out-why = Was geschehen ist
console-out-left = Geht
console-out-disqualified = Ausschließen
console-reinstate = Wer zuletzt ausschied, darf zurück
console-reinstate-about = Bliebe nur eine Person übrig, spielt weiter, wer zuletzt ausschied, damit zwei weiterkommen.
console-apart = Nicht an einen Tisch
console-apart-about = Verwandte zum Beispiel: Das Los setzt sie nicht zusammen. Nur vor der ersten Auslosung, und alle dürfen es wissen.
console-apart-none = Niemand.
console-apart-one = Eine Person
console-apart-other = Die andere
console-pick-about = Nummer oder ein Teil des Namens.
console-pick-more = { $count } passen, tipp weiter.
console-apart-do = Nicht zusammensetzen
console-apart-drop = Aufheben
console-apart-drop-names = Wunsch aufheben: { $names }
console-apart-drop-yes = Wunsch aufheben
console-apart-drop-about = Danach kann das Los sie zusammensetzen. Gilt für die nächsten Auslosungen.

## Turnierleitung: Durchsagen und Einstellungen

console-say-title = Durchsage
console-say-text = Text für die Tafel
console-say-do = Durchsagen
console-say-none = Noch nichts durchgesagt.
console-about = Worüber
console-about-other = Anderes
console-about-delay = Verspätung
console-about-weather = Wetter
console-about-place = Ort
console-set-title = Ort und Zeit
console-set-place = Ort
console-set-place-about = Wenn er sich ändert, sehen es alle auf ihrer Seite und bestätigen es. Am Anmeldetisch sieht man, wer es noch nicht weiß.
console-set-starts = Tag und Uhrzeit
console-set-all = Alle Einstellungen
console-set-do = Ändern

## Turnierleitung: das Protokoll

console-log-search = Suchen
console-log-when = Wann
console-log-who = Wer
console-log-what = Was
console-log-why = Warum
console-log-more = { $count } ältere
console-log-by-all = Alle
console-log-by-head = Turnierleitung
console-log-by-desk = Anmeldetisch
console-log-by-judge = Tische
console-by-head = Turnierleitung
console-by-desk = Anmeldetisch
console-by-judge = Tischleitung { $number }
console-by-entrant = eigene Seite
console-by-anybody = Anmeldeformular
console-by-server = Server
console-log-opened = Turnier eröffnet
console-log-settings_changed = Einstellungen geändert
console-log-registered = angemeldet: { $name }
console-log-entrant_changed = Anmeldung geändert: { $name }
console-log-fee_paid = { $name }, insgesamt bezahlt: { $amount }
console-log-checked_in = da: { $name }
console-log-checked_in-not = doch nicht da: { $name }
console-log-withdrawn = abgemeldet: { $name }
console-log-kept_apart = nicht an einen Tisch: { $name }
console-log-registration_closed = Anmeldung geschlossen
console-log-registration_closed-not = Anmeldung wieder geöffnet
console-log-plan_chosen = Plan veröffentlicht
console-log-chips_set = Runde { $round }, Chips: { $chips }
console-log-draw_announced = Runde { $round }: { $attempt }. Auslosung angekündigt
console-log-draw_revealed = Runde { $round } ausgelost aus „{ $value }“
console-log-draw_typed = Runde { $round }: von Hand ausgelost
console-log-all_advance = Runde { $round }: alle kommen weiter
console-log-round_called = Runde { $round } aufgerufen
console-log-excused = { $name } entschuldigt bis { $time }
console-log-excused-not = Entschuldigung von { $name } abgelehnt
console-log-extended = mehr Zeit für alle, bis { $time }
console-log-arrived = am Tisch: { $name }
console-log-arrived-not = doch nicht am Tisch: { $name }
console-log-out-no_show = Tisch { $table }: { $name } gestrichen, nicht erschienen
console-log-out-left = Tisch { $table }: { $name } geht
console-log-out-disqualified = ausgeschlossen: { $name }
console-log-dealer_named = Tisch { $table }: { $name } gibt zuerst
console-log-game_entered = Tisch { $table }, Spiel { $number }: { $name } gewinnt
console-log-game_entered-again = Tisch { $table }, Spiel { $number } berichtigt: { $name } gewinnt
console-log-lot_drawn = Tisch { $table }, Spiel { $number }: Los gezogen
console-log-taken_back = { $count ->
        [one] { $count } Eintrag zurückgenommen
       *[other] { $count } Einträge zurückgenommen
    }
console-log-warned = Verwarnung: { $name }
console-log-head_judge_called = Tisch { $table } hat gerufen
console-log-call_answered = Ruf geklärt
console-log-table_judge = Tisch { $table }, Tischleitung: { $name }
console-log-table_opened = Tisch { $table } auf dem Server geöffnet
console-log-announcement = Durchsage: { $text }
console-log-place_acknowledged = { $name } kennt den Ort
console-log-prize_handed = { $prize } überreicht: { $name }
console-log-prize_handed-not = { $prize } doch nicht überreicht: { $name }
console-log-ended = Turnier beendet
console-log-erased = Anmeldungen gelöscht
console-log-keys_renewed = neue Links: { $role }

## Turnierleitung: Codes, Sicherung, Ende

console-backup = Sicherung
console-backup-about = Eine Datei mit allem. Wer sie hat, hat alle Links und alle Namen: Bewahre sie auf deinem eigenen USB-Stick auf.
console-backup-do = Sicherung herunterladen
console-restore-about = Wenn dieser Rechner ausfällt, öffne Prší auf einem anderen, wähle Meisterschaft und dann „Aus einer Sicherung weitermachen“. Die Codes auf den Tischen gelten weiter.
console-restore = Aus einer Sicherung weitermachen
console-restore-help = Die Meisterschaft geht hier mit demselben Code und denselben Links weiter. Eine laufende Zeit läuft weiter.
console-restore-file = Datei mit der Sicherung
console-restore-do = Hier weitermachen
console-codes = Codes für die Tischleitungen
console-codes-about = Ein Code für jeden Tisch, er gilt den ganzen Tag. Die Kamera eines Telefons genügt, ein Konto braucht es nicht.
console-codes-none = Tische gibt es, sobald jemand angemeldet ist.
console-codes-print = { $count ->
        [one] { $count } Code drucken
       *[other] { $count } Codes drucken
    }
console-code-of = Code von Tisch { $table }
console-links = Links
console-link = Link
console-link-board = Tafel für alle
console-link-screen = Leinwand
console-link-register = Anmeldeformular
console-link-desk = Anmeldetisch
console-link-head = Diese Seite
console-link-secret = Wer diesen Link hat, darf alles, wozu er da ist. Zeig ihn nur, wem er zusteht.
console-link-show = Zeigen
console-link-show-name = Zeigen: { $name }
console-renew = Neue Links
console-renew-about = Hat jemand einen Link, der ihn nicht haben soll? Mach einen neuen. Der alte gilt sofort nicht mehr.
console-renew-judge = Tische
console-renew-desk = Anmeldetisch
console-renew-entrant = Alle eigenen Seiten
console-renew-head = Diese Seite
console-renew-do = Neue Links machen
console-renew-warning = Die alten Links und Codes gelten sofort nicht mehr, auch die gedruckten.
console-renew-table = Welcher Tisch
console-renew-all = alle Tische
console-erase = Anmeldungen löschen
console-erase-about = Namen, Geburtsjahre und Notizen werden { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach dem Ende von selbst gelöscht. Du kannst es früher tun.
console-erase-do = Löschen
console-erase-warning = Namen, Geburtsjahre und Notizen sind dann für immer weg, auch aus dem Protokoll. Die Ergebnisse bleiben mit den Namen der Tafel.
console-erase-type = Tippe { $code }, damit klar ist, dass du es ernst meinst
console-erased = Die Anmeldungen sind gelöscht.
console-over = Alles ist gespielt
console-over-about = Sieh die Plätze durch und berichtige, was falsch ist. Dann beende das Turnier.
console-ended = Das Turnier ist zu Ende
console-end = Turnier beenden
console-end-about = Dann stehen die Plätze fest. Berichtigen kannst du auch danach, mit einem Grund. Die Anmeldungen werden { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } danach gelöscht.
console-places = Plätze
console-prints = Urkunden und anderes zum Drucken
console-results-csv = Ergebnisse (CSV)
console-results-json = Ergebnisse (JSON)
console-results-html = Ergebnisse als Seite
