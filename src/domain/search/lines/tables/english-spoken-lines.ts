/** Lines in English as people type and speak them, with what was meant and the words that nothing asks for (`line-table.ts`). */
export const englishSpokenLines = `
Hi, we're looking for a family home with at least 4 bedrooms close to Wavre, budget up to 425 thousand euros | type=house bed=4 near=wavre:10 max=425000
house 4 sale around Tervuren 3 bedrooms south facing garden | type=house goal=sale near=tervuren:10 bed=3 garden ?facing ?south
2bd apartment with parking spot in Ixelles | type=apartment bed=2 parking in=ixelles
student housing Louvain-la-Neuve from September | type=studio in=louvain-la-neuve ?september
pet friendly flat to rent in Anderlecht one bedroom | type=apartment goal=rent in=anderlecht bed=1 ?friendly ?pet
small cottage with a small garden in La Hulpe below 350 000 | type=house garden in=la-hulpe max=350000
terraced house Etterbeek 3 beds | type=house in=etterbeek bed=3
semi detached house in Waterloo with garage and yard | type=house facades=3 in=waterloo garage garden
detached home in Lasne on at least 10 ares | facades=4 in=lasne plot=1000
detached villa Overijse max 950k | type=house facades=4 in=overijse max=950000
move-in ready home Mons 2 bathrooms | in=mons bath=2 ?ready
fixer upper farmhouse Condroz | type=house ?condroz ?fixer ?upper
apartment not on the ground floor with a lift in Uccle | type=apartment notGround lift in=uccle
bungalow for retired couple Gembloux | type=house in=gembloux ?retired
no studio, a one bed flat in Saint-Josse | not=studio type=apartment bed=1 in=saint-josse-ten-noode
live in Zaventem, house 3br 2ba | in=zaventem type=house bed=3 bath=2
loft in old factory Molenbeek at least 140 sqm | type=apartment in=molenbeek-saint-jean surf=140 ?factory ?old
penthouse with a 20 sqm terrace in Leuven | type=apartment terrace in=leuven ?20 ?sqm
shop to rent Charleroi 2,000 eur per month | type=commercial goal=rent in=charleroi max=2000
retail space to let in Mechelen 80 m² | type=commercial goal=rent in=mechelen surf=80
warehouse 500m2 to rent Nivelles | type=industry surf=500 goal=rent in=nivelles
industrial building for sale Liège | type=industry goal=sale in=liege
coworking office Brussels 200 square meters rent | type=offices in=bruxelles surf=200 goal=rent
lock-up garage for sale Schaerbeek | type=garage goal=sale in=schaerbeek
parking space to buy in Ixelles max 60000 | type=garage goal=sale in=ixelles max=60000
underground car park space rental Brussels | type=garage goal=rent in=bruxelles ?space ?underground
plot of land Hannut 12 ares | type=land in=hannut plot=1200
meadow for sale Ath | type=land goal=sale in=ath
2 hectares of farmland Gembloux | type=land plot=20000 in=gembloux
half an acre building plot in Walloon Brabant | type=land plot=2023 in=brabant-wallon
new development Ottignies two bedroom apartments | new type=apartment in=ottignies bed=2
brand new house Tubize | type=house new in=tubize
off plan apartment Namur 3 beds | type=apartment new in=namur bed=3
EPC B or better house Leuven | type=house labelUp=B in=leuven
energy efficient house label A Limelette | type=house label=A in=limelette ?efficient ?energy
house that needs no work in Enghien | type=house in=enghien ?no ?work
apartment EPC C minimum Brussels 2br < 280,000 | type=apartment labelUp=C in=bruxelles bed=2 max=280000
house up to three hundred fifty thousand euros in Huy | type=house max=350000 in=huy
max 1.250 p/m apartment Waterloo | max=1250 goal=rent type=apartment in=waterloo
€1250 pcm flat Saint-Gilles | max=1250 goal=rent type=apartment in=saint-gilles
rental house Arlon between 900 and 1100 euros | type=house goal=rent in=arlon min=900 max=1100
studio 500-600 euros Antwerp rent | type=studio min=500 max=600 in=antwerpen goal=rent
villa 1m to 1.5m in Sint-Genesius-Rode | type=house min=1000000 max=1500000 in=sint-genesius-rode
house 275K Soignies | type=house max=275000 in=soignies
home for about 300,000 in Andenne | min=270000 max=330000 in=andenne
house from 400k Waterloo 5 bedrooms | type=house min=400000 in=waterloo bed=5
huose for sale Binche | type=house goal=sale in=binche
house for sale in Tervueren | type=house goal=sale in=tervuren
apartement Ostend sea view 2 bedrms | type=apartment in=oostende bed=2 ?sea ?view
flat by the sea Blankenberge max 150000 | type=apartment in=blankenberge max=150000 ?sea
apartment on the coast De Panne or Koksijde with garage | type=apartment in=de-panne,koksijde garage ?coast
house Court Saint Etienne or Mont Saint Guibert | type=house in=court-saint-etienne,mont-saint-guibert
homes 1340 or 1348 | in=1340,1348
Wavre, Waterloo or Rixensart house 3 bedrooms | in=wavre,waterloo,rixensart type=house bed=3
house south of Brussels | type=house in=bruxelles ?south
house max 10 minutes from Namur | type=house near=namur:10
house less than 5 km from Wavre | type=house near=wavre:5
house in and around Leuven | type=house near=leuven:10
house Brussels region 3 bedrooms | type=house in=bruxelles bed=3
flat Molenbeek 2 beds rent up to 950 | type=apartment in=molenbeek-saint-jean bed=2 goal=rent max=950
flat Auderghem 1 bed furnished 1000€/month | type=apartment in=auderghem bed=1 furnished goal=rent max=1000
unfurnished apartment Forest | unfurnished type=apartment in=forest
furnished expat rental Ixelles 1 br | furnished in=ixelles goal=rent bed=1 ?expat
single family house in Louvain with 4 bedrooms | type=house in=leuven bed=4
house in Limal or Bierges | type=house in=limal,bierges
buy a house in Tienen | type=house goal=sale in=tienen
apartment building Liège | type=investment in=liege
house in Courtrai 3 bedrooms with garden | type=house in=kortrijk bed=3 garden
cabin in the Ardennes 3 bedrooms | type=house bed=3 ?ardennes ?the
apartment in Luxembourg city for rent | type=apartment in=ville-luxembourg goal=rent
apartment Esch-sur-Alzette 2 bedrooms 1800 euros charges included | type=apartment in=esch-sur-alzette bed=2 max=1800 goal=rent
house with double garage Waterloo | type=house garages=2 in=waterloo
house with 2 garages and 2 parking spaces Genval | type=house garages=2 parkings=2 in=genval
mansion 6 bedrooms Brussels 1050 or 1060 | type=house bed=6 in=1050,1060
duplex Liège 3 bedrooms second floor | type=apartment in=liege bed=3 ?floor ?second
ground floor apartment with garden in La Hulpe | type=apartment ground garden in=la-hulpe
flat on the 3rd floor elevator Namur | type=apartment lift in=namur ?3rd ?floor
house living area min 180m² Genappe | type=house surf=180 in=genappe
house over 200 sqm on a plot of at least 1500 sqm in Lasne | type=house surf=200 plot=1500 in=lasne
house with a large 8 are garden in Villers-la-Ville | type=house garden plot=800 in=villers-la-ville
anything for sale in Knokke | goal=sale in=knokke
hello do you have something to rent in Halle with 2 bedrooms? | goal=rent in=halle bed=2
looking for a small house for one person in Dinant max rent 800 | type=house in=dinant goal=rent max=800 ?one ?person
we want to buy in Tervuren, 3 bedrooms, terrace or garden | goal=sale in=tervuren bed=3 terrace garden
apartment not in Brussels but in Waterloo 2 bedrooms | type=apartment in=waterloo bed=2 ?brussels ?in ?not
house with 4 apartments Charleroi investment | type=house,investment in=charleroi ?4 ?apartments
buy to let Liège | type=investment in=liege
castle or manor house Namur province | type=house in=province-namur
villa with swimming pool Uccle at least 5 bedrooms no apartments | type=house in=uccle bed=5 not=apartment ?pool ?swimming
apartment for rent 2 bedrooms Eghezée available 1st January | type=apartment goal=rent bed=2 in=eghezee ?1st ?january
house close to the international school in Tervuren | type=house in=tervuren ?international ?school
house near the European quarter Brussels 4 bedrooms | type=house in=bruxelles bed=4 ?european ?quarter
2000 sq ft house in Rixensart | type=house surf=186 in=rixensart
condo Brussels 2 bed 2 bath balcony | type=apartment in=bruxelles bed=2 bath=2 ?balcony
House, Lasne, €750,000, 5 bedrooms, detached, 250m² | type=house in=lasne max=750000 bed=5 facades=4 surf=250
3 bedroom maisonnette in Schaarbeek under half a million | type=house in=schaerbeek bed=3 max=500000
room to rent in shared house Etterbeek | bed=1 goal=rent in=etterbeek ?house ?shared
house to let Sterrebeek 3,500 per month 4 bedrooms garden | type=house goal=rent in=sterrebeek max=3500 bed=4 garden
maison with garden te koop in Waterloo max 500k | type=house garden goal=sale in=waterloo max=500000
we are moving to Leuven and need a furnished 3 bedroom apartment from January, up to €1,800 a month | in=leuven furnished bed=3 type=apartment max=1800 goal=rent ?january
detached house Tervuren 4 bed garden no more than 900k | facades=4 type=house in=tervuren bed=4 garden max=900000
land for a house in Chaumont-Gistoux, 10 to 15 ares | type=land in=chaumont-gistoux plot=1000 plotMax=1500
house no further than 15 km from Namur | type=house near=namur:15 ?further ?no ?than
building with 3 studios Liège | type=investment in=liege ?3 ?studios
office to let 400 sqm min near Zaventem | type=offices goal=rent surf=400 near=zaventem:10
3 bed house plus office Ottignies | bed=3 type=house in=ottignies ?office
house between 200 and 250 thousand in Jodoigne | type=house min=200000 max=250000 in=jodoigne
something new in Wavre with terrace and parking | new in=wavre terrace parking
must have a garage: house in Nivelles 3 bedrooms | garage type=house in=nivelles bed=3 ?must
furnished studio Brussels 1000 or 1040 short stay | furnished type=studio in=1000,1040 ?short
villa Lasne 1.2M | type=house in=lasne max=1200000
flat Uccle 2 bed EPC C or better, lift, no ground floor | type=apartment in=uccle bed=2 labelUp=C lift notGround
bungalow Hannut 3 bed max 280.000€ | type=house in=hannut bed=3 max=280000
cheap studio 4 rent in Liège under 500 | type=studio goal=rent in=liege max=500 ?cheap
`
