/** Lines in Dutch as people dictate, type and advertise them on portals, in the form of `line-table.ts`. */
export const dutchPortalLines = `
ik zoek een huis met drie slaapkamers in de buurt van tienen | bed=3 near=tienen:10 type=house
appartement twee slaapkamers leuven centrum huren onder de duizend euro | bed=2 goal=rent in=leuven max=1000 type=apartment ?centrum
goeiemorgen ik wil graag een villa kopen in tervuren met een zwembad en minstens vier slaapkamers | bed=4 goal=sale in=tervuren type=house ?zwembad
huisje te huur gent mag max 950 kosten | goal=rent in=gent max=950 type=house ?mag
app 2slpk Leuven <1100 | bed=2 in=leuven max=1100 type=apartment
zkn huis 3slpk + tuin omg Aarschot max 350k | bed=3 garden near=aarschot:10 max=350000 type=house ?zkn
hey heb je iets in Mechelen 2 slk met terras? | bed=2 in=mechelen terrace
woonign kopn sinst niklaas | goal=sale in=sint-niklaas type=house
appartemnet te huurr antwerpn | goal=rent in=antwerpen type=apartment
gezellige gezinswoning met 4 slpks, garage en zuidgerichte tuin te Herent | bed=4 garage garden in=herent type=house ?gezellige ?zuidgerichte
Instapklaar appartement (95m²) met 2 slaapkamers en terras te Heverlee | bed=2 in=3001 surf=95 terrace type=apartment ?instapklaar
RUIME VILLA OP 12A TE KOOP IN OVERIJSE | goal=sale in=overijse plot=1200 type=house
Halfopen bebouwing met 3 slaapkamers op 5a 40ca | bed=3 facades=3 plot=540
op te frissen rijwoning met koer in Deurne | in=tourinnes-la-grosse,2100,deurne type=house ?op ?te ?frissen ?koer
bel-étage te koop Wilrijk | goal=sale in=2610 type=house
fermette met stallen en minstens 1 ha grond | plot=10000 type=house ?stallen
villatje aan zee max 400.000 | max=400000 type=house ?zee
studio'tje te huur gent tot 700 euro | goal=rent in=gent max=700 type=studio
kot in leuven max 450 pm | goal=rent in=leuven max=450 type=studio
herenhuis brugge 5 slaapkamers 2 badkamers | bath=2 bed=5 in=brugge type=house
rijhuis met garage Hasselt of Genk | garage in=genk,hasselt type=house
loft gent minstens 120 m2 | in=gent surf=120 type=apartment
duplex met terras Kessel-Lo | in=3010 terrace type=apartment
woning voor 2 kinderen dicht bij school in Keerbergen | in=keerbergen type=house ?2 ?kinderen ?school
huis met bureau aan huis Zaventem | in=zaventem type=house ?bureau
opbrengsteigendom leuven rendement 5% | in=leuven type=investment ?5
opbrengsteigendom met 4 units Oostende | in=oostende type=investment ?4 ?units
beleggingspand Antwerpen onder 500.000 | in=antwerpen max=500000 type=investment
openbare verkoop huis Tienen | goal=sale in=tienen type=house ?openbare
lijfrente woning Knokke | in=knokke type=house ?lijfrente
kantoor te huur Diegem 250 m2 | goal=rent in=1831 surf=250 type=offices
magazijn 500 m² met laadkade Zaventem huren | goal=rent in=zaventem surf=500 type=industry ?laadkade
loods kopen in de buurt van Aalst | goal=sale near=aalst:10 type=industry
garagebox te huur Berchem | goal=rent in=2600,berchem type=garage
staanplaats leuven station | in=leuven type=garage ?station
bouwgrond minstens 8 are Rotselaar | in=rotselaar plot=800 type=land
perceel bouwgrond tussen 5 en 10 are Bertem | in=bertem plotMax=1000 plot=500 type=land
winkelpand te huur hoofdstraat Tienen | goal=rent in=tienen type=commercial ?hoofdstraat
horecazaak over te nemen Leuven | in=leuven type=commercial ?over ?te ?nemen
huis onder driehonderdvijftigduizend euro | max=350000 type=house
appartement voor maximum tweehonderdtachtigduizend in Mechelen | in=mechelen max=280000 type=apartment
huren voor negenhonderd euro per maand in Vilvoorde | goal=rent in=vilvoorde max=900
een half miljoen villa Sint-Genesius-Rode | in=sint-genesius-rode max=500000 type=house
woning 150-200m² bewoonbaar op 6 tot 10 are grond Haacht | in=haacht surfMax=200 surf=150 plotMax=1000 plot=600 type=house
tussen 250 en 300 duizend appartement Halle | in=halle max=300000 min=250000 type=apartment
EPC A of B appartement Antwerpen Zuid | in=antwerpen label=A,B type=apartment ?zuid
huis epc max 200 | type=house ?epc ?max ?200
huis met epc-label C of beter in Aarschot | in=aarschot labelUp=C type=house
energiezuinige woning Bonheiden | in=bonheiden type=house ?energiezuinige
geen appartement, wel een huis in Lier | in=lier not=apartment type=house ?wel
woning zonder tuin Gent | in=gent type=house ?zonder ?tuin
niet op het gelijkvloers appartement Brasschaat | in=brasschaat notGround type=apartment
appartement met lift niet gemeubeld Oostende | in=oostende lift type=apartment unfurnished
huis te koop geen nieuwbouw Mortsel | goal=sale in=mortsel type=house ?geen ?nieuwbouw
alles behalve studio's in Leuven te huur | goal=rent in=leuven not=studio
rond Leuven 15 km huis te koop | goal=sale near=leuven:15 type=house
iets bij Gent met garage | garage near=gent:10
in de provincie Limburg te koop villa | goal=sale in=limburg type=house
huis oost-vlaanderen max 300k | in=oost-vlaanderen max=300000 type=house
appartement buurt station Mechelen | in=mechelen type=apartment ?station
dichtbij station Denderleeuw huis 3 slpk | bed=3 in=denderleeuw type=house ?station
3000 3001 3010 appartement te huur | goal=rent in=3000,3001,3010 type=apartment
huis te koop 9000, 9040 of 9050 | goal=sale in=9000,9040,9050 type=house
Sint Martens Latem villa | in=sint-martens-latem type=house
huis met praktijkruimte Hoeilaart | in=hoeilaart type=house ?praktijkruimte
gelijkvloers appartement met tuin en garage Tienen tot 1100 euro huur | garage garden goal=rent ground in=tienen max=1100 type=apartment
2 badkamers 3 garages villa Keerbergen | bath=2 garages=3 in=keerbergen type=house
gemeubelde studio brussel korte termijn | furnished in=brussels type=studio ?korte ?termijn
app met 1 slpk in Etterbeek of Elsene tot €1000 | bed=1 in=etterbeek,ixelles max=1000 type=apartment
huis Waver maximum 450 | in=wavre max=450000 type=house
maison à Louvain te huur max 1500 | goal=rent in=leuven max=1500 type=house
bungalow op één verdieping Lummen | in=lummen type=house ?verdieping
nieuwbouwappartement 3 slaapkamers Wijnegem | bed=3 in=wijnegem new type=apartment
alleenstaande woning 4 gevels Lubbeek | facades=4 in=lubbeek type=house
huis kopen leuven ≤ 500.000 € ≥ 3 slk | bed=3 goal=sale in=leuven max=500000 type=house
parkeerplaats of garage Ukkel | in=uccle type=garage
te huur per direct appartement Dilbeek huisdieren toegelaten | goal=rent in=dilbeek type=apartment ?direct ?huisdieren ?toegelaten
arbeiderswoning te renoveren onder 150.000 Ronse | in=ronse max=150000 type=house ?renoveren
chalet Durbuy weekendverblijf | in=durbuy type=house
wij zijn een jong koppel op zoek naar ons eerste huisje in de streek van diest budget rond de 280000 | near=diest:10 max=308000 min=252000 type=house ?jong ?eerste
dag wij verkopen ons huis en zoeken nu iets kleiners een appartement met twee kamers in lier of duffel | bed=2 in=duffel,lier type=apartment ?dag ?verkopen ?huis ?nu
is er nog een garage vrij in mechelen om te huren | goal=rent in=mechelen type=garage ?vrij
appartment in antwerpen linkeroever met zicht op schelde max 1050 huur | goal=rent in=antwerpen max=1050 type=apartment ?zicht ?schelde
hoekwoning 3slpk gar tuin Boom 299.000 | bed=3 garage garden in=boom max=299000 type=house
Woning te koop met 4 slaapkamers in Wetteren - EPC B | bed=4 goal=sale in=wetteren label=B type=house
TE HUUR: lichtrijk duplexappartement 2 slpk, Gentbrugge | bed=2 goal=rent in=gentbrugge type=apartment ?lichtrijk
nieuwbouw BEN-woning Sint-Pieters-Leeuw | in=sint-pieters-leeuw new type=house
bedrijfspand met kantoren en 1000m² magazijn regio Kortrijk | surf=1000 near=kortrijk:10 type=industry ?kantoren ?magazijn
praktijkruimte te huur Sint-Amandsberg 60 m² | goal=rent in=9040 surf=60 type=commercial
cafe over te nemen in Aalst centrum | in=aalst type=commercial ?over ?te ?nemen ?centrum
studentenkamers te koop als investering Leuven | goal=sale in=leuven type=studio
woning om op te splitsen Schaarbeek max 650000 | in=schaerbeek max=650000 type=house ?splitsen
grond voor 4 gevels van ca 7 are in Zoersel | facades=4 in=zoersel plotMax=800 plot=600 type=land
weiland te koop omgeving Diksmuide 1,5 hectare | goal=sale near=diksmuide:10 plot=15000 type=land
hebt ge iets onder de 200.000 in Ninove | in=ninove max=200000 ?ge
huis met atelier of loods Wevelgem | in=wevelgem type=house ?atelier ?loods
3slpk 2bdk app + staanplaats knokke zeedijk | bath=2 bed=3 in=knokke parking type=apartment ?zeedijk
tussen de 900 en 1.100 euro huur appartement leuven of kessel-lo met lift | goal=rent in=3010,leuven lift max=1100 min=900 type=apartment
huis te koop omgeving Brugge max 25 km | goal=sale near=brugge:25 type=house
ik wil niet aan zee maar wel in west-vlaanderen een huis met 5 kamers | bed=5 in=west-vlaanderen type=house ?niet ?zee ?wel
te hur apartement gnet max 900 | goal=rent in=gent max=900 type=apartment
huizen meise, wemmel, grimbergen vanaf 3 slk | bed=3 in=grimbergen,meise,wemmel type=house
2800 mechelen rijhuis | in=mechelen type=house
1800 1820 huis 4slpk | bed=4 in=1800,1820 type=house
dringend huisje gezocht voor mama met 1 kind aalst max 850 euro | in=aalst max=850 type=house ?dringend ?mama ?1
zeer energiezuinig appartement label A+ Hasselt | in=hasselt label=A+ type=apartment ?energiezuinig
villa zonder overburen met zwembad min 25 are Schilde | in=schilde plot=2500 type=house ?zonder ?overburen ?zwembad
app te koop Oostende niet op de zeedijk | goal=sale in=oostende type=apartment ?niet ?zeedijk
loft in oude fabriek aalst | in=aalst type=apartment ?oude ?fabriek
woning met handelsgelijkvloers Geraardsbergen | in=geraardsbergen type=house ?handelsgelijkvloers
wij zijn met zen vieren en zoeken een huis met tuin in mechelen of bonheiden | garden in=bonheiden,mechelen type=house ?zen ?vieren
kan iemand mij helpen aan een appartement met lift in brugge max achthonderd vijftig euro | in=brugge lift max=850 type=apartment ?kan ?iemand ?helpen
nieuwbouw villa 5 slk min 300m2 knokke | bed=5 in=knokke surf=300 new type=house
vrijstaande bungalow met dubbele garage en grote tuin Schilde | facades=4 garages=2 garden in=schilde type=house
appartement met twee terrassen en twee badkamers antwerpen | bath=2 in=antwerpen terrace type=apartment
huis te koop tussen driehonderd en vierhonderdduizend in lokeren | goal=sale in=lokeren max=400000 min=300000 type=house
Te huur: gemeubelde studio nabij UGent, 595 euro alles inbegrepen | furnished goal=rent max=595 type=studio ?ugent
garage te koop berchem max 30000 | goal=sale in=2600,berchem max=30000 type=garage
burelen te huur mechelen noord 400 m² | goal=rent in=mechelen surf=400 type=offices ?noord
KMO-unit te koop Aarschot 250m2 | goal=sale in=aarschot surf=250 type=industry
hoeve met 2ha weide in de streek van poperinge | near=poperinge:10 plot=20000 type=house
gelijkvloerse woonst voor ouder koppel in wevelgem | ground in=wevelgem ?ouder
apprtement te koop osotende met zeezicht | goal=sale in=oostende type=apartment ?zeezicht
hius te koop gnk | goal=sale type=house ?gnk
huiss te huur in sint-amandsbreg | goal=rent in=9040 type=house
woning of bouwgrond in Zonhoven | in=zonhoven type=house,land
iets met 2 slaapkamers in 2000 of 2018 antwerpen onder 1200 huur | bed=2 goal=rent in=2000,2018 max=1200
appartement in de rand van brussel max 300k | near=brussels:10 max=300000 type=apartment
huis dicht bij de E40 Affligem | in=affligem type=house ?e40
rijwoning met stadstuin, 3 slpk, EPC C, Sint-Niklaas, 289.000 | bed=3 garden in=sint-niklaas label=C max=289000 type=house
geen nieuwbouw, geen gelijkvloers, wel lift: app Leuven | in=leuven lift notGround type=apartment ?geen ?nieuwbouw ?wel
lijfrente zonder verplichting? | ?lijfrente ?zonder ?verplichting
openbare verkoop Kortrijk grond | goal=sale in=kortrijk type=land ?openbare
studentenhuis kopen gent met 8 kamers | bed=8 goal=sale in=gent type=house
handelszaak met woonst Diest | in=diest type=commercial
parking te huur station brugge | goal=rent in=brugge type=garage ?station
vanaf 150 m² bewoonbaar, tot 400.000, minstens 4 slk, Temse | bed=4 in=temse surf=150 max=400000
app. 3 slk > 100m² < 350k hasselt centrum | bed=3 in=hasselt surf=100 max=350000 type=apartment ?centrum
woning Limburg provincie minimum 1000 m² grond | in=limburg plot=1000 type=house
dringend kot gezocht heverlee max 4 50 | in=3001 type=studio ?dringend ?max ?4 ?50
`
