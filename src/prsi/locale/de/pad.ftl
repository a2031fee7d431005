# Der Punkteblock für eine Partie mit echten Karten.

pad-about = Für eine Partie mit echten Karten: wer gewonnen hat, was übrig ist und wer führt. Geht auch ohne Netz.
pad-players = Spieler
pad-name = Name von Spieler { $number }
pad-player = Spieler { $number }
pad-remove = { $name } entfernen
pad-add = Noch jemand
pad-begin = Anfangen
pad-blank = Leeres Blatt zum Drucken
pad-refused-same_name = Zwei Spieler heißen gleich.
pad-refused-name = Ein Name braucht mindestens ein sichtbares Zeichen und darf keine unsichtbaren haben.
pad-total-single = Gewonnene Runden
pad-total-rounds_won = Gewonnene Runden
pad-total-penalty_points = Punkte
pad-total-fewer_cards = Karten beim nächsten Mal
pad-total-chips = Chips
pad-not-kept = Dieser Browser speichert nichts: Mit der Seite geht der Block verloren.
pad-unread = Der Block auf diesem Gerät lässt sich nicht lesen. Vielleicht stammt er von einer neueren Version dieser Seite.
pad-unread-save = Als Datei speichern
pad-undo = Zurücknehmen
pad-undone = Die letzte Zeile wurde zurückgenommen.
pad-meanwhile = Inzwischen wurde in einem anderen Fenster geschrieben. Sieh nach, wie es steht, und schreib noch einmal.
pad-wins = { $name } gewinnt.
pad-drawn = Unentschieden zwischen { $names }.
pad-lot = Das Los entscheidet: { $names }
pad-lot-about = Jeder zieht eine Karte; wer die höchste zieht, verliert den Chip.
pad-lot-lost = Das Los trifft { $name }
pad-deals = Geber: { $name }.
pad-write = Runde { $number } aufschreiben
pad-round-column = Runde
pad-lost-chip = ein Chip weniger
pad-print = Drucken
pad-history = { $count ->
        [one] { $count } Zeile wurde zurückgenommen
       *[other] { $count } Zeilen wurden zurückgenommen
    }
pad-nobody = Niemand hat gewonnen
pad-won = { $name } gewinnt
pad-again = Dieselben noch einmal
pad-new = Neuer Block
pad-new-about = Was auf diesem Block steht, wird gelöscht.
pad-new-do = Löschen und neu anfangen
pad-points = Punkte
pad-count = Wie viele Karten
pad-tap = Lieber Karten antippen
pad-onward = Weiter
pad-done = Aufschreiben
pad-sum = Summe
