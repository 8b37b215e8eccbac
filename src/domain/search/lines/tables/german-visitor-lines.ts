/** Lines in German that were written down before anybody looked how they are read (`line-table.ts` explains the notation). */
export const germanVisitorLines = `
Haus 3 Schlafzimmer Eupen bis 350k | type=house bed=3 in=eupen max=350000
zwischen 300 und 400 Tsd Haus mit Garten | min=300000 max=400000 type=house garden
Wohnung mieten Brüssel max. 1.100€/Monat | type=apartment goal=rent in=bruxelles max=1100
2-Zimmer-Wohnung Lüttich | bed=2 type=apartment in=liege
3 Zi Whg mit Balkon Eupen | bed=3 type=apartment ?balkon in=eupen
Nähe Namur Haus kaufen | near=namur:10 type=house goal=sale
keine Wohnung, Haus in Wavre | not=apartment type=house in=wavre
EFH mit Garage Kelmis | type=house garage in=kelmis
EPC B oder besser | labelUp=B
ab 200m² Wohnfläche | surf=200
renovierungsbedürftiges Haus Malmedy unter 150000 | ?renovierungsbedürftiges type=house in=malmedy max=150000
Baugrundstück 1000 qm Raeren | type=land plot=1000 in=raeren
möbliertes Apartment Löwen 900 Euro warm | furnished type=apartment in=leuven max=900 goal=rent
Erdgeschosswohnung mit Terrasse Antwerpen | ground type=apartment terrace in=antwerpen
Penthouse mit Aufzug Knokke | type=apartment lift in=knokke
Umkreis 10 km Löwen Haus 4 Schlafzimmer | near=leuven:10 type=house bed=4
Villa mit Pool Waterloo | type=house ?pool in=waterloo
Neubauwohnung 2 Schlafzimmer Gent | new type=apartment bed=2 in=gent
Reihenhaus Mechelen max 300.000 | type=house in=mechelen max=300000
freistehendes Haus Brügge 4 Zimmer | facades=4 type=house in=brugge bed=4
Büro 150 m² mieten Zaventem | type=offices surf=150 goal=rent in=zaventem
Ladenlokal Lüttich Zentrum | type=commercial in=liege ?zentrum
Stellplatz mieten Brüssel | type=garage goal=rent in=bruxelles
Doppelhaushälfte Sankt Vith 3 Schlafzimmer | facades=3 type=house in=sankt-vith bed=3
Haus 250-300k Hasselt | type=house min=250000 max=300000 in=hasselt
Wohnung ca. 80 qm Ixelles | type=apartment surf=72 surfMax=88 in=ixelles
Miete max 1200 Luxemburg 2 Schlafzimmer | goal=rent max=1200 in=luxembourg bed=2
Hause mit Gartn in Ostende | type=house garden in=oostende
Ferienwohnung an der Küste | type=apartment ?küste
Mehrfamilienhaus Charleroi | type=investment in=charleroi
Studio Löwen unmöbliert | type=studio in=leuven unfurnished
mindestens 5 Schlafzimmer Provinz Namur | bed=5 in=province-namur
Haus mit Doppelgarage und Keller | type=house garages=2 ?keller
Bauernhof 2 ha Ostbelgien | type=house plot=20000 in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith
günstige Wohnung Verviers | ?günstige type=apartment in=verviers
Wohnung oder Studio Brüssel bis 900 Euro Miete | type=apartment,studio in=bruxelles max=900 goal=rent
ohne Renovierung Haus Nivelles | ?ohne ?renovierung type=house in=nivelles
Haus kaufen 1 Mio Lasne | type=house goal=sale max=1000000 in=lasne
Wohnung nicht im Erdgeschoss, Aufzug | type=apartment notGround lift
2 Bäder 4 Schlafzimmer Rixensart | bath=2 bed=4 in=rixensart
Lagerhalle 500 qm Genk | type=industry surf=500 in=genk
etwa 350000 Euro Haus Aalst | min=315000 max=385000 type=house in=aalst
Häuser in Wavre oder Ottignies | type=house in=wavre,ottignies
zur Miete: Haus mit Garten, Hund erlaubt | goal=rent type=house garden ?hund ?erlaubt
Energieklasse A Wohnung Leuven | label=A type=apartment in=leuven
Wohnung 1050 Brüssel 1 Schlafzimmer | type=apartment in=1050 bed=1
Grundstück Kauf Bütgenbach 10 Ar | type=land goal=sale in=butgenbach plot=1000
3-4 Schlafzimmer Haus Eupen 400.000 € | bed=3 type=house in=eupen max=400000
Altbauwohnung Gent | type=apartment in=gent
Dachgeschosswohnung Brüssel | type=apartment in=bruxelles
Haus bis 20 km von Brüssel | type=house near=bruxelles:20
Eigentumswohnung Antwerpen 2 SZ | type=apartment goal=sale in=antwerpen bed=2
Haus mind. 150 qm, max. 500.000 EUR, Tervuren | type=house surf=150 max=500000 in=tervuren
Mietwohnung 700-900 Euro Lüttich | type=apartment goal=rent min=700 max=900 in=liege
Bungalow Flämisch-Brabant | type=house in=province-vlaams-brabant
suche ruhiges Haus mit 4 Schlafzimmern und Garten in der Nähe von Eupen bis 450 Tausend | ?ruhiges type=house bed=4 garden near=eupen:10 max=450000
Wohnung mit 2 Parkplätzen Kraainem | type=apartment parkings=2 in=kraainem
WG Zimmer Löwen | type=studio in=leuven
maison mit Garten Wavre | type=house garden in=wavre
Appartment 3 Zimmer Brüssel | type=apartment bed=3 in=bruxelles
suche Wohnung in Brüssel, 2 Schlafzimmer, bis 1200 Euro warm | type=apartment in=bruxelles bed=2 max=1200 goal=rent
Haus kaufen Umgebung Eupen 4 Zimmer bis 400.000 | type=house goal=sale near=eupen:10 bed=4 max=400000
Einfamilienhaus freistehend Raeren | type=house facades=4 in=raeren
Baugrund ab 800 qm Kelmis | type=land plot=800 in=kelmis
Wohnung mit Terrasse und Aufzug Antwerpen | type=apartment terrace lift in=antwerpen
Altbau Haus Gent renoviert | ?altbau type=house in=gent ?renoviert
Haus mit Pool 20 km um Lüttich | type=house ?pool near=liege:20
Wohnung möbliert Brüssel max 1500 €/Monat | type=apartment furnished in=bruxelles max=1500 goal=rent
nur Haus, keine Wohnung, Malmedy | type=house not=apartment in=malmedy
EPC mindestens C Haus Hasselt | labelUp=C type=house in=hasselt
200 qm Haus Tervuren 3 Bäder | surf=200 type=house in=tervuren bath=3
Garage zu vermieten Eupen | type=garage goal=rent in=eupen
Landhaus mit 1 ha Grundstück St. Vith | type=house plot=10000 in=sankt-vith
Wohnung 300 bis 350 Tausend Gent | type=apartment min=300000 max=350000 in=gent
Haus zum Kauf in Wallonisch-Brabant | type=house goal=sale in=province-brabant-wallon
Gewerbefläche 120 m² Brügge | type=commercial surf=120 in=brugge
Apartment oder Studio Löwen unter 800 Euro | type=apartment,studio in=leuven max=800
mehr als 2 Schlafzimmer Wavre | bed=3 in=wavre
Neubau Reihenhaus Aalst 3 Schlafz. | new type=house in=aalst bed=3
Penthouse am Meer | type=apartment ?meer
`
