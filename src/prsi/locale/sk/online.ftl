# Hra s ľuďmi: spojenie, čakáreň, vety pri stole, výsledok.

page-not-loaded = Stránka sa nenačítala. Skontroluj pripojenie a skús to znova.
