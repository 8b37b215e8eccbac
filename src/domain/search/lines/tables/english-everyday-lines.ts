/** Lines in English as people type them, each with the reading it was meant to have (`line-table.ts` explains the notation). */
export const englishEverydayLines = `
4 bedroom house with garden in Tervuren under 700k | bed=4 type=house garden in=tervuren max=700000
I'm looking for a house to rent in Leuven with 3 bedrooms, budget 1400 euros | type=house goal=rent in=leuven bed=3 max=1400
furnished studio to rent in Antwerp €650 bills included | furnished type=studio goal=rent in=antwerpen max=650
apt 3 br lift parking Etterbeek < 450k | type=apartment bed=3 lift parking in=etterbeek max=450000
house for sale in Waterloo or Lasne | type=house goal=sale in=waterloo,lasne
villa in Knokke with pool 1.5 million | type=house in=knokke ?pool max=1500000
building plot 8 ares near Wavre | type=land plot=800 near=wavre:10
building land at least 600 sqm Nivelles | type=land plot=600 in=nivelles
house EPC A or B Mechelen | type=house label=A,B in=mechelen
new build apartment with elevator and balcony in Uccle | new type=apartment lift ?balcony in=uccle
appartment to rent Brusels 2 bedroms | type=apartment goal=rent in=brussels bed=2
hosue for sale Namur | type=house goal=sale in=namur
garage to rent in Ixelles | type=garage goal=rent in=ixelles
office space 150 sqm to let Zaventem | type=offices surf=150 goal=rent in=zaventem
ground floor flat with garden Forest 2 beds | ground type=apartment garden in=forest bed=2
investment property Liège | type=investment in=liege
house without renovation work Genappe | type=house ?without ?renovation ?work in=genappe
no apartments, house in Wavre | not=apartment type=house in=wavre
house between 250,000 and 325,000 euros in Gembloux | type=house min=250000 max=325000 in=gembloux
apartment 1000 Brussels 2 bedrooms 1100 per month | type=apartment in=1000 bed=2 max=1100 goal=rent
max rent €950 apartment Bruges | goal=rent max=950 type=apartment in=brugge
farmhouse with stables West Flanders | type=house ?stables in=west-vlaanderen
holiday home Durbuy | type=house in=durbuy
house 15 km from Ghent | type=house near=gent:15
house within 20km of Mechelen | type=house near=mechelen:20
penthouse with large roof terrace Ostend | type=apartment terrace in=oostende
duplex in Saint-Gilles 3br 120 sq m | type=apartment in=saint-gilles bed=3 surf=120
townhouse Schaerbeek 4 bed garden < €600,000 | type=house in=schaerbeek bed=4 garden max=600000
student room Leuven | type=studio in=leuven
house 1300 | type=house in=1300
1150 Woluwe house 4 bedrooms | in=woluwe-saint-pierre type=house bed=4
house province of Namur 3 bedrooms under 250000 | type=house in=province-namur bed=3 max=250000
house in Walloon Brabant with 4 bedrooms and 2 bathrooms | type=house in=brabant-wallon bed=4 bath=2
East Flanders building plot | in=oost-vlaanderen type=land
house in Flemish Brabant | type=house in=vlaams-brabant
apartment in Brussels two bedrooms | type=apartment in=brussels bed=2
apartment Luxembourg City 2 bedrooms 2500€ | type=apartment in=ville-luxembourg bed=2 max=2500
house energy class B minimum Wavre | type=house labelUp=B in=wavre
epc c or better house Limburg | labelUp=C type=house in=limburg
energy label A+ house Hasselt | label=A+ type=house in=hasselt
200 sqm house | surf=200 type=house
house of at least 180 sqm with 15 ares of land | type=house surf=180 plot=1500
farm with meadow Ciney | type=house ?meadow in=ciney
house with two garages Geel | type=house garages=2 in=geel
house with double garage in Braine-l'Alleud | type=house garages=2 in=braine-l-alleud
unfurnished apartment to rent Auderghem | unfurnished type=apartment goal=rent in=auderghem
pet friendly apartment Laeken | ?pet ?friendly type=apartment in=laeken
3 bed house plus office Grez-Doiceau | bed=3 type=house ?office in=grez-doiceau
three bedroom house Genappe | bed=3 type=house in=genappe
one bedroom flat Anderlecht | bed=1 type=apartment in=anderlecht
4 or more bedrooms Chaumont-Gistoux | bed=4 in=chaumont-gistoux
at least 5 bedrooms Rhode-Saint-Genèse | bed=5 in=sint-genesius-rode
house to renovate Verviers max 120k | type=house ?renovate in=verviers max=120000
fixer upper Liege | ?fixer ?upper in=liege
warehouse 500 sqm Seneffe to let | type=industry surf=500 in=seneffe goal=rent
shop to let Ixelles 80 sqm | type=commercial goal=rent in=ixelles surf=80
parking space for sale Etterbeek | type=garage goal=sale in=etterbeek
semi-detached house Ottignies | facades=3 type=house in=ottignies
detached villa La Hulpe 5 bedrooms | facades=4 type=house in=la-hulpe bed=5
top floor apartment Woluwe | ?top ?floor type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre
3rd floor apartment with lift Liège | ?3rd ?floor type=apartment lift in=liege
buy house Court Saint Etienne | goal=sale type=house in=court-saint-etienne
house Louvain-la-neuv | type=house in=louvain-la-neuve
flat Antwerpp 2 bed | type=apartment in=antwerpen bed=2
house Brugges | type=house in=brugge
house with south facing garden Jodoigne | type=house ?south ?facing garden in=jodoigne
350000 house 3 bedrooms | max=350000 type=house bed=3
house 350,000 € max Incourt | type=house max=350000 in=incourt
house up to 400.000 euro Rixensart | type=house max=400000 in=rixensart
house from €300,000 in Wavre | type=house min=300000 in=wavre
house around 300k in Huy | type=house min=270000 max=330000 in=huy
house about 150 sqm Andenne | type=house surf=135 surfMax=165 in=andenne
house 150 to 200 sqm Spa | type=house surf=150 surfMax=200 in=spa
house 150-200m2 Spa | type=house surf=150 surfMax=200 in=spa
land 5 to 10 ares Rochefort | type=land plot=500 plotMax=1000 in=rochefort
1 hectare land Bastogne | plot=10000 type=land in=bastogne
house to rent 4 bedrooms between 1500 and 2000 € per month Waterloo | type=house goal=rent bed=4 min=1500 max=2000 in=waterloo
rent apartment Nivelles 2br max 900 | goal=rent type=apartment in=nivelles bed=2 max=900
house Wavre and surroundings | type=house near=wavre:10
house in Wavre and Ottignies | type=house in=wavre,ottignies
house Wavre, Rixensart, Lasne or Genval | type=house in=wavre,rixensart,lasne,genval
apartment near Leuven station | type=apartment near=leuven:10 ?station
mansion Liège 300m2 | type=house in=liege surf=300
loft Molenbeek | type=apartment in=molenbeek-saint-jean
new construction Hannut | new in=hannut
new development apartments Gembloux 2 bed | new type=apartment in=gembloux bed=2
not an apartment Jambes | not=apartment in=jambes
anything but a studio in Ixelles | not=studio in=ixelles
house not terraced Sombreffe | type=house ?not ?terraced in=sombreffe
villa or house with swimming pool Wavre | type=house ?swimming ?pool in=wavre
budget: 200,000 - 250,000 € house Charleroi | min=200000 max=250000 type=house in=charleroi
house 250k-300k Mons | type=house min=250000 max=300000 in=mons
house €1.25m Uccle | type=house max=1250000 in=uccle
2 bath 4 bed garage garden Braine le Comte | bath=2 bed=4 garage garden in=braine-le-comte
furnished 1 bed Ixelles long term | furnished bed=1 in=ixelles ?long ?term
room to rent in Ghent | bed=1 goal=rent in=gent
one room to let | bed=1 goal=rent
room for rent Brussels | bed=1 goal=rent in=brussels
flatshare Brussels | ?flatshare in=brussels
house with solar panels and heat pump Tournai | type=house ?solar ?panels ?heat ?pump in=tournai
hi I am looking for a two bedroom apartment in brussels with elevator for max 1200 euros per month thanks | type=apartment bed=2 in=brussels lift max=1200 goal=rent
3 bedroomed semi in Wavre w/ garden | bed=3 facades=3 in=wavre garden
2bd 2ba Ixelles | bed=2 bath=2 in=ixelles
house 4bd/2ba Tervuren | type=house bed=4 bath=2 in=tervuren
family home Overijse large garden garage | type=house in=overijse garden garage
cheap house Hainaut | ?cheap type=house in=hainaut
house Hainaut less than 150k | type=house in=hainaut max=150000
apartment rent €900-€1,200 Ghent | type=apartment goal=rent min=900 max=1200 in=gent
€1200 pcm flat Ixelles | max=1200 goal=rent type=apartment in=ixelles
house with 1 acre Lasne | type=house plot=4047 in=lasne
1500 sq ft apartment Antwerp | surf=139 type=apartment in=antwerpen
pets allowed 2 bed rental Leuven | ?pets ?allowed bed=2 goal=rent in=leuven
coastal apartment De Panne sea view | ?coastal type=apartment in=de-panne ?sea ?view
house in the countryside near Namur | type=house ?countryside near=namur:10
castle for sale Belgium | type=house goal=sale in=region-flamande,region-wallonne,bruxelles
restaurant for sale Bruges | type=commercial goal=sale in=brugge
house in the German speaking community | type=house in=eupen,kelmis,lontzen,raeren,amel,bullingen,butgenbach,burg-reuland,sankt-vith
house Eupen | type=house in=eupen
Mons house 3 bed | in=mons type=house bed=3
Wavre 3 bed 2 bath 400k | in=wavre bed=3 bath=2 max=400000
flat in Woluwe St Lambert | type=apartment in=woluwe-saint-lambert
apartment Sint-Pieters-Woluwe 3 rooms | type=apartment in=woluwe-saint-pierre bed=3
house w garage & garden, Wavre | type=house garage garden in=wavre
studio or 1 bed flat in Ixelles under 900 a month | type=studio,apartment bed=1 in=ixelles max=900 goal=rent
2 bed apt Wavre with parking and cellar no more than 300,000 | bed=2 type=apartment in=wavre parking ?cellar max=300000
detached house large plot, Chaumont Gistoux | facades=4 type=house ?plot in=chaumont-gistoux
looking to rent a 2 bed house garden Namur area max 1000 euros | goal=rent bed=2 type=house garden near=namur:10 max=1000
to let: office 200 sqm, Louvain-la-Neuve | goal=rent type=offices surf=200 in=louvain-la-neuve
1 bed furnished flat Ixelles or Saint-Gilles €950/month | bed=1 furnished type=apartment in=ixelles,saint-gilles max=950 goal=rent
building plot minimum 15 ares around Gembloux | type=land plot=1500 near=gembloux:10
small cheap apartment Charleroi | ?cheap type=apartment in=charleroi
house with pool and 5 bedrooms in walloon brabant, budget 900 000 euros maximum | type=house ?pool bed=5 in=brabant-wallon max=900000
modern villa Lasne min 250m² | ?modern type=house in=lasne surf=250
ground floor or with lift apartment Wavre | ground lift type=apartment in=wavre
house 3bed 2bath garage garden 350k Nivelles | type=house bed=3 bath=2 garage garden max=350000 in=nivelles
house minimum EPC D Mons | type=house labelUp=D in=mons
house epc a to c Namur | type=house label=A,A-,B+,B,B-,C+,C in=namur
garage for sale | type=garage goal=sale
covered parking Ixelles to rent 120€ | ?covered type=garage in=ixelles goal=rent max=120
house in need of renovation under 200,000€ Hainaut province | type=house ?renovation max=200000 in=hainaut
student studio Namur 450 | type=studio in=namur max=450
retail space 100m2 centre of Wavre | type=commercial surf=100 ?centre in=wavre
something with two bedrooms and a terrace in Jette | bed=2 terrace in=jette
I want to buy a villa in Waterloo between 600 and 800k | goal=sale type=house in=waterloo min=600000 max=800000
house Wavre max 400 thousand euros | type=house in=wavre max=400000
house 0.5 million Namur | type=house max=500000 in=namur
house 400,000 to 450,000 | type=house min=400000 max=450000
flat min 80m2 max 120m2 | type=apartment surf=80 surfMax=120
house garden > 500 m2 | type=house garden plot=500
big house 6 bedrooms or more | type=house bed=6
house 5+ bedrooms | type=house bed=5
not ground floor apartment Uccle | notGround type=apartment in=uccle
no garage house Wavre | ?no ?garage type=house in=wavre
house near school and station, Rixensart | type=house ?school ?station in=rixensart
house between Wavre and Namur | type=house in=wavre,namur
house 30 min from Brussels | type=house near=brussels:30
Wavre house | in=wavre type=house
HOUSE WAVRE | type=house in=wavre
House, Wavre, 3 bedrooms, 300000€ | type=house in=wavre bed=3 max=300000
apartmnet wavre 2 bedroom | type=apartment in=wavre bed=2
huose nivelles | type=house in=nivelles
villa rixensar | type=house in=rixensart
house waterlo | type=house in=waterloo
apartment ixeles terace | type=apartment in=ixelles terrace
house gardn garag Wavre | type=house garden garage in=wavre
new or recent apartment Wavre | new ?recent type=apartment in=wavre
short term furnished rental Brussels | furnished goal=rent ?short ?term in=brussels
pub for sale Namur | type=commercial goal=sale in=namur
meadow for sale Ciney | type=land goal=sale in=ciney
max price 275,000 house 2 bed Ottignies | max=275000 type=house bed=2 in=ottignies
rent between 800 and 1000 apartment 2 bedrooms Wavre | goal=rent min=800 max=1000 type=apartment bed=2 in=wavre
apartment €850 including charges Namur | type=apartment max=850 goal=rent in=namur
house Luxembourg city max 1.5m | type=house in=ville-luxembourg max=1500000
house grand duchy of Luxembourg | type=house in=grand-duche-de-luxembourg
house province of Luxembourg | type=house in=province-luxembourg
flat by the sea 2 bed | type=apartment ?sea bed=2
loft in old factory Ghent | type=apartment ?old ?factory in=gent
3-bed semi Waterloo | bed=3 facades=3 in=waterloo
five bedroom detached house near Waterloo with double garage and at least 10 ares | bed=5 facades=4 type=house near=waterloo:10 garages=2 plot=1000
apartments for rent in Brussels 1000 euros | type=apartment goal=rent in=brussels max=1000
houses for sale in Wavre under half a million | type=house goal=sale in=wavre max=500000
homes for sale in Namur | goal=sale in=namur
property Wavre | in=wavre
cottages near Durbuy under 250k | type=house near=durbuy:10 max=250000
3 bed 2 bath house Ixelles €3000 pm | bed=3 bath=2 type=house in=ixelles max=3000 goal=rent
furnished or unfurnished flat Etterbeek | type=apartment in=etterbeek
penthouse, Antwerp, terrace, 2 parking spaces, max 750.000 | type=apartment in=antwerpen terrace parkings=2 max=750000
minimum 3 bedrooms maximum 400k Braine-l'Alleud | bed=3 max=400000 in=braine-l-alleud
apartment without lift | type=apartment noLift
land for building a house in Wavre | type=land in=wavre type=house
rent a garage in Uccle | goal=rent type=garage in=uccle
`
