/** Lines that visitors may type, written before they were read (`line-table.ts` explains the notation). */
export const laterLines = `
loft 150 m2 open plan brussels 1000 | type=apartment surf=150 ?open ?plan in=1000
open plan kitchen apartment | ?open ?plan ?kitchen type=apartment
appartement open keuken Gent | type=apartment ?open ?keuken in=gent
huis openbebouwing Aalst | type=house facades=4 in=aalst
huis open haard Gent | type=house ?open ?haard in=gent
passive house new Namur kwh <100 | ?passive type=house new in=namur ?kwh ?100
maison max 150 kwh Namur | type=house ?150 ?kwh in=namur
maison moins de 150 kwh/m2 | type=house ?150 ?kwh ?m2
house kwh under 100 | type=house ?kwh ?100
surface commerciale rue passante liege | type=commercial ?rue ?passante in=liege
loft industriel molenbeek 150 m carrés | type=apartment surf=150 in=molenbeek-saint-jean
industrial loft Antwerp | type=apartment in=antwerpen
maison style industriel Wavre | type=house ?style ?industriel in=wavre
entrepôt industriel Wavre | type=industry in=wavre
Haus in Amel oder Büllingen mit Stall und Wiese | type=house in=amel,bullingen ?stall ?wiese
Haus 150 qm Wfl 800 qm Grund | type=house surf=150 plot=800
Haus 150 m² Wohnfläche und 800 m² Grundstück | type=house surf=150 plot=800
DG Wohnung Spa | type=apartment in=spa
maison à Spa | type=house in=spa
maison avec spa à Namur | type=house ?spa in=namur
appartement piscine et spa Namur | type=apartment ?piscine ?spa in=namur
huis in Zolder | type=house in=zolder
huis met zolder in Gent | type=house ?zolder in=gent
maison à Hal | type=house in=halle
appartement met grote hal | type=apartment ?hal
appart (coxyde, la panne) | type=apartment in=koksijde,de-panne
maison à louer vers Soignies | type=house goal=rent near=soignies:10
huis richting Leuven | type=house near=leuven:10
house within 10 miles of Leuven | type=house near=leuven:16
10 miles from Leuven house | near=leuven:16 type=house
Stellplatz Esch | type=garage in=esch-sur-alzette
150 m2 habitables 800 m2 de terrain maison | surf=150 plot=800 type=house
maison Esch-sur-Sûre | type=house in=esch-sur-sure
loyer vers 1500 appartement | goal=rent max=1650 min=1350 type=apartment
20 km um Arel | near=arlon:20
Haus Mondorf | type=house in=mondorf-les-bains
Haus ze verkafen zu Péiteng | type=house goal=sale in=petange
gemeubeld studiootje huren gent max 750/maand | furnished type=studio goal=rent in=gent max=750
villa knokke zwembad 5 kmrs | type=house in=knokke ?zwembad bed=5
penthouse nieuwpoort tss 400 en 600k | type=apartment in=nieuwpoort min=400000 max=600000
Einliegerwohnung zu vermieten Kelmis | type=apartment goal=rent in=kelmis
Passivhaus Wiltz | type=house in=wiltz
Wochenendhaus unter 100.000 | type=house max=100000
maison deux cent nonante mille euros wavre | type=house max=290000 in=wavre
maison trois cent septante-cinq mille euros | type=house max=375000
appartement cent quatre-vingt mille euros | type=apartment max=180000
Haus zwei hundert tausend Euro | type=house max=200000
hangar + bureau à vendre prov liège | type=industry,offices goal=sale in=province-liege
bureaux + entrepôt Wavre | type=offices,industry in=wavre
huis + atelier Gent | type=house ?atelier in=gent
huis prov Antwerpen | type=house in=province-anvers
maison province luxembourg belge | type=house in=province-luxembourg
house 3+ beds 2+ baths 200+ sqm | type=house bed=3 bath=2 surf=200
house to rent in Louvain 2 double bedrooms | type=house goal=rent in=leuven bed=2
huis met tuin van 500 m2 | type=house garden plot=500
maison jardin 500 m2 | type=house garden plot=500
house garden 500 m2 | type=house garden plot=500
Haus mit Garten ab 300 m² | type=house garden plot=300
maison terrasse 30 m2 | type=house terrace ?30 ?m2
bos te koop Gent | type=land goal=sale in=gent
bois à vendre Chimay | type=land goal=sale in=chimay
warehouse conversion Ghent | type=apartment in=gent
ground level flat Namur | ground type=apartment in=namur
driegevelwoning Aalst | facades=3 type=house in=aalst
cabinet médical Namur | type=offices in=namur
huis olv waver | type=house in=onze-lieve-vrouw-waver
huis water en groen | type=house ?water ?groen
maison près des commerces Wavre | type=house ?près ?des ?commerces in=wavre
apartment möbliert 1 schlafzimmer 1200 warm strassen | type=apartment furnished bed=1 max=1200 goal=rent in=strassen
appart 1200 cc namur | type=apartment max=1200 goal=rent in=namur
studio saint gilles brussels 750 incl bills | type=studio in=saint-gilles max=750 goal=rent
appartement gent 1100 alles in | type=apartment in=gent max=1100 goal=rent
Wohnung warm und hell | type=apartment ?warm ?hell
appartement ixelles bruxelles | type=apartment in=ixelles
house Wavre, Brabant wallon | type=house in=wavre
huis leuven vlaams-brabant | type=house in=leuven
maison Wavre ou Brabant wallon | type=house in=wavre,brabant-wallon
opbrengsteigendom antwerpen 2060 of 2018 | type=investment in=2060,2018
appartement antwerpen 2018 | type=apartment in=2018
huis Antwerpen 2000 | type=house in=antwerpen
small place in Tongeren | in=tongeren-borgloon
maison à Tongres | type=house in=tongeren-borgloon
appartement mechelen hoeft geen lift | type=apartment in=mechelen ?hoeft ?geen ?lift
appartement lift niet nodig | type=apartment ?lift ?niet ?nodig
ascenseur pas nécessaire appartement Namur | ?ascenseur ?pas ?nécessaire type=apartment in=namur
flat lift not necessary | type=apartment ?lift ?not ?necessary
appartement sans ascenseur | type=apartment noLift
huis vanaf 2015 gebouwd, Edegem | type=house ?vanaf ?2015 ?gebouwd in=edegem
bungalow single storey near Ypres | type=house ?single ?storey near=ieper:10
Haus mit Einliegerwohnung Eynatten | type=house ?einliegerwohnung in=eynatten
maison avec appartement Namur | type=house ?appartement in=namur
maison avec jardin ou appartement | type=house,apartment garden
buy to let flat Liège | goal=sale type=apartment in=liege
dans un rayon de 8 km autour de Spa | near=spa:8
maison pas trop loin de Namur | type=house near=namur:10
huis niet te ver van Aalst | type=house near=aalst:10
septante mètres carrés appartement Jette | surf=70 type=apartment in=jette
appart grand duché max 1500 | type=apartment in=grand-duche-de-luxembourg max=1500
Haus Ostbelgien unter 300000 | type=house in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith max=300000
Wald kaufen Amel | type=land goal=sale in=amel
1br apmt furnished | bed=1 type=apartment furnished
huis 350.000 alles in Gent | type=house max=350000 in=gent
huis te koop 350000 kosten inbegrepen | type=house goal=sale max=350000
Haus 300000 warm | type=house max=300000
Haus nahe Schulen | type=house ?schulen
maison proche forêt Namur | type=house ?forêt in=namur
huis bij meer | type=house ?meer
house with a spa in Namur | type=house ?spa in=namur
maison près de Spa | type=house near=spa:10
appartement Gent, Gentbrugge, Ledeberg | type=apartment in=gent,gentbrugge,ledeberg
maison Namur, Jambes ou Wépion | type=house in=namur,jambes,wepion
lift nodig niet gelijkvloers | lift notGround
garage nodig geen appartement | type=garage not=apartment
flat no need for a lift | type=apartment ?no ?lift
huis aan het bos te koop | type=house ?bos goal=sale
Haus im Wald kaufen | type=house ?wald goal=sale
appartement met balkon of studio | type=apartment,studio ?balkon
maison avec piscine ou terrain | type=house,land ?piscine
maison avec 200 m2 et jardin | type=house surf=200 garden
maison avec jardin 150 m2 3 ch | type=house garden ?150 ?m2 bed=3
appartement vers les 1500 Namur | type=apartment max=1650 min=1350 in=namur
constructor maison | ?constructor type=house
boswoning Kasterlee | type=house in=kasterlee
schippershuis Oostende | type=house in=oostende
Strandvilla De Haan | type=house in=de-haan
duinappartement Koksijde | type=apartment in=koksijde
Seniorenwohnung Sankt Vith | type=apartment in=sankt-vith
Fachwerkhaus Malmedy | type=house in=malmedy
huis met tuinhuis en garage Gent | type=house ?tuinhuis garage in=gent
Wohnung neben Krankenhaus Eupen | type=apartment ?krankenhaus in=eupen
Mietshaus Verviers | type=investment in=verviers
2 bedroom furnished short let | bed=2 furnished goal=rent
maison Libramont | type=house in=libramont-chevigny
appartement st josse | type=apartment in=saint-josse-ten-noode
villa Rhode | type=house in=sint-genesius-rode
maison La Roche 3 ch | type=house in=la-roche-en-ardenne bed=3
huis Nazareth | type=house in=nazareth-de-pinte
studio ixelles 750 | type=studio in=ixelles max=750
appartement Gent 1250 | type=apartment in=gent max=1250
2 bed flat Leuven 1100 | bed=2 type=apartment in=leuven max=1100
Wohnung Eupen 850 | type=apartment in=eupen max=850
appartement Gent 2011 | type=apartment in=gent ?2011
appartement Namur 250 | type=apartment in=namur ?250
maison Namur 750 | type=house in=namur ?750
appartement te koop Gent 1205 | type=apartment goal=sale in=gent ?1205
luxembourg kirchberg 2 chambres | in=ville-luxembourg bed=2
Wohnung Luxemburg Limpertsberg | type=apartment in=ville-luxembourg
apartment with parking Luxembourg Belair | type=apartment parking in=ville-luxembourg
appartement Gent Dampoort | type=apartment in=gent
loft eilandje | type=apartment in=antwerpen
appart salzinnes 2ch | type=apartment in=namur bed=2
studio Flagey | type=studio in=ixelles
marche | in=marche-en-famenne
maison marche | type=house in=marche-en-famenne
maison entre 250.000 et 350.000 à marche | type=house min=250000 max=350000 in=marche-en-famenne
maison 3 ch marche 250k | type=house bed=3 in=marche-en-famenne max=250000
maison près du marché | type=house ?marché
maison pres du marche | type=house ?marche
huis bij de markt | type=house ?markt
Haus am Markt | type=house ?markt
house near the market | type=house ?market
villa spa 500k | type=house in=spa max=500000
maison près du spa | type=house ?spa
hius met tiun Gent | type=house garden in=gent
vila Lasne | type=house in=lasne
falt Brussels lfit | type=apartment in=brussels lift
Huas Eupen | type=house in=eupen
huus te koop Brugge | type=house goal=sale in=brugge
hous for sale Bruges | type=house goal=sale in=bruges
Haus Eupn | type=house in=eupen
maison namr | type=house in=namur
maison mur rose | type=house ?mur ?rose
huis met hofke en terraske | type=house garden terrace
Wunneng ze lounen Stad Lëtzebuerg | type=apartment goal=rent in=ville-luxembourg
Haus mat Gaart 3 Schlofkummeren | type=house garden bed=3
maison à 10 min de Namur | type=house near=namur:10
huis op 15 minuten rijden van Gent | type=house near=gent:15
house 20 min drive from Luxembourg | type=house near=ville-luxembourg:20
Haus 10 Minuten von Eupen | type=house near=eupen:10
maison à 10 min à pied de la gare | type=house ?10 ?min ?pied ?gare
studio 400 min gent | type=studio min=400 in=gent
maison budget 300k env de Dinant | type=house max=300000 near=dinant:10
appart à la côte Coxyde | type=apartment ?la ?côte in=koksijde
Haus an der Küste | type=house ?küste
maison arlon proche frontière | type=house in=arlon ?frontière
huis aan de grens Maaseik | type=house ?grens in=maaseik
house near the border | type=house ?border
Haus nahe der Grenze | type=house ?grenze
maison moins de 10 ans | type=house ?moins ?de ?10 ?ans
maison max 150 000 Ans | type=house max=150000 in=ans
huis 300k of minder | type=house max=300000
maison 300k ou moins | type=house max=300000
house 300k or less | type=house max=300000
Haus 300k oder weniger | type=house max=300000
maison entre 200 & 300k | type=house min=200000 max=300000
huur 1000-1200 Gent | goal=rent min=1000 max=1200 in=gent
loyer 1000 à 1200 | goal=rent min=1000 max=1200
rent 1000 to 1200 | goal=rent min=1000 max=1200
Miete 1000 bis 1200 | goal=rent min=1000 max=1200
te huur 1000, 1050 | goal=rent in=1000,1050
max 2 ton Halle appartement | max=200000 in=halle type=apartment
half miljoen euro huis | max=500000 type=house
half a million euro house | max=500000 type=house
halbe Million Euro Haus | max=500000 type=house
un demi-million d'euros maison | max=500000 type=house
maison 1 million et demi | type=house max=1500000
apartment 500m from beach | type=apartment ?500 ?beach
appartement 500 m van strand | type=apartment ?500 ?strand
appartement 80m Gent | type=apartment surf=80 in=gent
open bebouwing met 10 are grond | facades=4 plot=1000
farmhouse with 2 acres land | type=house plot=8094
PEB B ou mieu appart | labelUp=B type=apartment
Haus mit 3 Kinderzimmern | type=house bed=3
house with 2 guest rooms | type=house bed=2
huis 3 kinderkamers | type=house bed=3
maison 2 chambres d'amis | type=house bed=2
immeuble raport Liège | type=investment in=liege
maison avec un bout de jardin | type=house garden
rdc commercial Charleroi | type=commercial in=charleroi
Haus Esch/Alzette | type=house in=esch-sur-alzette
Haus im Großherzogtum | type=house in=luxembourg
huis naast station Leuven | type=house ?naast ?station in=leuven
alle huizen in Gent | ?alle type=house in=gent
maison à Alle | type=house in=alle
loyers bruxelles | ?loyers in=brussels
huis laten bouwen op rustige locatie | type=house ?laten ?bouwen ?rustige ?locatie
maison garde parce que menée | type=house ?garde ?parce ?menée
house with detailed rules | type=house ?detailed ?rules
Haus bevor weitere Wände | type=house ?bevor ?weitere ?wände
appartement résidence les tilleuls | type=apartment ?tilleuls
maison chaussée de Waterloo Uccle | type=house ?chaussée ?waterloo in=uccle
appart porte de Namur | type=apartment ?porte ?namur
rue neuve Bruxelles | ?rue ?neuve in=brussels
huis Gentse steenweg Aalst | type=house ?gentse ?steenweg in=aalst
Haus Luxemburger Straße Arlon | type=house ?luxemburger ?straße in=arlon
maison forêt de Soignes | type=house ?forêt ?de ?soignes
Haus Aachener Straße | type=house ?aachener ?straße
huis Bergen op Zoom | type=house ?bergen ?op ?zoom
terrain 5a 50ca | type=land plot=550
maison avec étable | type=house ?étable
`
