# Die Meisterschaft: Tafel, Anmeldung, Leinwand, Auslosung, Druck.

champ-chips = { $count } von { $of } Chips
champ-stage = { $kind ->
        [semifinal] Halbfinale
        [final] Finale
       *[round] { $number }. Runde
    }
champ-stage-of = { $number } von { $count }
champ-place = { $place }.
champ-places-shared = { $first }.–{ $last }.
champ-table = Tisch { $number }
champ-table-word = Tisch
champ-seat-word = Platz
champ-table-over = Fertig
champ-table-lot = Das Los entscheidet
champ-table-conflict = Die Turnierleitung klärt es
champ-table-game = { $number }. Spiel
champ-seat-advances = ist weiter
champ-seat-out = ohne Chips, ausgeschieden
champ-seat-no_show = nicht erschienen
champ-seat-left = gegangen
champ-seat-disqualified = ausgeschlossen
champ-deals = gibt
champ-awaited = noch { $time }
champ-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
champ-call = Bitte an die Tische!
champ-call-over = Die Zeit, an den Tisch zu kommen, ist um.
champ-news = Durchsagen
champ-news-place = Ort
champ-news-weather = Wetter
champ-news-delay = Verspätung
champ-news-other = Durchsage
champ-news-older = Ältere Durchsagen ({ $count })
champ-bracket-title = Der Weg ins Finale
champ-bracket-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
champ-bracket-table = Tisch { $number }: { $names }{ $over ->
        [yes] . Fertig.
       *[no] . Es wird gespielt.
    }
champ-bracket-planned = { $tables ->
        [one] Geplant ist { $tables } Tisch, noch nicht ausgelost.
       *[other] Geplant sind { $tables } Tische, noch nicht ausgelost.
    }
champ-all-advance = Alle sind ohne Spiel weiter
champ-byes = { $count ->
        [one] { $count } Freilos
       *[other] { $count } Freilose
    }
champ-byes-who = Wer ein Freilos hat
champ-byes-some = Freilose { $first } bis { $last } von { $count }
champ-to-list = Zur Liste der Meisterschaften
champ-to-board = Zur Tafel
champ-more = Weitere Seiten
champ-show-more = Weitere zeigen ({ $count })
champ-to-screen = Leinwand für den Saal
champ-to-print = Drucken
champ-phase-registration = { $count ->
        [one] Die Anmeldung läuft. Bisher { $count } Spieler.
       *[other] Die Anmeldung läuft. Bisher { $count } Spieler.
    }
champ-phase-closed = Die Anmeldung ist geschlossen. Der Plan entsteht.
champ-phase-planned = Der Plan steht. Bald wird ausgelost.
champ-phase-drawing = Es wird ausgelost.
champ-phase-drawn = Ausgelost. Finde deinen Tisch.
champ-phase-called = Die Runde beginnt. Kommt an die Tische.
champ-phase-playing = Es wird gespielt.
champ-phase-between = Die Runde ist gespielt.
champ-phase-over = Alles gespielt!
champ-phase-ended = Die Meisterschaft ist zu Ende. Danke, dass ihr da wart.
champ-list-phase-registration = Anmeldung offen
champ-list-phase-closed = Anmeldung geschlossen
champ-list-phase-planned = Beginnt bald
champ-list-phase-drawing = Wird ausgelost
champ-list-phase-drawn = Ausgelost
champ-list-phase-called = Runde beginnt
champ-list-phase-playing = Wird gespielt
champ-list-phase-between = Zwischen zwei Runden
champ-list-phase-over = Gespielt
champ-list-phase-ended = Beendet
champ-registered-count = { $count ->
        [one] { $count } angemeldet
       *[other] { $count } angemeldet
    }

## Tafel

