/** Lines as visitors type them in German, each with its reading (`line-table.ts` explains the notation). */
export const germanLines = `
Haus mit 3 Schlafzimmern und Garten in Wavre, max 400.000 | type=house bed=3 garden in=wavre max=400000
Haus zu verkaufen wavre | type=house goal=sale in=wavre
Haus kaufen Eupen 3 SZ | type=house goal=sale in=eupen bed=3
Wohnung zu vermieten Namur | type=apartment goal=rent in=namur
Wohnung mieten Eupen | type=apartment goal=rent in=eupen
Wohnung 2 SZ löwen | type=apartment bed=2 in=leuven
2 Zimmer Wohnung Brüssel mieten | bed=2 type=apartment in=bruxelles goal=rent
3-Zimmer-Wohnung Eupen | bed=3 type=apartment in=eupen
3 Zi. Wohnung Lüttich | bed=3 type=apartment in=liege
Whg 2 Zi mieten | type=apartment bed=2 goal=rent
Studio zu vermieten Löwen bis 600 | type=studio goal=rent in=leuven max=600
Studentenzimmer in Löwen mieten | type=studio in=leuven goal=rent
Villa 4 Schlafzimmer Lasne | type=house bed=4 in=lasne
Villa mit Pool in Waterloo | type=house ?pool in=waterloo
Baugrundstück Eupen | type=land in=eupen
Bauland 10 Ar | type=land plot=1000
Grundstück ab 800 m² | type=land plot=800
Grundstück zu verkaufen 1000qm | type=land goal=sale plot=1000
Haus mit Grundstück von 1500 m² | type=house plot=1500
Haus auf 20 Ar | type=house plot=2000
Haus mit 1 Hektar Land | type=house plot=10000
Stadthaus Brüssel | type=house in=bruxelles
Herrenhaus in Gent mit Garage | type=house in=gent garage
Reihenhaus mit Garten | type=house garden
Doppelhaushälfte 3 Schlafzimmer | type=house facades=3 bed=3
freistehendes Haus 4 SZ Garage | facades=4 type=house bed=4 garage
Einfamilienhaus Sankt Vith | type=house in=saint-vith
EFH Eupen bis 350 Tsd. | type=house in=eupen max=350000
Bungalow zu verkaufen | type=house goal=sale
Bauernhaus kaufen St. Vith | type=house goal=sale in=saint-vith
Bauernhof mit 2 ha | type=house plot=20000
Schloss zu verkaufen | type=house goal=sale
Penthouse mit Terrasse Antwerpen | type=apartment terrace in=antwerpen
Maisonette 2 Schlafzimmer | type=apartment bed=2
Loft in Brüssel 150 qm | type=apartment in=bruxelles surf=150
Eigentumswohnung Eupen | type=apartment goal=sale in=eupen
Mietwohnung Eupen 2 Schlafzimmer | type=apartment goal=rent in=eupen bed=2
Dachgeschosswohnung Arlon | type=apartment in=arlon
Laden zu vermieten Eupen | type=commercial goal=rent in=eupen
Ladenlokal mieten in Lüttich | type=commercial goal=rent in=liege
Geschäftslokal 100 m2 | type=commercial surf=100
Büro zu vermieten Löwen | type=offices goal=rent in=leuven
Büroräume 200 qm Brüssel | type=offices surf=200 in=bruxelles
Lagerhalle mieten 500 m² | type=industry goal=rent surf=500
Lager kaufen Hannut | type=industry goal=sale in=hannut
Renditeobjekt Brüssel | type=investment in=bruxelles
Mehrfamilienhaus bis 600.000 Euro | type=investment max=600000
Garage zu vermieten Wavre | type=garage goal=rent in=wavre
Stellplatz mieten Löwen | type=garage goal=rent in=leuven
Haus mit Garage und Garten | type=house garage garden
Haus mit 2 Garagen | type=house garages=2
Haus mit Doppelgarage | type=house garages=2
Wohnung mit 2 Stellplätzen | type=apartment parkings=2
Wohnung mit Stellplatz und Aufzug | type=apartment parking lift
Wohnung mit Lift und Terrasse | type=apartment lift terrace
möblierte Wohnung mieten Brüssel | furnished type=apartment goal=rent in=bruxelles
möbliertes Studio 700 Euro im Monat | furnished type=studio max=700 goal=rent
Erdgeschosswohnung mit Garten | ground type=apartment garden
Wohnung im Erdgeschoss 1 Schlafzimmer | type=apartment ground bed=1
Wohnung EG mit Terrasse | type=apartment ground terrace
Haus zwischen 300.000 und 450.000 Euro | type=house min=300000 max=450000
zwischen 250 und 350k Eupen | min=250000 max=350000 in=eupen
von 200.000 bis 300.000 Euro Haus | min=200000 max=300000 type=house
300-400k Haus 4 SZ | min=300000 max=400000 type=house bed=4
Haus ab 250000 | type=house min=250000
ab 200k bis 300k | min=200000 max=300000
Haus min 200k max 300k | type=house min=200000 max=300000
Haus bis 350.000€ | type=house max=350000
bis 350 Tsd. | max=350000
bis 400k Namur | max=400000 in=namur
unter 250.000 | max=250000
unter 1.200 im Monat | max=1200 goal=rent
weniger als 300.000 Euro | max=300000
max 400k | max=400000
maximal 900 Euro pro Monat | max=900 goal=rent
Miete max 900 | goal=rent max=900
Kaltmiete bis 850 € | goal=rent max=850
Miete zwischen 700 und 900 Euro | goal=rent min=700 max=900
Budget 350000 | max=350000
Budget von 400.000 Euro Haus 3 SZ | max=400000 type=house bed=3
Budget max 1,2 Mio Villa | max=1200000 type=house
Villa 1,5 Millionen Lasne | type=house max=1500000 in=lasne
nicht mehr als 300.000 | max=300000
höchstens 275000 | max=275000
mehr als 500k | min=500000
über 300.000 Euro | min=300000
<400k | max=400000
Haus < 350.000€ | type=house max=350000
etwa 300.000 Euro | min=270000 max=330000
ca. 400k Haus | min=360000 max=440000 type=house
Haus 350.000 | type=house max=350000
Haus Eupen 350k | type=house in=eupen max=350000
Haus 4700 Eupen | type=house in=eupen
Wohnung 1348 | type=apartment in=1348
drei Schlafzimmer in Wavre | bed=3 in=wavre
zwei Schlafzimmer Wohnung | bed=2 type=apartment
Haus vier Schlafzimmer zwei Bäder | type=house bed=4 bath=2
Haus mit fünf Schlafzimmern | type=house bed=5
Haus 4 SZ 2 Badezimmer | type=house bed=4 bath=2
4SZ 2 Bäder Garage Garten | bed=4 bath=2 garage garden
3 Schlafzi. Garten Namur | bed=3 garden in=namur
Wohnung 3 SZ + Terrasse | type=apartment bed=3 terrace
Wohnung 1 SZ Balkon Brüssel | type=apartment bed=1 ?balkon in=bruxelles
mindestens 3 Schlafzimmer und 2 Bäder | bed=3 bath=2
mind. 3 Schlafzimmer | bed=3
minimum 4 Schlafzimmer | bed=4
3 Schlafzimmer mindestens | bed=3
3 SZ min 100 m² | bed=3 surf=100
3 Schlafzimmer oder mehr Wavre | bed=3 in=wavre
3+ Schlafzimmer | bed=3
3 bis 4 Schlafzimmer Haus | bed=3 type=house
2/3 Zimmer Wohnung | bed=2 type=apartment
Wohnung mindestens 100 m² | type=apartment surf=100
Wohnung größer als 90qm | type=apartment surf=90
Wohnung zwischen 80 und 120 m² | type=apartment surf=80 surfMax=120
Haus 150m² Wohnfläche | type=house surf=150
Wohnfläche ab 120 qm | surf=120
Fläche von 200 m² Haus | surf=200 type=house
Wohnung kleiner als 100 m² | type=apartment surfMax=100
120 Quadratmeter Wavre | surf=120 in=wavre
Haus 180m2 Grundstück 800m2 | type=house surf=180 plot=800
Grundstück 1 Hektar | type=land plot=10000
Ackerland 2 ha Namur | type=land plot=20000 in=namur
PEB B oder besser | labelUp=B
Haus EPC A | type=house label=A
Wohnung Energieklasse B mindestens Eupen | type=apartment labelUp=B in=eupen
Haus mit Energielabel A oder B | type=house label=A,B
mindestens Klasse C | labelUp=C
Label A Wohnung Neubau | label=A type=apartment new
Energieklasse B | label=B
Energieausweis A+ | label=A+
Neubauwohnung Wavre | new type=apartment in=wavre
Neubau Haus 3 SZ Gembloux | new type=house bed=3 in=gembloux
Neubau Namur | new in=namur
neues Haus 4 Schlafzimmer | new type=house bed=4
in der Nähe von Wavre | near=wavre:10
Haus nahe Namur | type=house near=namur:10
Haus bei Eupen | type=house near=eupen:10
Haus im Umkreis von 10 km um Namur | type=house near=namur:10
Haus im Umkreis von 15 km von Wavre | type=house near=wavre:15
Haus 5 km von Gembloux | type=house near=gembloux:5
Wohnung Eupen und Umgebung | type=apartment near=eupen:10
Umgebung Jodoigne Haus | near=jodoigne:10 type=house
rund um Löwen Wohnung | near=leuven:10 type=apartment
Eupen + 20 km | near=eupen:20
Haus Eupen 5km | type=house near=eupen:5
Raum Namur Haus | near=namur:10 type=house
Haus Nähe Bahnhof Ottignies | type=house ?bahnhof in=ottignies
nicht weit von Brüssel | near=bruxelles:10
Haus Wallonisch-Brabant | type=house in=brabant-wallon
Haus flämisch brabant max 500k | type=house in=vlaams-brabant max=500000
Provinz Namur Grundstück | in=province-namur type=land
Wohnung Brüssel oder Wavre | type=apartment in=bruxelles,wavre
Haus Wavre, Ottignies, Rixensart | type=house in=wavre,ottignies,rixensart
Wohnung uccle ixelles 2 SZ | type=apartment in=uccle,ixelles bed=2
Haus Braine-l'Alleud 3 SZ | type=house in=braine-l-alleud bed=3
Haus la hulpe | type=house in=la-hulpe
keine Wohnung Eupen | not=apartment in=eupen
alles außer Wohnung in Namur | not=apartment in=namur
Eupen keine Wohnung oder Studio | in=eupen not=apartment,studio
zu verkaufen Wavre kein Grundstück | goal=sale in=wavre not=land
Haus ohne Garten | type=house ?ohne ?garten
Haus ohne Arbeiten in Wavre | type=house ?ohne ?arbeiten in=wavre
renovierungsbedürftiges Haus Namur | ?renovierungsbedürftiges type=house in=namur
renoviertes Haus mit Keller | ?renoviertes type=house ?keller
ruhiges Haus 3 SZ | ?ruhiges type=house bed=3
Haus oder Wohnung Eupen | type=house,apartment in=eupen
Haus/Wohnung mieten | type=house,apartment goal=rent
Villa oder Bauernhaus mit großem Garten | type=house garden
ich suche ein Haus mit 3 Schlafzimmern in Wavre | type=house bed=3 in=wavre
wir suchen eine Wohnung zur Miete mit 2 Schlafzimmern | type=apartment goal=rent bed=2
suche Haus zum Kauf in Namur | type=house goal=sale in=namur
Wohnung zu kaufen Gent | type=apartment goal=sale in=gent
Haus kaufen Brügge | type=house goal=sale in=brugge
Mieten Wohnung Namur 2 Schlafzimmer | goal=rent type=apartment in=namur bed=2
Wohnung mieten Eupen max €950 | type=apartment goal=rent in=eupen max=950
Haus mit einem großen Garten | type=house garden
Haus mit einem Schlafzimmer | type=house bed=1
Garten Terrasse Garage | garden terrace garage
mit Garten und Terrasse zu mieten | garden terrace goal=rent
Wohnung mit Dachterrasse | type=apartment terrace
Wohnung mit Carport | type=apartment ?carport
Wohnug 2 Schlafzimmer Namur | type=apartment bed=2 in=namur
Appartement mieten Löwn | type=apartment goal=rent in=leuven
Haus mit 3 Schlafzimer | type=house bed=3
Haus in Antwerpenn | type=house in=antwerpen
Grundstük Eupen | type=land in=eupen
Haus Gartenn Eupen | type=house garden in=eupen
Haus Bruessel 3 SZ | type=house in=bruxelles bed=3
Buero mieten Luettich | type=offices goal=rent in=liege
house 3 Schlafzimmer Löwen | type=house bed=3 in=leuven
maison kaufen Eupen | type=house goal=sale in=eupen
Haus à louer wavre | type=house goal=rent in=wavre
HAUS KAUFEN EUPEN 3 SCHLAFZIMMER | type=house goal=sale in=eupen bed=3
Preis max 275.000 € Wohnung | max=275000 type=apartment
Preis: 200000-250000 | min=200000 max=250000
Kaufpreis bis 300.000 | max=300000
Preis zwischen 1000 und 1500 € pro Monat | min=1000 max=1500 goal=rent
800 bis 1000 €/Monat 2 SZ | min=800 max=1000 goal=rent bed=2
900 Euro monatlich Wohnung | max=900 goal=rent type=apartment
Wohnung 2 Schlafzimmer mit Aufzug, Terrasse und Garage | type=apartment bed=2 lift terrace garage
Haus 250 Tausend Euro | type=house max=250000
Haus mit Büro 4 SZ | type=house ?büro bed=4
Immobilie mieten Wavre | goal=rent in=wavre
Haus Lüttich 200k | type=house in=liege max=200000
Wohnung am Meer Ostende | type=apartment ?meer in=oostende
Villa Knokke mit 5 Schlafzimmern und Aufzug | type=house in=knokke bed=5 lift
Haus Mechelen 3 SZ Garten Garage 350000 | type=house in=mechelen bed=3 garden garage max=350000
günstiges Haus Eupen | ?günstiges type=house in=eupen
Wohnung Esch an der Alzette mieten bis 1500 | type=apartment in=esch-sur-alzette goal=rent max=1500
Haus mit mindestens vier Zimmern in Arlon unter 500k | type=house bed=4 in=arlon max=500000
Wohnung Luxemburg 2 Schlafzimmer möbliert | type=apartment in=luxembourg bed=2 furnished
Haus in Aachen | type=house ?aachen
Wohnung mit Garten in Kelmis | type=apartment garden in=kelmis
unmöblierte Wohnung mieten Eupen | unfurnished type=apartment goal=rent in=eupen
Wohnung ohne Aufzug | type=apartment noLift
Wohnung im Erdgeschoss mit Garten | type=apartment ground garden
Wohnung mit Aufzug, nicht im Erdgeschoss | type=apartment lift notGround
Wohnung nicht möbliert Brüssel | type=apartment unfurnished in=bruxelles
Wohnung ohne Möbel 2 Schlafzimmer | type=apartment unfurnished bed=2
`
