# Ťahák a list zvláštnych kariet (prsi.learn.cheatsheet). $cards: karty čitateľa, "german" alebo "french".

cheatsheet-about = Jedna strana na stôl, na chladničku alebo na stenu. Aj s vašimi domácimi pravidlami.
cheatsheet-open = Ťahák na vytlačenie
cheatsheet-open-name = Ťahák na vytlačenie: { $name }
cheatsheet-what = Čo sa vytlačí
cheatsheet-rules = Ťahák
cheatsheet-paper = Veľkosť papiera
cheatsheet-do = Vytlačiť
cheatsheet-do-about = Prehliadač ho vie aj uložiť ako PDF. Pre A6 zvoľ túto veľkosť aj tam.
cheatsheet-too-long = Na tento papier sú pravidlá pridlhé. Zvoľ A4 alebo menej domácich pravidiel.
cheatsheet-preview = Strana, ako sa vytlačí
cheatsheet-card = Karta
cheatsheet-does = Čo robí
cheatsheet-reply = Ďalší smie dať
cheatsheet-also = Pre všetky zvláštne karty

learn-reply-seven-on = sedmu
learn-reply-seven-king = { $cards ->
        [french] sedmu; na pikovú sedmu aj pikového kráľa
       *[german] sedmu; na zelenú sedmu aj zeleného kráľa
    }
learn-reply-seven-off = nič a ťahá
learn-reply-king-stacking = { $cards ->
        [french] pikovú sedmu
       *[german] zelenú sedmu
    }
learn-reply-king-plain = nič a ťahá
learn-reply-skip-answer = { $rank ->
        [eight] osmičku
       *[ace] eso
    }
learn-reply-skip-over = nič a stojí
learn-reply-wild-on = farbu podľa želania alebo menič
learn-reply-wild-off = farbu podľa želania, ale nie menič
learn-reply-rank-wild-on = hodnotu podľa želania alebo menič
learn-reply-rank-wild-off = hodnotu podľa želania, ale nie menič
learn-reply-reverse = čo sedí, ako vždy
