# Spiel mit anderen, bevor gegeben wird: freie Tische, neuer Tisch, Einladung, Warteschlange.

home-people = Mit anderen
home-people-about = Freie Tische oder Einladung per Link
home-own-table = Zum Tisch
home-own-table-about = Du spielst mit anderen: { $preset }
home-invitation = Einladung an einen Tisch
home-invitation-about = { $name } lädt dich ein

online-loading = Wird geladen …
cancel = Abbrechen
copy = Kopieren
none = –

## Name

name-you-play-as = Du spielst als
name-another = Anderer Name
name-own = Eigener Name
name-save = Speichern

## Freie Tische

lobby-title = Mit anderen
lobby-own = Deine Tische und Einladungen
lobby-back-to-table = Zum Tisch
lobby-waiting = Wer auf Mitspieler wartet
lobby-filter = Für wie viele
lobby-all = Alle
lobby-join = Dazusetzen
lobby-create = Tisch eröffnen
lobby-nobody = Noch ist niemand da
lobby-nobody-so = Auf so viele Mitspieler wartet gerade niemand
lobby-nobody-about = Eröffne einen Tisch und warte, wer sich dazusetzt. So lange kannst du gegen den Computer spielen.
lobby-meanwhile = So lange gegen den Computer
lobby-count = Gerade spielen: { $players } · besetzte Tische: { $tables }
lobby-more = Weitere Seiten
quick-title = Schnelles Spiel
quick-seats = Wie viele spielen
quick-play = Spielen
quick-about = Du setzt dich zu denen, die am längsten auf Mitspieler warten. Wartet niemand, wird ein neuer Tisch eröffnet.
invitation-from = { $name } lädt dich an einen Tisch ein
invitation-see = Ansehen

table-state-waiting = wartet auf Mitspieler
table-state-running = es wird gespielt
table-state-closed = der Tisch ist geschlossen
table-rules-plain = Regeln ohne Änderungen.
table-rules-different = Was anders ist
table-own-values = Die Karten zählen nach eigener Tabelle.
table-private = nur mit Link
table-minutes = etwa { $low }–{ $high } Min.
table-fills = In { $time } übernimmt der Computer die freien Plätze.
table-seats-here = Wer am Tisch sitzt
seat-open = frei
seat-computer = Computer
seats-count =
    { $count ->
        [one] für { $count } Person
       *[other] für { $count } Personen
    }
clock-none = ohne Grenze
clock-per-turn = { $time } pro Zug

## Vor dem Dazusetzen

preview-title = Tisch
preview-about = Hier gelten diese Regeln:
preview-sit = An den Tisch setzen
preview-lobby = Andere Tische ansehen
preview-none = Diesen Tisch gibt es nicht mehr
preview-none-about = Das Spiel ist vorbei, oder im Link ist ein Fehler.
preview-no_seat = Alle Plätze sind besetzt.
preview-full = Der Server ist voll. In der Warteschlange bekommst du einen Platz, sobald einer frei wird.
preview-not_together = An diesem Tisch kannst du gerade nicht mitspielen.
preview-too_many_tables = Du sitzt schon an so vielen Tischen, wie erlaubt sind.

## Neuer Tisch

create-title = Neuer Tisch
create-who = Wer mitspielt
create-open = Wer kommen darf
create-private = Nur mit Link
create-public = Alle
create-private-about = Den Tisch findet nur, wem du den Link schickst oder den Code zeigst.
create-public-about = Der Tisch steht bei den freien Tischen. Nach zehn Minuten übernimmt der Computer die freien Plätze.
create-seats = Plätze am Tisch
create-bots = Davon Computer
create-clock = Zeit pro Zug
create-clock-about = Läuft die Zeit ab, macht der Computer diesen einen Zug.
create-make = Tisch eröffnen

## Einladung

invite-title = An den Tisch einladen
invite-about = Wer den Link öffnet oder das Bild mit dem Handy scannt, setzt sich zu dir.
local-only = Diese Seite ist als „{ $host }“ geöffnet: Auf anderen Geräten funktionieren ihre Links und Codes nicht. Öffne sie unter der Adresse, die der Server für das Netz ausgibt (prsi serve --lan).
invite-code = Code des Tisches
invite-link = Link zum Tisch
invite-qr = QR-Code mit dem Link zum Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
copy-refused = Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopiere ihn von hier.
invite-share = Senden
invite-text = Spiel mit mir Prší.
invite-recent = Jemanden von neulich einladen
invite-do = Einladen
invite-name = Einladen: { $name }
invite-done = Einladung wartet
invite-sent = Die Einladung ist verschickt.
invite-to-table = Zum Tisch

## Warteschlange

queue-title = Der Server ist voll
queue-about = Gerade spielen so viele, wie der Server schafft. Du kannst in der Warteschlange warten.
queue-wait = In der Schlange warten
queue-leave = Schlange verlassen
queue-place = Warteschlange: Platz { $place }
queue-keeps = Dein Platz bleibt, auch wenn du so lange gegen den Computer spielst. Lass nur die Seite offen.
queue-free = Ein Platz ist frei.
queue-free-for = Ein Platz ist frei und wartet { $time } auf dich.
queue-room = Ein Platz ist frei, du musst nicht warten.
queue-go = Spielen
queue-to-lobby = Zur Warteschlange
