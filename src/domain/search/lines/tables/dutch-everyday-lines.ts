/** Lines in Dutch as people type them, each with the reading it was meant to have (`line-table.ts` explains the notation). */
export const dutchEverydayLines = `
huis met 4 slaapkamers en tuin in Overijse max 600.000 | type=house bed=4 garden in=overijse max=600000
appartement 2 slpk Gent centrum terras | type=apartment bed=2 in=gent ?centrum terrace
ik zoek een huis te huur in Leuven met 3 slaapkamers, budget 1400 euro | type=house goal=rent in=leuven bed=3 max=1400
gemeubelde studio te huur Antwerpen 650€ alles inbegrepen | furnished type=studio goal=rent in=antwerpen max=650
app 3 slk lift parking Etterbeek < 450k | type=apartment bed=3 lift parking in=etterbeek max=450000
huis te koop Aalst of Ninove | type=house goal=sale in=aalst,ninove
villa Brasschaat zwembad 1,5 miljoen | type=house in=brasschaat ?zwembad max=1500000
bouwgrond 8 are omgeving Hasselt | type=land plot=800 near=hasselt:10
bouwgrond minstens 600 m2 Tienen | type=land plot=600 in=tienen
woning EPC A of B Mechelen | type=house label=A,B in=mechelen
nieuwbouwappartement met lift en terras Oostende | type=apartment new lift terrace in=oostende
appartment te hur Gent 2 slaapkamer | type=apartment goal=rent in=gent bed=2
garagebox te huur Antwerpen 2018 | type=garage goal=rent in=2018
kantoor 150m² te huur Zaventem | type=offices surf=150 goal=rent in=zaventem
gelijkvloers appartement met tuin Wilrijk 2 slpk | ground type=apartment garden in=wilrijk bed=2
opbrengsteigendom Luik | type=investment in=liege
huis zonder werken Kortrijk | type=house ?zonder ?werken in=kortrijk
geen appartement, wel huis in Roeselare | not=apartment ?wel type=house in=roeselare
huis tussen 250.000 en 325.000 euro in Dendermonde | type=house min=250000 max=325000 in=dendermonde
appartement 1000 Brussel 2 slaapkamers 1100 euro per maand | type=apartment in=1000 bed=2 max=1100 goal=rent
huurprijs max 950 € appartement Brugge | goal=rent max=950 type=apartment in=brugge
boerderij met stallen West-Vlaanderen | type=house ?stallen in=west-vlaanderen
vakantiehuis Durbuy | type=house in=durbuy
huis op 15 km van Gent | type=house near=gent:15
woning binnen straal van 20km rond Mechelen | type=house near=mechelen:20
penthouse met groot dakterras Knokke | type=apartment terrace in=knokke
duplex Sint-Gillis 3slpk 120m² | type=apartment in=saint-gilles bed=3 surf=120
bel-etage Evere garage | type=house in=evere garage
rijwoning Schaarbeek 4 slpk tuin < 600.000€ | type=house in=schaerbeek bed=4 garden max=600000
studentenkot Leuven | type=studio in=leuven
flat gemeubeld Brussel 700 euro | type=apartment furnished in=brussel max=700
huis 3000 | type=house in=3000
9000 Gent huis 4 slaapkamers | in=gent type=house bed=4
woning provincie Limburg 3 slaapkamers onder 250000 | type=house in=limburg bed=3 max=250000
huis in Vlaams-Brabant met 4 slaapkamers en 2 badkamers | type=house in=vlaams-brabant bed=4 bath=2
Oost-Vlaanderen bouwgrond | in=oost-vlaanderen type=land
huis in Luik | type=house in=liege
appartement Namen twee slaapkamers | type=apartment in=namur bed=2
woning Waver | type=house in=wavre
huis Nijvel | type=house in=nivelles
huis Doornik tuin | type=house in=tournai garden
woning Bergen 3 slaapkamers | type=house in=mons bed=3
huis Geldenaken | type=house in=jodoigne
huis Eigenbrakel | type=house in=braine-l-alleud
appartement Elsene | type=apartment in=ixelles
appartement Ukkel 3 slk | type=apartment in=uccle bed=3
woning Oudergem | type=house in=auderghem
huis Waals-Brabant | type=house in=brabant-wallon
appartement Luxemburg stad 2 slaapkamers 2500€ | type=apartment in=ville-luxembourg bed=2 max=2500
huis energieklasse B minimum Lier | type=house labelUp=B in=lier
epc c of beter huis limburg | labelUp=C type=house in=limburg
woning epc label A+ Turnhout | type=house label=A+ in=turnhout
appartement epc max D Jette | type=apartment labelUp=D in=jette
huis 200 m² bewoonbaar | type=house surf=200
huis van minimum 180m2 met grond van 15 are | type=house surf=180 plot=1500
hoeve met weide Lier | type=house ?weide in=lier
huis met 2 garages Geel | type=house garages=2 in=geel
huis met dubbele garage in Sint-Niklaas | type=house garages=2 in=sint-niklaas
niet gemeubeld appartement te huur Oudergem | unfurnished type=apartment goal=rent in=auderghem
appartement huisdieren toegelaten Laken | type=apartment ?huisdieren ?toegelaten in=laeken
huis 3slpk + bureau Tervuren | type=house bed=3 ?bureau in=tervuren
huis drie slaapkamers Diest | type=house bed=3 in=diest
appartement één slaapkamer Anderlecht | type=apartment bed=1 in=anderlecht
huis 4 slpk of meer in Zemst | type=house bed=4 in=zemst
minstens 5 slaapkamers Sint-Genesius-Rode | bed=5 in=sint-genesius-rode
te renoveren huis Ronse max 120k | ?renoveren type=house in=ronse max=120000
magazijn 500 m2 Aalst te huur | type=industry surf=500 in=aalst goal=rent
handelszaak over te nemen Gent | type=commercial ?over ?te ?nemen in=gent
winkelpand Elsene 80 m² | type=commercial in=ixelles surf=80
autostaanplaats te koop Oostende | type=garage goal=sale in=oostende
staanplaats Antwerpen | type=garage in=antwerpen
halfopen bebouwing Wetteren | facades=3 in=wetteren
open bebouwing Deinze 4 slpk | facades=4 in=deinze bed=4
appartement gelijkvloers Hasselt met terras | type=apartment ground in=hasselt terrace
appartement bovenste verdieping Berchem | type=apartment ?bovenste ?verdieping in=berchem
appartement 3e verdieping met lift Gent | type=apartment ?3e ?verdieping lift in=gent
huis kopen Sint Pieters Leeuw | type=house goal=sale in=sint-pieters-leeuw
huis St-Truiden | type=house in=sint-truiden
huis sint niklaas 3 slks garag | type=house in=sint-niklaas bed=3 garage
huis Antwerpn 3 slaapkamers | type=house in=antwerpen bed=3
huis Mechele | type=house in=mechelen
apartement Oostend zeezicht | type=apartment in=oostende ?zeezicht
huis met zuidgerichte tuin Lokeren | type=house ?zuidgerichte garden in=lokeren
350000 huis 3 slaapkamers | max=350000 type=house bed=3
huis 350 000 € max Puurs | type=house max=350000 in=puurs
huis tot 400.000 euro Hoeilaart | type=house max=400000 in=hoeilaart
huis vanaf 300.000 € in Wezembeek-Oppem | type=house min=300000 in=wezembeek-oppem
huis rond de 300.000 euro in Bilzen | type=house min=270000 max=330000 in=bilzen
huis ongeveer 150 m2 Heist-op-den-Berg | type=house surf=135 surfMax=165 in=heist-op-den-berg
huis van 150 tot 200 m2 Lommel | type=house surf=150 surfMax=200 in=lommel
grond van 5 tot 10 are Bree | type=land plot=500 plotMax=1000 in=bree
landbouwgrond 1 ha Diksmuide | type=land plot=10000 in=diksmuide
huis te huur 4 slaapkamers tussen 1500 en 2000 € per maand Tervuren | type=house goal=rent bed=4 min=1500 max=2000 in=tervuren
huur appartement Halle 2slk max 900 | goal=rent type=apartment in=halle bed=2 max=900
huis te koop Halle | type=house goal=sale in=halle
Halle | in=halle
aankoop woning Lier en omgeving | goal=sale type=house near=lier:10
huis Lier + 10km | type=house near=lier:10
huis Lier en Duffel | type=house in=lier,duffel
huis Lier, Duffel, Kontich of Mortsel | type=house in=lier,duffel,kontich,mortsel
herenhuis Gent 300m2 | type=house in=gent surf=300
loft Antwerpen Zuid | type=apartment in=antwerpen ?zuid
nieuwbouwproject Genk | new in=genk
nieuwbouw appartement 2 slpk Aarschot | new type=apartment bed=2 in=aarschot
instapklaar huis Beveren | ?instapklaar type=house in=beveren
huis, geen rijhuis, Wommelgem | type=house ?geen ?rijhuis in=wommelgem
alles behalve appartement Deurne | not=apartment in=deurne
villa of huis met zwembad Keerbergen | type=house ?zwembad in=keerbergen
budget: 200.000 - 250.000 € huis Charleroi | min=200000 max=250000 type=house in=charleroi
huis 250k-300k Genk | type=house min=250000 max=300000 in=genk
huis 1.250.000 Schilde | type=house max=1250000 in=schilde
app 85m² 2 slaapkamers 2000 Antwerpen | type=apartment surf=85 bed=2 in=antwerpen
bewoonbare oppervlakte 100 m² appartement Leuven | surf=100 type=apartment in=leuven
2 badk 4 slk garage tuin Zottegem | bath=2 bed=4 garage garden in=zottegem
gemeubeld 1 slpk Elsene lange termijn | furnished bed=1 in=ixelles ?lange ?termijn
kamer te huur Gent | bed=1 goal=rent in=gent
kamer huren in Leuven | bed=1 goal=rent in=leuven
assistentiewoning Roeselare | type=apartment in=roeselare
sociale woning huren Gent | ?sociale type=house goal=rent in=gent
huis met zonnepanelen en warmtepomp Tongeren | type=house ?zonnepanelen ?warmtepomp in=tongeren-borgloon
hallo ik ben op zoek naar een appartement met twee slaapkamers in brussel met lift voor max 1200 euro per maand bedankt | type=apartment bed=2 in=brussel lift max=1200 goal=rent
huisje met tuintje op den buiten | type=house garden ?buiten
schuur te koop Haspengouw | ?schuur goal=sale ?haspengouw
polyvalente ruimte te huur Mechelen | ?polyvalente ?ruimte goal=rent in=mechelen
huis max € 350.000,- Genk | type=house max=350000 in=genk
huis max. 350.000,00 euro Genk | type=house max=350000 in=genk
2 slaapkamer app Leuven met garage en kelder niet meer dan 300.000 | bed=2 type=apartment in=leuven garage ?kelder max=300000
vrijstaande woning met grote tuin, Keerbergen | facades=4 type=house garden in=keerbergen
zoek huurhuis 2 slpk tuin regio Gent max 1000 euro | goal=rent type=house bed=2 garden near=gent:10 max=1000
te huur: kantoor 200 m², Mechelen | goal=rent type=offices surf=200 in=mechelen
app 1 slpk gemeubeld Gent of Brugge 950€/maand | type=apartment bed=1 furnished in=gent,brugge max=950 goal=rent
huis te koop 8500 | type=house goal=sale in=8500
zoek bouwgrond minimum 15 are rond Leuven | type=land plot=1500 near=leuven:10
klein goedkoop appartement Antwerpen | ?goedkoop type=apartment in=antwerpen
huis met zwembad en 5 slaapkamers in vlaams brabant, budget 900 000 euro maximum | type=house ?zwembad bed=5 in=vlaams-brabant max=900000
moderne villa Schoten min 250m² | ?moderne type=house in=schoten surf=250
opbrengsteigendom 4 units Gent <500000 | type=investment ?4 ?units in=gent max=500000
gelijkvloers of met lift appartement Hasselt | ground lift type=apartment in=hasselt
huis 3slpk 2badk garage tuin 350k Aalst | type=house bed=3 bath=2 garage garden max=350000 in=aalst
huis minimum EPC D Genk | type=house labelUp=D in=genk
huis epc a tot c Gent | type=house label=A,A-,B+,B,B-,C+,C in=gent
garage te koop | type=garage goal=sale
garagebox Gent | type=garage in=gent
overdekte parking Gent te huur 120€ | ?overdekte type=garage in=gent goal=rent max=120
te renoveren huis onder 200.000€ provincie Antwerpen | ?renoveren type=house max=200000 in=province-anvers
kot Gent | type=studio in=gent
studio studenten Leuven 450 | type=studio ?studenten in=leuven max=450
appartement 3 kamers Brussel | type=apartment bed=3 in=brussel
handelspand 100m2 centrum Gent | type=commercial surf=100 ?centrum in=gent
iets met twee slaapkamers en een terras in Jette | bed=2 terrace in=jette
ik wil een villa kopen in Brasschaat tussen 600 en 800k | goal=sale type=house in=brasschaat min=600000 max=800000
huis Gent max 400 duizend euro | type=house in=gent max=400000
huis 400.000 tot 450.000 | type=house min=400000 max=450000
app min 80m2 max 120m2 | type=apartment surf=80 surfMax=120
huis tuin > 500 m2 | type=house garden plot=500
huis met 10 are tuin | type=house garden plot=1000
groot huis 6 slaapkamers of meer | type=house bed=6
huis 5+ slaapkamers | type=house bed=5
geen gelijkvloers appartement Gent | notGround type=apartment in=gent
zonder garage huis Gent | ?zonder ?garage type=house in=gent
huis dichtbij school en station, Lier | type=house ?school ?station in=lier
huis tussen Gent en Antwerpen | type=house in=gent,antwerpen
huis op 30 min van Brussel | type=house near=brussel:30
huis 20 km Gent | type=house near=gent:20
huis Lier (2500) | type=house in=lier
9000 | in=9000
B-9000 Gent | in=gent
Gent huis | in=gent type=house
HUIS GENT | type=house in=gent
Huis, Gent, 3 slaapkamers, 300000€ | type=house in=gent bed=3 max=300000
apartemnt gent 2 slaapkamer | type=apartment in=gent bed=2
hius leuvn | type=house in=leuven
vila brasschat | type=house in=brasschaat
huis mechlen | type=house in=mechelen
huis kortijk | type=house in=kortrijk
appartement oostnde teras | type=apartment in=oostende terrace
huis met garge en tuni Gent | type=house garage garden in=gent
nieuw of recent appartement Gent | new ?recent type=apartment in=gent
gemeubelde huur korte duur Brussel | furnished goal=rent ?korte ?duur in=brussel
rusthuis te koop Gent | ?rusthuis goal=sale in=gent
café over te nemen Gent | type=commercial ?over ?te ?nemen in=gent
weide te koop Diest | type=land goal=sale in=diest
prijs max 275.000 huis 2 slpk Lier | max=275000 type=house bed=2 in=lier
huur tussen 800 en 1000 appartement 2 slaapkamers Gent | goal=rent min=800 max=1000 type=apartment bed=2 in=gent
appartement 850€ inclusief kosten Gent | type=apartment max=850 goal=rent in=gent
huis Luxemburg stad max 1,5 mio | type=house in=ville-luxembourg max=1500000
huis groothertogdom Luxemburg | type=house in=grand-duche-de-luxembourg
huis provincie Luxemburg | type=house in=province-luxembourg
huis 3 slpk Kempen | type=house bed=3 ?kempen
huis met veel licht en hoge plafonds Gent | type=house ?veel ?licht ?hoge ?plafonds in=gent
appartementje aan zee 2 slk | type=apartment ?zee bed=2
loft in oude fabriek Gent | type=apartment ?oude ?fabriek in=gent
villa met praktijkruimte Aalst | type=house ?praktijkruimte in=aalst
huis met winkelruimte Ninove | type=house ?winkelruimte in=ninove
ééngezinswoning Wommelgem | type=house in=wommelgem
2-gevel woning Lede | facades=2 type=house in=lede
driegevel Lede | facades=3 in=lede type=house
gezinswoning vier slaapkamers Tervuren of Overijse vanaf 500.000 | type=house bed=4 in=tervuren,overijse min=500000
`
