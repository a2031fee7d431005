# Eigene Regeln: gespeichert, geteilt, mit vier Fragen gefunden. $cards: Karten des Lesers, "german" oder "french".

rulesets-none = Noch hast du keine Regeln gespeichert. Beantworte vier Fragen, oder speichere die, die gerade eingestellt sind.
rulesets-now = Gerade eingestellt
rulesets-mine = eigene
rulesets-keep = Regeln speichern
rulesets-kept = Die Regeln sind auf diesem Gerät gespeichert.
rulesets-not-kept = Dieser Browser speichert nichts: Mit der Seite gehen die Regeln verloren.
rulesets-unplayable = So lässt sich nicht spielen, deshalb sind die Regeln nicht gespeichert.
rulesets-mend = Regeln ändern
rulesets-name = Name der Regeln
rulesets-unnamed = Unsere Regeln
rulesets-play = Nach diesen Regeln spielen
rulesets-share = Teilen
rulesets-share-name = Teilen: { $name }
rulesets-share-about = Wer diesen Link öffnet, sieht die Regeln und kann danach spielen.
rulesets-qr = QR-Code mit dem Link zu diesen Regeln
rulesets-link = Link zu diesen Regeln
rulesets-read-name = Regeln: { $name }
rulesets-forget = Löschen
rulesets-forget-name = Löschen: { $name }
rulesets-forgotten = „{ $name }“ ist gelöscht.
rulesets-take-back = Zurückholen
rulesets-shared = Geteilte Regeln

ruleset-refused-too_long = Der Link ist für Regeln zu lang. Lass ihn dir noch einmal schicken.
ruleset-refused-malformed = Der Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.
ruleset-refused-version = Der Link ist unvollständig oder führt gar nicht zu Regeln. Lass ihn dir noch einmal schicken.
ruleset-refused-newer = Diese Regeln stammen aus einer neueren Version. Lade die Seite neu und öffne den Link noch einmal.
ruleset-refused-name = Der Name im Link lässt sich nicht anzeigen. Lass dir den Link noch einmal schicken.
ruleset-refused-ruleset = Nach den Regeln in diesem Link lässt sich nicht spielen.

athome-title = Wie spielt ihr zu Hause?
athome-about = Vier Antworten, und die Regeln deiner Familie sind eingestellt.
athome-result = Das ergibt
athome-game = Was spielt ihr zu Hause?
athome-game-prsi = Prší
athome-game-prsi-mau = Prší, und mit der vorletzten Karte sagt man „Mau“
athome-game-mau-mau = Mau-Mau: fünf Karten, und man sagt „Mau“
athome-sevens = Darf man auf eine Sieben eine Sieben legen?
athome-sevens-add = ja, sie zählen zusammen
athome-sevens-single = nein
athome-drawn = Darf man eine gezogene Karte gleich legen, wenn sie passt?
athome-drawn-over = nein, der Zug ist vorbei
athome-drawn-lay = ja
athome-special = Was gilt bei euch noch?
athome-special-about = Es darf auch mehreres gelten oder nichts.
athome-special-comeback = die Herz-Sieben holt zurück
athome-special-many = mehrere Karten auf einmal
athome-special-king = { $cards ->
        [french] der Pik-König kostet vier
       *[german] der Laub-König kostet vier
    }
athome-special-finish = letzte Karte keine Sieben, kein Ass
athome-special-reverse = die Neun ändert die Richtung

setup-rules-now = In den Regeln steht jetzt:
setup-rules-gone = Gilt nicht mehr:

compare-title = Regeln vergleichen
compare-do = Vergleichen
compare-name = Vergleichen: { $name }
compare-left = Diese Regeln
compare-right = und diese
compare-same = In der Runde sind sie in allem gleich. Worum es in der Partie geht und was Karten zählen, wird getrennt eingestellt.
compare-found = Verschieden: { $what }.
compare-options = Was anders ist
compare-sentences = Wie es in den Regeln steht
compare-nothing = nichts
