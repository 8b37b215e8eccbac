/** Lines in Dutch in the manner of many people, in the form of `line-table.ts`: the first sixty were written before anybody read the grammar. */
export const dutchPeopleLines = `
ik zoek een huis met drie slaapkamers in de buurt van Zottegem, max 350.000 euro | type=house bed=3 near=zottegem:10 max=350000
appartment 2 slpk Roeselare lift | type=apartment bed=2 in=roeselare lift
app 1 slk met terras te huur Kortrijk onder 800 | goal=rent type=apartment bed=1 terrace in=kortrijk max=800
vrijst. woning 4 slk Brasschaat | type=house facades=4 bed=4 in=brasschaat
HOB Sint-Katelijne-Waver met garage en tuin | facades=3 in=sint-katelijne-waver garage garden
rijhuis Mechelen 3slpks budget 325k | type=house in=mechelen bed=3 max=325000
bouwgrond 8 are Aalter | type=land plot=800 in=aalter
bouwgrond voor open bebouwing tussen 150 000 en 200 000 regio Diest | type=land facades=4 min=150000 max=200000 near=diest:10
studentenkamer Gent max 450 per maand | goal=rent type=studio in=gent max=450
garagebox te koop Deurne | goal=sale type=garage in=deurne
staanplaats in Antwerpen | type=garage in=antwerpen
kantoor 150m² Zaventem huren | goal=rent type=offices surf=150 in=zaventem
winkelpand Hasselt centrum | type=commercial in=hasselt ?centrum
magazijn of loods 1000 m2 regio Genk | type=industry surf=1000 near=genk:10
opbrengsteigendom Oostende max 600.000 | type=investment in=oostende max=600000
gelijkvloers appartement met tuintje Lokeren | ground type=apartment garden in=lokeren
huisje aan zee Koksijde of Nieuwpoort | type=house in=koksijde,nieuwpoort ?zee
vakantiewoning Durbuy 3 slaapkamers | type=house in=durbuy bed=3
nieuwbouwapartement Turnhout epc A | type=apartment new in=turnhout label=A
woning EPC label B of beter, Leuven | type=house labelUp=B in=leuven
geen appartement, wel een huis met garage, Sint-Truiden | not=apartment type=house garage in=sint-truiden ?wel
bungalow alles gelijkvloers Lommel | type=house ground in=lommel
mag niet meer dan 1.250€ per maand kosten, 2 slaapkamers, Vilvoorde | goal=rent max=1250 bed=2 in=vilvoorde ?mag
hous met zwembad Schilde 900.000 | type=house in=schilde max=900000 ?zwembad
villa vanaf 200m² bewoonbare oppervlakte en 2000m² grond, Keerbergen | type=house surf=200 plot=2000 in=keerbergen
woning in Luik of Verviers | type=house in=liege,verviers
appartement Luxemburg stad 2 slaapkamers max 1800 huur | goal=rent type=apartment in=ville-luxembourg bed=2 max=1800
straal van 10 km rond Dendermonde, woning met 4 slaapkamers | near=dendermonde:10 type=house bed=4
op 15 km van Brugge landelijke woning | near=brugge:15 type=house ?landelijke
hoeve met stallen 2 ha Poperinge | type=house plot=20000 in=poperinge ?stallen
Huis kopen in Aalst tussen de 250 en 300 duizend | goal=sale type=house in=aalst min=250000 max=300000
wij willen graag een ruim appartement kopen in Hasselt of Genk, twee badkamers | goal=sale type=apartment in=hasselt,genk bath=2
zijn er huizen te huur in Tervuren met 5 slaapkamers? | goal=rent type=house in=tervuren bed=5
gemeubelde studio Etterbeek | furnished type=studio in=etterbeek
ongemeubeld app. Elsene 1 slk | unfurnished type=apartment in=elsene bed=1
loft Antwerpen Zuid min 120 m² | type=apartment in=antwerpen surf=120 ?zuid
app. met 2 autostaanplaatsen Waregem | type=apartment parkings=2 in=waregem
dubbele garage, 4 slk, Overijse | garages=2 bed=4 in=overijse
woning met carport Bilzen | type=house in=bilzen ?carport
2 badkamers 3 slaapkamers Knokke-Heist zeezicht | bath=2 bed=3 in=knokke-heist ?zeezicht
9000 gent huis 400 000 | in=gent type=house max=400000
3-gevelwoning Heist-op-den-Berg | type=house facades=3 in=heist-op-den-berg
wonig te koop kotrijk | goal=sale type=house in=kortrijk
te renoveren woning Ronse goedkoop | type=house in=ronse ?goedkoop ?renoveren
huis zonder tuin Sint-Niklaas | type=house in=sint-niklaas ?tuin ?zonder
apartement met balkon en lift Borgerhout | type=apartment lift in=borgerhout ?balkon
penthouse met groot dakterras Leuven 600k | type=apartment terrace in=leuven max=600000
handelsruimte te huur Aarschot 100 tot 150 m² | goal=rent type=commercial in=aarschot surf=100 surfMax=150
assistentieflat Geel | type=apartment in=geel
gezinswoning Vlaams-Brabant 4 slk tuin garage | type=house in=province-vlaams-brabant bed=4 garden garage
huis in het Pajottenland of Halle | type=house in=halle ?pajottenland
woning met minstens drie slaapkamers en een bureau te Merelbeke | type=house bed=3 in=merelbeke ?bureau
duplex te huur Leuven 1100 euro alles inbegrepen | goal=rent type=apartment in=leuven max=1100
grond zonder bouwverplichting Maaseik 6a | type=land in=maaseik plot=600 ?bouwverplichting ?zonder
stuk grond van minimum 15 ares | type=land plot=1500
minimum 2 slpkr max € 950 Wetteren | bed=2 max=950 in=wetteren
maximaal vierhonderdduizend euro, woning, Bonheiden | max=400000 type=house in=bonheiden
instapklare woning Temse zonder werken | type=house in=temse ?instapklare ?werken ?zonder
huis Pelt of Hamont-Achel | type=house in=pelt,hamont-achel
bel-etage woning Wilrijk | type=house in=wilrijk
hallo, wij zoeken een betaalbaar rijhuisje in Ninove of Geraardsbergen, liefst onder de 275.000 | type=house in=ninove,geraardsbergen max=275000 ?betaalbaar
appartementje 2slpk Blankenberge zeedijk | type=apartment bed=2 in=blankenberge ?zeedijk
alleenst. woning Keerbergen 5 slk 3 badk | type=house facades=4 in=keerbergen bed=5 bath=3
te koop gevraagd bouwgrond min 7a50 Merchtem | goal=sale type=land plot=750 in=merchtem ?gevraagd
3 slaapkamers, garage, tuin, max 1400/maand, regio Halle | bed=3 garage garden max=1400 goal=rent near=halle:10
nieuwbouwapp. 3 slk Waregem rond 350.000 | type=apartment new bed=3 in=waregem min=315000 max=385000
huis 4 slk Edegem tot zeshonderdduizend euro | type=house bed=4 in=edegem max=600000
loods 500 à 750 m² met kantoor, Tielt of Pittem, te huur | type=industry surf=500 surfMax=750 in=tielt,pittem goal=rent ?kantoor
kot Leuven onder 500 euro gemeub. | type=studio in=leuven max=500 furnished
klein huisje met grote tuin buiten de stad Gent | type=house garden ?buiten ?gent ?stad
vakantiehuis Ardennen met 6 slaapkamers | type=house bed=6 ?ardennen
appartemnt gelijkvloers Tienen 2 slaapkmers teras | type=apartment ground in=tienen bed=2 terrace
2 of 3 slaapkamers, lift, max 900 per mnd, Oostende of Bredene | bed=2 lift max=900 goal=rent in=oostende,bredene
bedrijfspand met parking en 1000m² grond Geel | type=industry parking plot=1000 in=geel
landhuis Limburg 800k tot 1,2 miljoen | type=house in=province-limburg min=800000 max=1200000
huis met EPC A+ of A Tessenderlo | type=house label=A+,A in=tessenderlo
woonst voor gezin met 4 kinderen Boortmeerbeek | in=boortmeerbeek ?4 ?kinderen
geen studio geen duplex wel appartement 1 slk Gent | not=studio type=apartment bed=1 in=gent ?wel
stal met weiland 3ha Herzele | plot=30000 in=herzele ?stal
ondergrondse staanplaats Leuven station | type=garage in=leuven ?ondergrondse ?station
hoekpand handel + woonst Torhout | type=commercial in=torhout ?hoekpand
Huis te huur Dilbeek 1500 eur / mnd met 3 slk en garage | goal=rent type=house in=dilbeek max=1500 bed=3 garage
Sint-Pieters-Leeuw of Beersel huis 3 slk 400 tot 475 | in=sint-pieters-leeuw,beersel type=house bed=3 min=400000 max=475000
op max 20 minuten van Hasselt een woning met 4 slaapkamers en bureau | near=hasselt:20 type=house bed=4 ?bureau
Waals-Brabant villa 4 gevels zwembad 1 miljoen | in=province-brabant-wallon type=house facades=4 max=1000000 ?zwembad
jong koppel zoekt instapklare gezinswoning in Wetteren of Laarne, 3 slk, tot 380k | type=house in=wetteren,laarne bed=3 max=380000 ?instapklare ?jong
vrijst. villa 4 slpk Bonheiden min 10 are | facades=4 type=house bed=4 in=bonheiden plot=1000
appartementtehuur Mechelen 2slk | goal=rent type=apartment in=mechelen bed=2
huis met grote tuin en oprit, Lint of Kontich, 1500 max per maand | type=house garden in=lint,kontich max=1500 goal=rent ?oprit
gebouw met winkel en 2 appartementen Aalst | type=investment in=aalst ?2 ?appartementen ?winkel
bouwkavel 500 tot 700 m² Ham | type=land plot=500 plotMax=700 in=ham
slk 2 badk 1 garage 1 Nevele | bed=2 bath=1 garage in=nevele
gemeub. studio Gent max 700 incl. | furnished type=studio in=gent max=700
2 slaapkamers Antwerpen Berchem lift 1100 euro huur | bed=2 in=2600 lift goal=rent max=1100
alleenst. of halfop. woning Zwijndrecht | facades=3 type=house in=zwijndrecht
woning op 5 km afstand van Kortrijk | type=house near=kortrijk:5
winkelruimte Brugge 80m2 1.200/mnd | type=commercial in=brugge surf=80 max=1200 goal=rent
3 verhuurde studio's Gent | type=investment in=gent
appartement max 250 Aalst 2 slk | type=apartment max=250000 in=aalst bed=2
Rekkem of Lauwe rijhuis 3 slk tuin | in=rekkem,lauwe type=house bed=3 garden
we zijn op zoek naar een huisje met 2 slpks en een klein tuintje in Deinze, max 265.000 | type=house bed=2 garden in=deinze max=265000
appartement Kortrijk 2slk 120m2 penthouse 450k | type=apartment in=kortrijk bed=2 surf=120 max=450000
bedrijfsgebouw Izegem minstens 1000m² | type=industry in=izegem surf=1000
te huur gezocht huis met tuin Dendermonde tot 1000 euro/maand | goal=rent type=house garden in=dendermonde max=1000
Gentbrugge of Ledeberg, 3 slk, tuin, tot 390 000 euro | in=gentbrugge,ledeberg bed=3 garden max=390000
garage te huur Leuven max 100 euro per maand | type=garage goal=rent in=leuven max=100
ruime loft min. 150 vierkante meter Aalst | type=apartment surf=150 in=aalst
halfopen bebouwing met 3 slaapkamers en 5 are Zele | facades=3 bed=3 plot=500 in=zele
appartement met zeezicht Middelkerke 2 slaapkamers 300.000 à 350.000 | type=apartment in=middelkerke bed=2 min=300000 max=350000 ?zeezicht
huis in Luxemburg provincie max 200k | type=house in=province-luxembourg max=200000
gelijkvloerse winkel 80m² Turnhout | ground type=commercial surf=80 in=turnhout
geen villa maar een appartement, Tongeren, 2 slk | type=apartment in=tongeren bed=2 not=house
`
