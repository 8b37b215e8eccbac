/** Lines in German as different visitors type them, in the form of `line-table.ts`. */
export const germanTypedLines = `
Haus kaufen Eupen 3 Schlafzimmer Garten | goal=sale type=house in=eupen bed=3 garden
Wohnung mieten in St. Vith 2 SZ | goal=rent type=apartment in=sankt-vith bed=2
Wir suchen ein Einfamilienhaus mit vier Schlafzimmern in Raeren oder Lontzen bis 450.000 Euro | type=house in=raeren in=lontzen bed=4 max=450000
ETW Eupen bis 250k | goal=sale type=apartment in=eupen max=250000
EFH kelmis mit garage | type=house in=kelmis garage
DHH in Kettenis | type=house facades=3 in=kettenis
Reihenhaus Luxemburg Stadt max 900000 | type=house in=ville-luxembourg max=900000
freistehendes Haus mit großem Grundstück in Burg-Reuland | type=house facades=4 in=burg-reuland ?grundstück
MFH in Verviers als Kapitalanlage | type=investment in=verviers
Mehrfamilienhaus Eupen zu verkaufen | goal=sale type=investment in=eupen
Renditeobjekt Lüttich mindestens 5% | type=investment in=lüttich ?5 ?mindestens
Baugrundstück in Amel mindestens 800 qm | type=land in=amel plot=800
Bauplatz Büllingen 10 Ar | type=land in=büllingen plot=1000
grundstück kaufen st vith bis 80000 | goal=sale type=land in=sankt-vith max=80000
Bauland Bütgenbach zwischen 600 und 900 m² | type=land in=bütgenbach plot=600 plotMax=900
Acker oder Wiese zu verkaufen in Weywertz | goal=sale type=land in=bütgenbach
Waldgrundstück Ostbelgien | type=land in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith
wald kaufen Malmedy | goal=sale type=land in=malmedy
Bauernhof mit Stall und 3 ha Weide bei St. Vith | type=house near=sankt-vith:10 plot=30000 ?stall
Resthof Eifel kaufen | goal=sale type=house ?eifel
altes Bauernhaus zum Renovieren in Elsenborn | type=house in=elsenborn ?altes ?renovieren
Villa mit Pool in Spa | type=house in=spa ?pool
Ferienhaus in den Ardennen bis 200 Tsd. | type=house max=200000 ?ardennen
Ferienwohnung an der Küste, Ostende oder Knokke | type=apartment in=ostende in=knokke ?küste
Büro mieten in Luxemburg Kirchberg 150 qm | goal=rent type=offices in=ville-luxembourg surf=150
Büroräume Eupen 80 bis 120 m2 zur Miete | goal=rent type=offices in=eupen surf=80 surfMax=120
Ladenlokal Eupen Innenstadt | type=commercial in=eupen ?innenstadt
Laden zu vermieten Malmedy | goal=rent type=commercial in=malmedy
Gastronomie Pacht Eupen | goal=rent type=commercial in=eupen
Restaurant in Echternach zu verpachten | goal=rent type=commercial in=echternach
Lagerhalle mieten Welkenraedt | goal=rent type=industry in=welkenraedt
Werkstatt mit Wohnung kelmis | type=apartment,industry in=kelmis
Gewerbefläche ab 300 m² in Esch-sur-Alzette | type=commercial surf=300 in=esch-sur-alzette
Garage zu mieten in Eupen | goal=rent type=garage in=eupen
Stellplatz Luxemburg Bonneweg mieten | goal=rent type=garage in=ville-luxembourg
Tiefgaragenstellplatz Luxemburg | type=garage in=luxembourg
Wohnung mit Stellplatz und Balkon in Eupen | type=apartment parking in=eupen ?balkon
Wohnung mit TG-Stellplatz, Aufzug und Terrasse in Strassen | type=apartment parking lift terrace in=strassen
2 Zimmer Wohnung Eupen zur Miete bis 700 Euro warm | goal=rent type=apartment bed=2 in=eupen max=700
3 Zi Whg Raeren | type=apartment bed=3 in=raeren
3-Zimmer-Wohnung St. Vith mieten | goal=rent type=apartment bed=3 in=sankt-vith
4ZKB Haus Kelmis | type=house bed=4 in=kelmis
1-Zimmer-Apartment für Studenten in Löwen | type=apartment bed=1 in=löwen ?studenten
WG-Zimmer Luxemburg | type=studio in=luxembourg
Studentenzimmer Lüttich bis 400 Euro im Monat | goal=rent type=studio in=lüttich max=400
möblierte Wohnung auf Zeit Luxemburg | type=apartment furnished in=luxembourg ?auf ?zeit
möbliertes studio esch alzette max 1100 | type=studio furnished in=esch-sur-alzette max=1100
unmöblierte Wohnung in Brüssel 2 Schlafzimmer | type=apartment unfurnished bed=2 in=brüssel
nicht möbliert, Wohnung Ixelles | type=apartment unfurnished in=ixelles
Wohnung Erdgeschoss mit Garten in Kelmis | type=apartment ground garden in=kelmis
EG Wohnung barrierefrei Eupen | type=apartment ground in=eupen ?barrierefrei
Wohnung nicht im Erdgeschoss, Aufzug, Diekirch | type=apartment notGround lift in=diekirch
kein Erdgeschoss bitte, Wohnung in Ettelbrück | type=apartment notGround in=ettelbrück
Dachgeschosswohnung Eupen | type=apartment in=eupen
Wohnung ohne Aufzug ist ok in Remich | type=apartment in=remich ?aufzug ?ohne
Penthouse Luxemburg Belair mit Dachterrasse | type=apartment in=ville-luxembourg terrace
Loft in Brüssel kaufen | goal=sale type=apartment in=brüssel
Maisonette Wohnung in Differdingen | type=apartment in=differdingen
Neubauwohnung Düdelingen 2 Schlafzimmer mit Balkon | type=apartment new bed=2 in=düdelingen ?balkon
Neubau Haus in Mersch | type=house new in=mersch
kein Neubau, Altbau mit Charme in Malmedy | in=malmedy ?altbau ?charme ?kein ?neubau
Haus Baujahr ab 2000 in Hauset | type=house in=hauset ?2000 ?baujahr
Haus nicht älter als 20 Jahre in Walhorn | type=house in=walhorn ?20 ?jahre ?nicht ?älter
Energieklasse A oder B Haus Strassen | type=house label=A,B in=strassen
Haus mit Energieausweis B oder besser in Mamer | type=house labelUp=B in=mamer
Energieeffizienzklasse mindestens C Wohnung Esch | type=apartment labelUp=C in=esch-sur-alzette
Passivhaus Luxemburg | type=house in=luxembourg
PEB C Haus Eupen | type=house label=C in=eupen
niedriger Energieverbrauch Haus Eynatten | type=house in=eynatten ?energieverbrauch ?niedriger
Haus bis 350000 Eupen oder Umgebung | type=house max=350000 near=eupen:10
Haus im Umkreis von 10 km um Eupen | type=house near=eupen:10
Wohnung nähe Eupen max 20km | type=apartment near=eupen:20
in der Nähe von Malmedy ein Haus mit Garten | type=house garden near=malmedy:10
Haus rund um Clervaux mit 3 Schlafzimmern | type=house bed=3 near=clervaux:10
Nähe Aachen aber belgische Seite, Haus bis 400.000 | type=house max=400000 ?aachen ?belgische ?seite
nahe der deutschen Grenze, Haus in Raeren | type=house in=raeren ?deutschen ?grenze
unweit von Sankt Vith Haus mieten | goal=rent type=house near=sankt-vith:10
Raum Eupen, Haus, 4 SZ, Garage | type=house bed=4 garage near=eupen:10
Region Malmedy Grundstück | type=land near=malmedy:10
Haus in Ostbelgien mit 5 Schlafzimmern | type=house bed=5 in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith
Haus in der Provinz Lüttich bis 300.000 € | type=house in=province-lüttich max=300000
Provinz Luxemburg Haus kaufen | goal=sale type=house in=province-luxemburg
Haus in Flämisch-Brabant | type=house in=province-flämisch-brabant
Wallonien Bauernhof bis 500.000 | type=house in=wallonien max=500000
Kanton Clerf Haus mit Garten | type=house garden in=canton-clervaux
kanton esch wohnung kaufen | goal=sale type=apartment in=canton-esch-sur-alzette
Bezirk Verviers, Haus zur Miete | goal=rent type=house in=arrondissement-verviers
4700 Haus 3 Schlafzimmer | type=house in=4700 bed=3
4780 wohnung | type=apartment in=4780
L-1930 Wohnung mieten | goal=rent type=apartment in=L-1930
4730 oder 4710: haus mit garten | type=house garden in=4730 in=4710
Haus in Rocherath oder Krinkelt | type=house in=rocherath in=büllingen
Haus in Hergenrath, Hauset oder Neu-Moresnet | type=house in=hergenrath in=hauset in=neu-moresnet
Wohnung in Crombach oder Lommersweiler | type=apartment in=crombach in=lommersweiler
haus in nidrum | type=house in=bütgenbach
Deidenberg Haus | type=house in=amel
haus in eupn | type=house in=eupen
wonung eupen mieten | goal=rent type=apartment in=eupen
Wohung in Sankt Vtih | type=apartment in=sankt-vith
haus kaufen büttgenbach | goal=sale type=house in=bütgenbach
haus kaufen buetgenbach | goal=sale type=house in=bütgenbach
haus in buellingen mit garten | type=house garden in=büllingen
grundstuck kelmiss | type=land in=kelmis
Eifamilienhaus Raeren | type=house in=raeren
apartement luxemburg stadt 2 schlafzimer | type=apartment bed=2 in=ville-luxembourg
Haus höchstens 300000 in Baelen | type=house max=300000 in=baelen
nicht mehr als 1.000 Euro Miete, Wohnung mit 2 Schlafzimmern in Eupen | goal=rent max=1000 type=apartment bed=2 in=eupen
Budget 400 Tausend, Haus, Raeren | type=house max=400000 in=raeren
zwischen 200.000 und 280.000 € Wohnung in Eupen kaufen | goal=sale type=apartment min=200000 max=280000 in=eupen
Haus 250-300k Malmedy | type=house min=250000 max=300000 in=malmedy
von 600 bis 800 Euro Kaltmiete, Wohnung Kelmis | goal=rent type=apartment min=600 max=800 in=kelmis
Wohnung KM bis 750 Eupen | goal=rent type=apartment max=750 in=eupen
Miete max 1.200,- inkl. NK Haus Eupen | goal=rent type=house max=1200 in=eupen
warm max 900 wohnung eupen | goal=rent type=apartment max=900 in=eupen
Wohnung 850 € warm in Eupen | goal=rent type=apartment max=850 in=eupen
Haus um die 300.000 Euro in Amel | type=house min=270000 max=330000 in=amel
Haus 320000 Weismes | type=house max=320000 in=weismes
Wohnung 650 Euro Eupen | type=apartment max=650 in=eupen
Haus unter einer halben Million in Luxemburg | type=house max=500000 in=luxembourg
Villa ab 1 Mio. in Uccle | type=house min=1000000 in=uccle
bis 1,5 Millionen Euro Haus in Hesperingen | type=house max=1500000 in=hesperingen
dreihunderttausend Euro maximal für ein Haus in Eupen | type=house max=300000 in=eupen
Haus mit mindestens 150 qm Wohnfläche und 700 qm Grund in Raeren | type=house surf=150 plot=700 in=raeren
Wohnung ab 90m² Mersch | type=apartment surf=90 in=mersch
wohnung 60 bis 80 qm eupen miete | goal=rent type=apartment surf=60 surfMax=80 in=eupen
Wohnung Wfl. mind. 100 qm Bartringen | type=apartment surf=100 in=bertrange
kleine Wohnung max 50 qm Brüssel | type=apartment surfMax=50 in=brüssel
ca. 120 qm Haus Kelmis | type=house surf=108 surfMax=132 in=kelmis
Haus mit 2 Bädern und 4 Schlafzimmern in Eynatten | type=house bath=2 bed=4 in=eynatten
2 Badezimmer, 5 SZ, Doppelgarage, Lontzen | bath=2 bed=5 garages=2 in=lontzen
Haus mit Gäste-WC und Keller Eupen | type=house in=eupen ?gäste ?keller ?wc
Haus mit Einliegerwohnung in Raeren | type=house in=raeren ?einliegerwohnung
Haus mit Büro im Haus, Eupen | type=house in=eupen ?büro
Haus mit 2 Garagen St. Vith | type=house garages=2 in=sankt-vith
Haus mit Carport und Terrasse Amel | type=house terrace in=amel ?carport
Parkplatz inklusive, Wohnung Esch-sur-Alzette, 1 Schlafzimmer | type=apartment parking bed=1 in=esch-sur-alzette
keine Wohnung, nur Häuser in Eupen | type=house not=apartment in=eupen
alles außer Wohnungen in Lontzen | not=apartment in=lontzen
Haus ohne Renovierungsbedarf in Eupen | type=house in=eupen ?ohne ?renovierungsbedarf
bezugsfertiges Haus Büllingen | type=house in=büllingen ?bezugsfertiges
Haus oder Wohnung in Eupen zum Kauf | goal=sale type=house,apartment in=eupen
Immobilien in Eupen | in=eupen
was gibt es zu mieten in Kelmis? | goal=rent in=kelmis
habt ihr Häuser in Malmedy | type=house in=malmedy
Gibt es noch Grundstücke in Recht? | type=land in=recht
zeig mir alle Wohnungen in St. Vith unter 700 Euro | type=apartment in=sankt-vith max=700 ?alle
junge Familie sucht Haus mit Garten in Eupen oder Kelmis | type=house garden in=eupen in=kelmis ?junge
Rentnerpaar sucht ebenerdige Wohnung in St. Vith | type=apartment ground in=sankt-vith ?rentnerpaar
Einzelperson NR sucht 1-SZ-Wohnung Eupen | type=apartment bed=1 in=eupen ?einzelperson
Paar mit Hund sucht Wohnung in Eupen | type=apartment in=eupen ?hund ?paar
Haus zur Miete, Haustiere erlaubt, Raeren | goal=rent type=house in=raeren ?erlaubt ?haustiere
Mietwohnung Eupen Unterstadt | goal=rent type=apartment in=eupen ?unterstadt
Miethaus in Kelmis mit 3 Schlafzimmern | goal=rent type=house in=kelmis bed=3
Eigentumswohnung Esch an der Alzette mit Balkon | goal=sale type=apartment in=esch-sur-alzette ?balkon
Eigenheim in Büllingen | type=house in=büllingen
Haus zu verkaufen in Weismes | goal=sale type=house in=weismes
Haus verkaufen | goal=sale type=house
Haus, 3 Schlafzi., Garten, Garage, max. 350.000 EUR, Eupen | type=house bed=3 garden garage max=350000 in=eupen
3SZ Haus+Garten+Garage Raeren 400k | type=house bed=3 garden garage max=400000 in=raeren
HAUS MIT GARTEN IN EUPEN KAUFEN | goal=sale type=house garden in=eupen
haus,garten,4 schlafzimmer,kelmis,max300000 | type=house garden bed=4 in=kelmis max=300000
Wohnung in Löwen, Gent oder Antwerpen kaufen | goal=sale type=apartment in=löwen in=gent in=antwerpen
Haus in Brügge mit Garten | type=house garden in=brügge
haus namur oder dinant | type=house in=namur in=dinant
Brüssel Wohnung 2 Schlafzimmer bis 1400 | type=apartment bed=2 in=brüssel max=1400
Wohnung im Europaviertel Brüssel | type=apartment in=brüssel ?europaviertel
Wohnung in Uccle, Ixelles oder Etterbeek mit Terrasse | type=apartment terrace in=uccle in=ixelles in=etterbeek
Haus in Waterloo für Familie mit 3 Kindern | type=house in=waterloo ?3 ?kindern
Haus in Tervuren nahe Deutsche Schule | type=house in=tervuren ?deutsche ?schule
Haus in Howald oder Hesperange | type=house in=howald in=hesperingen
Wohnung Belval mieten | goal=rent type=apartment in=esch-sur-alzette
Haus in Junglinster unter 1,2 Mio | type=house in=junglinster max=1200000
Wohnung Wiltz bis 400.000 € mit Garage | type=apartment in=wiltz max=400000 garage
Grevenmacher oder Wasserbillig, Wohnung mit Moselblick | type=apartment in=grevenmacher in=wasserbillig ?moselblick
Haus an der Mosel, Remich | type=house in=remich ?mosel
Haus mit Photovoltaik und Wärmepumpe in Amel | type=house in=amel ?photovoltaik ?wärmepumpe
ruhige Lage, Haus, Walhorn, 3 Schlafzimmer | type=house in=walhorn bed=3 ?lage ?ruhige
Chalet in Robertville | type=house in=robertville
Bungalow Eupen ebenerdig | type=house in=eupen ground
Tiny House Stellplatz Ostbelgien | type=house in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith parking
Stadthaus in Lüttich | type=house in=lüttich
Schloss zu verkaufen Belgien | goal=sale type=house in=brüssel in=flandern in=wallonien
Immobilie als Geldanlage in Eupen gesucht | type=investment in=eupen
vermietete Wohnung als Investition Luxemburg | type=apartment in=luxembourg ?vermietete
maison mit Garten in Eupen | type=house garden in=eupen
apartment eupen zu mieten with parking | goal=rent type=apartment parking in=eupen
huis in Eupen mit 3 Schlafzimmern | type=house bed=3 in=eupen
Haus à vendre in Malmedy | goal=sale type=house in=malmedy
Wohnung te huur in Löwen | goal=rent type=apartment in=löwen
günstige Wohnung Verviers mieten | goal=rent type=apartment in=verviers ?günstige
billigste Häuser zuerst in Lüttich | type=house in=lüttich ?billigste ?zuerst
Haus mit 4 Fassaden Herbesthal | type=house facades=4 in=lontzen
Haus 3 Seiten frei Eupen | type=house facades=3 in=eupen
zweistöckiges Haus Raeren | type=house in=raeren ?zweistöckiges
Dreizimmerwohnung Eupen | type=apartment bed=3 in=eupen
Zweifamilienhaus Eupen | type=house in=eupen
Wohnung mit zwei Schlafzimmern und einem Bad in Kelmis | type=apartment bed=2 bath=1 in=kelmis
einzugsbereites Haus mit 4 SZ Raeren oder Eynatten max 475k | type=house bed=4 in=raeren in=eynatten max=475000 ?einzugsbereites
Penthouse Luxemburg Zentrum 2 SZ Terrasse mind. 15m2 | type=apartment in=luxembourg bed=2 terrace ?15m2 ?mind. ?zentrum
Haus mit Ladenlokal St. Vith zu verkaufen | goal=sale type=house in=sankt-vith ?ladenlokal
Haus 3 SZ, Garage, Garten, Amel/Büllingen, zwischen 250 und 300k | type=house bed=3 garage garden in=amel in=büllingen min=250000 max=300000
neue Wohnung Erdgeschoss Garten Mersch oder Lintgen | new type=apartment ground garden in=mersch in=lintgen
Villa mit Schwimmbad mieten Waterloo max 4000 | goal=rent type=house in=waterloo max=4000 ?schwimmbad
Studio Ixelles 700 Euro warm | goal=rent type=studio in=ixelles max=700
Wohnung am Bahnhof Eupen 1 oder 2 Schlafzimmer mieten | goal=rent type=apartment in=eupen bed=1 ?bahnhof
Bauernhof mit Nebengebäuden und mindestens 50 Ar Eifel | type=house plot=5000 ?eifel ?nebengebäuden
Haus Malmedy kein Reihenhaus, freistehend, 3 SZ | type=house in=malmedy facades=4 bed=3 ?kein ?reihenhaus
Halle 500 m2 zu vermieten Eupen | goal=rent type=industry surf=500 in=eupen
Parkplatz Luxemburg Gare mieten, max 200 Euro | goal=rent type=garage in=ville-luxembourg max=200
Haus in Raeren mit 5 Zimmern und Büro, 2 Bäder | type=house in=raeren bed=5 bath=2 ?büro
helle Wohnung Brüssel 100m2+ | type=apartment in=brüssel surf=100 ?helle
Wohnung kaufen Oostende nicht älter als 2010 | goal=sale type=apartment in=ostende ?2010 ?nicht ?älter
kleines Häuschen mit Garten Manderfeld oder Büllingen bis 180.000 | type=house garden in=manderfeld in=büllingen max=180000
Haus kaufen Nieder-Emmels | goal=sale type=house in=sankt-vith ?nieder
Bauplatz Kanton Echternach | type=land in=canton-echternach
Haus an der Grenze Arlon | type=house in=arlon ?grenze
Haus 5 Zimmer Verviers 200000 € | type=house bed=5 in=verviers max=200000
Miethaus Eupen 3 SZ 950 EUR | goal=rent type=house in=eupen bed=3 max=950
Wunneng ze lounen Esch 2 Schlofkummeren | goal=rent type=apartment in=esch-sur-alzette bed=2
Haus ze kafen Diekirch mat Gaart | goal=sale type=house in=diekirch garden
4 Zimmer Haus Heinerscheid oder Clerf Budget 700.000 | type=house bed=4 in=heinerscheid in=clervaux max=700000
Wohnung für 3 Personen Steinfort max. 2000 EUR/Monat | goal=rent type=apartment in=steinfort max=2000 ?3 ?personen
Tiefgaragenplatz Luxemburg Kirchberg | type=garage in=ville-luxembourg
Neubauwohnungen Mersch 3 Schlafzimmer Terrasse ab 90 m2 | type=apartment new in=mersch bed=3 terrace surf=90
Haus zwischen 175 und 225m² in Mamer | type=house surf=175 surfMax=225 in=mamer
Holzchalet mit Grundstück in Vielsalm, dauerhaft wohnen | type=house in=vielsalm ?dauerhaft ?grundstück
Häuschen in Burg-Reuland oder Gouvy | type=house in=burg-reuland in=gouvy
Haus Eynatten Energieklasse A oder A+ Solaranlage | type=house in=eynatten label=A+,A ?solaranlage
Wohnung kein Erdgeschoss, Aufzug, Verviers | type=apartment notGround lift in=verviers
Haus ohne Garten ist ok Lüttich | type=house in=lüttich ?garten ?ohne
Esch/Alzette Wohnung 2 SZ unter 600 000 | in=esch-sur-alzette type=apartment bed=2 max=600000
Haus Kelmis, Lontzen, Plombières | type=house in=kelmis in=lontzen in=plombières
Landhaus mit mindestens 1,5 ha in der Provinz Namur | type=house plot=15000 in=province-namur
wohnung in der nähe vom bahnhof welkenraedt 1 schlafzimmer | type=apartment in=welkenraedt bed=1 ?bahnhof
Haus mit Scheune und 2 Hektar Wiese, Gemeinde Büllingen, bis 500.000 | type=house plot=20000 in=büllingen max=500000 ?scheune
`
