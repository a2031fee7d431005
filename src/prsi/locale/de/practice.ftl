# Statistik der Spiele auf diesem Gerät (prsi.learn.statistics). $cards: die Karten des Lesers, "german" oder "french".

practice-about = Spiele, die auf diesem Gerät zu Ende gingen, gegen den Computer und mit anderen übers Netz. Spiele von mehreren an einem Gerät zählen hier nicht. Verschickt wird nichts.
practice-none = Noch ist kein Spiel zu Ende gespielt
practice-none-about = Sobald du eines zu Ende spielst, wird hier von selbst gezählt.
practice-none-chosen = So ein Spiel gibt es hier noch nicht.
practice-show-all = Alle Spiele zeigen
practice-ruleset = Regeln
practice-ruleset-all = alle
practice-house = { $preset } mit Hausregeln
practice-level = Gegner
practice-level-all = alle
practice-level-mixed = Verschieden stark
practice-level-people = Menschen
practice-length = Übliche Länge
practice-length-moves = { $count ->
        [one] Spielzug aller zusammen
       *[other] Spielzüge aller zusammen
    }
practice-drawn = Gezogene Karten
practice-drawn-round = je Runde
practice-calls = Vergessene Ansagen
practice-calls-of = von { $count }
practice-charts = Diagramme
practice-time = Ergebnisse im Lauf der Zeit
practice-time-about = Wie viele Spiele wann zu Ende gingen und wie viele davon Siege waren.
practice-unit-week = Woche ab
practice-unit-month = Monat
practice-unit-year = Jahr
practice-share = Anteil der Siege
practice-between = Wohl zwischen
practice-between-values = { $low } und { $high }
practice-even = Gleich stark
practice-rate = { $share } ({ $won } von { $matches })
practice-levels = Siege nach Gegnern
practice-rulesets = Siege nach Regeln
practice-rates-about = Der Punkt ist der Anteil der Siege. Die Strecke zeigt, wo er mit 95 % Sicherheit wirklich liegt: Je mehr Spiele, desto kürzer.
practice-legend-share = Anteil der Siege
practice-legend-between = wo er wohl liegt
practice-legend-even = Anteil bei gleicher Stärke
practice-recent = Siege in Folge
practice-recent-about = Die letzten Spiele, das älteste zuerst. Siege direkt nacheinander sind verbunden. Jetzt in Folge: { $now }, längste Folge: { $best }.
practice-result = Ergebnis
practice-result-won = Sieg
practice-result-lost = Niederlage
practice-result-drawn = unentschieden
practice-place-of = { $place }. von { $players }
practice-decided = Was entschieden hat
practice-decided-about = Bei einer gewonnenen Runde deine letzte besondere Karte, die in den letzten zwei Zügen etwas bewirkt hat. Bei einer verlorenen die letzte, die dich darin getroffen hat.
practice-decided-for = Runde für mich
practice-decided-against = Runde gegen mich
practice-card = Karte
practice-decided-won = Für mich
practice-decided-lost = Gegen mich
practice-laid-won = Gelegt bei Siegen
practice-laid-lost = Gelegt bei Niederlagen
practice-card-seven = Sieben
practice-card-king = { $cards ->
        [french] Pik-König
       *[german] Laub-König
    }
practice-card-skip = Karte zum Aussetzen
practice-card-reverse = Neun, die die Richtung ändert
practice-card-wild = Wünscher
practice-card-rank_wild = { $cards ->
        [french] Bube, der sich einen Wert wünscht
       *[german] Unter, der sich einen Wert wünscht
    }
practice-card-comeback = Sieben, die zurückholt
practice-card-none = Keine besondere Karte
practice-file = Datei mit der Statistik
practice-file-about = Auf ein anderes Gerät kommt sie mit einer Datei. Was dort schon steht, zählt nicht doppelt.
practice-save = In Datei speichern
practice-save-table = Als Tabelle speichern (CSV)
practice-open = Aus Datei laden
practice-saved = Die Datei mit der Statistik ist gespeichert.
practice-opened = { $count ->
        [0] In der Datei steht nichts Neues.
        [one] { $count } Spiel ist dazugekommen.
       *[other] { $count } Spiele sind dazugekommen.
    }
practice-erase = Statistik löschen
practice-erase-title = Statistik löschen?
practice-erase-about = { $count ->
        [one] { $count } gezähltes Spiel wird gelöscht. Die gespielten Partien bleiben, werden aber nicht noch einmal gezählt.
       *[other] { $count } gezählte Spiele werden gelöscht. Die gespielten Partien bleiben, werden aber nicht noch einmal gezählt.
    }
practice-erased = Die Statistik ist gelöscht.
practice-broken = { $count ->
        [one] { $count } gespeichertes Spiel ist nicht lesbar und zählt deshalb nicht mit.
       *[other] { $count } gespeicherte Spiele sind nicht lesbar und zählen deshalb nicht mit.
    }
practice-trouble-full = Auf dem Gerät ist kein Platz: Weitere Spiele werden nicht gezählt.
practice-trouble-blocked = Der Browser erlaubt kein Speichern: Die Statistik bleibt hier nicht erhalten.
practice-trouble-failed = Die Statistik ließ sich nicht zählen. Versuch es noch einmal.
practice-refused-malformed = Das ist keine Datei mit einer Statistik, oder sie ist beschädigt. Nichts wurde geändert.
practice-refused-too_long = Die Datei ist zu groß. Nichts wurde geändert.
practice-refused-version = Die Datei ist aus einer anderen Version von Prší. Lade die Seite neu und versuch es noch einmal.
practice-refused-failed = Die Datei ließ sich nicht laden. Nichts wurde geändert.
practice-online = Statistik der Spiele auf dem Server
practice-here = Meine Statistik auf diesem Gerät
