# Die Seite rund um den Tisch: Start, Spiel einrichten, Einstellungen, Ergebnisse, Meldungen.

yes = ja
no = nein
back = Zurück
close = Schließen
to-home = Zur Startseite
less = { $what }: weniger
more = { $what }: mehr
you = Du
opponents = { $count ->
        [one] { $count } Gegner
       *[other] { $count } Gegner
    }

## Start

home-motto = Karten am Tisch unter der Linde.
home-choices = Was möchtest du spielen
home-play = Gegen den Computer
home-setup = Neues Spiel
home-resume = Weiterspielen
running-round = Runde { $count }
running-your-turn = du bist dran
running-others = die anderen spielen
install-title = Prší auf dem Handy
install-about = Leg dir Prší auf den Startbildschirm. Es läuft auch ohne Internet.
install-do = Hinzufügen
install-not-now = Jetzt nicht
replace-title = Ein Spiel läuft noch
replace-about = Ein neues Spiel beendet es.
replace-do = Neu beginnen

## Spiel einrichten

setup-title = Neues Spiel
setup-opponents = Gegner
setup-fewer-opponents = Ein Gegner weniger
setup-more-opponents = Ein Gegner mehr
setup-level = Wie stark
setup-game = Spiel
setup-format = Wie lange
setup-other-number = andere
setup-survivors = Wie viele übrig bleiben
setup-length = Dauert etwa { $low }–{ $high } Min.
setup-cards = Karten
setup-cards-french-only = Dieses Spiel gibt es nur mit französischem Blatt: Das deutsche beginnt mit der Sieben.
setup-rules = Hausregeln
setup-changed = { $count ->
        [0] keine Änderung
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
setup-as-preset = Zurücksetzen
setup-deal = Karten geben
setup-at-most = Mit diesen Regeln spielen höchstens { $count }.
setup-together = Das passt nicht zusammen: { $options }.
setup-remedy = { $option }: { $value }
cards-german = Deutsche
cards-french = Französische
number-rounds_won = Wie viele Runden
number-penalty_points = Bis zu wie vielen Punkten
number-chips = Wie viele Chips
to-rounds = { $count ->
        [one] bis { $count } Sieg
       *[other] bis { $count } Siege
    }
to-points = { $count ->
        [one] bis { $count } Punkt
       *[other] bis { $count } Punkte
    }
to-chips = { $count ->
        [one] mit { $count } Chip
       *[other] mit { $count } Chips
    }
values-title = Was die Karten zählen
values-own = Eigene
values-of = { $rank }: wie viele Punkte

## Einstellungen

settings-title = Einstellungen
settings-look = Aussehen und Sprache
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Hell: Abend
settings-theme-dark = Dunkel: Nacht
settings-cards-title = Karten
settings-cards = Blatt
settings-cards-german = Deutsches
settings-cards-french = Französisches
settings-fourColours = Vier Farben
settings-fourColours-about = Jede Kartenfarbe hat ihren eigenen Farbton.
settings-largePrint = Großdruck
settings-largePrint-about = Größere Zahlen und Zeichen auf den Karten.
settings-numerals = Ziffern
settings-numerals-roman = VII, VIII
settings-numerals-arabic = 7, 8
settings-letters = Buchstaben
settings-letters-language = Wie die Sprache
settings-letters-spsv = Sp Sv K E
settings-letters-uo = U O K A
settings-sort = Karten auf der Hand
settings-sort-suit = Nach Farben
settings-sort-rank = Nach Werten
settings-sort-none = Wie sie kommen
settings-play = Spiel
settings-pace = Tempo der Gegner
settings-pace-instant = Sofort
settings-pace-fast = Schnell
settings-pace-natural = Natürlich
settings-pace-slow = Langsam
settings-animation = Bewegung der Karten
settings-animation-off = Keine
settings-animation-fast = Schnell
settings-animation-normal = Normal
settings-animation-slow = Langsam
settings-beginner = Hilfe für den Anfang
settings-beginner-about = Zeigt, welche Karten passen.
settings-confirm = Schutz vor Versehen
settings-confirm-about = Erst das zweite Tippen legt eine Karte. Wenn du legen kannst, gilt das auch fürs Ziehen und Aussetzen.
settings-leftHanded = Für Linkshänder
settings-leftHanded-about = Knöpfe, Stapel und Tipp sind gespiegelt.
settings-sound-title = Ton
settings-sound = Töne
settings-sound-about = Kurze Töne für Karten und Züge.
settings-vibration = Vibration
settings-vibration-about = Das Handy vibriert, wenn du dran bist.
settings-stored = Gespeicherte Daten
settings-stored-about = Das laufende Spiel, gespielte Partien, Statistik und Einstellungen sind nur auf diesem Gerät.
erase = Alles Gespeicherte löschen
erase-title = Wirklich löschen?
erase-about = Gelöscht werden: das laufende Spiel, gespielte Partien und Statistik, eigene Regeln, der angefangene Punkteblock, geschaffte Lektionen, die Einrichtung des Spiels und die Einstellungen. Das lässt sich nicht rückgängig machen.
erase-keep = Behalten
erase-do = Löschen
erased = Alles Gespeicherte ist gelöscht.

## Ergebnis

result-after = Ende von Runde { $count }
result-wins = { $name } gewinnt
result-wins-match = { $name } gewinnt das Spiel
result-you-win = Du gewinnst die Runde
result-you-win-match = Du gewinnst das Spiel!
result-no-winner = Runde ohne Sieger
result-drawn = Unentschieden
result-left = Noch auf der Hand
result-points = Punkte
result-no-cards = Keine Karten
result-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
result-counts = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
result-score-rounds_won = Siege
result-score-penalty_points = Strafpunkte
result-score-fewer_cards = Karten nächstes Mal
result-score-chips = Chips
result-reason-blocked = Niemand konnte noch legen oder ziehen.
result-reason-turn_limit = Die Runde hatte zu viele Züge.
result-chip-lost = { $name } verliert einen Chip, es bleiben { $left }.
result-you-lose-chip = Du verlierst einen Chip, es bleiben { $left }.
result-lot = Das Los entscheidet: { $names }. Karten: { $cards }.
result-out = { $name } scheidet aus.
result-you-out = Du scheidest aus.
result-plays-to = Gespielt wird: { $format }.
result-match-over = Das Spiel ist aus.
result-next = Nächste Runde
result-rematch = Revanche
result-change = Anderes Spiel
result-more = Mehr
sheet-title = Spielzettel
sheet-round = Runde
sheet-won = Sieg
sheet-note = Auf dem Zettel stehen die Punkte der Karten, die auf der Hand geblieben sind.
record-save = Mitschrift speichern
record-saved = Die Mitschrift ist als Datei gespeichert.
fair-title = Ehrlich gegeben
fair-about = Der Fingerabdruck war vor dem Geben bekannt. Nach der Runde wird das Geheimnis gezeigt, mit dem gemischt wurde, und jeder kann prüfen, ob beides zusammenpasst.
fair-commitment = Fingerabdruck vor dem Geben
fair-secret = Geheimnis
fair-salt = Salz
fair-contributions = Von der Seite beigemischt
fair-check = Prüfen
fair-asking = Wird geprüft …
fair-yes = Stimmt: Gegeben wurde genau nach dem Geheimnis.
fair-no = Stimmt nicht: Die Karten passen nicht zum Geheimnis.
fair-unknown = Das lässt sich gerade nicht prüfen. Speichere die Mitschrift und versuch es später.

## Regeln dieses Spiels

rules-title = Regeln
rules-which = Welche Regeln
## Über die Seite

about-title = Was gespeichert wird
about-lead = Gegen den Computer läuft Prší ganz auf deinem Gerät, und nichts wird irgendwohin geschickt. Was der Server speichert, wenn du mit anderen spielst, steht auf einer eigenen Seite. Werbung gibt es nicht.
about-kept = Auf dem Gerät bleibt
about-kept-game = das laufende Spiel, damit es auch nach einem leeren Akku weitergeht
about-kept-settings = die Einstellungen, das zuletzt eingerichtete Spiel und die Namen derer, die zusammen an diesem Gerät spielen
about-kept-files = die Dateien der Seite, damit sie ohne Internet läuft
about-where = Das Spiel gegen den Computer will weder Name noch Adresse noch sonst etwas von dir wissen.
about-how-long = Es bleibt, bis du oder der Browser es löscht.
about-to-settings = Zu den Einstellungen
about-fair = Ehrliche Karten
about-fair-text = Die Gegner sehen nur, was sie am Tisch sähen: ihre eigenen Karten und was oben liegt. Jedes Geben kannst du nach der Runde prüfen.
about-made = Wie es entstanden ist
about-made-text = Regeln, Zeichnungen, Töne und Gegner sind für dieses Spiel entstanden. Der Quelltext ist frei unter der MIT-Lizenz.
about-licences = Was von anderen stammt
about-licences-text = Schriften, Pyodide, Python, Svelte und Fluent haben eigene freie Lizenzen. Ihre Texte liegen der Seite bei.
about-licences-show = Lizenztexte
about-licences-missing = Die Lizenztexte ließen sich gerade nicht laden.

## Meldungen

notice-storage-blocked = Der Browser lässt nichts speichern: Das Spiel läuft, geht aber beim Schließen verloren.
notice-storage-full = Auf dem Gerät ist kein Platz: Das Spiel läuft, geht aber beim Schließen verloren.
notice-stored-version-unknown = Das gespeicherte Spiel stammt von einer neueren Version. Es bleibt, wie es ist; lade die neue Version der Seite.
notice-old-rules-missing = Das gespeicherte Spiel braucht ältere Regeln, die nicht mehr hier sind. Es bleibt, wie es ist.
notice-stored-game-broken = Das gespeicherte Spiel lässt sich nicht lesen. Es bleibt, wie es ist.
notice-no-webassembly = Dieser Browser kann kein WebAssembly, und ohne das laufen die Regeln nicht. Nimm einen neueren Browser.
notice-rules-not-loaded = Die Regeln wurden nicht geladen. Prüfe die Verbindung und versuch es noch einmal.
notice-worker-restarted = Das Spiel hing fest und läuft wieder. Nichts ist verloren.
notice-taken-over = Das Spiel läuft jetzt in einem anderen Fenster.
problem-title = Hier geht es nicht
problem-reload = Noch einmal versuchen
problem-new-game = Neues Spiel beginnen
elsewhere-title = Das Spiel läuft in einem anderen Fenster
elsewhere-about = Es kann nur in einem laufen.
elsewhere-here = Hier spielen
opening-title = Die Karten werden gemischt …
update-ready = Es gibt eine neue Version.
update-do = Laden
notices = Meldungen
page-failed = Etwas ist schiefgegangen. Das Spiel ist gespeichert.

## Mehrere an einem Gerät

home-together = An einem Gerät
together-title = Zusammen an einem Gerät
together-about = Wer am Zug ist, hält Handy oder Tablet. Zwischen den Zügen sind die Karten verdeckt.
together-players = Wer spielt mit
together-name = { $number }. Name
together-avatar = { $name }: Bild wählen
together-choose = Bild: { $name }
together-done = Fertig
together-remove = Entfernen: { $name }
together-add = Noch jemand
together-computers = Computer am Tisch
together-same = Den Namen { $name } gibt es zweimal. Ändere einen.

## Names of the pages that are loaded when they are gone to, and ways to them.

championship-title = Meisterschaft
cheatsheet-title = Regeln zum Drucken
games-title = Gespielte Partien
replay-title = Wiedergabe
lessons-title = Lektionen
admin-title = Verwaltung
moderation-title = Moderation
pad-title = Punkteblock
leaderboards-title = Ranglisten
move-here-title = Profil auf diesem Gerät
people-title = Leute von neulich
privacy-title = Was der Server speichert
profile-title = Profil
statistics-title = Statistik
practice-title = Meine Statistik
rulesets-title = Meine Regeln
table-rules-title = Die Regeln dieses Tisches
replay-watch = Noch einmal ansehen
lessons-learn = Spielen lernen

## Why the server or the device's memory did not do something.

games-trouble-full = Auf dem Gerät ist kein Platz: Gespielte Partien werden nicht gespeichert. Platz gibt es, wenn du einige löschst.
games-trouble-blocked = Der Browser erlaubt kein Speichern: Gespielte Partien bleiben nicht hier.
trouble-offline = Der Server antwortet nicht. Prüfe die Verbindung; gegen den Computer geht es auch ohne.
trouble-full = Der Server ist voll.
trouble-banned = Das Spiel mit anderen ist für dich bis { $date } gesperrt.
trouble-too-often = Das ging zu schnell hintereinander. Versuch es in { $time } noch einmal.
trouble-unavailable = Der Server schafft das gerade nicht. Versuch es gleich noch einmal.
trouble-stranger = Dieses Gerät hat kein Profil.
trouble-missing = Das gibt es nicht mehr.
trouble-forbidden = Das darfst du hier nicht.
trouble-refused = So geht es nicht.
denied-wrong_code = Der Code gilt nicht: Er enthält einen Fehler, ist abgelaufen oder wurde schon benutzt.
denied-name_length = Ein Name hat 2 bis 20 Zeichen.
denied-name_characters = Ein Name beginnt mit einem Buchstaben und hat nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Apostrophe und Punkte.
denied-name_digits = Ein Name darf höchstens vier Ziffern haben.
denied-name_scripts = Ein Name muss ganz in einem einzigen Alphabet geschrieben sein.
denied-name_offensive = So ein Name geht hier nicht. Nimm einen anderen.
denied-name_reserved = So ein Name könnte mit der Leitung oder dem Computer verwechselt werden.
denied-name_locked = Der Name lässt sich bis { $date } nicht ändern.
denied-not_together = An diesem Tisch kannst du gerade nicht mitspielen.
denied-not_met = Einladen lässt sich nur, wer schon mit dir am Tisch saß.
denied-no_table = Diesen Tisch gibt es nicht mehr.
denied-table_closed = Diesen Tisch gibt es nicht mehr.
denied-too_many_tables = Du sitzt schon an so vielen Tischen, wie erlaubt sind.
denied-already_reported = Das ist schon gemeldet.
denied-decided = Darüber hat schon jemand entschieden.
denied-not_staff = Das darfst du hier nicht.
denied-passkey_refused = Der Passkey ließ sich nicht prüfen.
denied-passkey_address = Passkeys gehen hier nicht: Die Seite hat keine gesicherte Adresse.
denied-too_many_passkeys = Mehr Passkeys lassen sich nicht hinzufügen.
denied-too_many = Mehr lassen sich nicht hinzufügen.
denied-bad_ruleset = Diese Regeln passen nicht zusammen.
denied-draining = Dieser Server wird gleich aktualisiert. Versuch es etwas später noch einmal.
denied-foreign_origin = Die Seite läuft unter einer anderen Adresse, als der Server erwartet. Lade sie von seiner Adresse neu.
denied-not_stored = Der Server kann das gerade nicht speichern. Es ist nichts geschehen; versuch es gleich noch einmal.
