/** Lines as visitors type them in Dutch, each with its reading (`line-table.ts` explains the notation). */
export const dutchLines = `
huis met 3 slaapkamers en tuin in Waver, max 400.000 | type=house bed=3 garden in=wavre max=400000
huis te koop leuven | type=house goal=sale in=leuven
te koop huis waver 3 slk | goal=sale type=house in=wavre bed=3
appartement te huur Namen | type=apartment goal=rent in=namur
app 2 slpk leuven | type=apartment bed=2 in=leuven
appartement 2slk te huur | type=apartment bed=2 goal=rent
studio te huur leuven max 600 | type=studio goal=rent in=leuven max=600
kot te huur in Leuven | type=studio goal=rent in=leuven
studentenkamer gent te huur | type=studio in=gent goal=rent
villa 4 slaapkamers Overijse | type=house bed=4 in=overijse
villa met zwembad Tervuren | type=house ?zwembad in=tervuren
bouwgrond te koop Hoeilaart | type=land goal=sale in=hoeilaart
bouwgrond 10 are | type=land plot=1000
perceel bouwgrond van minstens 800 m² | type=land plot=800
grond te koop 1000m2 | type=land goal=sale plot=1000
huis met grond van 15 are | type=house plot=1500
huis op 20 are | type=house plot=2000
huis op perceel van 800 m² | type=house plot=800
herenhuis Brussel | type=house in=bruxelles
herenhuis in gent met garage | type=house in=gent garage
rijwoning met tuin | type=house garden
rijhuis 2 slpks Halle | type=house bed=2 in=halle
halfopen bebouwing met 3 slaapkamers | facades=3 bed=3
open bebouwing 4 slk garage | facades=4 bed=4 garage
vrijstaande woning met tuin | facades=4 type=house garden
bungalow te koop | type=house goal=sale
hoeve te koop Geldenaken | type=house goal=sale in=jodoigne
boerderij met 1 ha grond | type=house plot=10000
kasteel te koop | type=house goal=sale
penthouse met terras Antwerpen | type=apartment terrace in=antwerpen
duplex 2 slaapkamers | type=apartment bed=2
loft in Brussel 150m² | type=apartment in=bruxelles surf=150
handelspand te huur Waver | type=commercial goal=rent in=wavre
winkel te huur in leuven | type=commercial goal=rent in=leuven
winkelruimte 100 m2 | type=commercial surf=100
kantoor te huur Louvain-la-Neuve | type=offices goal=rent in=louvain-la-neuve
kantoorruimte 200m² brussel | type=offices surf=200 in=bruxelles
magazijn te huur 500m2 | type=industry goal=rent surf=500
loods te koop hannuit | type=industry goal=sale in=hannut
opbrengsteigendom Brussel | type=investment in=bruxelles
opbrengsteigendom tot 600.000 euro | type=investment max=600000
appartementsgebouw te koop | type=investment goal=sale
garage te huur Waver | type=garage goal=rent in=wavre
garagebox te koop | type=garage goal=sale
parkeerplaats te huur leuven | type=garage goal=rent in=leuven
autostaanplaats te koop brussel | type=garage goal=sale in=bruxelles
huis met garage en tuin | type=house garage garden
huis met 2 garages | type=house garages=2
woning met dubbele garage | type=house garages=2
appartement met 2 parkeerplaatsen | type=apartment parkings=2
appartement met staanplaats en lift | type=apartment parking lift
gemeubeld appartement te huur Brussel | furnished type=apartment goal=rent in=bruxelles
gemeubelde studio €700/maand | furnished type=studio max=700 goal=rent
gelijkvloers appartement met tuin | ground type=apartment garden
appartement gelijkvloers 1 slpk | type=apartment ground bed=1
appartement op het gelijkvloers met terras | type=apartment ground terrace
huis tussen 300.000 en 450.000 euro | type=house min=300000 max=450000
tussen 250 en 350k leuven | min=250000 max=350000 in=leuven
van 200.000 tot 300.000 euro huis | min=200000 max=300000 type=house
300-400k huis 4 slk | min=300000 max=400000 type=house bed=4
huis vanaf 250000 | type=house min=250000
vanaf 200k tot 300k | min=200000 max=300000
huis min 200k max 300k | type=house min=200000 max=300000
huis tot 350.000€ | type=house max=350000
tot 400k namen | max=400000 in=namur
onder de 250.000 | max=250000
onder de 1.200 per maand | max=1200 goal=rent
minder dan 300.000 euro | max=300000
max 400k | max=400000
maximum 900 euro per maand | max=900 goal=rent
huurprijs max 900 | goal=rent max=900
huur tussen 700 en 900 euro | goal=rent min=700 max=900
budget 350000 | max=350000
budget van 400.000 euro huis 3 slk | max=400000 type=house bed=3
budget max 1,2 miljoen villa | max=1200000 type=house
villa 1,5 mln tervuren | type=house max=1500000 in=tervuren
niet meer dan 300.000 | max=300000
hoogstens 275000 | max=275000
meer dan 500k | min=500000
boven 300.000 euro | min=300000
<400k | max=400000
huis < 350.000€ | type=house max=350000
rond 300.000 euro | min=270000 max=330000
ongeveer 400k huis | min=360000 max=440000 type=house
huis ca. 400.000 | type=house min=360000 max=440000
huis 350.000 | type=house max=350000
huis leuven 350k | type=house in=leuven max=350000
huis 3000 leuven | type=house in=leuven
3 slaapkamers 1300 waver | bed=3 in=wavre
appartement 3001 | type=apartment in=3001
drie slaapkamers in Waver | bed=3 in=wavre
huis vier slaapkamers twee badkamers | type=house bed=4 bath=2
woning met vijf slaapkamers | type=house bed=5
huis 4 slk 2 badk | type=house bed=4 bath=2
4slk 2 badkamers garage tuin | bed=4 bath=2 garage garden
3 slpkrs tuin namen | bed=3 garden in=namur
app. 3 slk + terras | type=apartment bed=3 terrace
app 1 slk balkon brussel | type=apartment bed=1 ?balkon in=bruxelles
minstens 3 slaapkamers en 2 badkamers | bed=3 bath=2
minimum 4 slaapkamers | bed=4
minimaal 2 slaapkamers | bed=2
3 slaapkamers minimum | bed=3
3 slk min 100 m² | bed=3 surf=100
3 slaapkamers of meer waver | bed=3 in=wavre
3+ slaapkamers | bed=3
3 tot 4 slaapkamers huis | bed=3 type=house
2/3 slaapkamers appartement | bed=2 type=apartment
3-slaapkamerappartement | bed=3 type=apartment
2 kamers appartement gent | bed=2 type=apartment in=gent
appartement minstens 100 m² | type=apartment surf=100
appartement groter dan 90m2 | type=apartment surf=90
appartement tussen 80 en 120 m² | type=apartment surf=80 surfMax=120
huis 150m² bewoonbaar | type=house surf=150
bewoonbare oppervlakte min 120 m2 | surf=120
oppervlakte van 200 m² huis | surf=200 type=house
appartement kleiner dan 100 m² | type=apartment surfMax=100
120 vierkante meter waver | surf=120 in=wavre
huis 180m2 perceel 800m2 | type=house surf=180 plot=800
grond 1 hectare | type=land plot=10000
weiland 2 ha namen | type=land plot=20000 in=namur
EPC B of beter | labelUp=B
huis EPC A | type=house label=A
appartement epc b minimum leuven | type=apartment labelUp=B in=leuven
huis met EPC A of B | type=house label=A,B
minstens epc c | labelUp=C
label A appartement nieuwbouw | label=A type=apartment new
energielabel B | label=B
EPC-label A+ | label=A+
PEB b huis brussel | label=B type=house in=bruxelles
instapklare woning waver | ?instapklare type=house in=wavre
nieuwbouw appartement Waver | new type=apartment in=wavre
nieuwbouwwoning 3 slaapkamers gembloux | new type=house bed=3 in=gembloux
nieuwbouw namen | new in=namur
nieuwbouwproject appartement 2 slk | new type=apartment bed=2
dichtbij Waver | near=wavre:10
huis in de buurt van Namen | type=house near=namur:10
huis nabij leuven | type=house near=leuven:10
huis binnen 10 km van Namen | type=house near=namur:10
huis in een straal van 15 km rond Waver | type=house near=wavre:15
huis op 5 km van Gembloux | type=house near=gembloux:5
appartement leuven en omgeving | type=apartment near=leuven:10
omgeving Geldenaken huis | near=jodoigne:10 type=house
rond Leuven appartement | near=leuven:10 type=apartment
leuven + 20 km | near=leuven:20
huis Leuven 5km | type=house near=leuven:5
regio Namen huis | near=namur:10 type=house
huis vlakbij station ottignies | type=house ?station in=ottignies
niet ver van brussel | near=bruxelles:10
huis Waals-Brabant | type=house in=brabant-wallon
huis vlaams brabant max 500k | type=house in=vlaams-brabant max=500000
provincie Namen bouwgrond | in=province-namur type=land
appartement brussel of waver | type=apartment in=bruxelles,wavre
huis Waver, Ottignies, Rixensart | type=house in=wavre,ottignies,rixensart
appartement ukkel elsene 2slk | type=apartment in=uccle,ixelles bed=2
huis Eigenbrakel 3 slk | type=house in=braine-l-alleud bed=3
huis terhulpen | type=house in=la-hulpe
geen appartement leuven | not=apartment in=leuven
alles behalve appartement in Namen | not=apartment in=namur
leuven geen appartement of studio | in=leuven not=apartment,studio
te koop waver geen bouwgrond | goal=sale in=wavre not=land
huis zonder tuin | type=house ?zonder ?tuin
huis zonder werken in waver | type=house ?zonder ?werken in=wavre
te renoveren huis Namen | ?renoveren type=house in=namur
gerenoveerd huis met kelder | ?gerenoveerd type=house ?kelder
rustig gelegen huis 3 slk | ?rustig type=house bed=3
huis of appartement leuven | type=house,apartment in=leuven
huis/appartement te huur | type=house,apartment goal=rent
villa of hoeve met grote tuin | type=house garden
ik zoek een huis met 3 slaapkamers in Waver | type=house bed=3 in=wavre
wij zoeken een appartement te huur met 2 slaapkamers | type=apartment goal=rent bed=2
op zoek naar huis om te kopen in namen | type=house goal=sale in=namur
kopen appartement Gent | goal=sale type=apartment in=gent
woning kopen brugge | type=house goal=sale in=brugge
huren appartement namen 2 slaapkamers | goal=rent type=apartment in=namur bed=2
appartement huren leuven max €950 | type=apartment goal=rent in=leuven max=950
huurwoning 3 slk | type=house goal=rent bed=3
huurappartement gent 1 slk | type=apartment goal=rent in=gent bed=1
huis met een grote tuin | type=house garden
huis met één slaapkamer | type=house bed=1
tuin terras garage | garden terrace garage
met tuin en terras te huur | garden terrace goal=rent
huis met dakterras | type=house terrace
appartement met carport | type=apartment ?carport
appartment 2 slaapkamers namen | type=apartment bed=2 in=namur
apartement te huur leuvn | type=apartment goal=rent in=leuven
huis met 3 slaapkammers | type=house bed=3
huis in Antwerpn | type=house in=antwerpen
bouwgrnd overijse | type=land in=overijse
herenhuiss gent | type=house in=gent
huis tuinn leuven | type=house garden in=leuven
house 3 slaapkamers leuven | type=house bed=3 in=leuven
maison te koop leuven | type=house goal=sale in=leuven
huis à louer wavre | type=house goal=rent in=wavre
HUIS TE KOOP LEUVEN 3 SLAAPKAMERS | type=house goal=sale in=leuven bed=3
prijs max 275.000 € appartement | max=275000 type=apartment
prijs: 200000-250000 | min=200000 max=250000
prijs tussen 1000 en 1500 € per maand | min=1000 max=1500 goal=rent
800 tot 1000 €/maand 2 slk | min=800 max=1000 goal=rent bed=2
900 euro pm appartement | max=900 goal=rent type=apartment
appartement 2 slaapkamers met lift, terras en garage | type=apartment bed=2 lift terrace garage
huis 250 duizend euro | type=house max=250000
huis 350 keur leuven | type=house max=350000 in=leuven
huis met bureau 4 slk | type=house ?bureau bed=4
pand te huur Waver | goal=rent in=wavre
huis luik 200k | type=house in=liege max=200000
appartement aan zee oostende | type=apartment ?zee in=oostende
villa knokke met 5 slaapkamers en lift | type=house in=knokke bed=5 lift
huis mechelen 3 slk tuin garage 350000 | type=house in=mechelen bed=3 garden garage max=350000
huis niet duur leuven | type=house ?niet ?duur in=leuven
niet gemeubeld appartement te huur Gent | unfurnished type=apartment goal=rent in=gent
appartement ongemeubeld 2 slpk | type=apartment unfurnished bed=2
appartement zonder lift | type=apartment noLift
gelijkvloers appartement met tuin in Leuven | ground type=apartment garden in=leuven
appartement niet op het gelijkvloers, met lift | type=apartment notGround lift
studio gemeubeld of niet gemeubeld | type=studio
`
