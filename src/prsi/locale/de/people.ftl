# Wer spielt: Profil, Geräte, Punkte, Ranglisten, Statistik, Leute von neulich, was gespeichert wird.

player-gone = gelöschtes Profil
place = Platz
place-nth = { $place }. Platz

## Profil

profile-none = Auf diesem Gerät gibt es noch kein Profil. Es entsteht von selbst, sobald du dich zu anderen an den Tisch setzt.
profile-begin = Profil gleich anlegen
profile-more = Weitere Seiten
profile-avatar = Bild
profile-language-about = Die Seite und die vorgeschlagenen Namen sind in dieser Sprache.
profile-since = Das Profil gibt es seit { $date }.
profile-muted = Deine Sätze am Tisch sind bis { $date } abgeschaltet.
profile-name-locked = Den Namen hat dir die Leitung gegeben. Nach { $date } kannst du ihn ändern.
profile-erase = Profil löschen
profile-erase-title = Profil löschen?
profile-erase-about = Gelöscht werden Name, Punkte, Statistik, Leute von neulich und die Anmeldung auf allen Geräten. In den Spielen der anderen bleibt von dir nur ein Strich. Das lässt sich nicht rückgängig machen.
profile-erased = Das Profil ist gelöscht.

keep-title = Damit das Profil nicht verloren geht
keep-about = Es gibt weder E-Mail noch Passwort. Das Profil hängt an diesem Gerät; halt dir zur Sicherheit noch einen zweiten Weg offen.
recovery-title = Rettungscode
recovery-about = Ein Code für den Zettel: Damit kommst du von überall an dein Profil. Er gilt einmal.
recovery-there = Du hast einen Rettungscode. Ist er verloren, mach einen neuen; der alte gilt dann nicht mehr.
recovery-do = Rettungscode zeigen
recovery-anew = Neuen Code machen
recovery-once = Schreib ihn auf oder speichere ihn. Er wird nur jetzt gezeigt.
recovery-noted = Ich habe ihn
passkey-title = Passkey
passkey-about = Anmelden mit Finger, Gesicht oder Gerätesperre. Du musst dir nichts merken.
passkey-there =
    { $count ->
        [one] Das Profil hat { $count } Passkey.
       *[other] Das Profil hat { $count } Passkeys.
    }
passkey-impossible = Hier gehen keine Passkeys: Der Browser kennt sie nicht, oder die Adresse ist nicht gesichert.
passkey-do = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt.
passkey-nothing = Es ist nichts geschehen: Der Passkey wurde nicht bestätigt.
passkey-nth = Passkey { $n }
passkey-made = hinzugefügt { $when }
passkey-used = benutzt { $when }
passkey-drop = Entfernen
passkey-drop-nth = Passkey { $n } entfernen

devices-title = Geräte
device-here = dieses Gerät
device-seen = zuletzt { $when }
device-unknown = Unbekanntes Gerät
device-out = Abmelden
device-out-name = Abmelden: { $name }
device-others-out = Alle anderen Geräte abmelden
device-leave-title = Dieses Gerät abmelden?
device-leave-back = Zurück kommst du mit dem Rettungscode, einem Passkey oder einem anderen deiner Geräte.
device-leave-lost = Dann führt kein Weg zurück: Das Profil geht verloren. Erstelle zuerst einen Rettungscode.
move-title = Auch auf einem anderen Gerät spielen
move-about = Du bekommst einen Code. Scanne ihn mit dem anderen Gerät oder tipp ihn dort ab, und du sitzt am selben Tisch.
move-do = Code zeigen
move-how = Scanne das Bild mit dem anderen Gerät oder öffne dort das Profil und tipp den Code ab:
move-qr = QR-Code für das andere Gerät
move-until = Er gilt { $time } und nur einmal.
move-warning = Zeig ihn niemandem: Wer ihn hat, spielt für dich.
move-here-about = Bestätige den Code vom anderen Gerät und spiel hier weiter.
move-here-instead = Dieses Gerät hat jetzt das Profil { $name }. Das aus dem Code tritt an seine Stelle.
signin-title = Ich habe anderswo ein Profil
signin-code = Code von einem anderen Gerät oder Rettungscode
signin-code-about = Striche und Großschreibung spielen keine Rolle.
signin-do = Code benutzen
signin-passkey = Passkey
signed-in = Das Profil { $name } ist hier.