champ-register-go = Anmelden
champ-my-page = Meine Seite: { $name }
champ-mine-title = Mein Tisch
champ-mine-at = { $stage }, Tisch { $table }, Platz { $seat }
champ-mine-bye = Freilos: weiter ohne Spiel. Zur nächsten Runde wird neu ausgelost.
champ-mine-other = Anderen Namen suchen
champ-mine-find = Schreib deinen Namen
champ-mine-none = Diesen Namen gibt es hier nicht. Probier nur den Anfang.
champ-places-title = Ergebnisse
champ-places-so-far = Plätze, die schon feststehen
champ-places-all = Alle Plätze
champ-tables-title = Tische: { $stage }
champ-rounds = Runden
champ-draw-check = Auslosung prüfen
champ-draw-soon = Auslosung: { $stage }
champ-draw-announced-link = Die Auslosung ist angekündigt. Hier ist ihr Fingerabdruck.

## Anmeldung

champ-register-title = Anmeldung
champ-register-name = Vor- und Nachname
champ-register-born = Geburtsjahr
champ-register-age = Mitspielen darf, wer im Jahr { $event } mindestens { $age ->
        [one] { $age } Jahr
       *[other] { $age } Jahre
    } alt ist oder wird: alle, die { $year } oder früher geboren sind.
champ-register-any-age = Mitspielen dürfen alle, egal wie alt.
champ-register-young = Dieses Jahr geht es noch nicht: Mitspielen darf, wer { $year } oder früher geboren ist.
champ-register-year = Schreib das Geburtsjahr mit vier Ziffern, zum Beispiel 1987.
champ-register-shown = Name auf der Tafel
champ-register-shown-short = Kurz (Jana N.)
champ-register-shown-full = Ganzer Name
champ-register-shown-other = Spitzname
champ-register-nick = Spitzname
champ-register-note = Nachricht an die Veranstalter (muss nicht sein)
champ-register-note-about = Zum Beispiel, mit wem aus der Familie du nicht an einem Tisch sitzen möchtest.
champ-register-fee = Das Startgeld von { $fee } { $currency } wird vor Ort bezahlt.
champ-register-kept = { $days ->
        [one] Wir speichern nur Name, Geburtsjahr und Nachricht. Das sieht man am Anmeldetisch, alle anderen sehen nur den Namen auf der Tafel. { $days } Tag nach der Meisterschaft wird es gelöscht.
       *[other] Wir speichern nur Name, Geburtsjahr und Nachricht. Das sieht man am Anmeldetisch, alle anderen sehen nur den Namen auf der Tafel. { $days } Tage nach der Meisterschaft wird es gelöscht.
    }
champ-register-do = Anmelden
champ-register-another = Noch jemanden anmelden
champ-registered = Angemeldet! Deine Nummer ist { $number }.
champ-registered-open = Meine Seite öffnen
champ-private-qr = QR-Code deiner Seite
champ-private-about = Das ist deine eigene Seite: Tisch, Zeit und Chips. Bewahre den Link auf oder fotografiere den Code, und gib ihn niemandem weiter.
champ-private-link = Link zu deiner Seite
champ-private-title = Link zu dieser Seite

## Eigene Seite

champ-mine-page = Meine Meisterschaft
champ-number = Nummer
champ-place-look = Schau, wo gespielt wird:
champ-place-seen = Ich weiß Bescheid
champ-place-thanks = Danke, die Veranstalter wissen es.
champ-withdraw = Abmelden
champ-withdraw-about = Das lässt sich nicht zurücknehmen. Wenn du es dir anders überlegst, melde dich neu an, solange es geht.
champ-withdraw-stay = Dabeibleiben
champ-withdraw-yes = Ja, abmelden
champ-withdrawn = Abgemeldet. Schade, vielleicht beim nächsten Mal!
champ-my-place = Fertig gespielt: Platz { $place }. Glückwunsch!
champ-my-registered = Angemeldet. Melde dich vor Ort zuerst am Anmeldetisch.
champ-my-waiting = Du wartest auf die Auslosung. Dein Tisch erscheint hier.
champ-my-playing = Du spielst. Viel Glück!
champ-my-through = Du bist weiter! Warte auf die nächste Auslosung.
champ-my-out = Für dich ist das Spiel zu Ende. Danke fürs Mitspielen!
champ-to-table = Zum Tisch

## Liste und neue Meisterschaft

