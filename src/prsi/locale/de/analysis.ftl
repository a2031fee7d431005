# Analyse einer Runde auf der Seite der Wiedergabe: was jeder Spielzug kostete und was entschied. Chancen sind fertige
# Texte in Prozent.

analysis-title = Analyse der Runde
analysis-about = Rechnet zu jedem Spielzug die Gewinnchance aus dem, was in dem Moment vom Platz aus zu sehen war. Das dauert ein wenig und geschieht auf dem Gerät.
analysis-seat = Vom Platz
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
analysis-chart-about = Am Anfang { $first }, mindestens { $low }, höchstens { $high }. Im Band liegt die wahre Chance mit 95 % Sicherheit.
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
analysis-lost = Besser wäre es gewesen, { $best }. Die Chance fiel dadurch etwa um { $lost } von 100, wohl um { $low } bis { $high }.
analysis-forgot = Die Ansage fehlte. Die Chance fiel dadurch etwa um { $lost } von 100.

move-lay = { $cards } zu legen
move-lay-wish = { $cards } zu legen und { $wish } zu wünschen
move-draw = zu ziehen
move-take = die Karten zu nehmen
move-pass = nichts zu legen
