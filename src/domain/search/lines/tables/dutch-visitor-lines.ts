/** Lines in Dutch that were written down before anybody looked how they are read (`line-table.ts` explains the notation). */
export const dutchVisitorLines = `
huis kopen gent tot 350k | type=house goal=sale in=gent max=350000
appt 2 slpk leuven max. 1.100€/maand | type=apartment bed=2 in=leuven max=1100 goal=rent
3 slpk woning mechelen met tuin en garage | bed=3 type=house in=mechelen garden garage
villa met zwembad waterloo | type=house ?zwembad in=waterloo
EPC B of beter huis hasselt | labelUp=B type=house in=hasselt
rond Leuven 10 km huis 4 slaapkamers | near=leuven:10 type=house bed=4
2-3 slaapkamers appartement brugge | bed=2 type=apartment in=brugge
geen appartement in Gent, minstens 3 kamers | not=apartment in=gent bed=3
te renoveren woning aalst onder 250.000 | ?renoveren type=house in=aalst max=250000
bouwgrond 10 are lommel | type=land plot=1000 in=lommel
studio gent gemeubeld 650 euro | type=studio in=gent furnished max=650
nieuwbouw app antwerpen zuid | new type=apartment in=antwerpen ?zuid
huis vanaf 200m² met grote tuin | type=house surf=200 garden
gelijkvloers app met terras kortrijk | ground type=apartment terrace in=kortrijk
loft brussel te koop tussen 300 en 400k | type=apartment in=bruxelles goal=sale min=300000 max=400000
rijwoning 2800 tot 300000 | type=house in=2800 max=300000
appartement te huur 900-1200 euro leuven | type=apartment goal=rent min=900 max=1200 in=leuven
huis 3slk 1badk waregem | type=house bed=3 bath=1 in=waregem
garagebox te huur gent | type=garage goal=rent in=gent
handelspand centrum brugge | type=commercial ?centrum in=brugge
opbrengsteigendom Luik | type=investment in=liege
huis in of rond Oostende | type=house near=oostende:10
woning met 4 slks en dubbele garage | type=house bed=4 garages=2
appartement lift terras 2slk hasselt budget 280.000 | type=apartment lift terrace bed=2 in=hasselt max=280000
halfopen bebouwing zonhoven 3 slpk | facades=3 in=zonhoven bed=3
app brussel 1000 euro per maand 1 slpk | type=apartment in=bruxelles max=1000 goal=rent bed=1
koopwoning lier max 425k epc c | goal=sale type=house in=lier max=425000 label=C
appartment te koop antwerpen 2 slaapkaemers | type=apartment goal=sale in=antwerpen bed=2
huis met minimum 5 slaapkamers in provincie Limburg | type=house bed=5 in=province-limbourg
Vlaams-Brabant huis met tuin onder de 400.000 euro | in=province-vlaams-brabant type=house garden max=400000
kangoeroewoning aarschot | type=house in=aarschot
goedkope studio luik | ?goedkope type=studio in=liege
penthouse knokke met zeezicht | type=apartment in=knokke ?zeezicht
boerderij met grond 1ha in haspengouw | type=house plot=10000 ?haspengouw
kantoor 150m2 te huur zaventem | type=offices surf=150 goal=rent in=zaventem
huis gent 350 000 | type=house in=gent max=350000
bungalow of villa 3 slpk schilde | type=house bed=3 in=schilde
appartement niet gelijkvloers met lift sint-niklaas | type=apartment notGround lift in=sint-niklaas
maximum 1000 per maand, 2 slaapkamers, Mechelen | max=1000 goal=rent bed=2 in=mechelen
woning zonder werken tienen 300k | type=house ?zonder ?werken in=tienen max=300000
huis dichtbij station gent | type=house ?station in=gent
energielabel a of b appartement leuven | label=A,B type=apartment in=leuven
huis 250-300k vilvoorde | type=house min=250000 max=300000 in=vilvoorde
appartement 80m² 2 slpk zemst | type=apartment surf=80 bed=2 in=zemst
vakantiehuis ardennen | type=house ?ardennen
magazijn 500 m² genk | type=industry surf=500 in=genk
staanplaats leuven huren | type=garage in=leuven goal=rent
huis te koop 9000 gent 4 gevels | type=house goal=sale in=gent facades=4
maison met tuin in waver | type=house garden in=wavre
2ch appt ixelles max 1100 | bed=2 type=apartment in=ixelles max=1100
huurhuis turnhout 3 slpk tuin | goal=rent type=house in=turnhout bed=3 garden
alleenstaande woning keerbergen of haacht | facades=4 type=house in=keerbergen,haacht
huis max 20 km van brussel | type=house near=bruxelles:20
nieuwbouwappartement met 2 slaapkamers en 2 parkeerplaatsen | new type=apartment bed=2 parkings=2
starterswoning dendermonde < 275000 | type=house in=dendermonde max=275000
lage huurprijs studio antwerpen max 600 | ?lage type=studio goal=rent in=antwerpen max=600
te huur: huis met hond toegelaten, ninove | goal=rent type=house ?hond ?toegelaten in=ninove
Gezocht: ruim herenhuis Gent ca. 600.000 euro | type=house in=gent min=540000 max=660000
appartement 3 slaapkamers niet te duur oostende | type=apartment bed=3 ?niet ?duur in=oostende
koop app blankenberge 1 of 2 slaapkamers | goal=sale type=apartment in=blankenberge bed=1
huis gezocht regio Gent min 3 slaapkamers tot 400.000 | type=house near=gent:10 bed=3 max=400000
2 slpk flat Oostende zeedijk max 250000 | bed=2 type=apartment in=oostende ?zeedijk max=250000
huurappartement Leuven centrum, 2 slpk, 850 à 1000 euro | type=apartment goal=rent in=leuven ?centrum bed=2 min=850 max=1000
koopje huis Charleroi | ?koopje type=house in=charleroi
woonst met 4 slpk & zwembad Overijse/Tervuren | bed=4 ?zwembad in=overijse,tervuren
boven de 300k niet nodig, huis in Diest | in=diest type=house min=300000 ?niet
app gemeubileerd te huur brussel europawijk | type=apartment furnished goal=rent in=bruxelles ?europawijk
1ste verdieping app met lift gent | ?1ste ?verdieping type=apartment lift in=gent
EPC A+ nieuwbouwwoning Lier | label=A+ new type=house in=lier
huis + garage, geen rijwoning, Tienen | type=house garage ?geen ?rijwoning in=tienen
bouwgrond <150.000 € Bilzen | type=land max=150000 in=bilzen
villa's Brasschaat vanaf 1 miljoen | type=house in=brasschaat min=1000000
hoeve omgeving Ieper | type=house near=ieper:10
150 m2 bewoonbaar, 3 slpk, Kontich | surf=150 bed=3 in=kontich
appartement met minstens 2 badkamers en 3 slaapkamers Antwerpen | type=apartment bath=2 bed=3 in=antwerpen
huren studio Hasselt < 600 | goal=rent type=studio in=hasselt max=600
huis te koop Leuven of Heverlee of Kessel-Lo | type=house goal=sale in=leuven,heverlee,kessel-lo
handelspand te huur Meir Antwerpen | type=commercial goal=rent ?meir in=antwerpen
gezin zoekt huis 4 slk tuin garage Brugge | type=house bed=4 garden garage in=brugge
studentenkamer gent max 450 | type=studio in=gent max=450
`