champ-list-about = Ein Prší-Turnier um Chips: Auslosung, Tische, Aufstieg und Finale. Melde dich an oder richte selbst eines aus.
champ-list-title = Meisterschaften hier
champ-list-none = Noch keine. Richte die erste aus!
champ-open = Meisterschaft ausrichten
champ-open-heading = Neue Meisterschaft
champ-open-about = Name, Tag und Ort genügen; alles andere folgt den Regeln und lässt sich bis zum Beginn ändern.
champ-open-title-default = Prší-Meisterschaft
champ-open-do = Meisterschaft eröffnen
champ-open-cancel = Zurück zur Liste
champ-set-title = Name
champ-set-title-wrong = Die Meisterschaft braucht einen Namen.
champ-set-starts = Wann
champ-set-starts-example = Samstag, 15. August, ab 10 Uhr
champ-set-place = Wo
champ-set-where = Gespielt wird
champ-set-hall = im Saal mit Karten
champ-set-online = hier auf dem Server
champ-set-format = Wie gespielt wird
champ-set-knockout = Um Chips bis zum Finale
champ-set-points = Feste Zahl Spiele nach Punkten
champ-set-knockout-about = Von jedem Tisch kommen zwei weiter, acht ins Halbfinale und vier ins Finale.
champ-set-points-about = In jeder Runde werden die Tische neu ausgelost; die kleinste Punktsumme gewinnt.
champ-set-rounds = Runden
champ-set-games = Spiele je Runde
champ-set-chips = Chips in den ersten Runden
champ-set-chips-about = Im Halbfinale und im Finale sind es immer drei.
champ-set-values = Was die Karten zählen
champ-set-fee = Startgeld
champ-set-currency = Währung
champ-set-age = Mindestalter
champ-set-year = Jahr
champ-set-more = Weitere Einstellungen
champ-set-call = Minuten, um an den Tisch zu kommen
champ-set-strike = Wer zu spät kommt, wird automatisch gestrichen
champ-set-strike-about = Sonst entscheidet die Turnierleitung, ebenso an einem Tisch, dessen Telefon keine Verbindung hat.
champ-set-game = Minuten je Spiel (für den Plan)
champ-set-erase = Anmeldungen löschen nach Tagen
champ-set-erase-about = Gezählt ab dem Ende der Meisterschaft. Plätze und Ergebnisse bleiben.
champ-set-season = Serie
champ-set-season-about = Meisterschaften mit demselben Seriennamen zählen für eine gemeinsame Tabelle.
champ-awaited-still = fehlt noch
champ-seat-wins = gewinnt
champ-results-html = Ergebnisse als Seite
champ-results-csv = Tabelle (CSV)
champ-results-json = Daten (JSON)

## Leinwand

champ-screen-join = Scanne den Code und melde dich an:
champ-screen-qr = QR-Code der Anmeldung
champ-screen-local = Diese Adresse kennt nur dieser Computer. Öffne die Seite unter der Adresse, die auch Telefone erreichen.
champ-screen-replay = Auslosung noch einmal zeigen
champ-screen-skip = Überspringen
champ-screen-before = Vorige Seite
champ-screen-next = Nächste Seite
champ-screen-page = { $page } / { $pages }
champ-screen-hold = Seiten anhalten
champ-screen-go = Weiterblättern
champ-screen-full = Vollbild
champ-screen-window = Zurück ins Fenster

## Auslosung

champ-draw-title = Auslosung
champ-draw-attempt = { $attempt }. Auslosung
champ-draw-source = Es entscheidet:
champ-draw-promise = Die geheime Zahl steht schon fest, das ist ihr Fingerabdruck:
champ-draw-none = Diese Auslosung gibt es hier nicht.
champ-draw-typed = Im Saal wurde von Hand ausgelost und das Ergebnis eingetippt.
champ-draw-unkept = { $one } und { $other } wollten nicht am selben Tisch sitzen. Mit den Tischen dieser Auslosung geht das nicht.
champ-draw-step-promise = Der Fingerabdruck vorher
champ-draw-promise-about = { $count ->
        [one] Vor der Auslosung wurde der Fingerabdruck der geheimen Zahl und der Liste mit { $count } Spieler veröffentlicht. Ändern lässt sich daran nichts mehr, sonst würde der Fingerabdruck nicht passen.
       *[other] Vor der Auslosung wurde der Fingerabdruck der geheimen Zahl und der Liste mit { $count } Spielern veröffentlicht. Ändern lässt sich daran nichts mehr, sonst würde der Fingerabdruck nicht passen.
    }
