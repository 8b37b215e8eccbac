/** Lines in Dutch as people type and speak them, with what was meant and the words that nothing asks for (`line-table.ts`). */
export const dutchSpokenLines = `
Goeiendag, wij zoeken een gezinswoning met minstens 4 slaapkamers in de buurt van Aarschot, budget tot 425 duizend euro | type=house bed=4 near=aarschot:10 max=425000
huis tk regio Sint-Truiden 3slk tuin zuidgericht | type=house goal=sale near=sint-truiden:10 bed=3 garden ?zuidgericht
appt 2slpk met staanplaats in Kessel-Lo | type=apartment bed=2 parking in=kessel-lo
kot te huur Gent voor student vanaf september | type=studio goal=rent in=gent ?september ?student ?vanaf
hondvriendelijk appartement huren Berchem met 1 slaapkamer | type=apartment goal=rent in=berchem bed=1 ?hondvriendelijk
huisje met een klein tuintje in Lier onder de 350 000 | type=house garden in=lier max=350000
tweegevelwoning Deurne 3 kamers | type=house facades=2 in=deurne bed=3
halfopen bebouwing Heist-op-den-Berg garage en tuin | facades=3 in=heist-op-den-berg garage garden
open bebouwing in Keerbergen min. 10 are grond | facades=4 in=keerbergen plot=1000
alleenstaande woning 4 gevels Rotselaar max 650k | type=house facades=4 in=rotselaar max=650000
instapklaar rijhuis Borgerhout 2 badkamers | type=house in=borgerhout bath=2 ?instapklaar
te renoveren hoeve in het Pajottenland | type=house ?pajottenland ?renoveren
op te frissen woning in Tielt-Winge tot 300.000€ | type=house in=tielt-winge max=300000 ?frissen ?op ?te
appartement geen gelijkvloers met lift Kortrijk | type=apartment notGround lift in=kortrijk
gelijkvloerse woning zonder trap voor senioren in Diest | type=house ground in=diest ?senioren ?trap ?zonder
geen villa, liever een bungalow in Haacht | type=house in=haacht ?geen ?villa
wonen in Waregem, huis 3 slpk 2 badk | type=house bed=3 bath=2 in=waregem
assistentiewoning Hasselt te koop | type=apartment goal=sale in=hasselt
loft in oude fabriek Gent minstens 140 m2 | type=apartment in=gent surf=140 ?fabriek ?oude
dakappartement met terras van 20 m² in Leuven 3000 | type=apartment terrace in=leuven ?20 ?m²
handelspand met woonst Turnhout te huur 2.000 eur per maand | type=commercial goal=rent in=turnhout max=2000
winkelruimte te huur centrum Mechelen 80 m² | type=commercial goal=rent in=mechelen surf=80 ?centrum
magazijn 500m2 Willebroek te huur | type=industry surf=500 in=willebroek goal=rent
loods te koop Beringen | type=industry goal=sale in=beringen
kantoorruimte Diegem 200 vierkante meter huren | type=offices in=diegem surf=200 goal=rent
garage te koop Leuven station | type=garage goal=sale in=leuven ?station
autostaanplaats Knokke te koop max 60000 | type=garage in=knokke goal=sale max=60000
ondergrondse parkeerplaats Antwerpen zuid huren | type=garage in=antwerpen goal=rent ?zuid
perceel bouwgrond voor open bebouwing te Bilzen 12 are | type=land facades=4 in=bilzen plot=1200
weiland te koop Geraardsbergen | type=land goal=sale in=geraardsbergen
landbouwgrond 2 ha Tongeren | type=land plot=20000 in=tongeren-borgloon
projectgrond Vlaams Brabant | type=land in=vlaams-brabant
nieuwbouwproject Hasselt appartement 2 slaapkamers | new type=apartment in=hasselt bed=2
BEN-woning nieuwbouw Zottegem | type=house new in=zottegem
nieuwbouwwoning sleutel op de deur Roeselare 3 slpks | type=house new in=roeselare bed=3
EPC label B of beter huis Genk | type=house labelUp=B in=genk
huis met epc onder 200 kwh/m2 in Wetteren | type=house in=wetteren ?200 ?epc ?kwh ?m2 ?onder
energiezuinige woning label A Lokeren | type=house label=A in=lokeren ?energiezuinige
huis zonder renovatieplicht Halle | type=house in=halle ?renovatieplicht ?zonder
appartement met minstens EPC C Gent 2slpk < 280.000 | type=apartment labelUp=C in=gent bed=2 max=280000
huis tot driehonderdvijftigduizend euro in Zele | type=house max=350000 in=zele
max 1.250,- per maand appartement Sint-Niklaas | max=1250 goal=rent type=apartment in=sint-niklaas
huurwoning Maasmechelen tss 900 en 1100 euro | type=house goal=rent in=maasmechelen min=900 max=1100
studio 500 à 600 euro Brugge huren | type=studio min=500 max=600 in=brugge goal=rent
villa van 1 à 1,5 miljoen in Sint-Martens-Latem | type=house min=1000000 max=1500000 in=sint-martens-latem
woning 275K Aalter | type=house max=275000 in=aalter
woning rond 300.000 in Dilbeek | type=house min=270000 max=330000 in=dilbeek
huis vanaf 400k Tervuren 5 slaapkamers | type=house min=400000 in=tervuren bed=5
hius te koop in Menen | type=house goal=sale in=menen
huis te koop Wervick | type=house goal=sale in=wervik
appartemnt Oostend zeezicht 2 slpkmrs | type=apartment in=oostende bed=2 ?zeezicht
studio aan zee Blankenberge max 150000 | type=studio in=blankenberge max=150000 ?zee
appartement aan de kust Middelkerke of Nieuwpoort met garage | type=apartment in=middelkerke,nieuwpoort garage ?kust
huis Sint Amandsberg of Gentbrugge | type=house in=sint-amandsberg,gentbrugge
woning in 9050 of 9040 | type=house in=9050,9040
Leuven, Herent of Bierbeek huis 3 slaapkamers | in=leuven,herent,bierbeek type=house bed=3
huis ten noorden van Brussel | type=house in=bruxelles ?noorden ?ten
huis op max 10 min van Dendermonde | type=house near=dendermonde:10
woning binnen de 5 km van Hasselt | type=house near=hasselt:5
huis in en rond Lommel | type=house near=lommel:10
woning Arrondissement Leuven 4 slpk | type=house in=arrondissement-leuven bed=4
huis in het Brusselse gewest 3 slaapkamers | type=house in=bruxelles bed=3
appartement Sint-Jans-Molenbeek 2 kamers huur tot 950 | type=apartment in=molenbeek-saint-jean bed=2 goal=rent max=950
flat Oudergem 1 slk gemeubeld 1000€/m | type=apartment in=auderghem bed=1 furnished goal=rent max=1000
niet bemeubeld appartement Vorst | unfurnished type=apartment in=forest
gemeubileerd appartement Elsene te huur expat | furnished type=apartment in=ixelles goal=rent ?expat
huis in Waver met 4 slaapkamers | type=house in=wavre bed=4
woning te koop Bevekom (Beauvechain) | type=house goal=sale in=beauvechain
huis kopen in Geldenaken | type=house goal=sale in=jodoigne
appartement Bergen centrum | type=apartment in=mons ?centrum
huis Doornik 3 slaapkamers met tuin | type=house in=tournai bed=3 garden
vakantiewoning Ardennen 6 slaapkamers | type=house bed=6 ?ardennen
chalet aan de Ourthe La Roche | type=house in=la-roche-en-ardenne ?ourthe
appartement Luxemburg stad te huur | type=apartment in=ville-luxembourg goal=rent
kangoeroewoning Antwerpen | type=house in=antwerpen
twee-onder-een-kap Lanaken | facades=3 in=lanaken
huis met dubbele garage Brasschaat | type=house garages=2 in=brasschaat
huis met 2 garages en 2 parkeerplaatsen Schoten | type=house garages=2 parkings=2 in=schoten
herenhuis met 6 slaapkamers Antwerpen 2000 of 2018 | type=house bed=6 in=2000,2018
duplexappartement Gent dampoort 3slk 2de verdiep | type=apartment in=gent bed=3 ?2de ?verdiep
appartement op het gelijkvloers met tuin in Zemst | type=apartment ground garden in=zemst
appartement op de 3e verdieping lift Mechelen | type=apartment lift in=mechelen ?3e ?verdieping
woning bewoonbare oppervlakte min 180m² Ternat | type=house surf=180 in=ternat
huis groter dan 200 m2 met grond van minstens 1500 m2 in Overijse | type=house surf=200 plot=1500 in=overijse
huis met grote tuin van 8 are in Zoersel | type=house garden plot=800 in=zoersel
iets te koop in Ieper | goal=sale in=ieper
hallo, hebben jullie iets te huur in Vilvoorde met 2 slaapkamers? | goal=rent in=vilvoorde bed=2
zoek kleine woning voor alleenstaande in Tienen max 800 huur | type=house in=tienen goal=rent max=800
wij willen kopen in Zaventem, 3 slaapkamers, terras of tuin | goal=sale in=zaventem bed=3 terrace garden
appartement NIET in Brussel maar wel in Halle 2 slaapkamers | type=apartment in=halle bed=2 ?brussel ?in ?niet ?wel
opbrengstgebouw met 4 appartementen Gent | type=investment in=gent ?4 ?appartementen
investeringspand Antwerpen rendement 5% | type=investment in=antwerpen ?5
kasteel of landhuis Limburg | type=house in=limburg
villa met zwembad Knokke-Heist minstens 5 slpk, geen appartementen | type=house in=knokke-heist bed=5 not=apartment ?zwembad
te huur met optie tot koop Mol | goal=rent in=mol ?koop ?met ?optie ?tot
huurappartement 2 slaapkamers Deinze vanaf 1 januari | type=apartment goal=rent bed=2 in=deinze ?1 ?januari ?vanaf
woning met atelier of praktijkruimte Asse | type=house,commercial in=asse ?atelier
bel etage woning Wezembeek-Oppem 4 slk, lift | type=house in=wezembeek-oppem bed=4 lift
Huis, Schilde, € 750.000, 5 slaapkamers, 4 gevels, 250m² | type=house in=schilde max=750000 bed=5 facades=4 surf=250
Meise villa 900000 euro maximum 20 are | in=meise type=house max=900000 plotMax=2000
Wij willen verhuizen naar Herentals, liefst een vrijstaande woning met 4 slaapkamers en een grote tuin, max 480.000 | in=herentals type=house facades=4 bed=4 garden max=480000
th app 2slpk gent 850e/mnd | goal=rent type=apartment bed=2 in=gent max=850
tk villa lasne zwembad 5slk budget 1,2 mio | goal=sale type=house in=lasne bed=5 max=1200000 ?zwembad
starterswoning Aalst of Denderleeuw onder 250k | type=house in=aalst,denderleeuw max=250000
appartement met zonnig terras en autostaanplaats in Deurne, EPC max C | type=apartment terrace parking in=deurne labelUp=C ?zonnig
grond te koop voor een vrijstaande woning in Herk-de-Stad | type=land goal=sale facades=4 in=herk-de-stad
opslagruimte huren regio Gent 300m2 | type=industry goal=rent near=gent:10 surf=300
huis Oostende niet verder dan 15 km | type=house near=oostende:15
gebouw met 3 studio's Leuven investering | type=investment in=leuven ?3 ?studio's
kantoor aan de ring van Antwerpen min 400 m² | type=offices in=antwerpen surf=400 ?ring
huis 3 slpk + bureau Wondelgem | type=house bed=3 in=wondelgem ?bureau
woning tussen de 200 en 250 duizend in Ronse | type=house min=200000 max=250000 in=ronse
gemeubelde flat Brussel 1000 of 1040 korte termijn | furnished type=apartment in=1000,1040 ?korte ?termijn
penthouse niet op het gelijkvloers Hasselt 3 slaapkamers lift | type=apartment notGround in=hasselt bed=3 lift
moet een garage hebben: huis in Kortenberg 3 slpk | garage type=house in=kortenberg bed=3
`
