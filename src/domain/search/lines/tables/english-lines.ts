/** Lines as visitors type them in English, each with its reading (`line-table.ts` explains the notation). */
export const englishLines = `
house with 3 bedrooms and a garden in Wavre, max 400,000 | type=house bed=3 garden in=wavre max=400000
house for sale wavre | type=house goal=sale in=wavre
for sale house wavre 3 bed | goal=sale type=house in=wavre bed=3
apartment to rent Namur | type=apartment goal=rent in=namur
flat 2 bed leuven | type=apartment bed=2 in=leuven
2 bed flat to let in Brussels | bed=2 type=apartment goal=rent in=bruxelles
2br apartment brussels | bed=2 type=apartment in=bruxelles
apt 2 bdr louvain-la-neuve | type=apartment bed=2 in=louvain-la-neuve
studio for rent leuven under 600 | type=studio goal=rent in=leuven max=600
student room to rent in Leuven | type=studio goal=rent in=leuven
villa 4 bedrooms Lasne | type=house bed=4 in=lasne
villa with pool in Waterloo | type=house ?pool in=waterloo
building land Grez-Doiceau | type=land in=grez-doiceau
building plot 1000 sqm jodoigne | type=land plot=1000 in=jodoigne
plot of land of at least 800 m² | type=land plot=800
land for sale 1000m2 | type=land goal=sale plot=1000
house on a plot of 1500 m² | type=house plot=1500
house with 10 ares of land | type=house plot=1000
house with land of 2000 sqm | type=house plot=2000
townhouse Brussels | type=house in=bruxelles
town house in ghent with garage | type=house in=gent garage
terraced house with garden | type=house garden
semi-detached house 3 bedrooms | type=house facades=3 bed=3
detached house 4 bed garage | type=house facades=4 bed=4 garage
bungalow for sale | type=house goal=sale
farmhouse for sale Hannut | type=house goal=sale in=hannut
cottage near Namur | type=house near=namur:10
castle for sale | type=house goal=sale
mansion in lasne over 1 million | type=house in=lasne min=1000000
penthouse with terrace Antwerp | type=apartment terrace in=antwerpen
duplex 2 bedrooms | type=apartment bed=2
loft in Brussels 150 sqm | type=apartment in=bruxelles surf=150
shop to let Wavre | type=commercial goal=rent in=wavre
commercial property for rent in leuven | type=commercial goal=rent in=leuven
retail space 100 m2 | type=commercial surf=100
office to rent Louvain-la-Neuve | type=offices goal=rent in=louvain-la-neuve
office space 200m² brussels | type=offices surf=200 in=bruxelles
warehouse for rent 500 sqm | type=industry goal=rent surf=500
warehouse for sale hannut | type=industry goal=sale in=hannut
investment property Brussels | type=investment in=bruxelles
apartment building for sale | type=investment goal=sale
investment property up to 600,000 euros | type=investment max=600000
garage to rent Wavre | type=garage goal=rent in=wavre
parking space for sale | type=garage goal=sale
parking spot to rent leuven | type=garage goal=rent in=leuven
house with garage and garden | type=house garage garden
house with 2 garages | type=house garages=2
house with double garage | type=house garages=2
apartment with 2 parking spaces | type=apartment parkings=2
apartment with parking and lift | type=apartment parking lift
apartment with elevator and terrace | type=apartment lift terrace
furnished apartment for rent Brussels | furnished type=apartment goal=rent in=bruxelles
furnished studio 700 euros a month | furnished type=studio max=700 goal=rent
ground floor flat with garden | ground type=apartment garden
ground-floor apartment 1 bedroom | ground type=apartment bed=1
house between 300,000 and 450,000 | type=house min=300000 max=450000
between 250 and 350k wavre | min=250000 max=350000 in=wavre
from 200,000 to 300,000 euros house | min=200000 max=300000 type=house
300-400k house 4 bed | min=300000 max=400000 type=house bed=4
house from 250000 | type=house min=250000
house min 200k max 300k | type=house min=200000 max=300000
house up to €350,000 | type=house max=350000
up to 400k namur | max=400000 in=namur
under 250,000 euros | max=250000
below 300k | max=300000
less than 300,000 € | max=300000
max 400k | max=400000
maximum 900 per month | max=900 goal=rent
no more than 1200 a month | max=1200 goal=rent
rent max 900 | goal=rent max=900
rent between 700 and 900 euros | goal=rent min=700 max=900
budget 350000 | max=350000
budget of 400,000 euros house 3 bed | max=400000 type=house bed=3
budget max 1.2 million villa | max=1200000 type=house
villa 1.5m lasne | type=house max=1500000 in=lasne
not more than 300k | max=300000
at most 275000 | max=275000
more than 500k | min=500000
over 300,000 euros | min=300000
at least 200k flat | min=200000 type=apartment
<400k | max=400000
house < €350000 | type=house max=350000
around 300,000 euros | min=270000 max=330000
about 400k house | min=360000 max=440000 type=house
house 350,000 | type=house max=350000
house wavre 350k | type=house in=wavre max=350000
house 1300 wavre | type=house in=wavre
apartment 1348 | type=apartment in=1348
three bedrooms in Wavre | bed=3 in=wavre
three-bedroom house in Wavre | bed=3 type=house in=wavre
house four bedrooms two bathrooms | type=house bed=4 bath=2
house with five bedrooms | type=house bed=5
4 bed 2 bath house | bed=4 bath=2 type=house
4bed 2bath garage garden | bed=4 bath=2 garage garden
3 bedrooms garden namur | bed=3 garden in=namur
3-bed flat + terrace | bed=3 type=apartment terrace
1 bed flat balcony brussels | bed=1 type=apartment ?balcony in=bruxelles
at least 3 bedrooms and 2 bathrooms | bed=3 bath=2
minimum 4 bedrooms | bed=4
3 bedrooms minimum | bed=3
3 bed min 100 m² | bed=3 surf=100
3 bedrooms or more wavre | bed=3 in=wavre
3+ bedrooms | bed=3
3 to 4 bedrooms house | bed=3 type=house
2/3 bedrooms apartment | bed=2 type=apartment
3 bedroomed house | bed=3 type=house
one bedroom flat ixelles | bed=1 type=apartment in=ixelles
1-bedroom apartment | bed=1 type=apartment
apartment at least 100 m² | type=apartment surf=100
apartment bigger than 90 sqm | type=apartment surf=90
apartment between 80 and 120 m² | type=apartment surf=80 surfMax=120
house 150 sq m living area | type=house surf=150
living area min 120 m2 | surf=120
living space of 200 m² house | surf=200 type=house
apartment smaller than 100 m² | type=apartment surfMax=100
120 square metres wavre | surf=120 in=wavre
120 square meters | surf=120
house 180m2 plot 800m2 | type=house surf=180 plot=800
land 1 hectare | type=land plot=10000
farmland 2 ha namur | type=land plot=20000 in=namur
EPC B or better | labelUp=B
house EPC A | type=house label=A
apartment epc b minimum leuven | type=apartment labelUp=B in=leuven
house with EPC A or B | type=house label=A,B
at least epc c | labelUp=C
label A apartment new build | label=A type=apartment new
energy label B | label=B
energy class A+ | label=A+
PEB b house brussels | label=B type=house in=bruxelles
energy rating C or better house | labelUp=C type=house
new-build apartment Wavre | new type=apartment in=wavre
new build house 3 bed gembloux | new type=house bed=3 in=gembloux
newly built flat namur | new type=apartment in=namur
new construction 4 bedrooms | new bed=4
new apartment 2 bedrooms | new type=apartment bed=2
near Wavre | near=wavre:10
house near namur | type=house near=namur:10
house close to leuven | type=house near=leuven:10
house within 10 km of Namur | type=house near=namur:10
house in a radius of 15 km around Wavre | type=house near=wavre:15
house 5 km from gembloux | type=house near=gembloux:5
apartment leuven and surroundings | type=apartment near=leuven:10
around Jodoigne house | near=jodoigne:10 type=house
leuven + 20 km | near=leuven:20
house Leuven 5km | type=house near=leuven:5
Namur area house | near=namur:10 type=house
house near the station in ottignies | type=house ?station in=ottignies
not far from brussels | near=bruxelles:10
house Walloon Brabant | type=house in=brabant-wallon
house flemish brabant max 500k | type=house in=vlaams-brabant max=500000
province of Namur land | in=province-namur type=land
apartment brussels or wavre | type=apartment in=bruxelles,wavre
house Wavre, Ottignies, Rixensart | type=house in=wavre,ottignies,rixensart
apartment uccle ixelles 2 bed | type=apartment in=uccle,ixelles bed=2
house Braine-l'Alleud 3 bed | type=house in=braine-l-alleud bed=3
house la hulpe | type=house in=la-hulpe
no apartment leuven | not=apartment in=leuven
anything except apartment in Namur | not=apartment in=namur
leuven no apartments or studios | in=leuven not=apartment,studio
for sale wavre excluding land | goal=sale in=wavre not=land
not a flat wavre | not=apartment in=wavre
house without garden | type=house ?without ?garden
house with no work needed in wavre | type=house ?no ?work ?needed in=wavre
house to renovate Namur | type=house ?renovate in=namur
renovated house with cellar | ?renovated type=house ?cellar
quiet house 3 bed | ?quiet type=house bed=3
house or apartment leuven | type=house,apartment in=leuven
house/apartment to rent | type=house,apartment goal=rent
villa or farmhouse with large garden | type=house garden
I am looking for a house with 3 bedrooms in Wavre | type=house bed=3 in=wavre
we are looking for an apartment to rent with 2 bedrooms | type=apartment goal=rent bed=2
looking to buy a house in namur | goal=sale type=house in=namur
buy apartment Ghent | goal=sale type=apartment in=gent
buying a house in bruges | goal=sale type=house in=brugge
rent apartment namur 2 bedrooms | goal=rent type=apartment in=namur bed=2
apartment rental leuven max €950 | type=apartment goal=rent in=leuven max=950
I want to rent a flat in Ixelles for 1000 euros | goal=rent type=apartment in=ixelles max=1000
house with a big garden | type=house garden
house with one bedroom | type=house bed=1
garden terrace garage | garden terrace garage
with garden and terrace to let | garden terrace goal=rent
flat with roof terrace | type=apartment terrace
flat with patio | type=apartment ?patio
appartment 2 bedrooms namur | type=apartment bed=2 in=namur
apartement to rent leuvn | type=apartment goal=rent in=leuven
house with 3 bedroms | type=house bed=3
house in Antwerpp | type=house in=antwerpen
hosue 3 bed wavre | type=house bed=3 in=wavre
buiding plot overijse | type=land in=overijse
house gardn leuven | type=house garden in=leuven
maison 3 bedrooms leuven | type=house bed=3 in=leuven
house te koop leuven | type=house goal=sale in=leuven
house à louer wavre | type=house goal=rent in=wavre
HOUSE FOR SALE LEUVEN 3 BEDROOMS | type=house goal=sale in=leuven bed=3
price max 275,000 € apartment | max=275000 type=apartment
price: 200000-250000 | min=200000 max=250000
price between 1000 and 1500 € per month | min=1000 max=1500 goal=rent
800 to 1000 €/month 2 bed | min=800 max=1000 goal=rent bed=2
900 euro pcm apartment | max=900 goal=rent type=apartment
apartment 2 bedrooms with lift, terrace and garage | type=apartment bed=2 lift terrace garage
house 250 thousand euros | type=house max=250000
house with office 4 bed | type=house ?office bed=4
property to rent Wavre | goal=rent in=wavre
house liege 200k | type=house in=liege max=200000
apartment by the sea ostend | type=apartment ?sea in=oostende
villa knokke with 5 bedrooms and lift | type=house in=knokke bed=5 lift
house mechelen 3 bed garden garage 350000 | type=house in=mechelen bed=3 garden garage max=350000
cheap house leuven | ?cheap type=house in=leuven
apartment with at least two bedrooms and a terrace in Wavre for less than 300k | type=apartment bed=2 terrace in=wavre max=300000
house in brussels with 4+ bedrooms under 1.5 million | type=house in=bruxelles bed=4 max=1500000
flat to rent in luxembourg city | type=apartment goal=rent in=ville-de-luxembourg
ground floor office wavre | ground type=offices in=wavre
3 bedroom villa with garage for two cars | bed=3 type=house garages=2
unfurnished flat to rent in Ixelles | unfurnished type=apartment goal=rent in=ixelles
apartment without a lift | type=apartment noLift
ground floor flat with garden | ground type=apartment garden
apartment not on the ground floor | type=apartment notGround
apartment with lift, not furnished | type=apartment lift unfurnished
garden level apartment 2 bed Leuven | ground type=apartment bed=2 in=leuven
`
