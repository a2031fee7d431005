# Tahák a list zvláštních karet (prsi.learn.cheatsheet). $cards: karty čtenáře, "german" nebo "french".

cheatsheet-about = Jedna stránka na stůl, na ledničku nebo na zeď. I s vašimi domácími pravidly.
cheatsheet-open = Tahák k vytištění
cheatsheet-open-name = Tahák k vytištění: { $name }
cheatsheet-what = Co se vytiskne
cheatsheet-rules = Tahák
cheatsheet-paper = Velikost papíru
cheatsheet-do = Vytisknout
cheatsheet-do-about = Prohlížeč ho umí i uložit jako PDF. Pro A6 zvol tuto velikost i tam.
cheatsheet-too-long = Na tento papír jsou pravidla moc dlouhá. Zvol A4, nebo méně domácích pravidel.
cheatsheet-preview = Stránka, jak se vytiskne
cheatsheet-card = Karta
cheatsheet-does = Co dělá
cheatsheet-reply = Další smí dát
cheatsheet-also = Pro všechny zvláštní karty

learn-reply-seven-on = sedmu
learn-reply-seven-king = { $cards ->
        [french] sedmu; na pikovou sedmu i pikového krále
       *[german] sedmu; na zelenou sedmu i zeleného krále
    }
learn-reply-seven-off = nic a líže
learn-reply-king-stacking = { $cards ->
        [french] pikovou sedmu
       *[german] zelenou sedmu
    }
learn-reply-king-plain = nic a líže
learn-reply-skip-answer = { $rank ->
        [eight] osmu
       *[ace] eso
    }
learn-reply-skip-over = nic a stojí
learn-reply-wild-on = barvu podle přání, nebo měnič
learn-reply-wild-off = barvu podle přání, ale ne měnič
learn-reply-rank-wild-on = hodnotu podle přání, nebo měnič
learn-reply-rank-wild-off = hodnotu podle přání, ale ne měnič
learn-reply-reverse = co sedí, jako vždycky
