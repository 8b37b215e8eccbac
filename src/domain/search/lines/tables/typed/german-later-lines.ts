/** Lines in German that were written down after those in `german-typed-lines.ts` were read as meant, in the form of `line-table.ts`. */
export const germanLaterLines = `
Guten Morgen, meine Frau und ich suchen ein Haus in Kelmis oder Hergenrath, drei Schlafzimmer, nicht über 320.000 Euro | type=house in=kelmis in=hergenrath bed=3 max=320000 ?frau
Haus für zwei Generationen mit zwei Küchen in Bütgenbach | type=house in=bütgenbach ?generationen ?küchen ?zwei
Wohnung mit Pflegeservice für Senioren Eupen | type=apartment in=eupen ?pflegeservice ?senioren
Zimmer mieten in Luxemburg bis 900€ warm | goal=rent bed=1 in=luxembourg max=900
Wohnung 3 SZ Strassen ab 15. Januar zu mieten max 2.400 € NK inkl. | goal=rent type=apartment bed=3 in=strassen max=2400 ?15 ?ab ?januar
befristet mieten 6 Monate möbliert Luxemburg Kirchberg 1 SZ | goal=rent furnished in=ville-luxembourg bed=1 ?6 ?befristet ?monate
suche Halle mit Kran ca 1000 qm Raum Eupen zu kaufen | goal=sale type=industry surf=900 surfMax=1100 near=eupen:10 ?kran
Ladenfläche in guter Lage, Esch, 90 qm, bis 2500/Monat | goal=rent type=commercial in=esch-sur-alzette surf=90 max=2500 ?guter ?lage
Büro teilen Coworking Eupen | type=offices in=eupen ?teilen
Pferdehof mit mindestens 4 Hektar Weide, Amel oder Büllingen | type=house plot=40000 in=amel in=büllingen
Baugrund voll erschlossen 12 Ar Manderfeld | type=land plot=1200 in=manderfeld ?erschlossen ?voll
Neubau-Reihenhaus Düdelingen schlüsselfertig, 4 Zimmer, Klasse A | type=house new in=düdelingen bed=4 label=A ?schlüsselfertig
Haus mit guter Energieklasse (A-C) in Bertrange | type=house label=A,A-,B+,B,B-,C+,C in=bertrange ?guter
energetisch saniertes Haus, PEB mind. C, Verviers, unter 250 k | type=house labelUp=C in=verviers max=250000 ?energetisch ?saniertes
Haus um 400 Tsd mit 5 Schlafz und 2 Bäder Malmedy u Umgebung | type=house min=360000 max=440000 bed=5 bath=2 near=malmedy:10
Whg Eupen Zentrum, 2. OG, Lift, 80qm, bis 230T€ | type=apartment lift in=eupen surf=80 max=230000 ?2 ?og ?zentrum
Erdgeschosswohnung oder mit Lift, Eupen, 2 SZ | type=apartment ground lift bed=2 in=eupen
Wohnung nur mit Lift und Tiefgarage, keine Dachwohnung, Remich | type=apartment lift parking in=remich ?dachwohnung ?keine
ich such a haus in lontzen, 3 zimmer, billig | type=house bed=3 in=lontzen ?billig
haus oder wohnung mieten raum st vith bis 850 kalt | goal=rent type=house,apartment near=sankt-vith:10 max=850
Luxembourg-Ville Wohnung 2 Schlafzimmer Mietpreis zwischen 1800 und 2200 | goal=rent type=apartment bed=2 in=ville-luxembourg min=1800 max=2200
Haus zwischen Eupen und Verviers | type=house in=eupen in=verviers
Haus an der Vennbahn in Raeren | type=house in=raeren ?vennbahn
Häuser bis 200000 zum Herrichten Lierneux oder Vielsalm | type=house max=200000 in=lierneux in=vielsalm ?herrichten
Objekt mit 6 Wohneinheiten als Kapitalanlage in Lüttich, Rendite egal | type=investment in=lüttich ?6 ?egal ?wohneinheiten
Wohnung kaufen 3 Schlafzimmer 2 Balkone Esch oder Schifflingen | goal=sale type=apartment bed=3 in=esch-sur-alzette in=schifflange ?2 ?balkone
whg eupen unterstadt 1 sz bis 650 mtl | goal=rent type=apartment in=eupen bed=1 max=650 ?unterstadt
Ettelbrück Haus 4 Schlafzimmer unter 850 Tausend | type=house in=ettelbrück bed=4 max=850000
Niederanven, Sandweiler oder Contern Whg 2 SZ mieten | goal=rent type=apartment bed=2 in=niederanven in=sandweiler in=contern
Haus rund um Luxemburg Stadt mit Garten | type=house garden near=ville-luxembourg:10
Mersch oder Lintgen oder Lorentzweiler Haus | type=house in=mersch in=lintgen in=lorentzweiler
Haus in Amel bis 250000 | type=house in=amel max=250000
Haus mit Pferdekoppel Burg-Reuland | type=house in=burg-reuland ?pferdekoppel
Wohnung Eupen Stadtmitte, kleine Wohneinheit, Aufzug, 2 SZ | type=apartment in=eupen lift bed=2 ?stadtmitte ?wohneinheit
Whg. 2 SZ. + Gar. Kelmis | type=apartment bed=2 garage in=kelmis
Was kostet ein Haus in Raeren? | type=house in=raeren ?was
Preis Wohnung kaufen Eupen | goal=sale type=apartment in=eupen
günstiges Haus unter 150.000 Euro Verviers oder Dison | type=house max=150000 in=verviers in=dison ?günstiges
Haus mit Schwimmbad ab 750 Tsd Euro Lasne | type=house min=750000 in=lasne ?schwimmbad
Villa Strassen oder Bertrange, Preis zw. 2 und 3 Mio | type=house in=strassen in=bertrange min=2000000 max=3000000
Wohnung 2 SZ nicht im EG nicht mehr als 1000 Euro Miete Aachener Straße Eupen | goal=rent type=apartment bed=2 notGround max=1000 in=eupen ?aachener ?straße
Haus mit integrierter Garage Lontzen | type=house garage in=lontzen ?integrierter
Garage ist ein Muss, Haus in Eynatten | type=house garage in=eynatten ?muss
ohne Treppen, Aufzug vorhanden, Whg Eupen | type=apartment lift in=eupen ?ohne ?treppen ?vorhanden
nicht in Eupen, lieber Kelmis oder Raeren, Haus | type=house in=kelmis in=raeren ?eupen ?in ?nicht
Wohnung fußläufig zum Bahnhof Eupen | type=apartment in=eupen ?bahnhof ?fußläufig
15 Autominuten von St. Vith, Haus mit 3 SZ | type=house bed=3 near=sankt-vith:15
verkehrsgünstig an der E40, Lager ab 300 qm, Eynatten | type=industry surf=300 in=eynatten ?e40 ?verkehrsgünstig
Lager mit Büro und Parkplätzen Eupen | type=industry parking in=eupen ?büro
Büro oder Praxis zu vermieten Eupen 60 qm | goal=rent type=offices in=eupen surf=60
Imbiss zu übernehmen in Malmedy | type=commercial in=malmedy ?übernehmen
Grundstücke über 1 Hektar Provinz Lüttich kaufen | goal=sale type=land plot=10000 in=province-lüttich
Garten mindestens 500 m², Haus, Raeren | type=house plot=500 garden in=raeren
Haus auf 1000 m2 Grundstück Kelmis | type=house plot=1000 in=kelmis
Grundstücksfläche > 6 Ar, Haus, Baelen | type=house plot=600 in=baelen
Wohnfl. mind. 140 m2, 3 SZ, Eupen | surf=140 bed=3 in=eupen
Haus mind. 3 SZ max. €350.000 Plombières | type=house bed=3 max=350000 in=plombières
Preis: 200.000 - 250.000 EUR; Typ: Wohnung; Ort: Eupen | min=200000 max=250000 type=apartment in=eupen
Zimmer 4 Bad 2 Ort Kelmis Haus | type=house bed=4 bath=2 in=kelmis
zu vermieten Whg 750€ + 100€ NK Eupen | goal=rent type=apartment max=750 in=eupen ?100 ?nk
Kaltmiete 700 bis 900 zzgl. Nebenkosten, 2 SZ, Eupen | goal=rent min=700 max=900 bed=2 in=eupen ?nebenkosten
Kaution 2 Monatsmieten, Wohnung mieten 1 SZ Kelmis max 600 | goal=rent type=apartment bed=1 in=kelmis max=600 ?2 ?kaution
Sozialwohnung mieten Eupen | goal=rent type=apartment in=eupen
Zwischenmiete 3 Monate möbliert Studio Löwen | goal=rent type=studio furnished in=löwen ?3 ?monate
Wohnung mit Klimaanlage und Wallbox Strassen | type=apartment in=strassen ?klimaanlage ?wallbox
Energielabel A oder A+, Haus, Eupen | type=house label=A+,A in=eupen
Haus aus den 30er Jahren Lüttich | type=house in=lüttich ?30er ?jahren
Altbauhaus 1900 Eupen | type=house in=eupen ?1900
Haus mit mehr als 4 Zimmern St. Vith | type=house bed=5 in=sankt-vith
Wohnung im 1. Stock mit Aufzug Diekirch | type=apartment lift in=diekirch ?1 ?stock
WG geeignet 4 SZ Wohnung Luxemburg mieten | goal=rent type=apartment bed=4 in=luxembourg ?geeignet ?wg
Grenznah zu Aachen Grundstück | type=land ?aachen ?grenznah
Häuser in 4780 und 4770 mit Stall | type=house in=4780 in=4770 ?stall
B-4700 Haus | type=house in=4700
Haus Welkenrath | type=house in=welkenraedt
Haus Baelen oder Membach mit 3 Schlafz. Garten Garage 300T | type=house in=baelen in=membach bed=3 garden garage max=300000
Wohnung zw. 70-90 qm, 2 SZ, Balkon oder Terrasse, bis 280.000, Eupen/Kelmis | type=apartment surf=70 surfMax=90 bed=2 terrace max=280000 in=eupen in=kelmis ?balkon
Haus kaufen oder mieten egal, Raeren, 3 SZ | type=house in=raeren bed=3 ?egal
suche Haus Eupen bis max 380 000€ 3 SZ mit Garten und Garage darf auch renovierungsbedürftig sein | type=house in=eupen max=380000 bed=3 garden garage ?darf ?renovierungsbedürftig ?sein
Haus Raeren oder Eynatten | type=house in=raeren in=eynatten
eupen kettenis walhorn haus max 350k 3sz | in=eupen in=kettenis in=walhorn type=house max=350000 bed=3
Haus für Familie mit 4 Kindern in Lontzen | type=house in=lontzen ?4 ?kindern
Haus Esch nah an Uni Belval | type=house in=esch-sur-alzette ?uni
Zimmer zur Miete Luxemburg-Stadt Student | goal=rent bed=1 in=ville-luxembourg ?student
Wohnung für 2 Personen in Luxemburg Gasperich, Miete höchstens 1900 Euro alles inklusive | goal=rent type=apartment in=ville-luxembourg max=1900 ?2 ?personen
2-Zimmer-Wohnung Kelmis Miete 650 | goal=rent bed=2 type=apartment in=kelmis max=650
Haus Bütgenbach 3 Zimmer Garten unter 300.000 | type=house in=bütgenbach bed=3 garden max=300000
Differdange Whg Lift 2SZ Terrasse < 550k | type=apartment in=differdingen lift bed=2 terrace max=550000
Baugrund (mindestens 700 m²) im Dreieck Eupen - Kelmis - Raeren | type=land plot=700 in=eupen in=kelmis in=raeren ?dreieck
Grundstück ohne Bauverpflichtung 7 bis 9 Ar Amel | type=land plot=700 plotMax=900 in=amel ?bauverpflichtung ?ohne
Freizeitgrundstück mit Teich Burg-Reuland | type=land in=burg-reuland ?teich
Stellplatz am Bahnhof Luxemburg mieten | goal=rent type=garage in=luxembourg ?bahnhof
Doppelgarage Eupen zu verkaufen | goal=sale type=garage in=eupen
Garage für Wohnmobil mieten St. Vith | goal=rent type=garage in=sankt-vith ?wohnmobil
Villa mit 5 SZ, 3 Bädern, Pool und Gästehaus, Strassen, 2 bis 3 Mio | type=house bed=5 bath=3 in=strassen min=2000000 max=3000000 ?gästehaus ?pool
Luxemburg Belair Wohnung 3 SZ ab 1.200.000 | in=ville-luxembourg type=apartment bed=3 min=1200000
Häuschen am See Bütgenbach kaufen | goal=sale type=house in=bütgenbach ?see
Studio kaufen belgische Küste unter 120k | goal=sale type=studio max=120000 ?belgische ?küste
Hütte in den Ardennen kaufen | goal=sale ?ardennen ?hütte
Wohnung Mondorf Erdgeschoss mit Garage und Terrasse, 1 SZ | type=apartment in=mondorf-les-bains ground garage terrace bed=1
Ich bin 65 und suche eine Erdgeschosswohnung in Eupen | type=apartment ground in=eupen ?65 ?bin
Betriebsgebäude mit Ausstellungsraum 400 m2 Eupen | type=industry in=eupen surf=400 ?ausstellungsraum
Werkhalle 150m2 St. Vith zu vermieten | goal=rent type=industry surf=150 in=sankt-vith
Kneipe zu übernehmen Eupen | type=commercial in=eupen ?übernehmen
Laden mieten Luxemburg Grand-Rue unter 5000 | goal=rent type=commercial in=luxembourg max=5000 ?rue
Büro mit 2 Arbeitsplätzen mieten Eupen | goal=rent type=offices in=eupen ?2 ?arbeitsplätzen
Mietshaus Lüttich Studenten | type=investment in=lüttich ?studenten
Mehrfamilienhaus mit 6 Wohnungen Verviers | type=investment in=verviers ?6 ?wohnungen
Immobilie als Kapitalanlage, Budget 150.000 Euro, Verviers | type=investment max=150000 in=verviers
Maisonette mit Dachterrasse, 3 SZ, mindestens 110 m², Esch | type=apartment terrace bed=3 surf=110 in=esch-sur-alzette
Loft mit Stellplatz Brüssel 450k | type=apartment parking in=brüssel max=450000
Neubau Doppelhaushälfte Steinfort | type=house new facades=3 in=steinfort
Rohbau Haus Weiswampach | type=house in=weiswampach ?rohbau
Haus vom Plan Clervaux | type=house in=clervaux ?plan
saniertes Reihenhaus Dison bezugsfertig PEB B | type=house in=dison label=B ?bezugsfertig ?saniertes
Haus mit PEB A+ Spa | type=house label=A+ in=spa
Haus PEB F renovieren Theux | type=house label=F in=theux ?renovieren
mindestens 3 Fassaden und 2 Garagen, Eupen | facades=3 garages=2 in=eupen
Haus ohne Nachbarn, Büllingen | type=house in=büllingen ?nachbarn ?ohne
Haus in Vianden, Clerf oder Wiltz mit mind. 20 Ar | type=house in=vianden in=clervaux in=wiltz plot=2000
Haus mit mindestens 5 Ar Garten Lontzen | type=house plot=500 garden in=lontzen
Wohnung kaufen in Brüssel-Stadt | goal=sale type=apartment in=ville-de-bruxelles
Whg Ixelles oder Etterbeek 2 Zi mieten max 1300 | goal=rent type=apartment in=ixelles in=etterbeek bed=2 max=1300
Forest, Saint-Gilles: Wohnung mit Gärtchen | in=forest in=saint-gilles type=apartment garden
4720 oder 4728 Wohnung | type=apartment in=4720 in=4728
Soignies 3 ch haus | type=house in=soignies bed=3
Haus in Wallonien unter 150000 Euro | type=house in=wallonien max=150000
Haus Flandern billig großes Grundstück min 50 Ar | type=house in=flandern plot=5000 ?billig
Haus in Löwen oder Tienen, 4 SZ | type=house in=löwen in=tienen bed=4
Wohnung Namur Bahnhof zu mieten max 700 | goal=rent type=apartment in=namur max=700 ?bahnhof
Bissen, Mersch, Colmar-Berg, Ettelbrück: Haus 4 SZ | type=house bed=4 in=bissen in=mersch in=colmar-berg in=ettelbrück
Roeser Bettemburg Düdelingen Wohnung 2 SZ Balkon | type=apartment bed=2 in=roeser in=bettembourg in=düdelingen ?balkon
Schengen, Remerschen, Wellenstein Haus mit Weinberg | type=house in=schengen in=remerschen in=wellenstein ?weinberg
Wohnung 2 chambres à louer Eupen mit parking | goal=rent type=apartment bed=2 in=eupen parking
eupen appart 2 schlafzimmer terras te huur | goal=rent type=apartment bed=2 terrace in=eupen
haus zuverkaufen eupn 3 schlaffzimmer gartn | goal=sale type=house in=eupen bed=3 garden
haus kaufen in euepn | goal=sale type=house in=eupen
wohnung mieten lütich | goal=rent type=apartment in=lüttich
haus sankt vtih 3 schlafzimemr | type=house in=sankt-vith bed=3
hasu kaufen raeren | goal=sale type=house in=raeren
wohnnug malmdey mit terasse | type=apartment in=malmedy terrace
haus kelmsi | type=house in=kelmis
baugrundstük büllingen | type=land in=büllingen
studio mieten löwn max 600 | goal=rent type=studio in=löwen max=600
villa kaufen watterloo | goal=sale type=house in=waterloo
haus lonzten mit grage | type=house in=lontzen garage
wohnung ettelbrükc 2 schlafzimmmer | type=apartment in=ettelbrück bed=2
haus kaufen in bütgenbch | goal=sale type=house in=bütgenbach
haus verivers max 350 tausend euro | type=house in=verviers max=350000
wohnung brüsel | type=apartment in=brüssel
haus echternahc | type=house in=echternach
haus kaufen differdingn 4 SZ | goal=sale type=house in=differdingen bed=4
haus dudelange mit gartn | type=house in=düdelingen garden
whg grevenmachr moselblick | type=apartment in=grevenmacher ?moselblick
whg diekirsch 2 SZ garage | type=apartment in=diekirch bed=2 garage
Wohnung zwischen € 200.000,- und € 275.000,- in Eupen | type=apartment min=200000 max=275000 in=eupen
max. 349.999 Euro Haus Raeren | type=house max=349999 in=raeren
Haus dreihundert Tausend Euro Eupen | type=house max=300000 in=eupen
zweihundertfünfzigtausend Euro maximal für eine Wohnung in Malmedy | type=apartment max=250000 in=malmedy
Haus 0,4 Millionen Kelmis | type=house max=400000 in=kelmis
Haus 350.000.- Amel | type=house max=350000 in=amel
Haus €350K Lontzen | type=house max=350000 in=lontzen
Haus 350 T€ Büllingen | type=house max=350000 in=büllingen
Miete 1.100€/Monat Whg 2SZ Luxemburg-Stadt | goal=rent max=1100 type=apartment bed=2 in=ville-luxembourg
bis 1000 EUR im Monat mieten in Eupen | goal=rent max=1000 in=eupen
Mietpreis um 900 Eupen Wohnung | goal=rent min=810 max=990 in=eupen type=apartment
mindestens zwei Bäder und drei Schlafzimmer, Haus in Mersch | type=house bath=2 bed=3 in=mersch
Haus von 120 bis 150 m² in Kelmis | type=house surf=120 surfMax=150 in=kelmis
Whg größer als 100qm Knokke | type=apartment surf=100 in=knokke
Grundstück von mindestens 1500 Quadratmeter in Raeren | type=land plot=1500 in=raeren
Haus mit 20 Ar in Amel | type=house plot=2000 in=amel
kein Studio, mindestens 1 Schlafzimmer, Wohnung Löwen mieten | goal=rent type=apartment not=studio bed=1 in=löwen
keine Wohnungen keine Villen, Reihenhaus Esch | type=house not=apartment in=esch-sur-alzette
kein Erdgeschoss und kein Dachgeschoss Eupen Wohnung | notGround type=apartment in=eupen ?dachgeschoss ?kein
nicht im Zentrum, Haus Eupen mit Garten | type=house garden in=eupen ?nicht ?zentrum
ohne Makler Haus kaufen Eupen | goal=sale type=house in=eupen ?makler ?ohne
Haus ohne Renovierung Eupen | type=house in=eupen ?ohne ?renovierung
Haus nicht renovierungsbedürftig Kelmis | type=house in=kelmis ?nicht ?renovierungsbedürftig
Haus Eupen und Umgebung mit Garten | type=house garden near=eupen:10
Eupen + 10 km Haus | type=house near=eupen:10
max 20km von Luxemburg Haus 4 SZ | type=house bed=4 near=ville-luxembourg:20
im Umkreis von 15 km um Malmedy Bauernhof | type=house near=malmedy:15
halbe Stunde von Luxemburg Haus mit Garten | type=house garden near=ville-luxembourg:30
Haus 10 Minuten von Eupen | type=house near=eupen:10
Wohnung kaufen nahe Strand Ostende | type=apartment goal=sale in=ostende ?strand
Provinz Luxemburg Bauernhof mit Stall | type=house in=province-luxemburg ?stall
Region Eifel Bauland | type=land ?eifel
Göhltal Haus | type=house ?göhltal
Hohes Venn Ferienhaus | type=house ?hohes ?venn
Minett Region Wohnung Esch | type=apartment in=esch-sur-alzette ?minett
Gutland Haus Mersch | type=house in=mersch ?gutland
Haus drei Schlafzimmer zwei Bäder Doppelgarage Garten bis vierhunderttausend Eupen | type=house bed=3 bath=2 garages=2 garden max=400000 in=eupen
Haus Eupen und/oder Kelmis | type=house in=eupen in=kelmis
Whg. z. Miete Eupen 2 SZ, EBK, Balk. | goal=rent type=apartment bed=2 in=eupen ?balk ?ebk
Haus z. Verk. Kelmis | goal=sale type=house in=kelmis
Zweitwohnsitz an der belgischen Küste, max 220.000, 2 Schlafzimmer | max=220000 bed=2 ?belgischen ?küste ?zweitwohnsitz
Expat sucht möblierte Wohnung in Strassen ab März, 2 SZ, bis € 2.800 | type=apartment furnished in=strassen bed=2 max=2800 ?ab ?expat ?märz
rollstuhlgerechte Wohnung im Erdgeschoss Eupen | type=apartment ground in=eupen ?rollstuhlgerechte
Haus mit extra Arbeitszimmer in Eynatten oder Hauset, drei SZ | type=house in=eynatten in=hauset bed=3 ?arbeitszimmer ?extra
Pferdefreund sucht Hof mit 3 ha Weide, Nähe Büllingen | type=house plot=30000 near=büllingen:10 ?pferdefreund
Wohnprojekt Eupen 3 Schlafzimmer | in=eupen bed=3 ?wohnprojekt
Garage kaufen Esch oder Düdelingen max 60.000 | goal=sale type=garage in=esch-sur-alzette in=düdelingen max=60000
Lagerraum für Wohnmobil mieten Raeren | goal=rent type=industry in=raeren ?wohnmobil
Ladenlokal Ecklage Eupen Klosterstraße 150 m2 Miete | goal=rent type=commercial in=eupen surf=150 ?ecklage ?klosterstraße
Baugrundstück Hanglage Südwest 18m Straßenfront Amel | type=land in=amel ?18 ?hanglage ?straßenfront ?südwest
Wohnung 1. OG ohne Aufzug kein Problem Kelmis | type=apartment in=kelmis ?1 ?aufzug ?kein ?og ?ohne ?problem
Haus mit Blick auf die Mosel Grevenmacher | type=house in=grevenmacher ?blick ?mosel
auf dem Land wohnen Raum Burg-Reuland, 5 SZ, Internet | bed=5 near=burg-reuland:10 ?auf ?dem ?internet ?land
Neubau Bungalow Amel mit mindestens 7 Ar | new type=house in=amel plot=700
Wohnung mit Concierge und Schwimmbad Luxemburg Kirchberg | type=apartment in=ville-luxembourg ?concierge ?schwimmbad
ziehe nach St. Vith wegen Arbeit: Haus zu mieten 3 SZ Hund willkommen | goal=rent type=house in=sankt-vith bed=3 ?hund ?wegen ?willkommen ?ziehe ?arbeit
Haus zu mieten Bütgenbach oder Malmedy max 850 mit Garage | goal=rent type=house in=bütgenbach in=malmedy max=850 garage
Eupener Straße Kelmis Wohnung kaufen | goal=sale type=apartment in=kelmis ?eupener ?straße
zwischen Bahnhof und Zentrum Eupen Whg 2SZ | type=apartment in=eupen bed=2 ?bahnhof ?zentrum
Wohnung max 5 Jahre alt Eupen | type=apartment in=eupen ?5 ?alt ?jahre ?max
Einfamilienhaus Kelmis 3SZ PEB max C | type=house in=kelmis bed=3 labelUp=C
Haus Eupen, Raeren oder Lontzen (3 Schlafzimmer, Garten, Garage) bis 450.000 | type=house in=eupen in=raeren in=lontzen bed=3 garden garage max=450000
wohnung esch-alzete 2 sz terasse | type=apartment in=esch-sur-alzette bed=2 terrace ?alzete
Grundstück für Tiny House | type=land
schaue auch nach Wohnungen in Diekirch und Ettelbrück, 85m² plus | type=apartment in=diekirch in=ettelbrück surf=85 ?schaue
Reihenendhaus Mamer | type=house in=mamer
Starterhaus gesucht rund um Eupen, bis 275.000 Euro, 2 bis 3 Schlafzimmer, Hof oder Garten | type=house near=eupen:10 max=275000 bed=2 garden
zu vermieten geräumige Wohnung Eupen Oberstadt 2 SZ Garage Aufzug | goal=rent type=apartment in=eupen bed=2 garage lift ?oberstadt
Haus Lontzen 3SZ max 390 000 PEB mindestens C | type=house in=lontzen bed=3 max=390000 labelUp=C
Wohnung mit 1 Schlafzimmer und Stellplatz, Esch-Belval, Miete bis 1575 | goal=rent type=apartment bed=1 parking in=esch-sur-alzette max=1575
Wohnung gesucht in Eupen Innenstadt, zwei Schlafzimmer, Terrasse, Aufzug, Miete bis 850 Euro | goal=rent type=apartment in=eupen bed=2 terrace lift max=850 ?innenstadt
ich möchte gerne ein Haus kaufen in Amel oder Sankt Vith, nicht teurer als 360.000 Euro, mit Garage | goal=sale type=house in=amel in=sankt-vith max=360000 garage
4 SZ Haus Garten Südausrichtung Kelmis | bed=4 type=house garden in=kelmis ?südausrichtung
Raeren Haus 3 Fassaden 8 Ar | in=raeren type=house facades=3 plot=800
Whg zu mieten Malmedy max 750 inkl. NK | goal=rent type=apartment in=malmedy max=750
Baugrundstück Thommen 5-10 Ar | type=land in=thommen plot=500 plotMax=1000
modernes bezugsfertiges Einfamilienhaus mit 4 SZ und Homeoffice, Strassen, max 1.650k | type=house bed=4 in=strassen max=1650000 ?bezugsfertiges ?homeoffice ?modernes
Villa Lasne mit Pool | type=house in=lasne ?pool
Lagerhalle mit Laderampe Eupen mind. 2000 m² mieten | goal=rent type=industry in=eupen surf=2000 ?laderampe
Geschäftshaus Eupen Erdgeschoss 90 m² | type=commercial in=eupen ground surf=90
Renditeobjekt mindestens 6% Rendite Raum Lüttich max 800.000 | type=investment near=lüttich:10 max=800000 ?6 ?mindestens
Haus renovierungsbedürftig Verviers < 120k | type=house in=verviers max=120000 ?renovierungsbedürftig
Miete: Studio mit separater Küche, Lüttich, 650 | goal=rent type=studio in=lüttich max=650 ?küche ?separater
Garage Kauf Ostende | goal=sale type=garage in=ostende
`
