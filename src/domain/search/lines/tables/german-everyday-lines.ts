/** Lines in German as people type them, each with the reading it was meant to have (`line-table.ts` explains the notation). */
export const germanEverydayLines = `
Haus mit 4 Schlafzimmern und Garten in Eupen bis 450.000 | type=house bed=4 garden in=eupen max=450000
2-Zimmer-Wohnung Brüssel mit Terrasse | bed=2 type=apartment in=bruxelles terrace
Ich suche ein Haus zur Miete in Löwen mit 3 Schlafzimmern, Budget 1400 Euro | type=house goal=rent in=leuven bed=3 max=1400
möbliertes Studio zu vermieten Antwerpen 650€ warm | furnished type=studio goal=rent in=antwerpen max=650
Wohnung 3 Zi Aufzug Stellplatz Etterbeek < 450k | type=apartment bed=3 lift parking in=etterbeek max=450000
Haus kaufen Eupen oder Raeren | type=house goal=sale in=eupen,raeren
Villa in Knokke mit Pool 1,5 Millionen | type=house in=knokke ?pool max=1500000
Baugrundstück 8 Ar Nähe Wavre | type=land plot=800 near=wavre:10
Bauland mindestens 600 qm Sankt Vith | type=land plot=600 in=sankt-vith
Haus Energieklasse A oder B Mecheln | type=house label=A,B in=mechelen
Neubauwohnung mit Aufzug und Balkon in Uccle | new type=apartment lift ?balkon in=uccle
Wohnug mieten Brüsel 2 Schlafzimer | type=apartment goal=rent in=bruxelles bed=2
Haus zu verkufen Namur | type=house goal=sale in=namur
Garage mieten Ixelles | type=garage goal=rent in=ixelles
Bürofläche 150 m² zu vermieten Zaventem | type=offices surf=150 goal=rent in=zaventem
Erdgeschosswohnung mit Garten Eupen 2 Zimmer | ground type=apartment garden in=eupen bed=2
Renditeobjekt Lüttich | type=investment in=liege
Haus ohne Renovierung Kelmis | type=house ?ohne ?renovierung in=kelmis
keine Wohnung, Haus in Wavre | not=apartment type=house in=wavre
Haus zwischen 250.000 und 325.000 Euro in Malmedy | type=house min=250000 max=325000 in=malmedy
Wohnung 1000 Brüssel 2 Schlafzimmer 1100 Euro pro Monat | type=apartment in=1000 bed=2 max=1100 goal=rent
Miete max 950 € Wohnung Brügge | goal=rent max=950 type=apartment in=brugge
Bauernhof mit Stall Westflandern | type=house ?stall in=west-vlaanderen
Ferienhaus Durbuy | type=house in=durbuy
Haus 15 km von Gent | type=house near=gent:15
Haus im Umkreis von 20 km um Eupen | type=house near=eupen:20
Penthouse mit großer Dachterrasse Ostende | type=apartment terrace in=oostende
Duplex Saint-Gilles 3 Zimmer 120 qm | type=apartment in=saint-gilles bed=3 surf=120
Reihenhaus Schaerbeek 4 Schlafz Garten < 600.000€ | type=house in=schaerbeek bed=4 garden max=600000
Studentenzimmer Löwen | type=studio in=leuven
Haus 4700 | type=house in=4700
4700 Eupen Haus 4 Schlafzimmer | in=eupen type=house bed=4
Haus Provinz Namur 3 Schlafzimmer unter 250000 | type=house in=province-namur bed=3 max=250000
Haus in Wallonisch-Brabant mit 4 Schlafzimmern und 2 Bädern | type=house in=brabant-wallon bed=4 bath=2
Ostflandern Bauplatz | in=oost-vlaanderen type=land
Haus in Flämisch-Brabant | type=house in=vlaams-brabant
Haus in Lüttich | type=house in=liege
Wohnung Gent zwei Schlafzimmer | type=apartment in=gent bed=2
Haus Provinz Lüttich | type=house in=province-liege
Wohnung Luxemburg Stadt 2 Zimmer 2500€ | type=apartment in=ville-luxembourg bed=2 max=2500
Haus Energieklasse B mindestens Wavre | type=house labelUp=B in=wavre
EPC C oder besser Haus Limburg | labelUp=C type=house in=limburg
Haus Energielabel A+ Hasselt | type=house label=A+ in=hasselt
Haus 200 m² Wohnfläche | type=house surf=200
Haus mit mindestens 180 qm und Grundstück von 15 Ar | type=house surf=180 plot=1500
Bauernhaus mit Wiese Büllingen | type=house ?wiese in=bullingen
Haus mit zwei Garagen Eupen | type=house garages=2 in=eupen
Haus mit Doppelgarage in Raeren | type=house garages=2 in=raeren
unmöblierte Wohnung mieten Auderghem | unfurnished type=apartment goal=rent in=auderghem
Wohnung Haustiere erlaubt Laeken | type=apartment ?haustiere ?erlaubt in=laeken
Haus 3 Schlafzimmer + Büro Grez-Doiceau | type=house bed=3 ?büro in=grez-doiceau
Haus drei Schlafzimmer Genappe | type=house bed=3 in=genappe
Wohnung ein Schlafzimmer Anderlecht | type=apartment bed=1 in=anderlecht
Haus 4 Zimmer oder mehr Raeren | type=house bed=4 in=raeren
mindestens 5 Schlafzimmer Lontzen | bed=5 in=lontzen
renovierungsbedürftiges Haus Verviers max 120k | ?renovierungsbedürftiges type=house in=verviers max=120000
Lagerhalle 500 qm Eupen mieten | type=industry surf=500 in=eupen goal=rent
Halle mieten | type=industry goal=rent
Halle mieten Eupen | type=industry goal=rent in=eupen
Halle zu vermieten 500 qm | type=industry goal=rent surf=500
Halle kaufen in Sankt Vith | type=industry goal=sale in=sankt-vith
Haus in Halle | type=house in=halle
Haus kaufen in Halle | type=house goal=sale in=halle
Wohnung Halle mieten | type=apartment in=halle goal=rent
Ladenlokal Ixelles 80 qm | type=commercial in=ixelles surf=80
Stellplatz kaufen Etterbeek | type=garage goal=sale in=etterbeek
Doppelhaushälfte Kelmis | facades=3 type=house in=kelmis
freistehendes Haus La Hulpe 5 Zimmer | facades=4 type=house in=la-hulpe bed=5
Dachgeschosswohnung Eupen | type=apartment in=eupen
Wohnung 3. Stock mit Aufzug Lüttich | type=apartment ?3 ?stock lift in=liege
Haus Louvain-la-Neuve | type=house in=louvain-la-neuve
Haus Antwerbpen | type=house in=antwerpen
Haus Eupn 3 Zimmer | type=house in=eupen bed=3
Haus Büllinen | type=house in=bullingen
Haus mit Südgarten Amel | type=house garden in=amel
350000 Haus 3 Zimmer | max=350000 type=house bed=3
Haus 350.000 € max Burg-Reuland | type=house max=350000 in=burg-reuland
Haus bis 400.000 Euro Bütgenbach | type=house max=400000 in=butgenbach
Haus ab 300.000 € in Eupen | type=house min=300000 in=eupen
Haus um die 300.000 in Eupen | type=house min=270000 max=330000 in=eupen
Haus ca. 150 qm Andenne | type=house surf=135 surfMax=165 in=andenne
Haus 150 bis 200 qm Spa | type=house surf=150 surfMax=200 in=spa
Grundstück 5 bis 10 Ar Rochefort | type=land plot=500 plotMax=1000 in=rochefort
1 Hektar Land Bastogne | plot=10000 type=land in=bastogne
Haus mieten 4 Zimmer zwischen 1500 und 2000 € im Monat Eupen | type=house goal=rent bed=4 min=1500 max=2000 in=eupen
Wohnung mieten Eupen 2 Zi max 900 | type=apartment goal=rent in=eupen bed=2 max=900
Haus Eupen und Umgebung | type=house near=eupen:10
Haus Eupen + 10 km | type=house near=eupen:10
Haus Eupen und Kelmis | type=house in=eupen,kelmis
Haus Eupen, Kelmis, Raeren oder Lontzen | type=house in=eupen,kelmis,raeren,lontzen
Herrenhaus Lüttich 300m2 | type=house in=liege surf=300
Neubau Hannut | new in=hannut
Neubauprojekt Gembloux Wohnung 2 Zi | new type=apartment in=gembloux bed=2
alles außer Wohnung Eupen | not=apartment in=eupen
Haus, kein Reihenhaus, Eupen | type=house ?kein ?reihenhaus in=eupen
Villa oder Haus mit Schwimmbad Eupen | type=house ?schwimmbad in=eupen
Budget: 200.000 - 250.000 € Haus Charleroi | min=200000 max=250000 type=house in=charleroi
Haus 250k-300k Mons | type=house min=250000 max=300000 in=mons
Haus 1,25 Mio Uccle | type=house max=1250000 in=uccle
2 Bäder 4 SZ Garage Garten Eupen | bath=2 bed=4 garage garden in=eupen
möbliert 1 Zi Ixelles auf Zeit | furnished bed=1 in=ixelles ?auf ?zeit
Zimmer zu vermieten Gent | bed=1 goal=rent in=gent
ein Zimmer mieten in Brüssel | bed=1 goal=rent in=bruxelles
WG Brüssel | ?wg in=bruxelles
Haus mit Photovoltaik und Wärmepumpe Eupen | type=house ?photovoltaik ?wärmepumpe in=eupen
hallo ich suche eine zweizimmerwohnung in brüssel mit aufzug für maximal 1200 euro im monat danke | type=apartment bed=2 in=bruxelles lift max=1200 goal=rent
Einfamilienhaus Gouvy 3 SZ | type=house in=gouvy bed=3
ETW Eupen 3 Zi Balkon TG | goal=sale type=apartment in=eupen bed=3 ?balkon parking
DHH Raeren bis 350 TEUR | facades=3 type=house in=raeren max=350000
EFH Lontzen ab 150m² Wfl | type=house in=lontzen surf=150
Haus mit Keller und Garage in Recht | type=house ?keller garage in=recht
Wohnung Kaltmiete bis 800 Eupen | type=apartment goal=rent max=800 in=eupen
Warmmiete max 1000€ 3 Zimmer Kelmis | goal=rent max=1000 bed=3 in=kelmis
Haus bis dreihunderttausend Euro Amel | type=house max=300000 in=amel
Haus Hennegau günstig | type=house in=hainaut ?günstig
Haus Namür | type=house in=namur
Haus Ostbelgien | type=house in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith
Haus in der Eifel kaufen | type=house ?eifel goal=sale
Altbauwohnung Brüssel hohe Decken | type=apartment in=bruxelles ?hohe ?decken
Büro oder Praxis Eupen 100 qm | type=offices in=eupen surf=100
Werkstatt mit Büro Eupen mieten | type=industry ?büro in=eupen goal=rent
Haus barrierefrei ebenerdig Eupen | type=house ?barrierefrei ground in=eupen
Haus mit ELW Eupen | type=house ?elw in=eupen
2-Zimmer-Wohnung Eupen mit Stellplatz und Keller nicht mehr als 300.000 | bed=2 type=apartment in=eupen parking ?keller max=300000
freistehendes Haus mit großem Grundstück, Raeren | facades=4 type=house ?grundstück in=raeren
suche Haus zur Miete 2 Schlafzimmer Garten Raum Eupen max 1000 Euro | type=house goal=rent bed=2 garden near=eupen:10 max=1000
zu vermieten: Büro 200 m², Eupen | goal=rent type=offices surf=200 in=eupen
1 Zi möblierte Wohnung Ixelles oder Saint-Gilles 950€/Monat | bed=1 furnished type=apartment in=ixelles,saint-gilles max=950 goal=rent
Haus zu verkaufen 4780 | type=house goal=sale in=4780
Baugrundstück mindestens 15 Ar rund um Eupen | type=land plot=1500 near=eupen:10
kleine günstige Wohnung Lüttich | ?günstige type=apartment in=liege
Haus mit Pool und 5 Schlafzimmern in Wallonisch-Brabant, Budget 900 000 Euro maximal | type=house ?pool bed=5 in=brabant-wallon max=900000
moderne Villa Lasne min 250m² | ?moderne type=house in=lasne surf=250
Wohnung im Erdgeschoss oder mit Aufzug Eupen | type=apartment ground lift in=eupen
Haus 3SZ 2Bäder Garage Garten 350k Eupen | type=house bed=3 bath=2 garage garden max=350000 in=eupen
Haus mindestens EPC D Kelmis | type=house labelUp=D in=kelmis
Haus Energieklasse A bis C Eupen | type=house label=A,A-,B+,B,B-,C+,C in=eupen
Garage zu verkaufen | type=garage goal=sale
Tiefgaragenstellplatz Eupen mieten 120€ | type=garage in=eupen goal=rent max=120
Haus zum Renovieren unter 200.000€ Provinz Lüttich | type=house ?renovieren max=200000 in=province-liege
Studentenwohnung Lüttich 450 | type=studio in=liege max=450
Ladenfläche 100 qm Zentrum Eupen | type=commercial surf=100 ?zentrum in=eupen
etwas mit zwei Schlafzimmern und einer Terrasse in Eupen | bed=2 terrace in=eupen
ich möchte eine Villa in Waterloo kaufen zwischen 600 und 800 Tsd | goal=sale type=house in=waterloo min=600000 max=800000
Haus Eupen max 400 Tausend Euro | type=house in=eupen max=400000
Haus 0,5 Millionen Eupen | type=house max=500000 in=eupen
Haus 400.000 bis 450.000 | type=house min=400000 max=450000
Wohnung min 80 qm max 120 qm | type=apartment surf=80 surfMax=120
Haus Garten > 500 m2 | type=house garden plot=500
großes Haus 6 Zimmer oder mehr | type=house bed=6
Haus 5+ Schlafzimmer | type=house bed=5
nicht im Erdgeschoss Wohnung Eupen | notGround type=apartment in=eupen
ohne Garage Haus Eupen | ?ohne ?garage type=house in=eupen
Haus zwischen Eupen und Kelmis | type=house in=eupen,kelmis
Haus 30 Minuten von Brüssel | type=house near=brussel:30
Haus Eupen (4700) | type=house in=eupen
Eupen Haus | in=eupen type=house
HAUS EUPEN | type=house in=eupen
Haus, Eupen, 3 Zimmer, 300000€ | type=house in=eupen bed=3 max=300000
Wonung Eupen 2 Zimer | type=apartment in=eupen bed=2
Hasu Eupen | type=house in=eupen
Villa Raern | type=house in=raeren
Haus Kelmiss | type=house in=kelmis
Wohnung Ixeles Terasse | type=apartment in=ixelles terrace
Haus Gartn Garge Eupen | type=house garden garage in=eupen
neue oder neuwertige Wohnung Eupen | new ?neuwertige type=apartment in=eupen
Gaststätte zu verkaufen Eupen | type=commercial goal=sale in=eupen
Wiese zu verkaufen Amel | type=land goal=sale in=amel
Preis max 275.000 Haus 2 Zi Eupen | max=275000 type=house bed=2 in=eupen
Miete zwischen 800 und 1000 Wohnung 2 Zimmer Eupen | goal=rent min=800 max=1000 type=apartment bed=2 in=eupen
Wohnung 850€ inklusive Nebenkosten Eupen | type=apartment max=850 goal=rent in=eupen
Haus Luxemburg Stadt max 1,5 Mio | type=house in=ville-luxembourg max=1500000
Haus Großherzogtum Luxemburg | type=house in=grand-duche-de-luxembourg
Haus Provinz Luxemburg | type=house in=province-luxembourg
Haus mit viel Licht und hohen Decken Eupen | type=house ?viel ?licht ?hohen ?decken in=eupen
Wohnung am Meer 2 Zimmer | type=apartment ?meer bed=2
Haus mit Büro und Praxis Eupen | type=house ?büro ?praxis in=eupen
Einfamilienhaus vier Schlafzimmer Eupen oder Raeren ab 500.000 | type=house bed=4 in=eupen,raeren min=500000
3ZKB Eupen | bed=3 in=eupen
Häuser kaufen in Belgien | type=house goal=sale in=region-flamande,region-wallonne,bruxelles
Haus mieten Nähe Grenze Aachen | type=house goal=rent ?grenze ?aachen
Wohnung mit Balkon oder Terrasse, Hund erlaubt | type=apartment ?balkon terrace ?hund ?erlaubt
Haus mit Carport und Einbauküche | type=house ?carport ?einbauküche
Wohnung mind. 3 Zi., max. 900 € kalt, Eupen | type=apartment bed=3 max=900 goal=rent in=eupen
Haus ca 140qm Raeren 380T€ | type=house surf=126 surfMax=154 in=raeren max=380000
Haus bis 300t€ | type=house max=300000
Haus unter einer Million | type=house max=1000000
`
