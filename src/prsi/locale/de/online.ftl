# Spiel mit Menschen: Verbindung, Warteraum, Sätze am Tisch, Abwesende, Ergebnis. $name und $names sind Namen.

## Verbindung

page-not-loaded = Die Seite konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
net-starting = Verbinden …
net-open = Verbunden
net-waiting = Züge warten auf den Server
net-reconnecting = Neu verbinden …
net-offline = Kein Netz
net-closed = Getrennt
online-opening = Am Tisch Platz nehmen …
online-elsewhere = Zu anderen Tischen
online-boards = Ranglisten
points-earned =
    { $count ->
        [one] { $count } Punkt für die Rangliste
       *[other] { $count } Punkte für die Rangliste
    }
points-none = Spiele gegen den Computer zählen nicht für die Rangliste.
outdated-title = Es gibt ein neueres Prší
full-title = Der Tisch ist voll
full-about = Alle Plätze sind besetzt. Du kannst dir einen anderen Tisch suchen.
gone-title = Der Tisch ist geschlossen
gone-about = An diesem Tisch wird nicht mehr gespielt.
replaced-title = Für dich spielt jetzt der Computer
replaced-about = Der Platz bleibt deiner. Sobald die Runde vorbei ist, spielst du wieder selbst.
replaced-do = Zurück auf den Platz
unseated-title = Du sitzt nicht mehr an diesem Tisch
unseated-about = Die anderen haben auf dich gewartet, dann wurde dein Platz frei. Solange er frei ist, kannst du dich wieder hinsetzen.
unseated-do = Wieder hinsetzen
returning-title = Nach dieser Runde bist du wieder dabei
returning-about = Bis dahin spielt der Computer. Lass diese Seite offen.
notice-page-outdated = Der Server ist neuer als diese Seite. Lade sie neu, dein Platz bleibt dir.
notice-server-outdated = Diese Seite ist neuer als der Server. Versuch es gleich noch einmal.
notice-table-unknown = Diesen Tisch gibt es nicht. Prüfe den Link oder suche dir einen anderen Tisch.
notice-banned = Auf diesem Server kannst du zurzeit nicht spielen.
notice-not-known = Der Server erkennt dich nicht wieder. Erlaube der Seite, Daten zu speichern, und lade sie neu.
notice-too-fast = Das war zu viel auf einmal, die Verbindung ruht einen Moment.
notice-server-full = Der Server ist gerade voll. Wir versuchen es weiter.
notice-server-down = Der Server kommt gerade nicht an seine Daten. Wir versuchen es weiter, nichts ist verloren.
notice-not-understood = Seite und Server verstehen einander nicht. Lade die Seite neu.

## Warteraum und Plätze

waiting-title =
    { $count ->
        [one] Noch { $count } Platz frei
       *[other] Noch { $count } Plätze frei
    }
waiting-full = Alle sitzen
waiting-about = Schick den Link oder zeig den Code. Wer ihn öffnet, sitzt am Tisch.
waiting-fill = Der Computer setzt sich dazu in
waiting-ready-about = Gegeben wird, sobald alle bereit sind.
waiting-for = Es fehlen noch: { $names }
waiting-do-fill =
    { $count ->
        [one] Computer dazusetzen
       *[other] { $count } Computer dazusetzen
    }
waiting-invite = An den Tisch einladen
waiting-rules = Was gespielt wird
waiting-all-rules = Alle Regeln
ready-do = Von mir aus los
ready-done = Bereit
ready-by-itself = Von selbst geht es weiter in
seat-free = Freier Platz
seat-waits = wartet
seat-you = das bist du
seat-here = am Tisch
seat-ready = bereit
seat-away = getrennt
seat-bot = Computer

## Sätze am Tisch

chat-button = Etwas sagen
chat-button-wait =
    { $n ->
        [one] Etwas sagen: geht in { $n } Sekunde
       *[other] Etwas sagen: geht in { $n } Sekunden
    }
keys-line-online = Tasten: ← → wählen, Enter legen, L ziehen, M Mau, N melden, R was war los, C etwas sagen
chat-title = Was sagst du?
chat-history = Was gesagt wurde
chat-sentences = Sätze
chat-emojis = Bildchen
chat-about = Jeder liest es in seiner Sprache. Ein Satz geht alle fünf Sekunden.
chat-wait =
    { $n ->
        [one] Der nächste in { $n } Sekunde
       *[other] Der nächste in { $n } Sekunden
    }
chat-not-connected = Ohne Verbindung hört es niemand.
chat-muted = Die Leitung dieses Servers hat dich vorerst stummgeschaltet.
chat-unsaid = Der Satz ist nicht angekommen, versuch es noch einmal.
chat-players = Jemanden stummschalten oder melden
chat-said = { $name }: { $text }
say-hello = Hallo!
say-good_luck = Viel Glück!
say-well_played = Gut gespielt!
say-thanks = Danke!
say-nice_card = Was für eine Karte!
say-unlucky = So ein Pech!
say-your_turn = Du bist dran!
say-back_in_two = Bin in zwei Minuten zurück.
say-one_moment = Moment …
say-sorry = Entschuldigung!
say-prsi = Es regnet!
say-mau = Und Mau?
say-again = Noch eine!
say-goodbye = Mach’s gut!
say-emoji_smile = Lächeln
say-emoji_laugh = Lachen
say-emoji_wow = Staunen
say-emoji_sad = Trauer
say-emoji_heart = Herz
say-emoji_clap = Applaus
players-title = Leute am Tisch
players-mute = Stumm
players-muted = Ist stumm
players-mute-name = Stummschalten: { $name }
players-report = Melden
players-report-name = Melden: { $name }
players-none = Außer dir spielt hier nur der Computer.
players-about = Was Stummgeschaltete sagen, siehst du nicht mehr.
players-block = Blockieren
players-blocked = Blockiert
players-block-about = Mit Blockierten sitzt du nach dieser Partie an keinem Tisch mehr.

