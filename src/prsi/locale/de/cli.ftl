# Die Befehle im Terminal, außer dem Spielen selbst.

cli-presets = Vorlagen
cli-preset = Vorlage
cli-name = Name
cli-seats = Spieler
cli-about = Kurz gesagt
cli-options = Einstellungen
cli-option = Einstellung
cli-rule = Regel
cli-value = Wert (der Vorlage)
cli-values = Werte
cli-rules-more = Eine Vorlage ganz: prsi rules PRESET · mit Änderungen: prsi rules PRESET -o NAME=VALUE
cli-refused-preset = Die Vorlage { $given } gibt es nicht. Es gibt: { $allowed }.
cli-refused-unknown_option = Die Einstellung { $given } gibt es nicht. Es gibt: { $allowed }.
cli-refused-value = { $options }: { $given } geht nicht. Es geht: { $allowed }.
cli-refused-players = { $options }: { $given } geht nicht. Es geht: { $allowed }.
cli-refused-card_twice = { $options }: Eine Karte ist doppelt im Blatt.
cli-refused-contradiction = { $options } passen nicht zusammen.
cli-refused-equal_ranks = { $options } haben denselben Wert. Wähl zwei verschiedene.
cli-refused-too_few_cards = { $options }: Für so viele Spieler reichen die Karten nicht.
cli-refused-no_last_card = { $options }: Keine Karte dürfte die letzte sein.

# Eine gespeicherte Partie, Zug für Zug erzählt; Karten und Züge sind Kürzel.

cli-round = Runde { $number } · es gibt: { $dealer }
cli-upcard = erste Karte { $card }
cli-owes = der Nächste muss ziehen: { $count }
cli-skip = der Nächste setzt aus
cli-wish = Wunsch { $wish }
cli-draws = zieht { $cards }
cli-reshuffle = die Ablage wird zum Stapel ({ $count })
cli-passed-over = { $name } setzt aus
cli-out = { $name } hat keine Karten mehr
cli-back = { $name } ist wieder dabei
cli-window = kein Mau gerufen
cli-window-closed = zum Melden zu spät
cli-won = Runde gewonnen: { $name }
cli-nobody = Runde ohne Sieger
cli-points = Punkte auf der Hand: { $points }
cli-lot = Los: { $drawn }
cli-chip = { $name } verliert einen Chip, es bleiben { $left }
cli-eliminated = { $name } scheidet aus
cli-drawn = Die Partie endet unentschieden
cli-places = Plätze: { $places }
cli-unfinished = Die Partie ist noch nicht zu Ende.

# Spielen im Terminal.

play-move = Dein Zug (Nummer oder Kürzel; h Tipp, u zurücknehmen, q Ende):
play-call = Rufen (Nummer oder Kürzel), oder Enter und nichts sagen:
play-next = Enter: nächste Runde · q: Ende
play-again = Noch eine Partie? [j/N]
play-help = Gib die Nummer oder das Kürzel eines Zuges ein. h: Tipp, u: letzten Zug zurücknehmen, q: Ende.

# Eine Auslosung im Turnier.

cli-draw-round = Runde { $number }, { $attempt }. Auslosung
cli-draw-table = Tisch { $number }: { $names }
cli-draw-byes = Direkt in die nächste Runde: { $names }
