/** Lines in German in the manner of many people, in the form of `line-table.ts`: the first sixty were written before anybody read the grammar. */
export const germanPeopleLines = `
wir suchen ein Haus mit 3 Schlafzimmern in Eupen, max. 350.000 € | type=house bed=3 in=eupen max=350000
3 Zi Whg Luxemburg bis 1800 Miete | goal=rent bed=3 type=apartment in=luxembourg max=1800
Wohnung EG mit Garten Kelmis | type=apartment ground garden in=kelmis
freistehendes Einfamilienhaus Sankt Vith | type=house facades=4 in=sankt-vith
EFH Raeren 4 SZ Garage | type=house in=raeren bed=4 garage
Doppelhaushälfte Bütgenbach ab 150 qm | type=house facades=3 in=butgenbach surf=150
Reihenhaus Lüttich unter 200000 | type=house in=liege max=200000
Baugrundstück 10 Ar Amel | type=land plot=1000 in=amel
Grundstück 1500 qm Umkreis 20 km um Malmedy | type=land plot=1500 near=malmedy:20
Appartment mit Aufzug und Balkon Esch an der Alzette | type=apartment lift in=esch-sur-alzette ?balkon
möbliertes Zimmer Löwen 450 Euro im Monat | furnished goal=rent bed=1 in=leuven max=450
Büro mieten Brüssel 200 m² | goal=rent type=offices in=bruxelles surf=200
Ladenlokal Eupen Zentrum | type=commercial in=eupen ?zentrum
Lagerhalle 600qm Lontzen | type=industry surf=600 in=lontzen
Garage kaufen Bad Mondorf | goal=sale type=garage in=mondorf-les-bains
Tiefgaragenstellplatz Luxemburg-Stadt | type=garage in=ville-luxembourg
Mehrfamilienhaus als Kapitalanlage Verviers bis 600 Tsd | type=investment in=verviers max=600000
Ferienhaus Ardennen Vielsalm | type=house in=vielsalm ?ardennen
Neubauwohnung 2 Schlafzimmer Differdingen | new type=apartment bed=2 in=differdange
Energieklasse A oder B Haus Mersch | label=A,B type=house in=mersch
mindestens EPC C, Wohnung Gent | labelUp=C type=apartment in=gent
Suche Wohnung zur Miete, 2 Zimmer, nicht im Erdgeschoss, Arel | goal=rent type=apartment bed=2 notGround in=arlon
Haus zwischen 250.000 und 320.000 EUR in der Nähe von Weismes | type=house min=250000 max=320000 near=waimes:10
Villa mit Pool und Doppelgarage Knokke | type=house garages=2 in=knokke ?pool
keine Wohnung, nur Haus, Büllingen | not=apartment type=house in=bullingen
Bauernhof mit 3 ha Land Burg-Reuland | type=house plot=30000 in=burg-reuland
Bungalow barrierefrei Hasselt | type=house in=hasselt ?barrierefrei
Haus kaufen Provinz Lüttich 4 Zimmer ca. 300000 | goal=sale type=house in=province-liege bed=4 min=270000 max=330000
Studio unmöbliert Antwerpen | type=studio unfurnished in=antwerpen
gibt es Häuser zu mieten in Düdelingen mit 4 Schlafzimmern? | goal=rent type=house in=dudelange bed=4
ETW 90 qm Grevenmacher mit Stellplatz | goal=sale type=apartment surf=90 in=grevenmacher parking
Penthouse Dachterrasse Brügge 700k | type=apartment terrace in=brugge max=700000
Whg. 2 ZKB Namür 750,- warm | type=apartment bed=2 in=namur max=750 goal=rent
Altbauwohnung Ixelles hohe Decken | type=apartment in=ixelles ?decken ?hohe
Haus ohne Garten Mechelen | type=house in=mechelen ?garten ?ohne
Wohnung mit zwei Bädern in Ettelbrück höchstens 600 000 | type=apartment bath=2 in=ettelbruck max=600000
Hauss mit Gartn Eupn | type=house garden in=eupen
Ich möchte gerne ein kleines Haus am Meer kaufen, Ostende oder Blankenberge | goal=sale type=house in=oostende,blankenberge ?meer
Wohnung Remich Moselblick 3 Schlafzimmer 1,1 Mio | type=apartment in=remich bed=3 max=1100000 ?moselblick
Kaltmiete max 900 Clerf | goal=rent max=900 in=clervaux
Haus mit Carport Gouvy | type=house in=gouvy ?carport
mind. 4 SZ, 2 Bäder, Garten, Tervuren | bed=4 bath=2 garden in=tervuren
Wohnung 80-100m2 Echternach | type=apartment surf=80 surfMax=100 in=echternach
Gewerbefläche zu vermieten Wemperhardt 250 m² | goal=rent type=commercial surf=250 in=wemperhardt
Gastronomie oder Hotel zu verkaufen Vianden | goal=sale type=commercial in=vianden
4700 Haus | in=4700 type=house
L-9999 Wohnung | in=l-9999 type=apartment
Haus 10 km von Bastnach entfernt | type=house near=bastogne:10 ?entfernt
renovierungsbedürftiges Haus bis einhunderttausend Euro | type=house max=100000 ?renovierungsbedürftiges
Wohnung ab 2 Schlafzimmer bis 250 Tsd. Euro, Hasselt, keine Erdgeschosswohnung | type=apartment bed=2 max=250000 in=hasselt notGround
Studentenzimmer Lüttich | type=studio in=liege
Loft in Gent min. 100 Quadratmeter | type=apartment in=gent surf=100
Reihenendhaus Tongern drei Schlafzimmer | type=house in=tongeren bed=3
Ackerland 5 Hektar Hosingen | type=land plot=50000 in=hosingen
Haus mit Einliegerwohnung Kelmis | type=house in=kelmis ?einliegerwohnung
Landhaus Ourtal | type=house ?ourtal
Miethaus Steinfort max 2500 monatlich | goal=rent type=house in=steinfort max=2500
Maisonette Junglinster Terrasse Keller | type=apartment terrace in=junglinster ?keller
Haus Flämisch-Brabant 3 Fassaden | type=house in=province-vlaams-brabant facades=3
suche für meine Familie etwas mit Garten und mindestens 3 Zimmern bei Aubel | garden bed=3 near=aubel:10
Guten Tag, wir suchen in Raeren oder Eynatten ein Haus mit großem Garten bis 450.000 Euro | in=raeren,eynatten type=house garden max=450000
2-Zimmer-Wohnung möbliert Luxemburg-Stadt max. 1.700 Euro warm | bed=2 type=apartment furnished in=ville-luxembourg max=1700 goal=rent
Hs 4 Zi Eupen Garten Gar. 300T€ | type=house bed=4 in=eupen garden garage max=300000
Wohnung OG mit Aufzug St. Vith | type=apartment lift in=sankt-vith ?og
Bauland Lontzen 800 m2 unter 120.000 | type=land plot=800 in=lontzen max=120000
Altes Bauernhaus zum Renovieren in der Eifel, Bütgenbach oder Büllingen | type=house in=butgenbach,bullingen ?altes ?eifel ?renovieren
Einfamilienhaus mind. 160 m2 Wohnfläche, 10 Ar Grundstück, Clervaux | type=house surf=160 plot=1000 in=clervaux
Wohnung kaufen Esch/Alzette 2 Schlafz. bis 600k | goal=sale type=apartment in=esch-sur-alzette bed=2 max=600000
Haus in Ostbelgien unter zweihundertfünfzigtausend | type=house max=250000 in=ostbelgien
Büro und Lager 400 qm Bettemburg mieten | type=offices,industry surf=400 in=bettembourg goal=rent
Apartment am Meer De Haan 250.000 bis 300.000 | type=apartment in=de-haan min=250000 max=300000 ?meer
Haus mit 5 Schlafzimmern und drei Bädern, Neubau, Strassen oder Bertrange | type=house bed=5 bath=3 new in=strassen,bertrange
Wohnug Lüttch 2 Schlafzimer Terase | type=apartment in=liege bed=2 terrace
Nicht möblierte Wohnung, 3 Zimmer, Etterbeek, zw. 1200 und 1500 mtl. | unfurnished type=apartment bed=3 in=etterbeek min=1200 max=1500 goal=rent
Garage oder Stellplatz in Diekirch zu mieten | type=garage in=diekirch goal=rent
Grundstück mit altem Haus Welkenraedt | type=land,house in=welkenraedt ?altem
Energieeffizientes Haus Klasse A, Leudelange | type=house label=A in=leudelange ?energieeffizientes
Haus 15km um Namur, 3 SZ, 200.000-250.000€ | type=house near=namur:15 bed=3 min=200000 max=250000
Mehrfamilienhaus mit 6 Wohneinheiten Charleroi | type=investment in=charleroi ?6 ?wohneinheiten
Dachgeschosswohnung Brüssel ohne Aufzug | type=apartment in=bruxelles noLift
kleine Wohnung für Student in Gent bis 500€ im Monat | type=apartment in=gent max=500 goal=rent ?student
Café oder Restaurant zu pachten, Spa | type=commercial in=spa goal=rent
wieviel kostet ein Haus in Walhorn? | type=house in=walhorn ?wieviel
barrierefreie EG-Whg. 80 qm Kelmis Terrasse | ground type=apartment surf=80 in=kelmis terrace ?barrierefreie
Reihenhaus Antwerpen-Berchem 3 Schlafzimmer 380 Tausend | type=house in=2600 bed=3 max=380000
Familie sucht Einfam.haus in Kelmis, 4 SZ, Garten, bis 375.000 € | type=house in=kelmis bed=4 garden max=375000
hauszuverkaufen St. Vith | goal=sale type=house in=sankt-vith
Whg 2 Zi 60qm Eupen 650 KM | type=apartment bed=2 surf=60 in=eupen max=650 goal=rent
freist. Haus Weismes 10 Ar | facades=4 type=house in=waimes plot=1000
unmöbl. Wohnung Differdingen, 1 Schlafzimmer, 1300 max pro Monat | unfurnished type=apartment in=differdange bed=1 max=1300 goal=rent
Grundstück 1000 bis 1500 m² Amel | type=land plot=1000 plotMax=1500 in=amel
Haus 5 km entfernt von Malmedy | type=house near=malmedy:5
Gebäude mit Laden und 3 Wohnungen Verviers | type=investment in=verviers ?3 ?laden ?wohnungen
3 vermietete Wohnungen Brüssel | type=investment in=bruxelles
Haus Raeren und umliegende Dörfer, drei Schlafzimmer | type=house near=raeren:10 bed=3
möbl. Zimmer Luxemburg 800 | furnished bed=1 in=luxembourg max=800
Neu- oder Altbau Eupen Haus 300Tsd | in=eupen type=house max=300000 ?altbau
Lager 150 m² Steinfort zu mieten | type=industry surf=150 in=steinfort goal=rent
Ettelbrück Appartement mit Garage u. Aufzug 2 SZ | in=ettelbruck type=apartment garage lift bed=2
Landhaus mit viel Land, Burg-Reuland | type=house in=burg-reuland ?land ?viel
Haus gesucht: 3 Schlafzimmer, Keller, Garten, Raum Eupen, bis 320.000 | type=house bed=3 garden near=eupen:10 max=320000 ?keller
Wohnung mit 2 Bädern und Terrasse in Esch-sur-Alzette | type=apartment bath=2 terrace in=esch-sur-alzette
Lagerraum mieten Luxemburg 30 qm | type=industry goal=rent in=luxembourg surf=30
Einfamilienhaus neu gebaut, Energieklasse A, Junglinster | type=house new label=A in=junglinster
Grundstück in Recht oder Rodt ca. 1000 qm | type=land in=recht,rodt plot=900 plotMax=1100
Wohnung Erdgeschoss mit Garten, zwei Schlafzimmer, Kelmis, 800 Euro Miete | type=apartment ground garden bed=2 in=kelmis max=800 goal=rent
3 bis 4 Zimmer, Aufzug, Lüttich | bed=3 lift in=liege
Bürofläche 500 m² Leudelingen | type=offices surf=500 in=leudelange
Villa mit mindestens 20 Ar in Spa | type=house plot=2000 in=spa
möblierte 2-Zimmer-Wohnung Brüssel bis 1.300 Euro monatlich | furnished bed=2 type=apartment in=bruxelles max=1300 goal=rent
Garage in Eupen kaufen bis 25.000 | type=garage in=eupen goal=sale max=25000
Haus für Familie in Lontzen, 4 Schlafzimmer, zwei Badezimmer, kein Reihenhaus | type=house in=lontzen bed=4 bath=2 ?kein ?reihenhaus
`
