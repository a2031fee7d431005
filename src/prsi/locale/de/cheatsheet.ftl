# Spickzettel und Blatt der besonderen Karten (prsi.learn.cheatsheet). $cards: Karten des Lesers, "german" oder "french".

cheatsheet-about = Eine Seite für den Tisch, den Kühlschrank oder die Wand. Mit euren Hausregeln.
cheatsheet-open = Spickzettel zum Drucken
cheatsheet-open-name = Spickzettel zum Drucken: { $name }
cheatsheet-what = Was gedruckt wird
cheatsheet-rules = Spickzettel
cheatsheet-paper = Papiergröße
cheatsheet-do = Drucken
cheatsheet-do-about = Dein Browser kann auch ein PDF daraus machen. Für A6 wähle die Größe dort ebenfalls.
cheatsheet-too-long = Für dieses Papier sind die Regeln zu lang. Wähle A4 oder weniger Hausregeln.
cheatsheet-preview = Die Seite, wie sie gedruckt wird
cheatsheet-card = Karte
cheatsheet-does = Was sie bewirkt
cheatsheet-reply = Der Nächste darf legen
cheatsheet-also = Für alle besonderen Karten

learn-reply-seven-on = eine Sieben
learn-reply-seven-king = { $cards ->
        [french] eine Sieben; auf die Pik-Sieben auch den Pik-König
       *[german] eine Sieben; auf die Laub-Sieben auch den Laub-König
    }
learn-reply-seven-off = nichts, er zieht
learn-reply-king-stacking = { $cards ->
        [french] die Pik-Sieben
       *[german] die Laub-Sieben
    }
learn-reply-king-plain = nichts, er zieht
learn-reply-skip-answer = { $rank ->
        [eight] eine Acht
       *[ace] ein Ass
    }
learn-reply-skip-over = nichts, er setzt aus
learn-reply-wild-on = die gewünschte Farbe oder einen Wünscher
learn-reply-wild-off = die gewünschte Farbe, aber keinen Wünscher
learn-reply-rank-wild-on = den gewünschten Wert oder einen Wünscher
learn-reply-rank-wild-off = den gewünschten Wert, aber keinen Wünscher
learn-reply-reverse = was passt, wie immer
