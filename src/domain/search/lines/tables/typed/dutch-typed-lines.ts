/** Lines in Dutch as different visitors type them, in the form of `line-table.ts`. */
export const dutchTypedLines = `
huis te koop leuven 3 slpk tuin | goal=sale type=house in=leuven bed=3 garden
app te huur gent 2slpk | goal=rent type=apartment in=gent bed=2
Wij zoeken een gezinswoning met vier slaapkamers in Kessel-Lo of Heverlee, budget tot 550.000 euro | type=house in=kessel-lo in=heverlee bed=4 max=550000
appartment antwerpen max 850 euro per maand | goal=rent type=apartment in=antwerpen max=850
studio in brugge huren | goal=rent type=studio in=brugge
kleine studio te huur voor student in Leuven, max 500 | goal=rent type=studio in=leuven max=500 ?student
kot leuven | type=studio in=leuven
studentenkamer gent onder 450 euro | type=studio in=gent max=450
bouwgrond te koop in Aarschot minstens 600m2 | goal=sale type=land in=aarschot plot=600
perceel bouwgrond 8 are lubbeek | type=land in=lubbeek plot=800
bouwgrond voor open bebouwing rotselaar | type=land in=rotselaar facades=4
villa knokke met zwembad en 5 slaapkamers | type=house in=knokke bed=5 ?zwembad
nieuwbouwappartement mechelen met terras en lift | type=apartment in=mechelen new terrace lift
gelijkvloers appartement Hasselt te koop | goal=sale type=apartment in=hasselt ground
gelijkvloers app met tuintje in Genk, geen trappen | type=apartment in=genk ground garden ?geen ?trappen
niet gelijkvloers, appartement Oostende | type=apartment in=oostende notGround
appartement met zeezicht in de panne | type=apartment in=de-panne ?zeezicht
duplex in sint-niklaas 3 slaapkamers en garage | type=apartment in=sint-niklaas bed=3 garage
garagebox te huur aalst | goal=rent type=garage in=aalst
autostaanplaats te koop in Antwerpen | goal=sale type=garage in=antwerpen
staanplaats ixelles te huur | goal=rent type=garage in=elsene
handelspand te huur in de brusselsestraat leuven | goal=rent type=commercial in=leuven ?brusselsestraat
winkelruimte 120m² te huur Kortrijk | goal=rent type=commercial in=kortrijk surf=120
kantoorruimte van 200 tot 300 m2 in Zaventem | type=offices in=zaventem surf=200 surfMax=300
magazijn 1000 m2 te koop regio Tienen | goal=sale type=industry near=tienen:10 surf=1000
loods huren Lommel | goal=rent type=industry in=lommel
opslagplaats te huur in Vilvoorde vanaf 500m² | goal=rent type=industry in=vilvoorde surf=500
opbrengsteigendom gent centrum | type=investment in=gent ?centrum
investeringspand met 3 appartementen in Oudenaarde | type=investment in=oudenaarde ?3 ?appartementen
boerderij te koop met 1 ha grond in Haspengouw | goal=sale type=house plot=10000 ?haspengouw
hoeve met weiland en stallen, West-Vlaanderen | type=house in=province-west-vlaanderen ?stallen ?weiland
fermette te koop omgeving Diest max 425k | goal=sale type=house near=diest:10 max=425000
halfopen bebouwing Herent 4 slaapkamers | in=herent facades=3 bed=4
open bebouwing wezembeek-oppem minimum 10 are | in=wezembeek-oppem facades=4 plot=1000
rijwoning te renoveren in Schaarbeek tot 375000 | type=house in=schaarbeek max=375000 ?renoveren
huis brussel 1030 of 1040 | type=house in=1030 in=1040
huis brussel | type=house in=brussel
appartement in ukkel of elsene, 2 kamers, tussen 1.000 en 1.400 euro | type=apartment in=ukkel in=elsene bed=2 min=1000 max=1400
te huur: 2-slaapkamerappartement met autostaanplaats in Aarschot | goal=rent type=apartment bed=2 parking in=aarschot
3slaapkamer appartement met 2 badkamers knokke-heist | type=apartment bed=3 bath=2 in=knokke-heist
woning met 2 badkamers, dubbele garage en tuin in Waregem | type=house bath=2 garages=2 garden in=waregem
huis met minstens 150 m² bewoonbare oppervlakte en grond van 500 m² in Tervuren | type=house surf=150 plot=500 in=tervuren
tussen 250.000 en 325.000 rijhuis in Mortsel | type=house min=250000 max=325000 in=mortsel
huis 300-350k turnhout | type=house min=300000 max=350000 in=turnhout
van 800 tot 950 euro huur appartement lier | goal=rent type=apartment min=800 max=950 in=lier
app mechelen zuid 2 slk | type=apartment in=mechelen bed=2 ?zuid
gemeubeld appartement kortverhuur brussel centrum | type=apartment furnished in=brussel ?centrum ?kortverhuur
bemeubelde studio Etterbeek | type=studio furnished in=etterbeek
niet bemeubeld app in Sint-Gillis | type=apartment unfurnished in=sint-gillis
ongemeubeld appartement met lift, 1060 | type=apartment unfurnished lift in=1060
huis geen renovatie nodig deinze | type=house in=deinze ?geen ?renovatie
geen appartement, wel een huis in Wijnegem | type=house not=apartment in=wijnegem ?wel
alles behalve appartementen in Kapellen | not=apartment in=kapellen
huis of appartement te koop in Tongeren, 2 slaapkamers | goal=sale type=house,apartment in=tongeren-borgloon bed=2
epc A of B huis Bonheiden | type=house label=A,B in=bonheiden
huis met epc label B of beter regio Gent | type=house labelUp=B near=gent:10
energiezuinige woning label a in Zoersel | type=house label=A in=zoersel ?energiezuinige
huis label C Zemst | type=house label=C in=zemst
epc lager dan 200 kwh huis Boom | type=house in=boom ?200 ?dan ?epc ?kwh ?lager
woning minimum epc c te Ninove | type=house labelUp=C in=ninove
appartemen te koop oostend | goal=sale type=apartment in=oostende
apartement roeselaere te koop | goal=sale type=apartment in=roeselare
wonig te huur in dendermnde | goal=rent type=house in=dendermonde
huis te hur in Leuvn | goal=rent type=house in=leuven
vila te koop schilde met tuin | goal=sale type=house in=schilde garden
huis kopen in Dilbeek onder de 500.000 | goal=sale type=house in=dilbeek max=500000
maximaal €1.100 huur, 3 slaapkamers, Wilrijk | goal=rent max=1100 bed=3 in=wilrijk
niet duurder dan 275000, appartement met 2 slaapkamers in Deurne | type=apartment bed=2 max=275000 in=deurne
budget 300 duizend euro, huis in Ninove of Geraardsbergen | type=house max=300000 in=ninove in=geraardsbergen
een half miljoen voor een villa in Brasschaat | type=house max=500000 in=brasschaat
max 1,2 miljoen villa Sint-Martens-Latem | type=house max=1200000 in=sint-martens-latem
huis vanaf 200m2 met 4 gevels te Keerbergen | type=house surf=200 facades=4 in=keerbergen
driegevelwoning in Boutersem | type=house facades=3 in=boutersem
2-gevel huis leuven | type=house facades=2 in=leuven
vrijstaande woning te koop in Maaseik met garage | goal=sale type=house facades=4 in=maaseik garage
huis met grote tuin en oprit voor 2 auto's Heist-op-den-Berg | type=house garden parkings=2 in=heist-op-den-berg
app met zonnig terras Koksijde of Oostduinkerke tot 350.000 euro | type=apartment terrace in=koksijde in=oostduinkerke max=350000 ?zonnig
appartement aan de kust max 250000 | type=apartment max=250000 ?kust
penthouse Antwerpen Zuid met lift en 2 parkeerplaatsen | type=apartment in=antwerpen lift parkings=2 ?zuid
loft in gent met veel licht | type=apartment in=gent ?licht ?veel
appartement in de buurt van het station van Mechelen | type=apartment in=mechelen ?station
binnen 10 km van Hasselt, huis met tuin | type=house garden near=hasselt:10
huis max 15 km rond Lokeren | type=house near=lokeren:15
straal van 5 kilometer rond Zottegem, bouwgrond | type=land near=zottegem:5
omgeving aalst huis met 3 slaapkamers tot 320000 | type=house bed=3 max=320000 near=aalst:10
dichtbij Brugge maar niet in het centrum, woning met garage | type=house garage near=brugge:10 ?centrum ?maar ?niet
in of rond Sint-Truiden halfopen woning met tuin | type=house facades=3 garden near=sint-truiden:10
huis niet te ver van Leuven | type=house near=leuven:10
vlakbij Waver een appartement met 2 slaapkamers | type=apartment bed=2 near=waver:10
huis in Waals-Brabant met 4 slaapkamers | type=house in=province-waals-brabant bed=4
villa in de druivenstreek Overijse of Hoeilaart | type=house in=overijse in=hoeilaart ?druivenstreek
appartement vlaams-brabant te huur onder 1000 euro | goal=rent type=apartment in=province-vlaams-brabant max=1000
huis oost-vlaanderen 3 slpks | type=house in=province-oost-vlaanderen bed=3
provincie limburg bouwgrond te koop tot 150 000 | goal=sale type=land in=province-limburg max=150000
limburg huis te koop | goal=sale type=house in=province-limburg
provincie antwerpen, hoeve te koop | goal=sale type=house in=province-antwerpen
arrondissement Halle-Vilvoorde: woning met 3 slk | type=house in=halle-vilvoorde bed=3
te koop ergens in vlaanderen: kasteel | goal=sale in=vlaanderen type=house ?ergens
kasteel te koop | goal=sale type=house
chalet ardennen te koop max 120000 | goal=sale max=120000 type=house ?ardennen
vakantiewoning in Durbuy | type=house in=durbuy
huis Spa of Stavelot of Malmedy | type=house in=spa in=stavelot in=malmedy
huis luik te koop | goal=sale type=house in=luik
appartement Bergen centrum | type=apartment in=bergen ?centrum
woning in Doornik of Moeskroen | type=house in=doornik in=moeskroen
huis in namen met 3 slaapkamers | type=house in=namen bed=3
huis eigenbrakel 4 slk tuin | type=house in=eigenbrakel bed=4 garden
terhulpen appartement | type=apartment in=terhulpen
te huur in nijvel app 1 slk | goal=rent type=apartment bed=1 in=nijvel
3010 huis te koop | goal=sale type=house in=3010
8400 appartement 1 slpk met terras | type=apartment bed=1 terrace in=8400
2018 antwerpen app | type=apartment in=2018
9000 Gent huis 3 slpk onder 400k | type=house bed=3 max=400000 in=gent
postcode 1700 woning 3 slaapkamers | type=house in=1700 bed=3
huis in Winksele of Veltem-Beisem | type=house in=winksele in=veltem-beisem
woning te koop in Oud-Heverlee, Blanden, Bierbeek | goal=sale type=house in=oud-heverlee in=blanden in=bierbeek
appartement te koop Berchem | goal=sale type=apartment in=berchem
huis Assebroek 3 slaapkamers | type=house in=assebroek bed=3
gentbrugge, ledeberg of merelbeke: rijhuis met tuin | type=house in=gentbrugge in=ledeberg in=merelbeke garden
te koop in wijgmaal woning met garage | goal=sale type=house in=wijgmaal garage
ik wil graag een klein huisje huren in Tienen met tuin want ik heb een hond | goal=rent type=house in=tienen garden ?hond
huisdieren toegelaten appartement Leuven huren | goal=rent type=apartment in=leuven ?huisdieren ?toegelaten
koppel zoekt appartement met 1 slaapkamer in Halle, huur max 800 | goal=rent type=apartment bed=1 in=halle max=800
jong gezin met 2 kinderen zoekt huis met tuin in Grimbergen | type=house garden in=grimbergen ?2 ?jong ?kinderen
gepensioneerd koppel zoekt app met lift op het gelijkvloers in Tielt | type=apartment lift ground in=tielt ?gepensioneerd
hallo, hebben jullie nog appartementen te huur in Genk? | goal=rent type=apartment in=genk
wat is er te koop in zoutleeuw | goal=sale in=zoutleeuw
wat staat er te huur in landen onder de 900€ | goal=rent in=landen max=900
toon mij alle huizen in Bilzen | type=house in=bilzen ?alle
zijn er garages te huur in Ukkel | goal=rent type=garage in=ukkel
Heeft u iets met drie slaapkamers en een garage in Linter? | bed=3 garage in=linter
een woning voor mijn ouders, gelijkvloers, in Bree | type=house ground in=bree ?ouders
alleenstaande moeder zoekt huurhuis Geel max 950€/m | goal=rent type=house in=geel max=950
huurwoning Mol 3 kamers | goal=rent type=house in=mol bed=3
koopappartement hasselt | goal=sale type=apartment in=hasselt
huurappartement Diest met garage | goal=rent type=apartment in=diest garage
ruime eengezinswoning, minimaal 180m2, 4 slpk, 2 bdk, regio Asse | type=house surf=180 bed=4 bath=2 near=asse:10
4 slpks 2 badk villa tervuren | type=house bed=4 bath=2 in=tervuren
huis met bureau en 3 slaapkamers in Kortenberg | type=house bed=3 in=kortenberg ?bureau
horecazaak over te nemen in Gent | type=commercial in=gent ?nemen ?over ?te
restaurant te huur brugge | goal=rent type=commercial in=brugge
bureau te huur in Machelen 50m2 | goal=rent type=offices in=machelen surf=50
kantoren te koop antwerpen | goal=sale type=offices in=antwerpen
industriegrond te koop in Genk | goal=sale type=land in=genk
landbouwgrond te koop 2 hectare Poperinge | goal=sale type=land plot=20000 in=poperinge
weide te koop in Tielt-Winge | goal=sale type=land in=tielt-winge
stuk bos te koop Limburg | goal=sale type=land in=province-limburg ?stuk
grond 500 tot 800 m2 Tessenderlo | type=land plot=500 plotMax=800 in=tessenderlo
lap grond in haacht niet groter dan 1000m2 | type=land plotMax=1000 in=haacht
appartement kleiner dan 80 m² in Elsene | type=apartment surfMax=80 in=elsene
app 60-75m2 antwerpen te huur | goal=rent type=apartment surf=60 surfMax=75 in=antwerpen
minimum 90 vierkante meter appartement Vilvoorde | type=apartment surf=90 in=vilvoorde
ongeveer 100m2 appartement te Mechelen | type=apartment surf=90 surfMax=110 in=mechelen
huis rond de 350.000 euro in Lebbeke | type=house min=315000 max=385000 in=lebbeke
huis 280000 Ronse | type=house max=280000 in=ronse
appartement 750 euro Turnhout | type=apartment max=750 in=turnhout
appartement huur 900 euro inclusief kosten Leuven | goal=rent type=apartment max=900 in=leuven
max 1000 euro alles inbegrepen app Gent | goal=rent type=apartment max=1000 in=gent
huur tot 1250/maand, kosten inbegrepen, Sint-Pieters-Woluwe, 2 slpk | goal=rent max=1250 bed=2 in=sint-pieters-woluwe ?inbegrepen ?kosten
bouwjaar na 2010 woning Temse | type=house in=temse ?2010 ?bouwjaar
recent huis niet ouder dan 10 jaar Hoogstraten | type=house in=hoogstraten ?10 ?jaar ?niet ?ouder ?recent
nieuwbouw te koop in Wommelgem | goal=sale new in=wommelgem
nieuwbouwproject appartementen Brugge | new type=apartment in=brugge
geen nieuwbouw, wel karakter, herenhuis Gent | type=house in=gent ?geen ?karakter ?nieuwbouw ?wel
herenhuis met stadstuin in Antwerpen | type=house garden in=antwerpen
burgerwoning kortrijk te koop | goal=sale type=house in=kortrijk
bel-etage woning in Edegem | type=house in=edegem
bungalow Bonheiden zonder trap | type=house in=bonheiden ?trap ?zonder
tiny house te koop | goal=sale type=house
assistentiewoning te koop in Roeselare | goal=sale type=apartment in=roeselare
serviceflat te huur oostende | goal=rent type=apartment in=oostende
flat te huur in Hamme | goal=rent type=apartment in=hamme
maison te koop in wavre | goal=sale type=house in=waver
looking for huis in leuven with tuin | type=house garden in=leuven
appartement te huur à Bruxelles max 1100 | goal=rent type=apartment in=brussel max=1100
haus mit garten in Genk te koop | goal=sale type=house garden in=genk
te koop huis 3 chambres Tubeke | goal=sale type=house bed=3 in=tubeke
goedkoop appartement Charleroi te koop | goal=sale type=apartment in=charleroi ?goedkoop
goedkoopste huizen eerst in ninove | type=house in=ninove ?eerst ?goedkoopste
huis met zonnepanelen en warmtepomp in Zwevegem | type=house in=zwevegem ?warmtepomp ?zonnepanelen
app met kelder en berging Dendermonde | type=apartment in=dendermonde ?berging ?kelder
huis met atelier Ronse | type=house in=ronse ?atelier
appartement met uitzicht op het water, Gent, 3 slpk | type=apartment in=gent bed=3 ?uitzicht ?water
Huis in doodlopende straat, Bertem | type=house in=bertem ?doodlopende ?straat
te koop Leuven Heverlee Kessel-lo huis 4 slk 450-600k | goal=sale type=house in=leuven in=heverlee in=kessel-lo bed=4 min=450000 max=600000
VILLA TE KOOP IN LASNE MET 5 SLAAPKAMERS | goal=sale type=house in=lasne bed=5
huis,3slpk,tuin,garage,max400000,mechelen | type=house bed=3 garden garage max=400000 in=mechelen
2slpk app+terras+parking st-niklaas | type=apartment bed=2 terrace parking in=sint-niklaas
st truiden app te koop | goal=sale type=apartment in=sint-truiden
huis te koop in Sint Genesius Rode | goal=sale type=house in=sint-genesius-rode
appartement St.-Lambrechts-Woluwe 1 slpk | type=apartment bed=1 in=sint-lambrechts-woluwe
molenbeek appartement 3 slaapkamers | type=apartment bed=3 in=sint-jans-molenbeek
huis met garage of carport Schoten | type=house garage in=schoten ?carport
minstens 1 garage en 2 parkings villa Rixensart | type=house garage parkings=2 in=rixensart
app met ondergrondse parking in hasselt | type=apartment parking in=hasselt
app met parkeerplaats in Turnhout | type=apartment parking in=turnhout
huis te koop Eupen 3 slaapkamers | goal=sale type=house in=eupen bed=3
werkplaats met woonst te koop Torhout | goal=sale type=industry in=torhout
vijf slaapkamers huis Dendermonde minder dan vierhonderdduizend euro | type=house bed=5 max=400000 in=dendermonde
tweeslaapkamerappartement in Wevelgem | type=apartment bed=2 in=wevelgem
eenslaapkamerappartement Leuven huren | goal=rent type=apartment bed=1 in=leuven
huis Merelbeke 3slk max 390 000 epc minstens C | type=house in=merelbeke bed=3 max=390000 labelUp=C
investeren in studentenkamers Leuven | type=studio in=leuven ?investeren
appartement met 1 slaapkamer en parkeerplaats, Mechelen-Noord, huur tot 875 | goal=rent type=apartment bed=1 parking in=mechelen max=875 ?noord
Ik zoek een bouwgrond voor halfopen bebouwing in de buurt van Ninove | type=land facades=3 near=ninove:10
instapklaar huis met 4 slpk Sint-Pieters-Leeuw of Halle max 475k | type=house bed=4 in=sint-pieters-leeuw in=halle max=475000 ?instapklaar
dakappartement Antwerpen centrum 2 slk terras min. 15m2 | type=apartment in=antwerpen bed=2 terrace ?15m2 ?centrum ?min.
huis met handelsruimte Lokeren te koop | goal=sale type=house in=lokeren ?handelsruimte
woning 3 slk, garage, tuin, Maldegem/Eeklo, tussen 250 en 300k | type=house bed=3 garage garden in=maldegem in=eeklo min=250000 max=300000
nieuw appartement gelijkvloers tuin Beringen of Heusden | new type=apartment ground garden in=beringen in=heusden
villa met zwembad te huur Rhode-Saint-Genèse max 4000 | goal=rent type=house in=sint-genesius-rode max=4000 ?zwembad
studio Elsene 600 euro alles in | goal=rent type=studio in=elsene max=600
appartement aan station Leuven 1 of 2 slaapkamers huren | goal=rent type=apartment in=leuven bed=1 ?station
hoeve met bijgebouwen en minstens 50 are Pajottenland | type=house plot=5000 ?bijgebouwen ?pajottenland
huis Waregem geen halfopen, wel vrijstaand, 3 slk | type=house in=waregem facades=4 bed=3 ?geen ?halfopen ?wel
2 gevels is ok, stadsrand Gent, 3 slk | facades=2 in=gent bed=3 ?stadsrand
parkeerplaats Antwerpen Zuid te huur, max 100 euro | goal=rent type=garage in=antwerpen max=100 ?zuid
huis in Edegem met 5 kamers en bureau, 2 badkamers | type=house in=edegem bed=5 bath=2 ?bureau
lichte loft Gent 100m2+ | type=apartment in=gent surf=100 ?lichte
appartement te koop Sint-Idesbald of Koksijde niet ouder dan 2010 | goal=sale type=apartment in=koksijde in=koksijde ?2010 ?niet ?ouder
klein huisje met tuin Brakel of Lierde tot 180.000 | type=house garden in=brakel in=lierde max=180000
huis te koop Nederokkerzeel | goal=sale type=house in=nederokkerzeel
huis humbeek of beigem 3 slaapkamers | type=house in=humbeek in=beigem bed=3
bouwgrond limburg | type=land in=province-limburg
Huis 5 kamers Bergen 200000 € | type=house bed=5 in=bergen max=200000
huurwoning Heist-op-den-Berg 3 slk 950 eur | goal=rent type=house in=heist-op-den-berg bed=3 max=950
garagebox koop Oostende | goal=sale type=garage in=oostende
staanplaats ondergronds Leuven Vaartkom | type=garage in=leuven ?ondergronds
nieuwbouwappartementen Hasselt 3 slaapkamers terras vanaf 90 m2 | type=apartment new in=hasselt bed=3 terrace surf=90
huis tussen 175 en 225m² in Lint | type=house surf=175 surfMax=225 in=lint
chalet met grond in Lanaken, permanent wonen | type=house in=lanaken ?grond ?permanent
huisje in Heuvelland of Mesen | type=house in=heuvelland in=mesen
woning Tielt epc label A of A+ zonnepanelen | type=house in=tielt label=A+,A ?zonnepanelen
appartement geen gelijkvloers, lift, Aalst | type=apartment notGround lift in=aalst
woning zonder tuin is ok Antwerpen | type=house in=antwerpen ?tuin ?zonder
3de slaapkamer mag klein, app Brugge, min 3 slpk | type=apartment in=brugge bed=3 ?3de ?mag ?slaapkamer
Berchem appartement 2 slk onder 300 000 | in=berchem type=apartment bed=2 max=300000
huis Wuustwezel, Kalmthout, Essen | type=house in=wuustwezel in=kalmthout in=essen
landhuis met minstens 1,5 ha in Vlaams-Brabant | type=house plot=15000 in=province-vlaams-brabant
`
