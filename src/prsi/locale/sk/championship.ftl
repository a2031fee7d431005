# Majstrovstvá: ich plán.

plan-title = Majstrovstvá pre { $players } hráčov
plan-stage = Fáza
plan-players = Hráči
plan-tables = Stoly
plan-byes = Voľné žreby
plan-advance = Postúpia
plan-games = Partie ({ $chips } žetóny)
plan-minutes = Minúty
plan-round = { $number }. kolo
plan-round-byes = { $number }. kolo (medzikolo)
plan-semifinals = Semifinále
plan-final = Finále
plan-total = Spolu
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Stolov naraz: { $tables } · voľné žreby: { $byes } · vplyv žrebu: { $luck } (0 znamená, že žreb nikomu nepomôže)
plan-note = Partie a minúty sú priemer pri najpomalšom stole každej fázy; jedna partia trvá { $minutes } min, prestávky sa nerátajú. V semifinále a vo finále sú vždy tri žetóny.

# Prečo je plán taký.

plan-why-final = Všetci sa zmestia k jednému stolu, a tak sa hrá rovno finále.
plan-why-semifinals = Všetci sa zmestia do dvoch semifinále, a tak pred nimi netreba nijaké kolo.
plan-why-nine = Deväť hráčov je do semifinále o jedného viac. Traja preto hrajú o dve miesta a ostatní majú voľný žreb ({ $byes }); kto, to určí žrebovanie.
plan-why-even = Od každého stola postupujú dvaja a po poslednom kole ich zostane presne osem. V každom kole hrajú všetci, voľný žreb netreba.
plan-why-few = { $round }. kolo: { $players } hráčov zaplní len { $tables } stoly po štyroch alebo piatich, takže by ich postúpilo len { $left }. Do semifinále ich má byť osem, a preto sú v tomto kole voľné žreby: { $byes }.
plan-why-number = { $round }. kolo: keby hralo všetkých { $players } hráčov, postúpilo by ich { $left }. Odtiaľ sa k ôsmim dôjde len s voľnými žrebmi neskôr alebo s jedným kolom navyše. Preto sú voľné žreby už v tomto kole: { $byes }.
plan-why-range = { $round }. kolo: keby hralo všetkých { $players } hráčov, postúpilo by ich { $low } až { $high }. Odtiaľ sa k ôsmim dôjde len s voľnými žrebmi neskôr alebo s jedným kolom navyše. Preto sú voľné žreby už v tomto kole: { $byes }.

# Iné plány.

plan-alternatives = Iné plány
plan-no-alternative = Pre tento počet hráčov sa nijaký iný plán neoplatí.
plan-variant = Plán
plan-rounds = Priebeh (+ voľné žreby)
plan-at-once = Stolov naraz
plan-luck = Vplyv žrebu
plan-variant-best = Najlepší plán
plan-variant-byes_first = Všetky voľné žreby v prvom kole
plan-variant-table_of_three = Jeden stôl po troch, bez voľných žrebov
plan-variant-table_of_six = Jeden stôl po šiestich, bez voľných žrebov
plan-variant-semifinal_of_five = Všetci rovno do semifinále, jedno po piatich

championship-title = Majstrovstvá

## Prečo niečo nejde

