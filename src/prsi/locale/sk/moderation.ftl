# Nahlásenie, správa hráčov, správa servera.

report-title = Nahlásiť: { $name }
report-about = Pozrie sa na to správca. Spolu s nahlásením uvidí priebeh hry a vety pri stole. Nikto ďalší sa to nedozvie.
report-reason = Čo prekáža
report-reason-name = Meno
report-reason-behaviour = Správanie pri stole
report-reason-cheating = Nepoctivá hra
report-reason-other = Niečo iné
report-text = Stručne, čo sa stalo (nemusí byť)
report-send = Nahlásiť
report-sent = Vďaka, správca sa na to pozrie.

moderation-view = Čo ukázať
moderation-view-open = Čaká
moderation-view-decided = Rozhodnuté
moderation-view-players = Hľadať
moderation-view-log = Záznam
moderation-nothing = Nič tu nie je.
moderation-about = Koho
moderation-by = Kto hlási
moderation-when = Kedy
moderation-who = Kto
moderation-decision = Rozhodnutie
moderation-log-range = Zápis hry
moderation-range = stôl { $table }, miesto { $seat }, záznamy { $first } – { $last }
moderation-chat =
    { $count ->
        [0] Pri stole nepadla žiadna veta
        [one] { $count } veta pri stole
        [few] { $count } vety pri stole
       *[other] { $count } viet pri stole
    }
moderation-reports-about =
    { $count ->
        [one] { $count } nahlásenie spolu
        [few] { $count } nahlásenia spolu
       *[other] { $count } nahlásení spolu
    }
moderation-reports-by =
    { $count ->
        [one] { $count } odoslané nahlásenie
        [few] { $count } odoslané nahlásenia
       *[other] { $count } odoslaných nahlásení
    }
moderation-banned-until = zákaz do { $date }
moderation-muted-until = bez viet do { $date }
moderation-dismiss = Nechať tak
moderation-mute = Vypnúť vety
moderation-rename = Premenovať
moderation-ban = Zakázať hru
moderation-lift = Zrušiť tresty
moderation-sign_out = Odhlásiť všade
moderation-dismiss-title = Nechať tak: { $name }?
moderation-mute-title = Vypnúť vety: { $name }?
moderation-rename-title = Premenovať: { $name }?
moderation-ban-title = Zakázať hru: { $name }?
moderation-lift-title = Zrušiť tresty: { $name }?
moderation-sign_out-title = Odhlásiť všade: { $name }?
moderation-dismiss-about = Nahlásenie sa uzavrie a nič ďalšie sa nestane.
moderation-mute-about = Hrať sa bude dať ďalej, ale vety a obrázky pri stole nie.
moderation-rename-about = Server dá iné meno z ponuky; po ten čas sa nedá zmeniť.
moderation-ban-about = Hra s ľuďmi sa zatvorí hneď. Profil sa dá ďalej stiahnuť aj zmazať.
moderation-lift-about = Zákaz hry, vypnuté vety aj zamknuté meno prestanú platiť.
moderation-sign_out-about = Pre hráča, ktorého profil má v rukách niekto cudzí: všetky zariadenia sa odhlásia. Späť vedie záchranný kód alebo prístupový kľúč.
moderation-how-long = Na ako dlho
moderation-days =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
       *[other] { $count } dní
    }
moderation-note = Poznámka do záznamu
moderation-done = Hotovo, je to v zázname.
moderation-search = Meno alebo číslo hráča
moderation-search-do = Hľadať
moderation-nobody = Nikto taký tu nie je.
moderation-log-about = Každý zásah zostáva v zázname, ktorý sa nedá zmeniť ani zmazať.
moderation-action = Zásah
moderation-action-dismiss = nechať tak
moderation-action-mute = vypnúť vety
moderation-action-rename = premenovať
moderation-action-ban = zakázať hru
moderation-action-lift = zrušiť tresty
moderation-action-sign_out = odhlásiť všade
moderation-action-role = zmeniť právo
moderation-action-drain = vyprázdniť uzol
moderation-machine = počítač servera
moderation-more = Staršie záznamy

admin-health = Ako sa serveru darí
admin-node = Uzol
admin-well = v poriadku
admin-unwell = databáza neodpovedá
admin-bus = Spojenie uzlov
admin-bus-yes = funguje
admin-bus-no = nefunguje; správy chodia s oneskorením
admin-new-tables = Nové stoly
admin-takes = prijíma
admin-drains = neprijíma, uzol sa vyprázdňuje
admin-reports = Nahlásenia
admin-reports-none = žiadne nečaká
admin-reports-wait =
    { $count ->
        [one] čaká { $count }
        [few] čakajú { $count }
       *[other] čaká { $count }
    }
admin-nodes = Uzly
admin-state = Stav
admin-sockets = Spojenia
admin-tables = Stoly
admin-started = Beží od
admin-beat = Posledná známka života
admin-here = odpovedá ti
admin-alive = beží
admin-gone = neozýva sa
admin-no-tables = Žiadne stoly
admin-phase-waiting = čakajú na hráčov
admin-phase-ready = pred rozdaním
admin-phase-playing = hrá sa
admin-phase-round_over = medzi kolami
admin-phase-match_over = po hre
admin-phase-closed = zatvorené
admin-players = Hráči
admin-players-all = spolu
admin-players-day = za posledný deň
admin-players-month = za 30 dní
admin-players-banned = so zákazom
admin-players-muted = bez viet
admin-players-staff = správcovia
admin-database = Databáza: { $name }.
admin-drain-title = Vyprázdniť tento uzol
admin-drain-about = Uzol neprijme nové stoly a ľudí pošle k ostatným uzlom. Hodí sa pred aktualizáciou; späť ho vráti nové spustenie.
admin-drain = Vyprázdniť
admin-drain-ask = Vyprázdniť uzol?
admin-draining = Uzol sa vyprázdňuje
