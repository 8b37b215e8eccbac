/** Lines in German that were written down before anybody looked at how they are read, in the form of `line-table.ts`. */
export const germanUnseenLines = `
wir suchen ein Haus mit 3 Schlafzimmern und Garten in der Nähe von Eupen bis 350.000 € | type=house bed=3 garden near=eupen:10 max=350000
Baugrundstück Sankt Vith mindestens 800 qm | type=land in=sankt-vith plot=800
Einfamilienhaus Kelmis 4 SZ Doppelgarage | type=house bed=4 garages=2 in=kelmis
freistehendes Haus Raeren Pool | type=house facades=4 in=raeren ?pool
Doppelhaushälfte Welkenraedt 3 Schlafzimmer | type=house facades=3 bed=3 in=welkenraedt
Reihenhaus Lüttich bis 180 Tsd. | type=house in=liege max=180000
Erdgeschosswohnung mit Garten Namur | type=apartment ground garden in=namur
Penthouse mit Aufzug und Stellplatz Ostende | type=apartment lift parking in=oostende
Ladenlokal zu vermieten Brügge 90 m² | goal=rent type=commercial in=brugge surf=90
Bürofläche Eupen 120 qm mieten | goal=rent type=offices in=eupen surf=120
Lagerhalle Lontzen 600 qm | type=industry surf=600 in=lontzen
Garage mieten Eupen | goal=rent type=garage in=eupen
Tiefgaragenstellplatz Antwerpen | type=garage in=antwerpen
Neubauwohnung Hasselt Energieklasse A | type=apartment new label=A in=hasselt
Haus Energieeffizienz B oder besser Lüttich | type=house labelUp=B in=liege
unmöblierte Wohnung Gent | type=apartment unfurnished in=gent
Haus kaufen Bütgenbach | goal=sale type=house in=butgenbach
kein Renovierungsbedarf Haus Malmedy | type=house in=malmedy ?kein ?renovierungsbedarf
keine Wohnung, nur Haus mit Garage, Spa | type=house not=apartment garage in=spa
zwischen 200.000 und 300.000 Euro Haus Büllingen | type=house min=200000 max=300000 in=bullingen
250-300 Tsd Amel | min=250000 max=300000 in=amel
ab 500000 Villa Lasne | type=house min=500000 in=lasne
Mehrfamilienhaus Verviers Rendite | type=investment in=verviers
Umkreis 20 km von Eupen Haus | type=house near=eupen:20
im Umkreis von 10 Kilometern um Lüttich, 2 Schlafzimmer | near=liege:10 bed=2
Provinz Lüttich Bauernhof mit Land | type=house in=province-liege ?land
Wallonisch-Brabant Villa | type=house in=province-brabant-wallon
eine halbe Million Haus Brüssel | type=house max=500000 in=brussels
1,2 Mio Villa Waterloo | type=house max=1200000 in=waterloo
dreihunderttausend Euro Haus Aubel | type=house max=300000 in=aubel
habt ihr Häuser in Raeren? | type=house in=raeren
haben Sie etwas zur Miete in Kelmis mit Garten | goal=rent garden in=kelmis
Wohnung mit Südgarten Lontzen | type=apartment garden in=lontzen
Haus Forst | type=house in=forest
Wonung Eupn 2 schlafzimer | type=apartment bed=2 in=eupen
Haus in Lütich kaufen | goal=sale type=house in=liege
Apartement Brüsel | type=apartment in=brussels
Haus oder Wohnung in Eupen, mind. 3 SZ, max. 280.000 | type=house,apartment in=eupen bed=3 max=280000
Bungalow ebenerdig Knokke | type=house ground in=knokke
Ackerland Büllingen 2 Hektar | type=land in=bullingen plot=20000
Bauland 10 Ar Sankt Vith | type=land plot=1000 in=sankt-vith
Restaurant Übernahme Malmedy | type=commercial in=malmedy ?übernahme
Arztpraxis mieten Eupen | goal=rent type=offices in=eupen
Leibrente Wohnung Blankenberge | type=apartment in=blankenberge ?leibrente
Kaltmiete bis 800 Euro, 2 Schlafzimmer, Verviers | goal=rent max=800 bed=2 in=verviers
Warmmiete max. 950 € Studio Lüttich | goal=rent max=950 type=studio in=liege
monatlich höchstens 1100, Haus mit Garten, Eupen | goal=rent max=1100 type=house garden in=eupen
mindestens 140 qm Wohnfläche, Grundstück ab 600 qm, Raeren | surf=140 plot=600 in=raeren
Wohnung größer als 90 m² Terrasse Gent | type=apartment surf=90 terrace in=gent
Loft Antwerpen 150 Quadratmeter | type=apartment in=antwerpen surf=150
Maisonette mit Dachterrasse Brüssel | type=apartment terrace in=brussels
vier Schlafzimmer, zwei Bäder, großer Garten, ruhige Lage, Raeren | bed=4 bath=2 garden in=raeren ?lage ?ruhige
Häuser in Eupen, Kelmis oder Lontzen | type=house in=eupen,kelmis,lontzen
Stadthaus Mecheln | type=house in=mechelen
Schloss Ardennen | type=house ?ardennen
Ferienhaus Bütgenbach am See | type=house in=butgenbach ?see
Wohnung Meerblick De Panne bis 300 000 | type=apartment in=de-panne max=300000 ?meerblick
guten Tag, ich suche eine Mietwohnung für zwei Personen in Lüttich | goal=rent type=apartment in=liege ?personen ?zwei
meine Frau und ich möchten ein Haus in Spa kaufen, nicht teurer als 400.000 | goal=sale type=house in=spa max=400000 ?frau
WG-geeignet 4 Schlafzimmer Lüttich | bed=4 in=liege ?geeignet ?wg
Nähe Aachen Grenze, Haus Kelmis | type=house in=kelmis ?aachen ?grenze
ohne Garten Wohnung 1 Schlafzimmer Gent | type=apartment bed=1 in=gent ?garten ?ohne
Aufzug notwendig, 2 SZ, Uccle | lift bed=2 in=uccle ?notwendig
sanierungsbedürftiges Haus unter 120.000 Verviers | type=house max=120000 in=verviers ?sanierungsbedürftiges
schlüsselfertiger Neubau Hannut | new in=hannut ?schlüsselfertiger
Werkstatt Amel | type=industry in=amel
Halle mit Büro zu mieten Eupen | goal=rent type=industry in=eupen ?büro
Haus mit 2 Stellplätzen Kelmis | type=house parkings=2 in=kelmis
Preis max 275k EPC C oder besser Aarschot | max=275000 labelUp=C in=aarschot
Energieklasse A oder B | label=A,B
Referenz 4521 | ?4521 ?referenz
Immobilien Provinz Luxemburg | in=province-luxembourg
Ostflandern Landhaus | type=house in=province-oost-vlaanderen
Westflandern Ferienwohnung | type=apartment in=province-west-vlaanderen
Haus nicht weiter als 5 km von Brügge | type=house near=brugge:5 ?nicht ?weiter
2 bis 3 Schlafzimmer Lier | bed=2 in=lier
ca. 100 qm Wohnung Ostende | type=apartment surf=90 surfMax=110 in=oostende
etwa 300.000 Haus Theux | type=house min=270000 max=330000 in=theux
Haus mit Einliegerwohnung Raeren | type=house in=raeren ?einliegerwohnung
möblierte Wohnung auf Zeit Brüssel | type=apartment furnished in=brussels ?auf ?zeit
Villa Schwimmbad Keerbergen 5 SZ 3 Bäder | type=house bed=5 bath=3 in=keerbergen ?schwimmbad
Altbauwohnung Schaerbeek hohe Decken | type=apartment in=schaerbeek ?decken ?hohe
Fachwerkhaus Aubel | type=house in=aubel
Niedrigenergiehaus A+ Gembloux | type=house label=A+ in=gembloux
Miethaus Sankt Vith 3 Schlafzimmer | goal=rent type=house bed=3 in=sankt-vith
Haus zur Miete in Astenet | goal=rent type=house in=astenet
Kortrijk Wohnung mit Lift | type=apartment lift in=kortrijk
nicht im Erdgeschoss, Wohnung Uccle | type=apartment notGround in=uccle
Geschäftshaus Lüttich | type=commercial in=liege
Studio für Studenten Louvain-la-Neuve 450 Euro im Monat | goal=rent type=studio in=louvain-la-neuve max=450 ?studenten
Mietshaus mit 6 Wohnungen Charleroi | type=investment in=charleroi ?6 ?wohnungen
Hof mit Stallungen und 3 ha Weide Burg-Reuland | type=house plot=30000 in=burg-reuland ?stallungen
Grundstück 500 bis 900 m2 Eynatten | type=land plot=500 plotMax=900 in=eynatten
Haus mit Keller und Dachboden Hergenrath | type=house in=hergenrath ?dachboden ?keller
familienfreundliches Haus, 4 Schlafzi., Garten, bis 400T€, Eupen | type=house bed=4 garden max=400000 in=eupen ?familienfreundliches
Wohnung EG Kelmis | type=apartment ground in=kelmis
Whg 2 SZ Tongern Lift Terrasse | type=apartment bed=2 in=tongeren lift terrace
Parkplatz Löwen | type=garage in=leuven
Gewerbegrundstück Lontzen | type=land in=lontzen
Haus barrierefrei Eupen | type=house in=eupen ?barrierefrei
Kapitalanlage Wohnung Gent | type=apartment in=gent
Haus bezugsfertig Baelen 3 Schlafzimmer Garage | type=house bed=3 garage in=baelen ?bezugsfertig
Renditeobjekt Brüssel unter 1 Mio | type=investment in=brussels max=1000000
suche Grundstück, kein Haus, Raum Eupen | type=land not=house near=eupen:10
rund um Namür Haus mit Garten | type=house garden near=namur:10
Wohnung max. 3 km von Lüttich Zentrum | type=apartment near=liege:3 ?zentrum
GESUCHT: HAUS MIT 3 SCHLAFZIMMERN UND GARAGE IN EUPEN | type=house bed=3 garage in=eupen
was bekomme ich für 250.000 Euro in Lüttich? | max=250000 in=liege ?bekomme ?was
ich habe 900 Euro im Monat und brauche 2 Schlafzimmer in Verviers | goal=rent max=900 bed=2 in=verviers ?habe
junges Paar sucht erstes Haus, Raum Eupen, unter 300.000 | type=house near=eupen:10 max=300000 ?erstes ?junges ?paar
1-Zimmer-Wohnung Antwerpen 2018 max 800 warm | type=apartment bed=1 in=2018 max=800 goal=rent
Haus mit Stall und 2 ha Wiese, Büllingen oder Amel | type=house plot=20000 in=bullingen,amel ?stall
etwas zum Renovieren bis 120.000 rund um Verviers | max=120000 near=verviers:10 ?renovieren
Haus mit 3 Wohnungen Ostende | type=house in=oostende ?3 ?wohnungen
mieten in Arlon 2 Schlafzimmer Stellplatz | goal=rent in=arlon bed=2 parking
Stadt Luxemburg Wohnung 1 Schlafzimmer bis 1800 | type=apartment in=ville-luxembourg bed=1 max=1800
Büros 80 bis 120 qm Eupen | type=offices surf=80 surfMax=120 in=eupen
Büro 300 qm mit 6 Stellplätzen Lüttich | type=offices surf=300 parkings=6 in=liege
Laden zu mieten Eupen Innenstadt, Miete max 1500 | goal=rent type=commercial in=eupen max=1500 ?innenstadt
Lagerhalle min 1000 qm mit Rampe Welkenraedt | type=industry surf=1000 in=welkenraedt ?rampe
abschließbare Garage für Motorrad Kelmis | type=garage in=kelmis ?abschließbare ?motorrad
Baugrundstück 600-1000 m² Raeren | type=land plot=600 plotMax=1000 in=raeren
Haus mit Energieklasse B oder C, kein F, Namur | type=house label=B,C in=namur ?f ?kein
Neubauwohnung Klasse A Hasselt | new type=apartment label=A in=hasselt
keine Studios und keine Wohnungen, Lüttich, 250k | not=studio,apartment in=liege max=250000
nicht im Erdgeschoss, mit Aufzug, 2 Schlafzimmer, Eupen | notGround lift bed=2 in=eupen
möbliert für 6 Monate Brüssel 1 Schlafzimmer | furnished in=brussels bed=1 ?6 ?monate
leerstehendes Haus zu mieten mit Garten Raeren | goal=rent type=house garden in=raeren ?leerstehendes
mindestens drei Schlafzimmer und zwei Badezimmer in Eupen oder Kelmis | bed=3 bath=2 in=eupen,kelmis
20 Minuten von Lüttich, freistehende Villa | near=liege:20 type=house facades=4
höchstens 15 km von Eupen, Haus mit Garage | near=eupen:15 type=house garage
Provinz Hennegau Haus 4 Schlafzimmer unter 300 Tausend | in=province-hainaut type=house bed=4 max=300000
im Raum Namur, altes Bauernhaus | near=namur:10 type=house ?altes
Umgebung Kortrijk, 3 SZ, Miete ≤ 900 | goal=rent near=kortrijk:10 bed=3 max=900
Haus Bastogne Preis zwischen 180 und 240 Tsd | type=house in=bastogne min=180000 max=240000
1 SZ Strandpromenade Ostende 175000 max | bed=1 in=oostende max=175000 ?strandpromenade
2SZ Whg Ixelles Terr. 1300 max | bed=2 type=apartment in=ixelles terrace max=1300
Studio 450 Euro warm Löwen | type=studio max=450 in=leuven goal=rent
3 SZ Haus Garten Garage 250k Spa | bed=3 type=house garden garage max=250000 in=spa
Vila mit 4 Schlafzimer Schwimbad Waterlo | type=house bed=4 in=waterloo ?schwimbad
Wonung zu miten Meheln 2 Schlafzimmer | goal=rent type=apartment in=mechelen bed=2
Baugrundstük Sankt Vit | type=land in=sankt-vith
Maisonette mit Balkon und Keller, Schaerbeek | type=apartment in=schaerbeek ?balkon ?keller
Architektenhaus Raeren mindestens 250 qm | type=house in=raeren surf=250
alte Scheune zum Ausbau Burg-Reuland | in=burg-reuland ?alte ?ausbau ?scheune
Schloss oder Herrenhaus Provinz Namur | type=house in=province-namur
rollstuhlgerecht mit Lift Eupen | lift in=eupen ?rollstuhlgerecht
WG 4 Zimmer Lüttich 1600 Euro | bed=4 in=liege max=1600 ?wg
Haus mit Arztpraxis Eupen | type=house in=eupen ?arztpraxis
gibt es noch Grundstücke in Lontzen? | type=land in=lontzen
gibt es ein Haus mit 4 SZ unter 400.000 in Kelmis | type=house bed=4 max=400000 in=kelmis
wir ziehen im Juni um, Miethaus mit Garten in Hauset, 1.300 € | goal=rent type=house garden in=hauset max=1300 ?juni ?ziehen
Budget 500-550k Villa Eupen oder Raeren, Grundstück min 10 Ar | type=house min=500000 max=550000 in=eupen,raeren plot=1000
maison mit Garten Tervuren 4 bedrooms | type=house garden in=tervuren bed=4
Wohnung te huur Jette mit 2 chambres | goal=rent type=apartment in=jette bed=2
4780 Sankt Vith Haus | type=house in=sankt-vith
Eupen, Raeren, Kelmis | in=eupen,raeren,kelmis
Haus Raeren 5 Schlafzimmer, 200 qm Wohnfläche, 12 Ar | type=house in=raeren bed=5 surf=200 plot=1200
Loft oder Maisonette, mind. 130 qm, Brüssel | type=apartment surf=130 in=brussels
Kauf Wohn- und Geschäftshaus Lüttich bis 500.000 | goal=sale type=investment in=liege max=500000
lieber mieten als kaufen, 2 Schlafzimmer, Eupen | bed=2 in=eupen goal=rent
gemütliches Häuschen in den Ardennen unter 200k | type=house max=200000 ?ardennen ?gemütliches
dreistöckiges Stadthaus mit Lift, Lüttich | type=house lift in=liege ?dreistöckiges
Wohnung unter 300.000 EUR mit mindestens 2 Schlafzimmern und Terrasse in Gent | type=apartment max=300000 bed=2 terrace in=gent
kleines Budget: max 150.000 Euro für 2 Schlafzimmer in Verviers | max=150000 bed=2 in=verviers
gern ein Bauernhof mit mindestens 30 Ar in der Gegend von Sankt Vith | type=house plot=3000 near=sankt-vith:10
Whg. 3 SZ, 2 Bäder, Lift, Südterrasse, Brüssel | type=apartment bed=3 bath=2 lift terrace in=brussels
alles außer Studio in Löwen max 900 €/Monat | not=studio in=leuven max=900 goal=rent
suche möblierte Mietwohnung kurzzeitig Lüttich Zentrum | goal=rent furnished type=apartment in=liege ?kurzzeitig ?zentrum
Preis: 200 000 bis 250 000, Typ: Haus, Ort: Eupen, Schlafzimmer: 3 | min=200000 max=250000 type=house in=eupen bed=3
ich will mein Haus in Eupen verkaufen | goal=sale type=house in=eupen
Bauplatz mit 20m Straßenfront Büllingen | type=land in=bullingen ?20 ?straßenfront
landwirtschaftliche Halle mit Land Amel | type=industry in=amel ?land ?landwirtschaftliche
Rohbau Haus Raeren | type=house in=raeren ?rohbau
Holzrahmenhaus 2020 Kelmis 3 SZ | type=house in=kelmis bed=3 ?2020
Luxuspenthouse mit Panoramablick, 2 Stellplätze, Keller, Knokke-Heist | type=apartment parkings=2 in=knokke-heist ?keller ?panoramablick
Zimmer für meine Tochter in Lüttich, September, max 450 warm | in=liege max=450 goal=rent ?september ?tochter ?zimmer
Eupen oder Kelmis, Wohnung 2 SZ von 150 bis 200.000 | in=eupen,kelmis type=apartment bed=2 min=150000 max=200000
Miete ohne Nebenkosten unter 1000 Euro, 2 SZ, Lüttich | goal=rent max=1000 bed=2 in=liege ?nebenkosten ?ohne
Zentrum Eupen, Wohnung mit Terrasse und Aufzug | in=eupen type=apartment terrace lift ?zentrum
Ost- oder Westflandern, Villa 5 SZ Pool | in=province-oost-vlaanderen,province-west-vlaanderen type=house bed=5 ?pool
Wohnung oder kleines Haus mit etwas Garten, Eupen/Kelmis, 350k alles inklusive | type=apartment,house garden in=eupen,kelmis max=350000
Doppelhaushälfte Raeren 3 Schlafzimmer Ankleide 2 Terrassen | type=house facades=3 in=raeren bed=3 terrace ?ankleide
max 1,5 Mio. Villa Uccle | max=1500000 type=house in=uccle
ich brauche Platz: 5+ SZ, 3+ Bäder, 300+ qm, Lasne | bed=5 bath=3 surf=300 in=lasne ?platz
Haus für zwei Familien Eupen | type=house in=eupen ?familien ?zwei
nicht mehr als 3 km von Eupen, Studio oder Wohnung mit 1 SZ, 650 mtl. | near=eupen:3 type=studio,apartment bed=1 max=650 goal=rent
Gartenwohnung oder Maisonette im EG Kelmis | type=apartment garden ground in=kelmis
Brügge/Gent/Ostende Wohnung 2SZ 300k | in=gent,brugge,oostende type=apartment bed=2 max=300000
3 Schlafzimmer Eupen Garten nach Süden 285.000 € | bed=3 in=eupen garden max=285000 ?süden
Wohnung Eupen 2 SZ ab 180.000 | type=apartment in=eupen bed=2 min=180000
möchte eine Garage in Eupen mieten, nicht mehr als 80 Euro im Monat | goal=rent type=garage in=eupen max=80
Aubel oder Plombières oder Welkenraedt 3 SZ Garten 300 000 € | in=aubel,plombieres,welkenraedt bed=3 garden max=300000
Villa Knokke max 2 Millionen | type=house in=knokke max=2000000
Maisonette Verviers 2 SZ Miete 750 | type=apartment in=verviers bed=2 goal=rent max=750
1500 m2 Grundstück max 100000 Amel | plot=1500 type=land max=100000 in=amel
Dachgeschosswohnung mit Lift Schaerbeek 240k | type=apartment lift in=schaerbeek max=240000
Häuser mit 5 oder mehr Schlafzimmern Flämisch-Brabant | type=house bed=5 in=province-vlaams-brabant
dringend möbliertes Studio Lüttich max 500 inkl. NK | furnished type=studio in=liege max=500 goal=rent ?dringend
Haus zu vermieten Kelmis 1200€ Hund erlaubt | goal=rent type=house in=kelmis max=1200 ?erlaubt ?hund
Ladenlokal mit Wohnung Eupen | type=commercial in=eupen ?wohnung
Büro + Lager 600 m² Eupen | type=offices,industry surf=600 in=eupen
Gebäude mit 3 Wohnungen Verviers | type=investment in=verviers ?3 ?wohnungen
EPC A B C Haus Eupen | label=A,B,C type=house in=eupen
Haus mit Solaranlage und Wallbox, Lontzen 4 SZ | type=house in=lontzen bed=4 ?solaranlage ?wallbox
EG-Wohnung mit Garten 1 SZ Kelmis | ground type=apartment garden bed=1 in=kelmis
im Umkreis von 5 km vom Bahnhof Eupen, 3 SZ | near=eupen:5 bed=3
nah an der deutschen Grenze, Haus, Raeren oder Kelmis | type=house in=raeren,kelmis ?deutschen ?grenze
max 1.000 € pro Monat, Haustiere erlaubt, Eupen | goal=rent max=1000 in=eupen ?erlaubt ?haustiere
Garage und Keller Pflicht, 2 SZ, Eupen | garage bed=2 in=eupen ?keller ?pflicht
freistehendes Haus ohne Nachbarn Burg-Reuland | type=house facades=4 in=burg-reuland ?nachbarn ?ohne
Zwangsversteigerung Haus Lüttich | type=house in=liege ?zwangsversteigerung
Baugrundstück Eupen zwischen 5 und 8 Ar unter 150.000 € | type=land in=eupen plot=500 plotMax=800 max=150000
Raeren oder Eynatten, DHH, 4 SZ, Garage, < 475.000 | in=raeren,eynatten type=house facades=3 bed=4 garage max=475000
2 SZ Wohnung an der Küste nicht EG Lift 200-250k | bed=2 type=apartment notGround lift min=200000 max=250000 ?küste
Werkstatt mit Haus Amel | type=industry,house in=amel
Kaufpreis max 399.000 Haus Kelmis min 160qm | max=399000 type=house in=kelmis surf=160
Haus ca. 150 qm Eupen | type=house surf=135 surfMax=165 in=eupen
4 Schlafzimmer, 2 Bäder, Garten, Hauset | bed=4 bath=2 garden in=hauset
etwas Günstiges zur Miete in Lüttich für Student | goal=rent in=liege ?günstiges ?student
Neubau 2-Zi-Wohnungen Eupen von 200k bis 275k | new bed=2 type=apartment in=eupen min=200000 max=275000
4700 oder 4720 Haus | in=4700,4720 type=house
Haus zur Miete, unmöbliert, 3 große Schlafzimmer, Walhorn | goal=rent type=house unfurnished bed=3 in=walhorn
kleiner Hof mit Land für Ziegen, Gouvy | type=house in=gouvy ?land
Wohnung mit zwei Balkonen und Tiefgarage Löwen | type=apartment parking in=leuven ?balkonen ?zwei
suche Haus in Ostbelgien bis 350 T€ mind. 120 m² Wfl. | type=house in=ostbelgien max=350000 surf=120
Halle 300 qm Kauf Sankt Vith | type=industry surf=300 goal=sale in=sankt-vith
`
