/** Lines in Dutch that were written down before anybody looked at how they are read, in the form of `line-table.ts`. */
export const dutchUnseenLines = `
wij zoeken een huis met 3 slaapkamers en tuin in de buurt van Mechelen, max 375.000 euro | type=house bed=3 garden near=mechelen:10 max=375000
appartement te huur gent 2 slpks terras tot 1100 | goal=rent type=apartment bed=2 terrace in=gent max=1100
kot te huur gent onder 500 per maand | goal=rent type=studio in=gent max=500
bouwgrond Aarschot minstens 6 are | type=land in=aarschot plot=600
rijwoning Mortsel max 320k | type=house in=mortsel max=320000
gelijkvloers appartement met tuin Kortrijk | type=apartment ground garden in=kortrijk
app met lift en garage Oostende zeedijk | type=apartment lift garage in=oostende ?zeedijk
handelspand te huur Brugge 120 m² | goal=rent type=commercial in=brugge surf=120
handelspand + 2 appartementen Aalst | type=commercial in=aalst ?2 ?appartementen
magazijn 800m2 Willebroek | type=industry surf=800 in=willebroek
kantoorruimte te huur Antwerpen Zuid | goal=rent type=offices in=antwerpen ?zuid
garagebox Berchem | type=garage in=berchem
staanplaats te koop Knokke | goal=sale type=garage in=knokke
nieuwbouwappartement Hasselt 3 slpk epc A | type=apartment new bed=3 label=A in=hasselt
woning epc B of beter Lier | type=house labelUp=B in=lier
gemeubeld appartement Brussel expat | type=apartment furnished in=brussel ?expat
niet gemeubeld app Vilvoorde huren | goal=rent type=apartment unfurnished in=vilvoorde
huis kopen Turnhout | goal=sale type=house in=turnhout
huis zonder renovatie Genk | type=house in=genk ?renovatie ?zonder
geen appartement, wel huis met garage in Sint-Niklaas | type=house not=apartment garage in=sint-niklaas ?wel
in de buurt van UZ Leuven, 2 slaapkamers | near=leuven:10 bed=2 ?uz
tussen 300.000 en 400.000 euro huis Dilbeek | type=house min=300000 max=400000 in=dilbeek
huis 250-300k Ninove | type=house min=250000 max=300000 in=ninove
vanaf 450000 villa Brasschaat | type=house min=450000 in=brasschaat
villa Sint-Genesius-Rode 5 slpk 3 badk | type=house bed=5 bath=3 in=sint-genesius-rode
penthouse Nieuwpoort zeezicht 2 slaapkamers | type=apartment in=nieuwpoort bed=2 ?zeezicht
opbrengsteigendom Gent rendement | type=investment in=gent
hoeve met 1 hectare grond Pajottenland | type=house plot=10000 ?pajottenland
fermette Diksmuide | type=house in=diksmuide
weiland Maaseik 3ha | type=land in=maaseik plot=30000
vakantiewoning De Haan | type=house in=de-haan
chalet Limburg | type=house in=province-limburg
provincie Antwerpen bouwgrond max 200000 | type=land in=province-antwerpen max=200000
Vlaams-Brabant huis 4 slpk tuin | type=house bed=4 garden in=province-vlaams-brabant
straal van 20 km rond Leuven woning met tuin | type=house near=leuven:20 garden
max 10 km van Brugge, 3 slpk | near=brugge:10 bed=3
huis omgeving Tienen | type=house near=tienen:10
regio Waregem bedrijfsgebouw | type=industry near=waregem:10
jullie hebben iets in Tervuren met 4 slaapkamers? | in=tervuren bed=4
ik zoek een appartement voor mijn moeder met lift, gelijkvloers mag ook, Deinze | type=apartment lift in=deinze ?gelijkvloers ?mag ?moeder ?ook
hebben jullie huizen te huur in Boom? | goal=rent type=house in=boom
goedemiddag, we willen graag een woning kopen in Herent met minstens 3 slaapkamers | goal=sale type=house bed=3 in=herent
app antw 2slpk lift | type=apartment bed=2 lift in=antwerpen
huis mt tuin mechlen | type=house garden in=mechelen
appartemnt te huur hasslt | goal=rent type=apartment in=hasselt
Luik appartement | type=apartment in=liege
huis in Waver | type=house in=wavre
Bergen studio | type=studio in=mons
Doornik huis tuin | type=house garden in=tournai
woning Terhulpen | type=house in=la-hulpe
Eigenbrakel 3 slaapkamers garage | bed=3 garage in=braine-l-alleud
huurprijs max 1.050 €/m 2 kamers Schaarbeek | goal=rent max=1050 bed=2 in=schaarbeek
huis met 2 badkamers 180m² bewoonbaar 5are grond Zottegem | type=house bath=2 surf=180 plot=500 in=zottegem
appartement minimum 95 m2 Wilrijk terras zuid | type=apartment surf=95 terrace in=wilrijk ?zuid
loft Gent 150 vierkante meter | type=apartment in=gent surf=150
drie slaapkamers, twee badkamers, garage, Zaventem | bed=3 bath=2 garage in=zaventem
driehonderdduizend euro huis Geel | type=house max=300000 in=geel
half miljoen villa Schilde | type=house max=500000 in=schilde
1,5 miljoen Sint-Martens-Latem | max=1500000 in=sint-martens-latem
€ 275.000,- woning Beveren | type=house max=275000 in=beveren
max. 299.000 EUR app Mol | type=apartment max=299000 in=mol
rond de 350.000 huis Diest | type=house min=315000 max=385000 in=diest
huis met praktijkruimte Bonheiden | type=house in=bonheiden ?praktijkruimte
winkelruimte Leuven Diestsestraat huren | goal=rent type=commercial in=leuven ?diestsestraat
cafe over te nemen Oudenaarde | type=commercial in=oudenaarde ?nemen ?over ?te
frituur te koop | goal=sale type=commercial
loods met oprit Roeselare | type=industry in=roeselare ?oprit
atelier te huur Borgerhout | goal=rent type=industry in=borgerhout
dokterspraktijk te huur Hoogstraten | goal=rent type=offices in=hoogstraten
lijfrente Blankenberge appartement | type=apartment in=blankenberge ?lijfrente
grond zonder bouwverplichting Heist-op-den-Berg 800 tot 1200 m² | type=land plot=800 plotMax=1200 in=heist-op-den-berg ?bouwverplichting ?zonder
perceel 15a Zoersel | type=land plot=1500 in=zoersel
bungalow alles gelijkvloers Brecht | type=house ground in=brecht
niet op het gelijkvloers appartement Deurne | type=apartment notGround in=deurne
zonder lift is ok, 2 slpk Gentbrugge | bed=2 in=gentbrugge ?lift ?zonder
hond toegelaten, huurhuis met tuin Ronse | goal=rent type=house garden in=ronse ?hond ?toegelaten
huurwoning 3 slpk Wetteren 1200 euro | goal=rent type=house bed=3 in=wetteren max=1200
koopwoning Eeklo tot 280000 | goal=sale type=house in=eeklo max=280000
huurappartement Ukkel 3 slpk ± 1500 | goal=rent type=apartment bed=3 in=ukkel min=1350 max=1650
instapklaar huis Bilzen BEN | type=house in=bilzen ?instapklaar
energiezuinige woning label A+ Torhout | type=house label=A+ in=torhout ?energiezuinige
epc max C appartement Halle | type=apartment labelUp=C in=halle
3slpk/2bdk/garage/tuin Tongeren | bed=3 bath=2 garage garden in=tongeren
huis met minstens 2 garages Kapellen | type=house garages=2 in=kapellen
autostaanplaats te huur Etterbeek | goal=rent type=garage in=etterbeek
appartement met parkeerplaats en kelder Anderlecht | type=apartment parking in=anderlecht ?kelder
gerenoveerd herenhuis Brugge centrum | type=house in=brugge ?centrum ?gerenoveerd
burgerhuis Ieper 4 slaapkamers | type=house in=ieper bed=4
duplex Kessel-Lo 2 slk dakterras | type=apartment bed=2 terrace in=kessel-lo
starterswoning max 250k Denderleeuw of Liedekerke | type=house max=250000 in=denderleeuw,liedekerke
Heverlee, Kessel-Lo of Wijgmaal huis 3 slpk | type=house bed=3 in=heverlee,kessel-lo,wijgmaal
Leuven Heverlee Kessel-Lo appartement | type=apartment in=leuven,heverlee,kessel-lo
Gent Ledeberg of Gentbrugge huis max 350 | type=house in=gent,ledeberg,gentbrugge max=350000
nieuwbouw met tuin 3 slaapkamers onder de 400k Overijse | new garden bed=3 max=400000 in=overijse
referentie 1234 | ?1234 ?referentie
huis te koop Waals-Brabant | goal=sale type=house in=province-brabant-wallon
kust appartement 2 slpk max 250 000 | type=apartment bed=2 max=250000 ?kust
grote tuin, rustig gelegen, 4 slpk, Rotselaar | garden bed=4 in=rotselaar ?rustig
kleine woning 1 slaapkamer Sint-Truiden | type=house bed=1 in=sint-truiden
investeringspand studentenkamers Gent | type=investment in=gent ?studentenkamers
4 gevels Lennik | facades=4 in=lennik
bel-etage Edegem | type=house in=edegem
arbeidershuisje Kuregem | type=house in=cureghem
te koop of te huur in Merelbeke | in=merelbeke
ruime gezinswoning met tuin en garage, 4 à 5 slaapkamers, Brasschaat of Schoten, budget 600.000 à 700.000 | type=house garden garage bed=4 in=brasschaat,schoten min=600000 max=700000
appartement met 2 slaapkamers aan zee, Middelkerke, lift verplicht | type=apartment bed=2 lift in=middelkerke ?verplicht ?zee
villa met zicht op water | type=house ?water ?zicht
huis met grote garage voor mobilhome Balen | type=house garage in=balen ?mobilhome
zoek huur app aalst 2slk, lift, max 900 p/m | goal=rent type=apartment bed=2 lift in=aalst max=900
huis met kantoor te koop Genk | goal=sale type=house in=genk ?kantoor
ruim appartement met 3 slaapkamers, geen gelijkvloers, Wilrijk of Edegem | type=apartment bed=3 notGround in=wilrijk,edegem
TE KOOP: HALFOPEN BEBOUWING, 3 SLPK, GARAGE, DENDERMONDE | goal=sale facades=3 bed=3 garage in=dendermonde
wat kan ik krijgen voor 300.000 euro in Aalst? | max=300000 in=aalst ?kan ?krijgen
ik heb 1000 euro per maand en zoek iets met 2 slaapkamers in Gent | goal=rent max=1000 bed=2 in=gent
jong koppel zoekt eerste woning, omgeving Lier, onder 350k | type=house near=lier:10 max=350000 ?eerste ?jong
app 1slk max 800 all-in Antwerpen 2018 | type=apartment bed=1 max=800 in=2018 goal=rent
huis met stallen en 2 ha weide, Meetjesland of Eeklo | type=house plot=20000 in=eeklo ?meetjesland ?stallen
iets om op te knappen max 150 000 regio Ninove | max=150000 near=ninove:10 ?knappen
rendementswoning 3 appartementen Oostende | type=investment in=oostende ?3 ?appartementen
huren in Hasselt, 2 slpk, parkeerplaats | goal=rent in=hasselt bed=2 parking
grensgemeente Kelmis huis te huur | goal=rent type=house in=kelmis ?grensgemeente
kantoor van 50 tot 100 m² Mechelen-Noord | type=offices surf=50 surfMax=100 in=mechelen ?noord
kantoren 400m2 met 10 parkeerplaatsen Zaventem | type=offices surf=400 parkings=10 in=zaventem
winkel te huur Meir Antwerpen, max 3000 per maand | goal=rent type=commercial in=antwerpen max=3000 ?meir
kmo-unit 200 m² te koop Sint-Niklaas | goal=sale type=industry surf=200 in=sint-niklaas
gesloten garagebox Kessel-Lo te koop | goal=sale type=garage in=kessel-lo ?gesloten
twee autostaanplaatsen Brugge | parkings=2 in=brugge
lot bouwgrond 500-700 m² Bornem, vrije architect | type=land plot=500 plotMax=700 in=bornem ?architect ?vrije
woning EPC A of B zonder renovatieplicht Leuven | type=house label=A,B in=leuven ?renovatieplicht ?zonder
nieuwbouw app A-label Roeselare | new type=apartment label=A in=roeselare
geen studio, geen gelijkvloers, Gent, tot 250.000 | not=studio notGround in=gent max=250000
lift en terras een must, 2 slpk, Blankenberge | lift terrace bed=2 in=blankenberge ?must
gemeubeld huren voor 6 maanden Brussel | furnished goal=rent in=brussel ?6 ?maanden
leegstaand huis te huur met tuin Wemmel | goal=rent type=house garden in=wemmel ?leegstaand
minstens vier slaapkamers en twee badkamers in Sint-Pieters-Leeuw of Beersel | bed=4 bath=2 in=sint-pieters-leeuw,beersel
huis tussen Gent en Aalst | type=house in=gent,aalst
op 20 minuten van Antwerpen, villa met tuin | near=antwerpen:20 type=house garden
15 km rond Hasselt vrijstaande woning | near=hasselt:15 type=house facades=4
Oost-Vlaanderen huis 4 slaapkamers minder dan 350.000 | in=province-oost-vlaanderen type=house bed=4 max=350000
Kempen hoeve met grond | type=house ?grond ?kempen
omstreken van Kortrijk, 3 slpk, huur ≤ 900 | goal=rent near=kortrijk:10 bed=3 max=900
huis Genk prijs tussen 200 en 275 000 | type=house in=genk min=200000 max=275000
appje 1 slk zeedijk Koksijde 180000 | type=apartment bed=1 in=koksijde max=180000 ?zeedijk
huis 3slk tuin gar 275k Wevelgem | type=house bed=3 garden garage max=275000 in=wevelgem
villa 4 slaapkmers zwenbad brasschat | type=house bed=4 in=brasschaat ?zwenbad
apartement te hur mechlen 2 slaapkamer | goal=rent type=apartment in=mechelen bed=2
bouwgront lokeren | type=land in=lokeren
duplex met dakterras en kelder, Borgerhout | type=apartment terrace in=borgerhout ?kelder
architectenwoning Schilde min 280 m² | type=house in=schilde surf=280
oude schuur te verbouwen Heuvelland | in=heuvelland ?oude ?schuur ?verbouwen
kasteel of landhuis in Limburg | type=house in=province-limburg
aangepast voor rolstoel, lift, Deurne | lift in=deurne ?aangepast ?rolstoel
co-housing 4 kamers Gent 2200 euro | bed=4 in=gent max=2200 ?co
huis met dokterskabinet Zottegem | type=house in=zottegem ?dokterskabinet
hebt u nog gronden in Brecht a.u.b.? | type=land in=brecht
bestaat er een huis met 4 slpk onder 400.000 in Hove? | type=house bed=4 max=400000 in=hove ?bestaat
we verhuizen in juni, huurhuis met tuin in Sint-Amandsberg, 1.300 euro | goal=rent type=house garden in=sint-amandsberg max=1300 ?juni
budget 500-550k villa Kapellen of Ekeren, perceel min 10 are | type=house min=500000 max=550000 in=kapellen,ekeren plot=1000
maison met tuin Tervuren 4 bedrooms | type=house garden in=tervuren bed=4
flat te huur Etterbeek 2 chambres ascenseur | goal=rent type=apartment in=etterbeek bed=2 lift
8400 Oostende appartement zeezicht | type=apartment in=oostende ?zeezicht
Deurne, Merksem, Ekeren | in=deurne,merksem,ekeren
huis Nijlen 5 slaapkamers, 220 m² bewoonbaar, 9 are | type=house in=nijlen bed=5 surf=220 plot=900
loft of duplex, min. 120 m², Gent | type=apartment surf=120 in=gent
aankoop gemengd gebouw Leuven tot 700 000 | goal=sale type=investment in=leuven max=700000
huis huren Tienen max € 1.100/maand huisdier ok | goal=rent type=house in=tienen max=1100 ?huisdier
woning te koop Oud-Heverlee of Bierbeek met grote tuin en 2 badkamers | goal=sale type=house in=oud-heverlee,bierbeek garden bath=2
bungalow zonder trappen De Pinte | type=house in=de-pinte ?trappen ?zonder
3 gevels, 4 slk, ruime living, Grimbergen < 500.000 | facades=3 bed=4 in=grimbergen max=500000
klein budget: max 150.000 euro voor een 2 slaapkamer in Aalst | max=150000 bed=2 in=aalst
graag een hoeve met minstens 30 are in de streek van Diksmuide | type=house plot=3000 near=diksmuide:10
app. 3 slpk., 2 badk., lift, zuidterras, Mortsel | type=apartment bed=3 bath=2 lift terrace in=mortsel
Gent, niet Ledeberg, huis 3 slk | in=gent type=house bed=3 ?ledeberg ?niet
alles behalve een studio in Leuven max 900 €/maand | not=studio in=leuven max=900 goal=rent
zoek gemeubelde huurwoning korte duur Brugge centrum | goal=rent furnished type=house in=brugge ?centrum ?duur ?korte
prijs: 200 000 tot 250 000, type: huis, plaats: Ninove, slaapkamers: 3 | min=200000 max=250000 type=house in=ninove bed=3
3 slpk, badkamer, apart toilet, kelder, tuin 2 are, Jette | bed=3 garden plot=200 in=jette ?badkamer ?kelder ?toilet
bouwgrond met 20m gevelbreedte Zele | type=land in=zele ?20 ?gevelbreedte
landbouwloods met grond Poperinge | type=industry in=poperinge ?grond
casco woning Sint-Truiden | type=house in=sint-truiden ?casco
houtskeletbouw 2020 Lommel 3 slpk | in=lommel bed=3 ?2020 ?houtskeletbouw
luxe penthouse met panoramisch zicht, 2 parkings, kelder, Knokke-Heist | type=apartment parkings=2 in=knokke-heist ?kelder ?luxe ?panoramisch ?zicht
kot voor mijn dochter in Gent, september, max 450 all in | type=studio in=gent max=450 goal=rent ?dochter ?september
Antwerpen of Mortsel, app 2 slpk van 250 tot 300.000 | type=apartment bed=2 min=250000 max=300000 in=antwerpen,mortsel
huurprijs exclusief kosten onder 1000 euro, 2 slpk, Gent Dampoort | goal=rent max=1000 bed=2 in=gent ?exclusief ?kosten
centrum Brugge, app met terras en lift | in=brugge type=apartment terrace lift ?centrum
West- of Oost-Vlaanderen, villa 5 slpk zwembad | in=province-oost-vlaanderen,province-west-vlaanderen type=house bed=5 ?zwembad
een app of een klein huis met stukje tuin, Deurne/Merksem, 350k alles inbegrepen | type=apartment,house garden in=deurne,merksem max=350000
koppelwoning Tremelo 3 slaapkamers dressing 2 terrassen | type=house in=tremelo bed=3 terrace ?dressing
max 1,5M villa Brasschaat | max=1500000 type=house in=brasschaat
huis Diest 3 sk gr tuin ged garage | type=house in=diest bed=3 garden garage ?ged ?gr
wonen aan het water, app Gent 2 slk | type=apartment in=gent bed=2 ?water
gezinswoning vlot bereikbaar E40, Ternat, 4slpk | type=house in=ternat bed=4 ?bereikbaar ?e40
3 slaapkamers Tienen tuin zuidgericht 285 000 € | bed=3 in=tienen garden max=285000 ?zuidgericht
appartement Lier 2 slpk vanaf 230.000 | type=apartment in=lier bed=2 min=230000
garage huren Leuven niet meer dan 100 euro per maand | goal=rent type=garage in=leuven max=100
sociale woning Genk | type=house in=genk ?sociale
huis Ieper vier slaapkamers 2 garages | type=house in=ieper bed=4 garages=2
Zottegem of Brakel of Geraardsbergen 3 slpk tuin 300 000 € | in=zottegem,brakel,geraardsbergen bed=3 garden max=300000
villa Knokke-Heist het zoute max 2 miljoen | type=house in=knokke-heist max=2000000
duplex Deinze 2 slpk huur 850 | type=apartment in=deinze bed=2 goal=rent max=850
perceel 1500m2 max 150000 Maaseik | type=land plot=1500 max=150000 in=maaseik
app. bovenste verdieping, lift, Schaarbeek, 240k | type=apartment lift in=schaarbeek max=240000 ?bovenste ?verdieping
huizen met 5 of meer slaapkamers Vlaams-Brabant | type=house bed=5 in=province-vlaams-brabant
dringend gemeubelde studio Gent max 600 euro kosten inbegrepen | furnished type=studio in=gent max=600 goal=rent ?dringend
huis te huur Aarschot 1200€ hond ok | goal=rent type=house in=aarschot max=1200 ?hond
handelspand met woonst Diest | type=commercial in=diest
kantoor + magazijn 600 m² Kontich | type=offices,industry surf=600 in=kontich
gebouw 3 appartementen Aalst | type=investment in=aalst ?3 ?appartementen
epc A B C huis Leuven | label=A,B,C type=house in=leuven
woning met zonnepanelen en laadpaal, Beerse 4slpk | type=house in=beerse bed=4 ?laadpaal ?zonnepanelen
gelijkvl app tuin 1 slpk Ganshoren | ground type=apartment garden bed=1 in=ganshoren
straal van 5km van station Kortrijk, 3 slk | near=kortrijk:5 bed=3
Mechelen centrum loft | in=mechelen type=apartment ?centrum
dicht bij de Nederlandse grens, huis, Essen of Kalmthout | type=house in=essen,kalmthout ?grens ?nederlandse
max 1 000 € per maand, huisdieren toegelaten, Etterbeek | goal=rent max=1000 in=etterbeek ?huisdieren ?toegelaten
garage en kelder verplicht, 2 slk, Evere | garage bed=2 in=evere ?kelder ?verplicht
leeg app 90 m² Brussel 1000 2 slpk | type=apartment surf=90 in=1000 bed=2 ?leeg
vrijstaand huis zonder buren Voeren | type=house facades=4 in=voeren ?buren ?zonder
grote woning voor B&B Durbuy | type=house in=durbuy
moderne houtskelet villa 4slpk 3bdk 220m² Keerbergen 2 garages 850.000 | type=house bed=4 bath=3 surf=220 in=keerbergen garages=2 max=850000 ?houtskelet ?moderne
kamer Etterbeek 500 euro | in=etterbeek max=500 ?kamer
bouwgrond Herent tussen 5 en 8 are minder dan 250.000 € | type=land in=herent plot=500 plotMax=800 max=250000
Kapelle-op-den-Bos of Londerzeel, HOB, 4slpk, garage, < 475.000 | in=kapelle-op-den-bos,londerzeel facades=3 bed=4 garage max=475000
app 2slpk kust niet gelijkvloers lift, 200-250k | type=apartment bed=2 notGround lift min=200000 max=250000 ?kust
gezocht: werkplaats met woning Lokeren | type=industry,house in=lokeren
4 slk + bureau, tuin, fietsafstand Leuven | bed=4 garden in=leuven ?bureau ?fietsafstand
prijs max 399.000 woning Edegem min 160m2 | max=399000 type=house in=edegem surf=160
te huur app 3 hoog met lift, terras 8m2, Turnhout 895 | goal=rent type=apartment lift terrace in=turnhout max=895 ?3 ?8m2 ?hoog
`
