/** Lines in English in the manner of many people, in the form of `line-table.ts`: the first sixty were written before anybody read the grammar. */
export const englishPeopleLines = `
looking for a 3 bed house with a garden in Tervuren, up to 650k | type=house bed=3 garden in=tervuren max=650000
two bedroom flat to rent in Ixelles under 1300 a month | goal=rent type=apartment bed=2 in=ixelles max=1300
1 bed apt Kirchberg furnished | type=apartment bed=1 in=ville-luxembourg furnished
house for sale Waterloo 4+ bedrooms double garage | goal=sale type=house in=waterloo bed=4 garages=2
appartment near Schuman 2 beds with lift | type=apartment bed=2 lift ?schuman
family home close to Overijse, big garden | type=house near=overijse:10 garden
detached house min 1500 sqm plot Lasne | type=house facades=4 plot=1500 in=lasne
semi-detached 3 bedrooms Kraainem | facades=3 bed=3 in=kraainem
terraced house Ghent max 375,000 | type=house in=gent max=375000
building plot 10 ares around Arlon | type=land plot=1000 near=arlon:10
land for sale within 20 km of Bastogne | goal=sale type=land near=bastogne:20
student room Leuven less than 500 euros | type=studio in=leuven max=500
office space 300 sqm Brussels to let | goal=rent type=offices surf=300 in=bruxelles
retail unit Antwerp | type=commercial in=antwerpen
warehouse 800-1200 m2 Charleroi | type=industry surf=800 surfMax=1200 in=charleroi
lock-up garage Uccle | type=garage in=uccle
parking space Strassen | type=garage in=strassen
holiday cottage Durbuy sleeps 6 | type=house in=durbuy ?6 ?holiday ?sleeps
investment building with 5 units Liege | type=investment in=liege ?5 ?units
ground floor apartment with terrace, Watermael-Boitsfort | ground type=apartment terrace in=watermael-boitsfort
not ground floor, 2 bed, Etterbeek, €1,400 pcm | notGround bed=2 in=etterbeek goal=rent max=1400
new build apartment Mechelen energy label A | new type=apartment in=mechelen label=A
EPC B or better, house in Namur | labelUp=B type=house in=namur
penthouse Knokke sea view two terraces | type=apartment in=knokke terrace ?sea ?view
unfurnished house to rent in Bertrange 4 bedrooms 3000 eur | goal=rent unfurnished type=house in=bertrange bed=4 max=3000
do you have any houses in Rixensart for around 500k? | type=house in=rixensart min=450000 max=550000
between 300,000 and 400,000 euros, 3 bedrooms, Braine-le-Comte | min=300000 max=400000 bed=3 in=braine-le-comte
no flats, just houses, Huy | not=apartment type=house in=huy
studio in 1060 cheap | type=studio in=1060 ?cheap
villa with swimming pool Sint-Genesius-Rode 1.5m | type=house in=sint-genesius-rode max=1500000 ?pool ?swimming
we are moving to Luxembourg and want a 2-bedroom apartment with a parking spot, max 2000 per month | goal=rent in=luxembourg type=apartment bed=2 parking max=2000
farmhouse with 2 hectares Gouvy | type=house plot=20000 in=gouvy
bungalow Genk 3 beds 2 baths | type=house in=genk bed=3 bath=2
house or apartment, 3 rooms, Zaventem | type=house,apartment bed=3 in=zaventem
at least 120 m² flat in Saint-Gilles with balcony | surf=120 type=apartment in=saint-gilles ?balcony
want to buy a small house in Walloon Brabant, budget 280 thousand | goal=sale type=house in=province-brabant-wallon max=280000
rent house Wezembeek-Oppem international school | goal=rent type=house in=wezembeek-oppem ?international ?school
3bd 2ba house Hoeilaart 2500/month | bed=3 bath=2 type=house in=hoeilaart goal=rent max=2500
one bedroom appartement brugge | bed=1 type=apartment in=brugge
shop with flat above Ostend | type=commercial in=oostende ?above ?flat
4 bedroom hosue Wevre with graden | bed=4 type=house in=wavre garden
house with at least 3 bathrooms in Grez-Doiceau | type=house bath=3 in=grez-doiceau
apartment no lift needed Liège 150k | type=apartment in=liege max=150000 ?lift ?needed ?no
flat without garden Hasselt | type=apartment in=hasselt ?garden ?without
fixer-upper in Tournai below 120k | in=tournai max=120000 ?fixer ?upper
house in East Flanders with workshop | type=house in=province-oost-vlaanderen ?workshop
cheap flat to buy in Seraing or Herstal | goal=sale type=apartment in=seraing,herstal ?cheap
loft, Molenbeek, 150sqm+ | type=apartment in=molenbeek surf=150
quiet 2 bed maisonette Esch/Alzette | type=apartment bed=2 in=esch-sur-alzette ?quiet
carport and garden, 3 bed, Aubange | garden bed=3 in=aubange ?carport
apartment block for sale Verviers | goal=sale type=investment in=verviers
pet friendly apartment Leuven 900 euro rent | goal=rent type=apartment in=leuven max=900 ?friendly ?pet
house 5 km from Mons | type=house near=mons:5
10km around Nivelles, 4 bed, garage, 400-450k | near=nivelles:10 bed=4 garage min=400000 max=450000
half a million euro house Lier | type=house in=lier max=500000
castle in the Ardennes | type=house ?ardennes ?the
anything with 3 bedrooms in Woluwe-Saint-Pierre under six hundred thousand | bed=3 in=woluwe-saint-pierre max=600000
top floor flat with elevator Forest | type=apartment lift in=forest ?floor ?top
3 let flats Charleroi | type=investment in=charleroi
commercial premises or office Wavre, 100 to 200 square metres | type=commercial,offices in=wavre surf=100 surfMax=200
hi, we need a 4 bedroom family house near the British School in Tervuren, max 3000 pm | bed=4 type=house in=tervuren goal=rent max=3000 ?british ?school
cheap 1 bedroom appt to rent liege center no furniture | bed=1 type=apartment goal=rent in=liege unfurnished ?center ?cheap
3 beds house 2 bathrooms Strassen up to 1.4 million | bed=3 type=house bath=2 in=strassen max=1400000
studio flat Esch max €1100 | type=studio in=esch-sur-alzette max=1100
300 to 350 thousand, 2 bedrooms, Jette or Ganshoren | min=300000 max=350000 bed=2 in=jette,ganshoren
land 2 acres with planning permission near Libramont | type=land plot=8094 near=libramont:10 ?permission ?planning
bel-etage house with garage in Evere less than €500k | type=house garage in=evere max=500000
office with 5 parking spaces Diegem | type=offices parkings=5 in=diegem
apartment, ground floor, pets ok, 1000 - 1200 eur/month, Woluwe St Lambert | type=apartment ground min=1000 max=1200 goal=rent in=woluwe-saint-lambert ?pets
hous with gardn 3 bedrm Louvan | type=house garden bed=3 in=leuven
rental, furnished, short term, Luxembourg city, 1 bedroom, max 1900 | goal=rent furnished in=ville-luxembourg bed=1 max=1900 ?short ?term
any villas for sale around Knokke between 1 and 2 million? | goal=sale type=house near=knokke:10 min=1000000 max=2000000
old mill or farmhouse to renovate, Province of Namur | type=house in=province-namur ?mill ?renovate
two car garage, four bedrooms, Sterrebeek | garages=2 bed=4 in=sterrebeek
restaurant to take over in Bruges | type=commercial in=brugge ?over ?take
12 ares building land Nassogne | type=land plot=1200 in=nassogne
2-bed flats in Antwerp 2018 or 2000 with terrace | bed=2 type=apartment in=2018,2000 terrace
EPC A-C apartment Mechelen | label=A,A-,B+,B,B-,C+,C type=apartment in=mechelen
a house with 3 or more bedrooms, not in Brussels, Flemish Brabant | type=house bed=3 in=province-vlaams-brabant ?brussels ?in ?not
student studio near Louvain-la-Neuve campus 600 pm | type=studio near=louvain-la-neuve:10 goal=rent max=600 ?campus
house of at least 250 square meters living space and a plot from 15 ares, Overijse | type=house surf=250 plot=1500 in=overijse
terraced townhouse Ghent 9000 renovated | type=house in=gent ?renovated
duplex apartment w/ balcony & parking, Mamer | type=apartment parking in=mamer ?balcony
small holiday flat at the coast, De Panne | type=apartment in=de-panne ?coast ?holiday
budget is 420 thousand euros for 3 bdrs Wavre | max=420000 bed=3 in=wavre
4 let flats Verviers under 400k | type=investment in=verviers max=400000
houseforsale Genval 4 bed | goal=sale type=house in=genval bed=4
furn. 1 bed apt Strassen 1500 max | furnished bed=1 type=apartment in=strassen max=1500
plot between 1000 and 1500 m² Gesves | type=land plot=1000 plotMax=1500 in=gesves
house and surrounding land, 1 ha, Bievre | type=house plot=10000 in=bievre ?land ?surrounding
detached or semi, 3 bed, Bilzen | facades=3 bed=3 in=bilzen
new or old house Ieper 3 bedrooms 280k | type=house in=ieper bed=3 max=280000
flat 15 km away from Luxembourg City | type=apartment near=ville-luxembourg:15
2 bdrm ground floor flat with patio, Brussels 1180, 1400/month | bed=2 ground type=apartment in=1180 max=1400 goal=rent ?patio
family of five looking for 4 bedrooms in Zaventem or Steenokkerzeel up to 2.2k rent | bed=4 in=zaventem,steenokkerzeel max=2200 goal=rent ?five
storage unit Drogenbos 60 sqm | type=industry surf=60 in=drogenbos ?unit
building with a shop and a flat, Dinant | type=investment in=dinant ?flat ?shop
house with lots of land Gouvy or Houffalize | type=house in=gouvy,houffalize ?land ?lots ?of
garage for two, 3 bedrooms, garden, Zonhoven, max 420 000 | garages=2 bed=3 garden in=zonhoven max=420000
apartement Anderlect 2 bedroms with elavator | type=apartment in=anderlecht bed=2 lift
can I find a 2 bed apartment with garage in Mechelen for 280k? | bed=2 type=apartment garage in=mechelen max=280000 ?can
spacious loft in Antwerp 2000, 2 bathrooms | type=apartment in=antwerpen bath=2
rental house Sterrebeek 4 bedrooms unfurnished up to €2,800 | goal=rent type=house in=sterrebeek bed=4 unfurnished max=2800
need a warehouse around Ghent, 500 to 1000 sqm | type=industry near=gent:10 surf=500 surfMax=1000
plot in Tervuren of at least 10 ares | type=land in=tervuren plot=1000
small studio Liege under 500 eur a month | type=studio in=liege max=500 goal=rent
3 bedroom house with EPC C or better, Leuven or Herent | bed=3 type=house labelUp=C in=leuven,herent
apartment with lift and 2 parking spaces, Bertrange, 1 million max | type=apartment lift parkings=2 in=bertrange max=1000000
farm with stables, 3 hectares, Ciney area | type=house plot=30000 near=ciney:10 ?stables
2 bathrooms, 4 bedrooms, garden, 1.3m, Uccle or Linkebeek | bath=2 bed=4 garden max=1300000 in=uccle,linkebeek
ground floor shop Hasselt to let | ground type=commercial in=hasselt goal=rent
condo Bonnevoie 1 bedroom 550000 | type=apartment in=ville-luxembourg bed=1 max=550000
`