championship-refused-not_allowed = Toto sa z tejto stránky nedá. Smie to niekto iný, najskôr hlavný rozhodca.
championship-refused-other_table = Toto patrí k inému stolu.
championship-refused-unknown_entrant = Taký hráč medzi prihlásenými nie je.
championship-refused-unknown_table = Taký stôl v tomto kole nie je.
championship-refused-unknown_round = Také kolo v pláne nie je.
championship-refused-unknown_report = Tento zápis tu nie je, alebo sa vziať späť nedá.
championship-refused-too_young = Hrať môže, kto sa narodil v roku { $expected } alebo skôr.
championship-refused-closed = Prihlasovanie sa už skončilo. Teraz môže niekoho pridať len hlavný rozhodca.
championship-refused-not_closed = Najprv treba uzavrieť prihlasovanie.
championship-refused-full = Viac prihlášok sa sem už nezmestí.
championship-refused-blank = Chýba meno.
championship-refused-frozen = Turnaj sa už začal a toto sa od prvého žrebovania nemení.
championship-refused-no_plan = Najprv treba vybrať plán turnaja.
championship-refused-plan_differs = Tento plán by nevyšiel: počty kôl, stolov a postupujúcich na seba nenadväzujú.
championship-refused-round_not_over = Predchádzajúce kolo sa ešte neskončilo pri všetkých stoloch.
championship-refused-not_next = Toto teraz nie je na rade. Medzitým sa asi niečo zmenilo, pozri sa znova.
championship-refused-enough_present = Prítomných je dosť, tak sa žrebuje a hrá.
championship-refused-too_few_present = Prítomných nie je viac než tých, čo postúpia. Žrebovať nie je čo: postupujú všetci.
championship-refused-draw_not_announced = Toto žrebovanie ešte nebolo ohlásené.
championship-refused-already_drawn = Toto kolo je už vyžrebované.
championship-refused-draw_refused = Takto žrebovať nejde.
championship-refused-typed_wrong = Prepísané žrebovanie nesedí: niekto chýba, je tam dvakrát, alebo má stôl zlý počet miest.
championship-refused-reason_needed = Napíš, prosím, dôvod. Zostane v zázname.
championship-refused-not_drawn = Toto kolo ešte nie je vyžrebované.
championship-refused-other_draw = Kolo sa medzitým žrebovalo znova a toto patrí k žrebovaniu, ktoré už neplatí.
championship-refused-already_called = Kolo je už vyvolané, čas beží.
championship-refused-not_called = Kolo ešte nikto nevyvolal, takže ani čas nebeží.
championship-refused-too_late = Meškanie sa ospravedlňuje, len kým beží čas. Toto prišlo až po ňom.
championship-refused-not_in_future = Nový čas musí byť neskôr než ten doterajší.
championship-refused-time_left = Ešte má čas. Vyškrtnúť ho možno, až keď čas uplynie.
championship-refused-is_there = Tento hráč pri stole je.
championship-refused-not_playing = Tento hráč pri stole nehrá alebo už vypadol.
championship-refused-at_table = Tento hráč práve sedí pri stole. Jeho odchod zapíše rozhodca stola.
championship-refused-stale = Pri stole sa medzitým hralo ďalej. Pozri sa, ako to teraz je, a zadaj to znova.
championship-refused-bad_cards = Karty nesedia: niektorá je tam dvakrát, alebo body nejdú k počtu kariet.
championship-refused-bad_values = Takto karty hodnotiť nejde.
championship-refused-bad_names = Zadaní hráči nie sú tí, čo pri tomto stole sedia.
championship-refused-next_drawn = Ďalšie kolo je už vyžrebované. Teraz to môže opraviť len hlavný rozhodca.
championship-refused-not_over = Turnaj ešte nie je dohraný.
championship-refused-ended = Turnaj sa už skončil.
championship-refused-not_ended = To sa dá, až keď sa turnaj skončí.
championship-refused-no_prize = Túto cenu tu nikto nedostáva.
championship-refused-final_chips = V semifinále a vo finále má každý vždy tri žetóny.
championship-refused-offline = Server neodpovedá. Nič sa nestalo, skús to o chvíľu znova.
championship-refused-unavailable = Server to teraz nezvládne. O chvíľu to skús znova.
championship-refused-too_often = To bolo príliš rýchlo po sebe. Chvíľu počkaj.
championship-refused-key = Tento odkaz už neplatí. Nový má hlavný rozhodca.
championship-refused-unknown = Taký turnaj tu nie je.
championship-refused-unreadable = Server tomu nerozumel. Načítaj stránku znova; čo čaká, zostane.