data-title = Deine Daten
data-export = Alles herunterladen

## Stufe, Punkte, Ranglisten

level-is = Stufe { $level }
level-short = Stufe { $level }
level-about = { $reached } von { $all } erreicht. Jeder Meilenstein ist eine Stufe mehr.
milestone-first_match = Erstes Spiel mit anderen
milestone-first_win = Erster Sieg
milestone-three_opponents = Drei verschiedene Gegner
milestone-five_wins = 5 Siege
milestone-twenty_five_wins = 25 Siege
milestone-waits = noch nicht
points-title = Punkte
points-total = Punkte insgesamt
points-about = Für ein zu Ende gespieltes Spiel von mindestens zwei Menschen: erster Platz 10 Punkte, zweiter 4 (ab drei Plätzen), alle anderen 1, unentschieden 1. Wer vorher geht, bekommt nichts. Für dieselben zwei gibt es eine Tagesgrenze.
rating-title = Stärke
rating-about = Die Stärke ist eine Schätzung danach, gegen wen gewonnen und verloren wird. Sie beginnt bei 1500.
leaderboards-period = Zeitraum
period-week = Woche
period-month = Monat
period-year = Jahr
leaderboards-before = Zeitraum davor
leaderboards-after = Zeitraum danach
leaderboards-player = Name
leaderboards-wins = Siege
leaderboards-wins-of = { $wins } von { $matches }
leaderboards-nothing = In diesem Zeitraum hat noch niemand Punkte.
leaderboards-players =
    { $count ->
        [one] { $count } Person hat Punkte.
       *[other] { $count } Personen haben Punkte.
    }

## Statistik

statistics-which = Welche Spiele
statistics-people = Mit anderen
statistics-practice = Übung
statistics-people-about = Spiele, bei denen mindestens zwei Menschen mitspielen.
statistics-practice-about = Spiele an Tischen, an denen sonst nur der Computer sitzt. Sie bringen keine Punkte.
statistics-nothing = Noch ist kein Spiel zu Ende gespielt.
statistics-matches = Spiele
statistics-won = Siege
statistics-streak = Siege in Folge
statistics-streak-best = längste: { $count }
statistics-penalty = Am meisten gezogen
statistics-penalty-cards =
    { $count ->
        [one] Karte auf einmal
       *[other] Karten auf einmal
    }
statistics-round = Durchschnittliche Runde
statistics-round-turns = { $turns } Züge
statistics-left = Abgebrochen
statistics-opponents = Gegner
statistics-better = Vor mir
statistics-worse = Hinter mir
matches-title = Gespielte Partien
matches-left = abgebrochen
matches-more = Ältere Partien
matches-record = Mitschrift speichern: { $date }
matches-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
chart-table = Zahlen als Tabelle
chart-won = Siege
chart-other = andere Spiele
chart-weeks = Spiele nach Wochen
chart-weeks-about = Wie viele Spiele in welcher Woche zu Ende gingen und wie viele davon Siege waren.
chart-week-of = Woche ab
chart-day = Tag
chart-rating = Stärke
chart-rating-about = Wie sich die geschätzte Stärke von Spiel zu Spiel ändert.
chart-rulesets = Nach Regeln
chart-rulesets-about = Wie viele Spiele nach welchen Regeln und wie viele davon Siege waren.
chart-places = Plätze
chart-places-about = Wie oft ein Spiel auf welchem Platz endet.

## Leute von neulich

people-about = Einladen kannst du an jeden Tisch, den du eröffnest.
people-about-waiting = Dein Tisch wartet auf Mitspieler: Du kannst jemanden einladen.
people-legend = Der Lautsprecher schaltet Sätze am Tisch stumm. Das Kreuz blockiert: Ihr sitzt nie mehr am selben Tisch. Niemand erfährt davon.
people-nobody = Noch ist niemand da
people-nobody-about = Nach dem ersten Spiel mit anderen stehen hier alle, die dabei waren.
people-times =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
people-muted = ohne Sätze am Tisch
people-mute = Sätze stummschalten: { $name }
people-block = Blockieren: { $name }
people-blocked = Blockiert
people-blocked-about = Mit ihnen sitzt du an keinem Tisch.
people-unblock = Aufheben
people-unblock-name = Blockierung aufheben: { $name }
people-is-blocked = { $name }: blockiert
people-is-unblocked = { $name }: nicht mehr blockiert
people-is-muted = { $name }: Sätze stumm
people-is-unmuted = { $name }: Sätze an

