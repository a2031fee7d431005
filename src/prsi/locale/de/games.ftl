# Gespielte Partien auf diesem Gerät und ihre Wiedergabe Schritt für Schritt.

games-about = Was du hier zu Ende spielst, bleibt auf diesem Gerät. Jede Partie kannst du dir Schritt für Schritt ansehen, mit offenen Karten.
games-none = Noch nichts da. Spiel eine Partie zu Ende oder öffne eine Mitschrift aus einer Datei.
games-won = gewonnen
games-unfinished = nicht zu Ende gespielt
games-shared = von jemand anderem
games-open = Datei mit Mitschrift öffnen
games-forget = Partie löschen: { $date }
games-forgotten = Die Partie ist gelöscht.
games-erase = Alle Partien löschen
games-erase-title = Alle gespielten Partien löschen?
games-erase-about = { $count ->
        [one] { $count } Partie wird gelöscht. Das lässt sich nicht zurücknehmen.
       *[other] { $count } Partien werden gelöscht. Das lässt sich nicht zurücknehmen.
    }
games-erased = Die gespielten Partien sind gelöscht.

about-kept-matches = gespielte Partien, damit du sie noch einmal ansehen kannst
privacy-on-device = Partien, die du mit anderen zu Ende spielst, bleiben auch auf deinem Gerät, mit den Namen vom Tisch. Löschen kannst du sie unter den gespielten Partien.

matches-watch = Partie ansehen: { $date }
replay-failed = Die Mitschrift ließ sich nicht abspielen. Versuch es noch einmal.
replay-empty = In der Mitschrift steht keine Runde.
replay-controls = Steuerung der Wiedergabe
replay-first = An den Anfang der Runde
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Ans Ende der Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt
replay-step = Schritt { $step } von { $count }
replay-round = Runde
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-moves = Verlauf der Runde
replay-nothing = Die Zeit zum Melden ist um.
replay-keys = Tasten: ← → ein Schritt, Leertaste spielt ab und hält an. Auf dem Regler Pos1 und Ende an Anfang und Ende der Runde, Bild auf und Bild ab eine Runde.
replay-hand = { $name }: { $cards }
replay-hand-empty = keine Karten
replay-refused-none = Diese Partie ist nicht auf dem Gerät.
replay-refused-too_long = Die Mitschrift ist zu lang.
replay-refused-version = Die Mitschrift gehört zu einer anderen Version der Regeln als der, die hier gilt.
replay-refused-newer = Der Link stammt von einer neueren Version von Prší. Lade die Seite neu und versuch es noch einmal.
replay-refused-malformed = Das ist keine Mitschrift, oder sie ist beschädigt.
replay-refused-broken = Die Mitschrift stimmt nicht: Ein Spielzug darin ist nach den Regeln nicht möglich.

## Weitergeben

replay-share = Partie teilen
replay-share-names = Link, Datei und Bild enthalten diese Namen: { $names }.
replay-share-nameless = Link, Datei und Bild enthalten keine Namen.
replay-without-names = Ohne Namen
replay-link = Link zur Partie
replay-qr = QR-Code mit dem Link zur Partie
replay-too-long-to-link = Für einen Link ist die Partie zu lang. Schick sie als Datei.
replay-file = Datei speichern
replay-result = Ergebnis kopieren
replay-text = Mitschrift kopieren
replay-record = Mitschrift der Partie
replay-picture = Bild speichern
replay-picture-send = Bild senden
replay-picture-failed = Das Bild ließ sich nicht zeichnen. Schick die Partie als Link oder Datei.
replay-from-others = Diese Partie hat dir jemand geschickt. Auf dem Gerät ist sie noch nicht.
replay-keep = Hier speichern
replay-kept = Die Partie ist auf diesem Gerät gespeichert.
