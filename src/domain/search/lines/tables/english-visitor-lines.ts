/** Lines in English that were written down before anybody looked how they are read (`line-table.ts` explains the notation). */
export const englishVisitorLines = `
3 bed house Wavre under 400k | bed=3 type=house in=wavre max=400000
2br apartment to rent brussels max 1200/month | bed=2 type=apartment goal=rent in=bruxelles max=1200
flat near Leuven | type=apartment near=leuven:10
cheap studio Ghent | ?cheap type=studio in=gent
house with pool Waterloo | type=house ?pool in=waterloo
family home 4 bedrooms garden Tervuren | type=house bed=4 garden in=tervuren
between 300 and 400k apartment Ixelles | min=300000 max=400000 type=apartment in=ixelles
no apartments, detached house, 5 bedrooms | not=apartment facades=4 type=house bed=5
fixer upper Liège under €150,000 | ?fixer ?upper in=liege max=150000
EPC B or better | labelUp=B
within 10 km of Namur, 3 bedrooms | near=namur:10 bed=3
ground floor flat with terrace Uccle | ground type=apartment terrace in=uccle
penthouse with lift and parking Antwerp | type=apartment lift parking in=antwerpen
building plot 1000 m2 Gembloux | type=land plot=1000 in=gembloux
furnished 1 bed Etterbeek 950 euros | furnished bed=1 in=etterbeek max=950
unfurnished house to rent Brabant Wallon | unfurnished type=house goal=rent in=province-brabant-wallon
office space 200 sqm Zaventem | type=offices surf=200 in=zaventem
new build 2 bed flat Mechelen | new bed=2 type=apartment in=mechelen
house for sale 250-300k Hasselt | type=house goal=sale min=250000 max=300000 in=hasselt
at least 150 m² and 2 bathrooms in Rixensart | surf=150 bath=2 in=rixensart
garage to rent in Saint-Gilles | type=garage goal=rent in=saint-gilles
shop Bruges city centre | type=commercial in=brugge ?centre
2-3 bedrooms, max €350k, Leuven | bed=2 max=350000 in=leuven
apartement 2 bedroms Brussel | type=apartment bed=2 in=bruxelles
farmhouse with 1 hectare | type=house plot=10000
around Leuven 15km house with garage | near=leuven:15 type=house garage
semi-detached in Lasne up to 600000 | facades=3 in=lasne max=600000
rent max 1,100 pm Louvain-la-Neuve | goal=rent max=1100 in=louvain-la-neuve
villa 4 facades Overijse | type=house facades=4 in=overijse
flat with balcony Schaerbeek 1 bedroom | type=apartment ?balcony in=schaerbeek bed=1
top floor apartment with lift | ?top ?floor type=apartment lift
from 200 sqm with large garden | surf=200 garden
investment property Charleroi | type=investment in=charleroi
terraced house 3 beds Aalst | type=house bed=3 in=aalst
warehouse 500m2 Genk | type=industry surf=500 in=genk
apartment or studio Ostend by the sea | type=apartment,studio in=oostende ?sea
duplex Luxembourg city 2 bed | type=apartment in=luxembourg-ville bed=2
house without works Nivelles | type=house ?without ?works in=nivelles
3 bedroom townhouse Ghent 450,000 | bed=3 type=house in=gent max=450000
looking for a quiet villa near Brussels with 4 bedrooms and double garage for max 800k | ?quiet type=house near=bruxelles:10 bed=4 garages=2 max=800000
pet friendly apartment rent Namur | ?pet ?friendly type=apartment goal=rent in=namur
more than 3 bedrooms Waterloo | bed=4 in=waterloo
less than 300k Antwerp 2 bed | max=300000 in=antwerpen bed=2
million euro villa Knokke | type=house max=1000000 in=knokke
land for sale Ardennes | type=land goal=sale ?ardennes
rental 900-1100 eur Ixelles | goal=rent min=900 max=1100 in=ixelles
1 bed flat 1050 Brussels | bed=1 type=apartment in=1050
house 3 rooms garden Tubize | type=house bed=3 garden in=tubize
new apartment energy label A Leuven | new type=apartment label=A in=leuven
maison 3 bedrooms Wavre with garden | type=house bed=3 in=wavre garden
bungalow no stairs Keerbergen | type=house ?no ?stairs in=keerbergen
apartment w/ 2 parking spaces Kraainem | type=apartment parkings=2 in=kraainem
2 bed 2 bath apartment Brussels max 450k | bed=2 bath=2 type=apartment in=bruxelles max=450000
about 350000 house Dendermonde | min=315000 max=385000 type=house in=dendermonde
house max 500k Flemish Brabant | type=house max=500000 in=province-vlaams-brabant
student room Leuven | type=studio in=leuven
buy flat Liege 150k | goal=sale type=apartment in=liege max=150000
house in Wavre or Ottignies | type=house in=wavre,ottignies
apt 2bdr 75m² Etterbeek | type=apartment bed=2 surf=75 in=etterbeek
country house with stables | type=house ?stables
looking to rent a 2 bedroom flat in Ixelles or Etterbeek, max 1300 | goal=rent bed=2 type=apartment in=ixelles,etterbeek max=1300
house with at least 4 bedrooms and a big garden near Wavre, budget 600k | type=house bed=4 garden near=wavre:10 max=600000
apartment for sale under 250 000 euros Antwerp | type=apartment goal=sale max=250000 in=antwerpen
3 bedroom house to let Tervuren 2500 pcm | bed=3 type=house goal=rent in=tervuren max=2500
villa 400 sqm Lasne | type=house surf=400 in=lasne
not an apartment, 3 beds, Mechelen | not=apartment bed=3 in=mechelen
energy efficient house EPC A or B Ghent | ?energy ?efficient type=house label=A,B in=gent
plot of land 2000 m² Namur province | type=land plot=2000 in=province-namur
cosy cottage in the Ardennes | ?cosy type=house ?the ?ardennes
commercial space for rent Bruges 80 m2 | type=commercial goal=rent in=brugge surf=80
apartment with elevator not ground floor Leuven | type=apartment lift notGround in=leuven
up to 1500 per month, furnished, Brussels | max=1500 goal=rent furnished in=bruxelles
house 5 min from Leuven station | type=house in=leuven ?5 ?min ?station
new-build house three bedrooms Hasselt | new type=house bed=3 in=hasselt
between €900 and €1,200 one bedroom Ghent | min=900 max=1200 bed=1 in=gent
2+ bedrooms 1+ bathrooms Liège | bed=2 bath=1 in=liege
parking space for sale Ostend | type=garage goal=sale in=oostende
large family villa Uccle 1.5m | type=house in=uccle max=1500000
flat share Leuven | type=apartment ?share in=leuven
houses in Walloon Brabant under half a million | type=house in=province-brabant-wallon max=500000
`