## Was auf dem Server gespeichert wird

privacy-lead = Nur was zum Spiel mit anderen nötig ist. Keine E-Mail, kein echter Name, keine Werbung, nichts von fremden Servern.
privacy-kept = Was und wie lange
privacy-profile = Spielname, Bild und Sprache
privacy-profile-long =
    { $count ->
        [one] Bis du das Profil löschst; unbenutzt { $count } Tag. Ein Profil, zu dem kein Gerät und kein Code mehr führt, wird nach { $other } Tagen gelöscht.
       *[other] Bis du das Profil löschst; unbenutzt { $count } Tage. Ein Profil, zu dem kein Gerät und kein Code mehr führt, wird nach { $other } Tagen gelöscht.
    }
privacy-device = Angemeldete Geräte
privacy-device-long =
    { $count ->
        [one] Nur die Art des Browsers und eine Prüfsumme der Anmeldung, bis du das Gerät abmeldest; unbenutzt { $count } Tag.
       *[other] Nur die Art des Browsers und eine Prüfsumme der Anmeldung, bis du das Gerät abmeldest; unbenutzt { $count } Tage.
    }
privacy-games = Mitschriften der Spiele samt Sätzen am Tisch
privacy-games-long =
    { $count ->
        [one] { $count } Tag. Sie gehören allen, die mitgespielt haben; nach dem Löschen des Profils steht dort statt des Namens ein Strich.
       *[other] { $count } Tage. Sie gehören allen, die mitgespielt haben; nach dem Löschen des Profils steht dort statt des Namens ein Strich.
    }
privacy-points = Punkte, Stärke und Meilensteine
privacy-points-long =
    { $count ->
        [one] So lange wie das Profil: unbenutzt { $count } Tag.
       *[other] So lange wie das Profil: unbenutzt { $count } Tage.
    }
privacy-people = Mit wem gespielt wurde
privacy-people-long =
    { $count ->
        [one] { $count } Tag seit dem letzten gemeinsamen Spiel. Blockierte und Stummgeschaltete, bis du es zurücknimmst.
       *[other] { $count } Tage seit dem letzten gemeinsamen Spiel. Blockierte und Stummgeschaltete, bis du es zurücknimmst.
    }
privacy-invitations = Einladungen an einen Tisch
privacy-invitations-long =
    { $count ->
        [one] { $count } Tag.
       *[other] { $count } Tage.
    }
privacy-reports = Meldungen und was daraus wurde
privacy-reports-long =
    { $count ->
        [one] { $count } Tag. Die Liste der Eingriffe bleibt, aber nur mit Nummern, ohne Namen.
       *[other] { $count } Tage. Die Liste der Eingriffe bleibt, aber nur mit Nummern, ohne Namen.
    }
privacy-address = IP-Adresse
privacy-address-long =
    { $count ->
        [one] Nur als Prüfsumme, zum Schutz vor Überlastung, höchstens { $count } Tag.
       *[other] Nur als Prüfsumme, zum Schutz vor Überlastung, höchstens { $count } Tage.
    }
privacy-not = Was nicht gespeichert wird
privacy-not-text = Echter Name, Alter, E-Mail, Telefon, Ort, was du anderswo tust. Spiele gegen den Computer bleiben auf dem Gerät.
privacy-cookie = Das einzige Cookie
privacy-cookie-text = Es hält die Anmeldung auf diesem Gerät. Andere Seiten sehen es nicht, und es dient zu nichts anderem.
privacy-yours = Herunterladen und löschen
privacy-yours-text = Im Profil kannst du alles als Datei herunterladen und mit einem Knopf löschen.
privacy-to-profile = Zum Profil
