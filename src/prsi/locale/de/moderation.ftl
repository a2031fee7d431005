# Melden, Moderation, Verwaltung des Servers.

report-title = Melden: { $name }
report-about = Die Leitung sieht es sich an, zusammen mit dem Spielverlauf und den Sätzen am Tisch. Sonst erfährt niemand davon.
report-reason = Was stört
report-reason-name = Name
report-reason-behaviour = Verhalten am Tisch
report-reason-cheating = Unehrliches Spiel
report-reason-other = Etwas anderes
report-text = Kurz, was geschehen ist (muss nicht sein)
report-send = Melden
report-sent = Danke, die Leitung sieht es sich an.

moderation-view = Was zeigen
moderation-view-open = Offen
moderation-view-decided = Entschieden
moderation-view-players = Suche
moderation-view-log = Protokoll
moderation-nothing = Hier ist nichts.
moderation-about = Wen
moderation-by = Wer meldet
moderation-when = Wann
moderation-who = Wer
moderation-decision = Entscheidung
moderation-log-range = Mitschrift
moderation-range = Tisch { $table }, Platz { $seat }, Einträge { $first }–{ $last }
moderation-chat =
    { $count ->
        [0] Am Tisch fiel kein Satz
        [one] { $count } Satz am Tisch
       *[other] { $count } Sätze am Tisch
    }
moderation-reports-about =
    { $count ->
        [one] insgesamt { $count } Meldung
       *[other] insgesamt { $count } Meldungen
    }
moderation-reports-by =
    { $count ->
        [one] { $count } Meldung abgeschickt
       *[other] { $count } Meldungen abgeschickt
    }
moderation-banned-until = gesperrt bis { $date }
moderation-muted-until = ohne Sätze bis { $date }
moderation-dismiss = Ablegen
moderation-mute = Sätze abschalten
moderation-rename = Umbenennen
moderation-ban = Sperren
moderation-lift = Strafen aufheben
moderation-sign_out = Überall abmelden
moderation-dismiss-title = Ablegen: { $name }?
moderation-mute-title = Sätze abschalten: { $name }?
moderation-rename-title = Umbenennen: { $name }?
moderation-ban-title = Sperren: { $name }?
moderation-lift-title = Strafen aufheben: { $name }?
moderation-sign_out-title = Überall abmelden: { $name }?
moderation-dismiss-about = Die Meldung ist erledigt, sonst geschieht nichts.
moderation-mute-about = Spielen geht weiter, Sätze und Bilder am Tisch nicht.
moderation-rename-about = Der Server gibt einen anderen Namen aus der Liste; so lange lässt er sich nicht ändern.
moderation-ban-about = Das Spiel mit anderen ist sofort gesperrt. Das Profil lässt sich weiter herunterladen und löschen.
moderation-lift-about = Sperre, abgeschaltete Sätze und fester Name gelten nicht mehr.
moderation-sign_out-about = Für jemanden, dessen Profil in fremde Hände geraten ist: Alle Geräte werden abgemeldet. Zurück führt ein Rettungscode oder ein Passkey.
moderation-how-long = Wie lange
moderation-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
moderation-note = Bemerkung fürs Protokoll
moderation-done = Erledigt, es steht im Protokoll.
moderation-search = Name oder Nummer
moderation-search-do = Suchen
moderation-nobody = So jemanden gibt es hier nicht.
moderation-log-about = Jeder Eingriff bleibt in einem Protokoll, das sich weder ändern noch löschen lässt.
moderation-action = Eingriff
moderation-action-dismiss = abgelegt
moderation-action-mute = Sätze abgeschaltet
moderation-action-rename = umbenannt
moderation-action-ban = gesperrt
moderation-action-lift = Strafen aufgehoben
moderation-action-sign_out = überall abgemeldet
moderation-action-role = Rechte geändert
moderation-action-drain = Knoten geleert
moderation-machine = Rechner des Servers
moderation-more = Ältere Einträge

admin-health = Wie es dem Server geht
admin-node = Knoten
admin-well = in Ordnung
admin-unwell = die Datenbank antwortet nicht
admin-bus = Verbindung der Knoten
admin-bus-yes = steht
admin-bus-no = steht nicht; Nachrichten kommen verzögert
admin-new-tables = Neue Tische
admin-takes = werden angenommen
admin-drains = werden nicht angenommen, der Knoten leert sich
admin-reports = Meldungen
admin-reports-none = keine offen
admin-reports-wait =
    { $count ->
        [one] { $count } offen
       *[other] { $count } offen
    }
admin-nodes = Knoten
admin-state = Zustand
admin-sockets = Verbindungen
admin-tables = Tische
admin-started = Läuft seit
admin-beat = Letztes Lebenszeichen
admin-here = antwortet dir
admin-alive = läuft
admin-gone = meldet sich nicht
admin-no-tables = Keine Tische
admin-phase-waiting = warten auf Mitspieler
admin-phase-ready = vor dem Geben
admin-phase-playing = im Spiel
admin-phase-round_over = zwischen Runden
admin-phase-match_over = nach dem Spiel
admin-phase-closed = geschlossen
admin-players = Profile
admin-players-all = insgesamt
admin-players-day = am letzten Tag
admin-players-month = in 30 Tagen
admin-players-banned = gesperrt
admin-players-muted = ohne Sätze
admin-players-staff = Leitung
admin-database = Datenbank: { $name }.
admin-drain-title = Diesen Knoten leeren
admin-drain-about = Der Knoten nimmt keine neuen Tische an und schickt alle zu den anderen Knoten. Gut vor einer Aktualisierung; ein Neustart macht ihn wieder bereit.
admin-drain = Leeren
admin-drain-ask = Knoten leeren?
admin-draining = Der Knoten leert sich