champ-draw-step-value = Der Zufall vor aller Augen
champ-draw-value = Gefallen ist:
champ-draw-secret = Und das ist die geheime Zahl:
champ-draw-value-to-come = Das kommt noch. Dann erscheint hier auch die geheime Zahl.
champ-draw-step-check = Prüf es nach
champ-draw-check-about = Dein Gerät wiederholt die Auslosung aus den veröffentlichten Angaben und vergleicht, wer wo sitzt.
champ-draw-check-do = Auslosung wiederholen
champ-draw-checking = Wird wiederholt …
champ-draw-holds = Es stimmt. Genau diese Auslosung kommt heraus.
champ-draw-differs = Es stimmt nicht! Sag es der Turnierleitung.
champ-draw-no-engine = Hier ließ sich die Auslosung nicht wiederholen. Lade die Angaben herunter und nimm den Befehl unten.
champ-draw-command = Auf dem eigenen Computer genügt dafür ein einziger Befehl mit der heruntergeladenen Datei:
champ-draw-download = Angaben herunterladen
champ-draw-result = Wer wo sitzt

## Druck

champ-print-what = Was gedruckt wird
champ-print-blank = Leerer Tischbogen
champ-print-tables = Tischbögen
champ-print-cards = Namenskarten
champ-print-results = Ergebnisse
champ-print-diplomas = Urkunden
champ-print-do = Drucken
champ-print-whose = Für wen
champ-print-whose-first = Plätze 1 bis 4
champ-print-whose-ticked = Am Anmeldetisch abgehakt ({ $count })
champ-print-whose-all = Alle ({ $count })
champ-print-size = Spieler am Tisch
champ-print-last = So viele bleiben am Ende übrig
champ-print-last-no = Zwei
champ-print-last-yes = Nur eine Person (Finale)
champ-print-round = Runde:
champ-print-player = Spieler
champ-print-chips = Chips
champ-print-sum = Summe
champ-print-judge = Tischleitung
champ-print-score-about = Zu jedem Spiel die Punkte der Karten, die auf der Hand blieben; wer gewinnt, bekommt ein Kreuz. Die meisten Punkte kosten einen Chip (durchstreichen), bei Gleichstand mehr Karten, dann das Los.
champ-print-points-about = Zu jedem Spiel die Punkte der Karten, die auf der Hand blieben; wer gewinnt, bekommt ein Kreuz. Je kleiner die Summe, desto besser der Platz.
champ-print-through = Weiter sind:
champ-print-winner = Es gewinnt:
champ-print-number = Nr. { $number }
champ-print-diploma = Urkunde
champ-print-champion = 1. Platz und Meistertitel
champ-print-diploma-place = { $place }. Platz
champ-print-diploma-shared = Geteilter { $place }. Platz
champ-print-sign-judge = Turnierleitung
champ-print-sign-organiser = Veranstalter
champ-print-regulations = Turnierordnung
champ-print-no-regulations = Die Turnierordnung ließ sich hier nicht zusammenstellen. Lade die Seite neu.

## Serie und Spiele um Punkte

champ-season-link = Serie { $name }
champ-season-about = Fürs Mitspielen gibt es einen Punkt und für alle, die hinter einem landen, je einen dazu. Die Punkte aller Turniere der Serie zählen zusammen.
champ-season-none = In dieser Serie ist noch kein Turnier zu Ende gegangen.
champ-season-tournaments = Turniere
champ-season-table = Tabelle
champ-season-place = Platz
champ-season-player = Spieler
champ-season-points = Punkte
champ-season-csv = Tabelle für Excel (CSV)
champ-sums-title = Alle Punkte zusammen
champ-sums-so-far = Punkte bisher
champ-sums-about = Vorn liegt, wer pro Spiel die wenigsten Punkte hat.
champ-sums-games = Spiele
