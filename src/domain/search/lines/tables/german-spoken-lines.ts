/** Lines in German as people type and speak them, with what was meant and the words that nothing asks for (`line-table.ts`). */
export const germanSpokenLines = `
Guten Tag, wir suchen ein Einfamilienhaus mit mindestens 4 Schlafzimmern in der Umgebung von Eupen, Budget bis 425 Tausend Euro | type=house bed=4 near=eupen:10 max=425000
Haus zu verk. Raum Sankt Vith 3 SZ Garten Südlage | type=house goal=sale near=sankt-vith:10 bed=3 garden ?südlage
2-Zi-Whg mit Stellplatz in Kelmis | type=apartment bed=2 parking in=kelmis
WG-Zimmer für Studenten in Lüttich ab September | type=studio in=liege ?ab ?september ?studenten
Wohnung zur Miete Hund erlaubt Eupen 1 Schlafzimmer | type=apartment goal=rent in=eupen bed=1 ?erlaubt ?hund
kleines Häuschen mit kleinem Garten in Raeren unter 350 000 | type=house garden in=raeren max=350000
Reihenmittelhaus Esch-sur-Alzette 3 Zimmer | type=house in=esch-sur-alzette bed=3
Doppelhaushälfte in Bütgenbach mit Garage und Garten | type=house facades=3 in=butgenbach garage garden
freistehendes Haus in Lontzen min. 10 Ar Grundstück | type=house facades=4 in=lontzen plot=1000
freistehende Villa Walferdange max 1,9 Mio | type=house facades=4 in=walferdange max=1900000
bezugsfertiges Haus Malmedy 2 Badezimmer | type=house in=malmedy bath=2 ?bezugsfertiges
renovierungsbedürftiges Bauernhaus in der Eifel | type=house ?eifel ?renovierungsbedürftiges
Wohnung nicht im Erdgeschoss mit Lift Eupen | type=apartment notGround lift in=eupen
Bungalow barrierefrei für Senioren in Amel | type=house in=amel ?barrierefrei ?senioren
keine Villa, lieber ein Reihenhaus in Bettembourg | type=house in=bettembourg ?keine ?villa
wohnen in Mersch, Haus 3 Schlafzimmer 2 Bäder | in=mersch type=house bed=3 bath=2
Loft in alter Fabrik Brüssel mindestens 140 m2 | type=apartment in=bruxelles surf=140 ?alter ?fabrik
Penthouse mit 20 qm Terrasse in Strassen | type=apartment terrace in=strassen ?20 ?qm
Ladenlokal zu vermieten Eupen 2.000 EUR pro Monat | type=commercial goal=rent in=eupen max=2000
Geschäft mieten in Verviers 80 m² | type=commercial goal=rent in=verviers surf=80
Lagerhalle 500m2 mieten Sankt Vith | type=industry surf=500 goal=rent in=sankt-vith
Gewerbehalle kaufen Eupen | type=industry goal=sale in=eupen
Bürofläche Luxemburg-Kirchberg 200 Quadratmeter mieten | type=offices in=ville-luxembourg surf=200 goal=rent
Garage kaufen Differdange | type=garage goal=sale in=differdange
Parkplatz kaufen in Ixelles max 60000 | type=garage goal=sale in=ixelles max=60000
Tiefgaragenstellplatz mieten Luxemburg Stadt | type=garage goal=rent in=ville-luxembourg
Baugrundstück für Einfamilienhaus Burg-Reuland 12 Ar | type=land in=burg-reuland plot=1200
Wiese zu verkaufen Büllingen | type=land goal=sale in=bullingen
Ackerland 2 ha Sankt Vith | type=land plot=20000 in=sankt-vith
Wald kaufen Provinz Lüttich | type=land goal=sale in=province-liege
Neubauprojekt Eupen Wohnung 2 Schlafzimmer | new type=apartment in=eupen bed=2
Passivhaus Neubau Kelmis | type=house new in=kelmis
schlüsselfertiges Haus Raeren 3 Schlafz. | type=house in=raeren bed=3 ?schlüsselfertiges
PEB B oder besser Haus Malmedy | type=house labelUp=B in=malmedy
Haus mit Energieausweis A oder B in Remich | type=house label=A,B in=remich
Energiesparhaus Klasse A Hesperange | type=house label=A in=hesperange
Haus ohne Sanierungsbedarf Herve | type=house in=herve ?ohne ?sanierungsbedarf
Wohnung mindestens Energieklasse C Brüssel 2 SZ < 280.000 | type=apartment labelUp=C in=bruxelles bed=2 max=280000
Haus bis dreihundertfünfzigtausend Euro in Eupen | type=house max=350000 in=eupen
max 1.250,- im Monat Wohnung Eupen | max=1250 goal=rent type=apartment in=eupen
Miethaus Arlon zwischen 900 und 1100 Euro | type=house goal=rent in=arlon min=900 max=1100
Studio 500 bis 600 Euro Lüttich mieten | type=studio min=500 max=600 in=liege goal=rent
Villa von 1 bis 1,5 Mio. in Bertrange | type=house min=1000000 max=1500000 in=bertrange
Haus 275K Welkenraedt | type=house max=275000 in=welkenraedt
Haus um die 300.000 in Eupen | type=house min=270000 max=330000 in=eupen
Haus ab 400k Luxemburg 5 Schlafzimmer | type=house min=400000 in=luxemburg bed=5
Huas zu verkaufen Kelmis | type=house goal=sale in=kelmis
Haus zu verkaufen Weweler Burg Reuland | type=house goal=sale in=burg-reuland ?weweler
Wohung Ostende Meerblick 2 Schlafzimer | type=apartment in=oostende bed=2 ?meerblick
Ferienwohnung am Meer Blankenberge max 150000 | type=apartment in=blankenberge max=150000 ?meer
Wohnung an der Küste De Panne oder Koksijde mit Garage | type=apartment in=de-panne,koksijde garage ?küste
Haus Sankt Vith oder Amblève | type=house in=sankt-vith,ambleve
Häuser 4700 oder 4711 | type=house in=4700,4711
Eupen, Raeren oder Lontzen Haus 3 Schlafzimmer | in=eupen,raeren,lontzen type=house bed=3
Haus südlich von Brüssel | type=house in=bruxelles ?südlich
Haus max 10 Minuten von Eupen | type=house near=eupen:10
Haus weniger als 5 km von Eupen | type=house near=eupen:5
Haus in und um Arlon | type=house near=arlon:10
Haus Kanton Esch 4 Schlafzimmer | type=house in=kanton-esch-sur-alzette bed=4
Haus Region Brüssel 3 Schlafzimmer | type=house in=bruxelles bed=3
Wohnung Molenbeek 2 Zimmer Miete bis 950 | type=apartment in=molenbeek-saint-jean bed=2 goal=rent max=950
Apartment Howald 1 Schlafzimmer möbliert 1600€/Monat | type=apartment in=howald bed=1 furnished goal=rent max=1600
unmöblierte Wohnung Forest | unfurnished type=apartment in=forest
Wohnung in Limpertsberg 2 Schlafzimmer kalt 2000 Euro | type=apartment in=ville-luxembourg bed=2 max=2000
Einfamilienhaus in Löwen mit 4 Schlafzimmern | type=house in=leuven bed=4
Haus in Hergenrath oder Hauset | type=house in=hergenrath,hauset
ein Haus kaufen in Gouvy | type=house goal=sale in=gouvy
Mehrfamilienhaus Lüttich | type=investment in=liege
Haus in Namür 3 Schlafzimmer mit Garten | type=house in=namur bed=3 garden
Ferienhaus Ardennen 6 Schlafzimmer | type=house bed=6 ?ardennen
Wohnung Luxemburg-Stadt zu vermieten | type=apartment in=ville-luxembourg goal=rent
Wohnung Dudelange 2 Schlafzimmer 1800 Euro warm | type=apartment in=dudelange bed=2 max=1800 goal=rent
Haus mit Doppelgarage Mondorf | type=house garages=2 in=mondorf-les-bains
Haus mit 2 Garagen und 2 Stellplätzen Mamer | type=house garages=2 parkings=2 in=mamer
Herrenhaus 6 Schlafzimmer Brüssel 1050 oder 1060 | type=house bed=6 in=1050,1060
Maisonette Eupen 3 Schlafzimmer 2. Stock | type=apartment in=eupen bed=3 ?2 ?stock
Wohnung im Erdgeschoss mit Garten in Ettelbrück | type=apartment ground garden in=ettelbruck
Wohnung im 3. OG Aufzug Esch an der Alzette | type=apartment lift in=esch-sur-alzette ?3 ?og
Haus Wohnfläche mind. 180m² Steinfort | type=house surf=180 in=steinfort
Haus über 200 m2 auf Grundstück von mindestens 1500 m2 in Eupen | type=house surf=200 plot=1500 in=eupen
Haus mit großem Garten von 8 Ar in Kelmis | type=house garden plot=800 in=kelmis
etwas zu verkaufen in Durbuy | goal=sale in=durbuy
Hallo, habt ihr was zu mieten in Eupen mit 2 Schlafzimmern? | goal=rent in=eupen bed=2 ?was
suche kleines Haus für eine Person in Malmedy max 800 Miete | type=house in=malmedy goal=rent max=800 ?person
wir möchten kaufen in Tervuren, 3 Schlafzimmer, Terrasse oder Garten | goal=sale in=tervuren bed=3 terrace garden
Wohnung nicht in Brüssel sondern in Waterloo 2 Schlafzimmer | type=apartment in=waterloo bed=2 ?brüssel ?in ?nicht ?sondern
Zinshaus mit 4 Wohnungen Lüttich | type=investment in=liege ?4 ?wohnungen
Kapitalanlage Lüttich Rendite 5% | type=investment in=liege ?5
Schloss oder Gutshof Provinz Luxemburg | type=house in=province-luxembourg
Villa mit Schwimmbad Uccle mindestens 5 SZ, keine Wohnungen | type=house in=uccle bed=5 not=apartment ?schwimmbad
Mietkauf Haus Verviers | type=house goal=rent in=verviers
Mietwohnung 2 Schlafzimmer Eupen frei ab 1. Januar | type=apartment goal=rent bed=2 in=eupen ?1 ?ab ?frei ?januar
Haus mit Praxisräumen Eupen | type=house in=eupen ?praxisräumen
Altbauwohnung Brüssel hohe Decken 120 qm | type=apartment in=bruxelles surf=120 ?decken ?hohe
3,5 Zimmer Wohnung Luxemburg bis 2.400 Euro Kaltmiete | type=apartment bed=3 in=luxemburg max=2400 goal=rent
Haus, Wiltz, 750.000 €, 5 Schlafzimmer, freistehend, 250m² | type=house in=wiltz max=750000 bed=5 facades=4 surf=250
Haus zu kaufen in Clerf oder Wiltz bis 600 TEUR | type=house goal=sale in=clervaux,wiltz max=600000
Dachgeschosswohnung Diekirch mit Balkon ohne Makler | type=apartment in=diekirch ?balkon ?makler ?ohne
Haus Ostbelgien 4 Zimmer Garten Garage bis 400.000 | type=house in=ambleve,bullange,burg-reuland,butgenbach,eupen,la-calamine,lontzen,raeren,saint-vith bed=4 garden garage max=400000
Appartement à louer Luxemburg Gare 1 Schlafzimmer | type=apartment goal=rent bed=1 in=ville-luxembourg
wir ziehen nach Eupen und suchen eine möblierte Wohnung mit 3 Schlafzimmern bis 1.400 € im Monat | in=eupen furnished type=apartment bed=3 max=1400 goal=rent ?ziehen
freistehendes Einfamilienhaus Mersch 4 SZ Garten bis 1,3 Mio | facades=4 type=house in=mersch bed=4 garden max=1300000
Baugrundstück für ein Haus in Raeren, 8 bis 12 Ar | type=land in=raeren plot=800 plotMax=1200
Haus höchstens 15 km von Arlon | type=house near=arlon:15
Gebäude mit 3 Studios Lüttich | type=investment in=liege ?3 ?studios
Büro mieten mind. 400 qm in Luxemburg Stadt | type=offices goal=rent surf=400 in=ville-luxembourg
Haus 3 Schlafzimmer + Büro Kelmis | type=house bed=3 in=kelmis ?büro
Haus zwischen 200 und 250 Tausend in Malmedy | type=house min=200000 max=250000 in=malmedy
etwas Neues in Eupen mit Terrasse und Stellplatz | new in=eupen terrace parking
muss eine Garage haben: Haus in Bütgenbach 3 Schlafzimmer | garage type=house in=butgenbach bed=3 ?muss
Villa Strassen 1,9 Mio. € | type=house in=strassen max=1900000
Wohnung Esch 2 Schlafzimmer Energieklasse C oder besser, Aufzug, nicht Erdgeschoss | type=apartment in=esch-sur-alzette bed=2 labelUp=C lift notGround
Haus zu verk. Amel 280.000,- | type=house goal=sale in=amel max=280000
günstiges Studio Lüttich unter 500 Miete | type=studio in=liege max=500 goal=rent ?günstiges
Lagerraum mieten Raum Eupen 300m2 | type=industry goal=rent near=eupen:10 surf=300
`