## Abwesende

question-own = Die anderen entscheiden, wie es weitergeht. Spiel weiter, dann bleibt alles, wie es ist.
question-silent = { $name } spielt schon lange nicht. Wie geht es weiter?
question-gone = { $name } hat keine Verbindung. Wie geht es weiter?
question-left = { $name } verlässt den Tisch. Wie geht es weiter?
question-computer = Computer spielt weiter
question-new-game = Neues Spiel
question-else = Die erste Antwort gilt. Ohne Antwort spielt der Computer weiter.
event-gone = { $name }: keine Verbindung mehr.
event-gone-you = Deine Verbindung ist weg.
event-back = { $name }: wieder verbunden.
event-back-you = Deine Verbindung ist wieder da.
event-replaced = { $name }: Jetzt spielt der Computer.
event-replaced-you = Für dich spielt der Computer.
event-returning = { $name } ist nach dieser Runde wieder dabei.
event-returning-you = Nach dieser Runde bist du wieder dabei.
event-taken_back = { $name } spielt wieder selbst.
event-taken_back-you = Du spielst wieder selbst.
event-time_up = { $name }: Zeit um, der Computer macht diesen Zug.
event-time_up-you = Deine Zeit ist um, der Computer macht diesen Zug.
event-taken_out = { $name }: im Turnier ausgeschieden.
event-taken_out-you = Du bist im Turnier ausgeschieden.
leave-title = Den Tisch verlassen?
leave-about = Dein Platz wird für andere frei.
leave-about-playing = Die laufende Runde zählt für dich als verloren. Wenn du nur kurz weg musst, verlass einfach die Seite: Dein Platz wartet neunzig Sekunden.
leave-about-championship = Wer geht, scheidet aus dem Turnier aus und kann nicht zurück. Brauchst du nur einen Moment, dann schließ einfach die Seite: Es wird nach der Uhr weitergespielt, und zehn Minuten lang kannst du zurückkommen.
leave-stay = Bleiben
leave-away = Nur kurz weg
leave-do = Verlassen
back-to-table = Zum Tisch
back-turn = Am Tisch bist du dran.
back-running = Dein Tisch wartet auf dich.

## Ehrliches Geben und ein anderes Gerät

fair-online-about = Der Server legt das Geheimnis, mit dem gemischt wird, vorab mit einem Fingerabdruck fest. Alle am Tisch mischen eigenen Zufall hinein, so bestimmt niemand allein, wie gegeben wird.
fair-mixed = Hineingemischt haben
fair-next = Fingerabdruck des nächsten Gebens
fair-contributed = Dein Zufall ist schon dabei.
fair-not-yet = Dein Zufall kommt dazu, sobald alle sitzen.
fair-when = Nach der Runde wird das Geheimnis gezeigt; beim Ergebnis prüfst du es mit einem Knopf.
device-title = Auf einem anderen Gerät spielen
device-about = Scanne dieses Bild mit dem anderen Gerät oder öffne die Adresse mit dem Code:
device-qr = QR-Code für das andere Gerät
device-then = So kommst du an diesen Tisch:
device-both = Der Code gilt einmal. Beide Geräte zeigen denselben Tisch, du kannst auf beiden spielen.
device-failed = Der Code lässt sich gerade nicht erstellen.

## Warum es nicht geht

refused-table_full = Am Tisch ist kein Platz mehr frei.
refused-not_waiting = Kein Platz ist frei.
refused-nobody_asked_about = Nach dieser Person wird nicht mehr gefragt.
refused-own_seat = Über deinen Platz entscheiden die anderen.
refused-too_soon = Nur alle fünf Sekunden ein Satz.
refused-not_stored = Der Server kann es gerade nicht speichern, versuch es gleich noch einmal.
refused-not_together = An diesem Tisch kannst du gerade nicht mitspielen.
refused-apart_now = Mit jemandem an diesem Tisch setzen wir dich nicht mehr zusammen. Such dir einen anderen Tisch oder warte, bis die andere Person geht.
refused-full = Der Server ist voll. Du kannst in der Warteschlange warten.
refused-too_many_tables = Du sitzt schon an so vielen Tischen, wie erlaubt sind.
refused-muted = Deine Sätze am Tisch sind gerade abgeschaltet.
refused-championship = An einem Turniertisch wird nicht geredet, nichts umgestellt und nicht noch einmal gespielt.
championship-refused-registered_already = Mit diesem Profil ist schon jemand angemeldet.

## Einstellungen

settings-turnAlert = Auf den Zug hinweisen
settings-turnAlert-about = Am Tisch mit Menschen erfährst du, dass du dran bist, auch wenn du gerade woanders hinsiehst.

## A championship online

champ-here = Ich bin da und spiele mit
champ-here-about = Das Turnier wird hier auf dem Server gespielt. Tippe vor der ersten Auslosung, dass du da bist; sonst wirst du nicht mit ausgelost.
champ-here-done = Du bist bei der ersten Auslosung dabei.
champ-hands = { $number }. Spiel: was übrig blieb
champ-hands-won = { $name } gewinnt.
champ-set-automatic = Das Turnier läuft von selbst
champ-set-automatic-about = Die erste Auslosung kündigt die Turnierleitung an. Danach wird automatisch ausgelost, aufgerufen und gestrichen, und sie greift nur ein, wenn es nötig ist.
champ-set-turn = Sekunden für einen Zug
