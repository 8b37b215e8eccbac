/** Lines in German as people dictate, type and advertise them on portals, in the form of `line-table.ts`. */
export const germanPortalLines = `
hallo ich suche ein haus mit drei schlafzimmern in der nähe von eupen zum kaufen | bed=3 goal=sale near=eupen:10 type=house
wir suchen eine wohnung zur miete in luxemburg stadt zwei schlafzimmer bis zweitausend euro | bed=2 goal=rent in=ville-luxembourg max=2000 type=apartment
einfamilienhaus mit garten und garage kaufen steinfort | garage garden goal=sale in=steinfort type=house
ich hätte gern eine kleine wohnung in namur für höchstens achthundert euro im monat | goal=rent in=namur max=800 type=apartment ?hätte
2zi whg eupen max 700 warm | bed=2 goal=rent in=eupen max=700 type=apartment
whg 3 zkb mit balkon st vith | bed=3 in=saint-vith type=apartment ?balkon
suche haus 4 sz + garten umkreis arlon bis 400k | bed=4 garden near=arlon:10 max=400000 type=house
EFH zu verkaufen Kelmis | goal=sale in=la-calamine type=house
Traumhafte Villa mit 5 Schlafzimmern auf 20 Ar in Raeren | bed=5 in=raeren plot=2000 type=house ?traumhafte
Helle 3-Zimmer-Wohnung (85 m²) mit Terrasse und Aufzug in Eupen | bed=3 in=eupen lift surf=85 terrace type=apartment ?helle
GEPFLEGTES REIHENHAUS IN LÜTTICH ZU VERKAUFEN | goal=sale in=liege type=house ?gepflegtes
Doppelhaushälfte mit Garage Bütgenbach | facades=3 garage in=butgenbach type=house
Renditeobjekt Brüssel Rendite 5 % | in=brussels type=investment ?5
Mehrfamilienhaus mit 6 Wohnungen Eupen kaufen | goal=sale in=eupen type=investment ?6 ?wohnungen
Kapitalanlage Wohnung Luxemburg bis 600.000 | in=luxembourg max=600000 type=apartment
Zwangsversteigerung Haus Verviers | in=verviers type=house ?zwangsversteigerung
Haus auf Leibrente Spa | in=spa type=house ?leibrente
Büro zu vermieten Luxemburg 200 qm | goal=rent in=luxembourg surf=200 type=offices
Büroräume mieten in Strassen | goal=rent in=strassen type=offices
Lagerhalle 600 m² mit Rampe Eupen mieten | goal=rent in=eupen surf=600 type=industry ?rampe
Halle kaufen Umgebung Lüttich | goal=sale near=liege:10 type=industry
Garage zu vermieten Etterbeek | goal=rent in=etterbeek type=garage
Stellplatz mieten Luxemburg Bahnhof | goal=rent in=ville-luxembourg type=garage
Tiefgaragenstellplatz Brüssel | in=brussels type=garage
Baugrundstück ab 800 m² Lontzen | in=lontzen plot=800 type=land
Bauland zwischen 5 und 10 Ar in Amel | in=ambleve plotMax=1000 plot=500 type=land
Grundstück 1 Hektar Wald Büllingen | in=bullange plot=10000 type=land ?wald
Ladenlokal mieten Eupen Innenstadt | goal=rent in=eupen type=commercial ?innenstadt
Gewerbeobjekt Arlon | in=arlon type=commercial
Haus unter dreihundertfünfzigtausend Euro | max=350000 type=house
Villa bis anderthalb Millionen | max=1500000 type=house
Wohnung für zweihunderttausend in Löwen | in=leuven max=200000 type=apartment
Miete zwischen neunhundert und tausendzweihundert Euro Eupen | goal=rent in=eupen max=1200 min=900
Haus 150 bis 200 qm Wohnfläche auf 600 bis 1000 qm Grund | surfMax=200 surf=150 plotMax=1000 plot=600 type=house
Wohnung mindestens 70 qm höchstens 100 qm Brüssel | in=brussels surfMax=100 surf=70 type=apartment
Haus Energieklasse A oder B Luxemburg | in=luxembourg label=A,B type=house
Haus mit Energieausweis mindestens C | labelUp=C type=house
PEB B oder besser Haus Eupen | in=eupen labelUp=B type=house
Energiepass A Wohnung Mamer | in=mamer label=A type=apartment
Passivhaus Eupen | in=eupen type=house
keine Wohnung, nur Haus in Wavre | in=wavre not=apartment type=house
Wohnung nicht im Erdgeschoss Namur | in=namur notGround type=apartment
Haus ohne Garten Gent | in=gent type=house ?ohne ?garten
unmöblierte Wohnung ohne Aufzug | noLift type=apartment unfurnished
alles außer Studios mieten Löwen | goal=rent in=leuven not=studio
Haus ohne Renovierungsbedarf Tienen | in=tienen type=house ?ohne ?renovierungsbedarf
weder Wohnung noch Studio Luxemburg kaufen | goal=sale in=luxembourg not=apartment,studio
kein Neubau, altes Bauernhaus mit Land | type=house ?kein ?neubau ?altes ?land
wohnug zu mieten luxmburg | goal=rent in=luxembourg type=apartment
huas kaufn eupn | goal=sale in=eupen type=house
grundstuck kaufen butgenbach | goal=sale in=butgenbach type=land
Wohnung nahe Bahnhof Ottignies | in=ottignies type=apartment ?bahnhof
Haus am Bahnhof Gembloux | in=gembloux type=house ?bahnhof
Umkreis 15 km um Eupen Haus mit Garten | garden near=eupen:15 type=house
rund um Wavre Haus 3 Schlafzimmer | bed=3 near=wavre:10 type=house
20 Minuten von Luxemburg Haus kaufen | goal=sale near=ville-luxembourg:20 type=house
Haus Provinz Lüttich bis 250.000 € | in=province-liege max=250000 type=house
Bauernhaus Wallonisch-Brabant | in=brabant-wallon type=house
Ferienhaus Ostbelgien | in=ambleve,bullange,burg-reuland,butgenbach,eupen,la-calamine,lontzen,raeren,saint-vith type=house
4700 4701 Haus kaufen | goal=sale in=4700,4701 type=house
Wohnung 1040 oder 1050 mieten | goal=rent in=1040,1050 type=apartment
Haus L-8232 | in=8232 type=house
Haus Esch an der Alzette | in=esch-sur-alzette type=house
Wohnung Düdelingen oder Differdingen | in=differdange,dudelange type=apartment
Wunnéng Lëtzebuerg | in=luxembourg type=apartment
Haus in Diekirch oder Ettelbrück mit 4 Zimmern | bed=4 in=diekirch,ettelbruck type=house
Familie mit 3 Kindern sucht Haus nahe Schule in Tervuren | in=tervuren type=house ?3 ?kindern ?schule
Haus für große Familie mindestens 5 Schlafzimmer 2 Bäder Waterloo | bath=2 bed=5 in=waterloo type=house
WG-geeignete Wohnung 4 Zimmer Löwen | bed=4 in=leuven type=apartment ?wg ?geeignete
möbliertes Zimmer für Student in Löwen bis 450 € | furnished in=leuven max=450 type=studio
Maisonettewohnung mit Dachterrasse Gent | in=gent terrace type=apartment
Penthouse mit 2 Stellplätzen Antwerpen | in=antwerpen parkings=2 type=apartment
Dachgeschosswohnung Löwen Altbau | in=leuven type=apartment ?altbau
Erdgeschosswohnung mit Gartenanteil | garden ground type=apartment
Neubauwohnung Erstbezug 3 Zimmer Steinfort | bed=3 in=steinfort new type=apartment
freistehendes Haus mit Doppelgarage Kraainem | facades=4 garages=2 in=kraainem type=house
Bungalow barrierefrei St. Vith | in=saint-vith type=house ?barrierefrei
Haus bis 350 Tsd. 3 SZ 2 Bäder | bath=2 bed=3 max=350000 type=house
maison kaufen in Namür | goal=sale in=namur type=house
Appartement zu mieten Knokke-Heist Meerblick | goal=rent in=knokke-heist type=apartment ?meerblick
Haus oder Wohnung Gemmenich max. 1.000 Euro kalt | goal=rent in=gemmenich max=1000 type=apartment,house
wir verkaufen unser haus und suchen eine kleinere wohnung mit zwei schlafzimmern und aufzug in eupen | bed=2 in=eupen lift type=apartment ?verkaufen ?haus
habt ihr noch garagen zur miete in ixelles | goal=rent in=ixelles type=garage
studio für meine tochter in lüttich maximal 550 euro monatlich | goal=rent in=liege max=550 type=studio ?tochter
Charmantes Wohnhaus mit 4 Schlafzimmern, Garage und Garten - WALHORN | bed=4 garage garden in=4711 type=house ?charmantes
ZU VERMIETEN: helle Wohnung mit Balkon, 2 SZ, Europaviertel | bed=2 goal=rent type=apartment ?helle ?balkon ?europaviertel
Luxemburg-Belair: 3-Zimmer-Apartment mit Tiefgarage | bed=3 in=ville-luxembourg parking type=apartment
Neubauprojekt Wohnungen 2 und 3 Schlafzimmer Kelmis | bed=2 in=la-calamine new type=apartment
Werkstatt mit Büro 400 qm zu mieten bei Eupen | goal=rent surf=400 near=eupen:10 type=industry ?büro
Arztpraxis zu mieten St. Vith | goal=rent in=saint-vith type=offices
Restaurant zu verpachten Clervaux | goal=rent in=clervaux type=commercial
Wohn- und Geschäftshaus Malmedy kaufen | goal=sale in=malmedy type=investment
Haus zum Aufteilen in Wohnungen Schaerbeek max 600.000 | in=schaerbeek max=600000 type=house ?aufteilen ?wohnungen
Grundstück für freistehendes Haus mind. 12 Ar Raeren | facades=4 in=raeren plot=1200 type=land
Wiese zu verkaufen Nähe Büllingen 1,5 ha | goal=sale near=bullange:10 plot=15000 type=land
was gibts unter 200000 in Verviers | in=verviers max=200000
Haus mit Werkstatt Weismes | in=waimes type=house ?werkstatt
Wohnung 3 SZ 2 Bäder + 2 Stellplätze Strassen | bath=2 bed=3 in=strassen parkings=2 type=apartment
Miete 800 bis 950 Wohnung 2 SZ Eupen mit Garage | bed=2 garage goal=rent in=eupen max=950 min=800 type=apartment
Haus zum Verkauf weniger als 15 km von Luxemburg | goal=sale near=ville-luxembourg:15 type=house
nicht in Brüssel, sondern in Wallonisch-Brabant ein Haus mit 4 Schlafzimmern | bed=4 in=brabant-wallon type=house ?nicht ?in ?brüssel ?sondern
whonung zu miten lütich max 700 | goal=rent in=liege max=700 type=apartment
Häuser Raeren, Lontzen, Walhorn ab 4 SZ | bed=4 in=4711,lontzen,raeren type=house
Haus 4700 oder 4710 dreiseitig | facades=3 in=4700,4710 type=house
alleinerziehende Mutter sucht kleines Haus zur Miete Eupen max 900 € | goal=rent in=eupen max=900 type=house ?alleinerziehende ?mutter
Wohnung Energieklasse A+ Esch-Alzette | in=esch-sur-alzette label=A+ type=apartment
Villa mit Pool mindestens 25 Ar Bertrange | in=bertrange plot=2500 type=house ?pool
Wohnung zu verkaufen nicht im Dachgeschoss Namur | goal=sale in=namur type=apartment ?nicht ?dachgeschoss
altes Bauernhaus zum Renovieren Bütgenbach | in=butgenbach type=house ?altes ?renovieren
Reiterhof mit Boxen und 3 ha Amel | in=ambleve plot=30000 type=house
Wohnung im 3. Stock mit Lift und Keller Antwerpen 950 € warm | goal=rent in=antwerpen lift max=950 type=apartment ?3 ?stock ?keller
wir sind zu viert und suchen ein haus mit garten in eupen oder raeren | garden in=eupen,raeren type=house ?viert
können sie mir helfen eine wohnung mit aufzug in brügge zu finden maximal achthundertfünfzig euro | in=brugge lift max=850 type=apartment ?können ?helfen
neue villa 5 sz mind 300 qm knokke | bed=5 in=knokke surf=300 new type=house
freistehender Bungalow Doppelgarage großer Garten Raeren | facades=4 garages=2 garden in=raeren type=house
wohnung zwei terrassen zwei bäder luxemburg-stadt | bath=2 in=ville-luxembourg terrace type=apartment
haus zu verkaufen zwischen dreihundert und vierhunderttausend in arlon | goal=sale in=arlon max=400000 min=300000 type=house
Zu vermieten: möbliertes Studio nahe Uni, 595 € alles inklusive | furnished goal=rent max=595 type=studio ?uni
garage zu verkaufen eupen max 30000 | goal=sale in=eupen max=30000 type=garage
büroräume zu vermieten leudelingen 400 m² | goal=rent in=leudelange surf=400 type=offices
werkstatt zu verkaufen St. Vith 250qm | goal=sale in=saint-vith surf=250 type=industry
bauernhof mit 2 ha wiese in der gegend von büllingen | near=bullange:10 plot=20000 type=house
ebenerdige wohnung für älteres ehepaar in kelmis | ground in=la-calamine type=apartment ?älteres ?ehepaar
wonung zu verkaufn ostende mit meerblik | goal=sale in=oostende type=apartment ?meerblik
hasu zu mietne in euepn | goal=rent in=eupen type=house
aparment mieten sankt viht | goal=rent in=saint-vith type=apartment
haus oder grundstück in amel | in=ambleve type=house,land
2 schlafzimmer in 1050 oder 1180 miete unter 1200 | bed=2 goal=rent in=1050,1180 max=1200
wohnung am stadtrand von brüssel max 300k | in=brussels max=300000 type=apartment ?stadtrand
haus nahe E42 Malmedy | in=malmedy type=house ?e42
reihenhaus mit kleinem garten, 3 sz, PEB C, Verviers, 189.000 | bed=3 garden in=verviers label=C max=189000 type=house
kein erdgeschoss, kein neubau, mit aufzug: wohnung etterbeek | in=etterbeek lift notGround type=apartment ?kein ?neubau
zwangsversteigerung grundstück dinant | in=dinant type=land ?zwangsversteigerung
studentenhaus mit 8 zimmern kaufen gent | bed=8 goal=sale in=gent type=house
laden mit wohnung malmedy | in=malmedy type=commercial ?wohnung
parkplatz zu mieten bahnhof namur | goal=rent in=namur type=garage ?bahnhof
ab 150 qm wohnfläche, bis 400.000, mind. 4 sz, welkenraedt | bed=4 in=welkenraedt surf=150 max=400000
whg 3 sz > 100m² < 350k lüttich zentrum | bed=3 in=liege surf=100 max=350000 type=apartment ?zentrum
haus provinz lüttich mindestens 1000 m² grund | in=province-liege plot=1000 type=house
haus auf einer ebene 2 sz bertrix oder libramont max 200 | bed=2 in=bertrix,libramont-chevigny max=200000 type=house ?ebene
maisonette im obersten stock, 2 sz, stellplatz, mersch | bed=2 in=mersch parking type=apartment ?obersten ?stock
`
