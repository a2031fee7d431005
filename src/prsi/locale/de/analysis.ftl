# Analyse einer Runde auf der Seite der Wiedergabe: was jeder Spielzug kostete und was entschied. Chancen sind fertige
# Texte in Prozent.

analysis-title = Analyse der Runde
analysis-about = Berechnet zu jedem Spielzug die Gewinnchance aus dem, was der Spieler gerade wissen konnte. Das dauert ein wenig und geschieht auf dem Gerät.
analysis-seat = Wessen Chance
analysis-start = Runde analysieren
analysis-cancel = Anhalten
analysis-go-on = Weiterrechnen
analysis-progress = { $done } von { $count } Spielzügen
analysis-done = Die Analyse ist fertig.
analysis-failed = Die Analyse ging schief. Versuch es noch einmal.
analysis-moments = { $count ->
        [0] Nichts Einzelnes entschied die Runde
        [one] Der Moment, auf den es ankam
       *[other] Die Momente, auf die es ankam
    }
analysis-moments-none = Kein Spielzug kostete mehr, als der Zufall erklärt, und die Chance änderte sich nur in kleinen Schritten.
analysis-chart = Gewinnchance
analysis-chart-about = { $name }: am Anfang { $first }, am niedrigsten { $low }, am höchsten { $high }. Aus anderen Verteilungen neu berechnet läge die Chance etwa 95-mal von 100 im Band.
analysis-legend-chance = Chance nach dem Spielzug
analysis-legend-band = Unsicherheit
analysis-legend-even = gleicher Anteil für alle
analysis-legend-best = bester Spielzug oder ebenso gut
analysis-legend-lost = es ging besser
analysis-step = Schritt
analysis-move = Was geschah
analysis-chance = Chance
analysis-between = Wohl zwischen
analysis-between-values = { $low } und { $high }
analysis-worth = Wie gut
analysis-choices = Spielzüge, bei denen es eine Wahl gab
analysis-best = Der beste Spielzug.
analysis-equal = So gut wie der beste Spielzug.
analysis-unsure = Vielleicht etwas besser, aber nicht sicher: { $best }.
analysis-lost = Besser wäre es gewesen, { $best }. Die Gewinnchance fiel dadurch etwa um { $lost ->
        [one] { $lost } Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }, wohl um { $low } bis { $high ->
        [one] { $high } Prozentpunkt
       *[other] { $high } Prozentpunkte
    }.
analysis-forgot = Die Ansage fehlte. Die Gewinnchance fiel dadurch etwa um { $lost ->
        [one] { $lost } Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }.

move-lay = { $cards } zu legen
move-lay-wish = { $cards } zu legen und sich { $wish } zu wünschen
move-draw = zu ziehen
move-take = die Karten zu nehmen
move-pass = nichts zu legen
