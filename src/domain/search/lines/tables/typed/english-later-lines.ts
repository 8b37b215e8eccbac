/** Lines in English that were written down after those in `english-typed-lines.ts` were read as meant, in the form of `line-table.ts`. */
export const englishLaterLines = `
ground floor one bed for my mum, Jodoigne centre | ground bed=1 in=jodoigne ?centre ?mum
student studios for sale Namur investment | type=studio,investment goal=sale in=namur ?student
4 bed house less than 30 min from Luxembourg city | type=house bed=4 near=ville-luxembourg:30
architect designed villa La Hulpe or Genval 200 sqm living space | type=house surf=200 in=la-hulpe,genval ?architect ?designed
plot 15 ares Ramillies 4 facades | type=land plot=1500 facades=4 in=ramillies
house with stable and 3 hectares near Ciney | type=house plot=30000 near=ciney:10 ?stable
house or duplex with 3 beds, terrace is a must, Auderghem | type=house,apartment bed=3 terrace in=auderghem ?must
apartment or house max 250000 in Tubize or Rebecq | type=apartment,house max=250000 in=tubize,rebecq
urgently need a 2 bed flat + garage to rent in Arlon | type=apartment bed=2 garage goal=rent in=arlon
space for a classic car, garage to rent Tournai | type=garage goal=rent in=tournai ?car ?classic ?space
offices 250 m² with parking Gosselies | type=offices surf=250 parking in=gosselies
artist studio Saint-Gilles | type=studio in=saint-gilles ?artist
restaurant business for sale Spa town centre | type=commercial goal=sale in=spa ?centre
3 sided flat communal garden Evere | type=apartment facades=3 garden in=evere ?communal
studio with balcony etterbeek 750 incl. charges | type=studio max=750 goal=rent in=etterbeek ?balcony
3bd 2ba gar gdn Eghezée < 325.000 | bed=3 bath=2 garage garden max=325000 in=eghezee
no flats, no studios, houses only, Waterloo | type=house not=apartment,studio in=waterloo
I don't want a ground floor, flat in Jette | type=apartment notGround in=jette
neither work nor renovation, villa Overijse | type=house in=overijse ?neither ?nor ?renovation ?work
2 bed flat Brussels except Molenbeek max 1200 | type=apartment bed=2 max=1200 in=bruxelles ?except ?molenbeek
house between Namur and Dinant | type=house in=namur,dinant
for sale: house + land, Rochefort | type=house goal=sale in=rochefort ?land
chaumont gistoux 5 bed villa pool 2000m2 plot | type=house bed=5 plot=2000 in=chaumont-gistoux ?pool
new apartment reduced VAT Namur | type=apartment new in=namur ?reduced ?vat
life annuity house Uccle | type=house in=uccle ?annuity ?life
price between 180 and 220 000 house La Louvière | type=house min=180000 max=220000 in=la-louviere
3 bedroom house under €800 rent Verviers | type=house bed=3 max=800 goal=rent in=verviers
1 bed flat max seven hundred euros Liège | type=apartment bed=1 max=700 in=liege
EPC A, B or C apartment Wavre | type=apartment label=A,B,C in=wavre
house with epc at least D Marchin | type=house labelUp=D in=marchin
pretty little village house with courtyard Nethen | type=house in=nethen ?courtyard ?pretty ?village
lookng for hous to by nivelle | type=house goal=sale in=nivelles
step-free home for elderly couple Andenne | in=andenne ?elderly ?free ?step
2-bed, 2-bath, ~100 m², EU quarter, €1800-2000 | bed=2 bath=2 surf=90 surfMax=110 min=1800 max=2000 ?eu ?quarter
family of five looking for a house to rent in Rhode or Uccle from August, 4 beds min, budget €3500/month | type=house goal=rent bed=4 max=3500 in=rhode-saint-genese,uccle ?august ?five
flat under 1k pm forest | type=apartment max=1000 goal=rent in=forest
house 350 - 400 grand Wavre | type=house min=350000 max=400000 in=wavre
I'm looking for a two-bedroom apartment with a terrace in Namur for max €250,000 | type=apartment bed=2 terrace max=250000 in=namur
house with at least 3 bedrooms, a garage and a garden in the Charleroi area | type=house bed=3 garage garden near=charleroi:10
studio to rent in Liège, no more than 500 euros per month | type=studio goal=rent max=500 in=liege
building plot of at least 12 ares in Eghezée | type=land plot=1200 in=eghezee
villa with swimming pool and double garage in Waterloo between 700,000 and 900,000 euros | type=house garages=2 min=700000 max=900000 in=waterloo ?pool ?swimming
new apartment EPC A with lift, Louvain-la-Neuve | type=apartment new label=A lift in=louvain-la-neuve
renovation project in Walloon Brabant, budget 200k | max=200000 in=brabant-wallon ?project ?renovation
fully furnished 1-bed Brussels €900 max | furnished bed=1 max=900 in=bruxelles
4 bed house Nivelle or Genape | type=house bed=4 in=nivelles,genappe
apt. 2 bdr. + pkng Woluwe-St-Lambert | type=apartment bed=2 parking in=woluwe-saint-lambert
office rental 100 m2 Wavre north | type=offices goal=rent surf=100 in=wavre ?north
a farm with outbuildings and at least 1 ha | type=house plot=10000 ?outbuildings
house less than 5 km from Gembloux station | type=house near=gembloux:5 ?station
villa 4 bdrs 2 bths, Rixensart | type=house bed=4 bath=2 in=rixensart
dual aspect flat Saint-Gilles with 2 terraces | type=apartment terrace in=saint-gilles ?aspect ?dual
house with south-facing garden, not overlooked | type=house garden ?facing ?not ?overlooked ?south
buy student studio LLN budget 150.000 | type=studio goal=sale max=150000 in=louvain-la-neuve
3 bed duplex with 2 parking places in Etterbeek | type=apartment bed=3 parkings=2 in=etterbeek
commercial building for sale on rue de Namur in Wavre | type=commercial goal=sale in=wavre ?namur ?rue
upscale apartment avenue Louise | type=apartment ?avenue ?louise ?upscale
house Uccle 5 bedrooms close to the Lycée Français | type=house bed=5 in=uccle ?français ?lycée
flat Ixelles Flagey 1 bed furnished 950 charges included | type=apartment bed=1 furnished max=950 goal=rent in=ixelles
investment building 3 units Anderlecht | type=investment in=anderlecht ?3 ?units
house with orchard and vegetable garden Ciney | type=house garden in=ciney ?orchard ?vegetable
ground floor + garden 1 bed Laeken | ground garden bed=1 in=laeken
3-facade cottage in a hamlet, province of Liège | type=house facades=3 in=province-liege ?hamlet
rental house with 3 bedrooms dog allowed Fosses | type=house goal=rent bed=3 in=fosses-la-ville ?allowed ?dog
secure parking to rent Schaerbeek | type=garage goal=rent in=schaerbeek ?secure
motorbike parking Ixelles | type=garage in=ixelles ?motorbike
cellar or storage unit to rent Uccle | type=industry goal=rent in=uccle ?cellar ?unit
house with indoor pool | type=house ?indoor ?pool
we'd like 3 beds, an office and a garden, around Court-Saint-Étienne | bed=3 garden near=court-saint-etienne:10 ?office
apartment from 100 to 120 m² in Auderghem | type=apartment surf=100 surfMax=120 in=auderghem
house 200 m² living space on 10 ares Lasne | type=house surf=200 plot=1000 in=lasne
low budget 100 000 € house Hainaut | type=house max=100000 in=hainaut ?low
affordable house in or near Tournai | type=house near=tournai:10 ?affordable
up to 1000 € a month, two bedrooms, Ottignies | max=1000 goal=rent bed=2 in=ottignies
rent 800-1000 Namur 2 beds | goal=rent min=800 max=1000 bed=2 in=namur
300 to 350.000 € villa Hannut | type=house min=300000 max=350000 in=hannut
2/3 bedroom apartment Ganshoren | type=apartment bed=2 in=ganshoren
6 bedroom house for sharing Louvain-la-Neuve | type=house bed=6 in=louvain-la-neuve ?sharing
beautiful mansion with park Namur | type=house in=namur ?park
secluded house in the woods Ardennes | type=house ?ardennes ?secluded ?woods
serviced plot no building obligation Bastogne | type=land in=bastogne ?no ?obligation ?serviced
house overlooking the Meuse valley in Dinant | type=house in=dinant ?meuse ?overlooking ?valley
flat near Saint-Luc hospital Woluwe | type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre ?hospital ?luc ?saint
apartment facing Cinquantenaire park | type=apartment ?cinquantenaire ?facing ?park
2 bed terraced house with courtyard, Herstal, under 140.000 | type=house bed=2 max=140000 in=herstal ?courtyard
shop with flat above, Ath | type=commercial in=ath ?above ?flat
wooden chalet with land Durbuy max 120.000 | type=house max=120000 in=durbuy ?land ?wooden
hey looking for something not too big to rent in Liège like 1 bed max 650 | goal=rent bed=1 max=650 in=liege ?not ?too
house for two families Grez | type=house in=grez-doiceau ?families ?two
house where I can run a dental practice, Gembloux | type=house in=gembloux ?can ?dental ?practice ?run
ground floor shop 120 m2 Huy | type=commercial ground surf=120 in=huy
shared office LLN | type=offices in=louvain-la-neuve ?shared
storage hall Perwez 300 m2 | type=industry surf=300 in=perwez
agricultural barn with land | ?agricultural ?barn ?land
meadow for horses around Jodoigne | type=land near=jodoigne:10 ?horses
woodland for sale | type=land goal=sale
riverside house Profondeville | type=house in=profondeville ?riverside
seaside flat Middelkerke 2 bed < 200.000 | type=apartment bed=2 max=200000 in=middelkerke ?seaside
penthouse Brussels min 180 m² 2 parkings terrace 50 m² | type=apartment surf=180 parkings=2 terrace in=bruxelles ?50 ?m²
3 bed house quiet street Etterbeek or Auderghem or Woluwe-Saint-Pierre | type=house bed=3 in=etterbeek,auderghem,woluwe-saint-pierre ?quiet ?street
1 bed flat 50m² min Etterbeek, high floor, lift | type=apartment bed=1 surf=50 lift in=etterbeek ?floor ?high
2nd floor flat with lift Forest | type=apartment lift in=forest ?2nd ?floor
land for a tiny house | type=land
studio 25m2 LLN owner | type=studio surf=25 in=louvain-la-neuve ?owner
house free now 3 bed Fléron 900€ | type=house bed=3 max=900 in=fleron ?free ?now
holiday rental Durbuy 8 people | goal=rent in=durbuy ?8 ?holiday ?people
2 bed flat in Mons city centre easy parking | type=apartment bed=2 parking in=mons ?centre ?easy
house with 4 large bedrooms and 2 shower rooms in Seneffe | type=house bed=4 bath=2 in=seneffe
3 bedrooms one on the ground floor, Hannut | bed=3 ground in=hannut ?one
timber frame house Ottignies | type=house in=ottignies ?frame ?timber
house in Namur or within 15 km | type=house near=namur:15
Namur +15km house 4 bed | type=house near=namur:15 bed=4
house Nivelles (+ 10 km) max 400.000 | type=house near=nivelles:10 max=400000
15 min drive from Wavre, 3 bed | near=wavre:15 bed=3
house near E411 | type=house ?e411
apartment Wépion ground floor garden 2 bed 2 bath cellar garage | type=apartment ground garden bed=2 bath=2 garage in=wepion ?cellar
expat couple no kids needs furnished flat in Uccle with terrace and parking asap | type=apartment furnished terrace parking in=uccle ?expat ?kids ?no
NATO family, 4 bed, near Evere or Zaventem, garden for the dog | bed=4 garden in=evere,zaventem ?dog ?nato ?near
my budget is 275k, I'd like 3 bedrooms and a garden in Hannut or Waremme | max=275000 bed=3 garden in=hannut,waremme
Brussels flat, 80+ m2, 2+ bed, <=1400/month | type=apartment surf=80 bed=2 max=1400 goal=rent in=bruxelles
price 150-200k flat Charleroi or Mons with elevator | type=apartment min=150000 max=200000 lift in=charleroi,mons
any house cheaper than 180 000 in Verviers | type=house max=180000 in=verviers
house 5 mins from Louvain-la-Neuve | type=house near=louvain-la-neuve:5
flat overlooking the ponds of Ixelles 2 bedrooms | type=apartment bed=2 in=ixelles ?overlooking ?ponds
hi I'm a nurse looking for a studio near the hospital in Liège | type=studio in=liege ?hospital ?nurse
retired couple looking for single storey with 2 beds and garage in Braine-le-Comte or Ecaussinnes | bed=2 garage in=braine-le-comte,ecaussinnes ?retired ?single ?storey
house with shop front Dinant | type=house in=dinant ?front ?shop
house + workshop 300 sqm Fleurus | type=house in=fleurus ?300 ?sqm ?workshop
former presbytery to convert | type=house ?convert ?former
watermill Ardennes | ?ardennes ?watermill
land that can be divided in 3 plots Wavre | type=land in=wavre ?3 ?can ?divided
new housing estate Gerpinnes | new in=gerpinnes ?estate
passive house 4 bedrooms EPC A+ Ottignies | type=house bed=4 label=A+ in=ottignies ?passive
EPC D max flat Schaerbeek | type=apartment labelUp=D in=schaerbeek
EPC between A and C villa Rixensart | type=house label=A,A-,B+,B,B-,C+,C in=rixensart
flat with 2 balconies 3rd floor Mons | type=apartment in=mons ?2 ?3rd ?balconies ?floor
three storey house 4 bed Tournai | type=house bed=4 in=tournai ?storey ?three
min 90 sqm, 2 bed, terrace, lift, parking, Woluwe | surf=90 bed=2 terrace lift parking in=woluwe-saint-lambert,woluwe-saint-pierre
furnished 1100 all inclusive Etterbeek | furnished max=1100 goal=rent in=etterbeek
rent 1500€ max 3 bed flat + office Uccle | type=apartment goal=rent max=1500 bed=3 in=uccle ?office
tight budget 600€ studio Namur | type=studio max=600 in=namur ?tight
price negotiable around 275 000 Huy house | type=house min=247500 max=302500 in=huy ?negotiable
nothing more expensive than 200000 flat Mons | type=apartment max=200000 in=mons
400,000 tops, 4 bedrooms, large garden, Walloon Brabant | max=400000 bed=4 garden in=brabant-wallon
Liège or Namur flat 2bed new | type=apartment bed=2 new in=liege,namur
villa south of Charleroi | type=house in=charleroi ?south
house in Saint-Servais | type=house in=saint-servais
house st hubert | type=house in=saint-hubert
semi-detached house with drive Zaventem 3 beds | type=house facades=3 bed=3 in=zaventem ?drive
flat to share with my sister in Ghent 2 rooms | type=apartment bed=2 in=gand ?share ?sister
spacious unfurnished house Wezembeek or Kraainem near German school max 3500 | type=house unfurnished max=3500 in=wezembeek-oppem,kraainem ?german ?school
commuter belt of Brussels, 3 beds, garden, under 400k | bed=3 garden max=400000 in=bruxelles ?belt ?commuter
a plot where I can build my own house, 10 ares or more, Perwez | type=land plot=1000 in=perwez ?build ?can
first time buyer flat under 180k Jette | type=apartment max=180000 in=jette ?buyer ?first ?time
cash buyer, villa, Knokke, sea view, 3m | type=house max=3000000 in=knokke ?buyer ?cash ?sea ?view
looking for unit in a new development with terrace, Hasselt | new terrace in=hasselt ?unit
2 flats in the same building Antwerp | type=apartment in=anvers ?2 ?same
house with potential to renovate, Verviers, < €90,000 | type=house max=90000 in=verviers ?potential ?renovate
flat ideal for investor 5% return Liège | type=apartment in=liege ?5 ?ideal ?investor ?return
I would like to buy a small studio for my daughter who studies in Louvain-la-Neuve | type=studio goal=sale in=louvain-la-neuve ?daughter ?studies ?who
two bedroom apartment with cellar, garage and small garden in Jambes, max 300.000 | type=apartment bed=2 garage garden max=300000 in=jambes ?cellar
three-sided house, three bedrooms, Nivelles north | type=house facades=3 bed=3 in=nivelles ?north
contemporary villa Lasne 5 bedrooms 4 bathrooms heated pool | type=house bed=5 bath=4 in=lasne ?contemporary ?heated ?pool
garage rental Uccle 100€ | type=garage goal=rent max=100 in=uccle
parking to rent by the year Knokke | type=garage goal=rent in=knokke ?year
offices for sale in Zaventem from 200 to 500 m² | type=offices goal=sale surf=200 surfMax=500 in=zaventem
shop to rent 2000 € excl VAT Brussels | type=commercial goal=rent max=2000 in=bruxelles ?excl ?vat
worker's cottage Seraing 80.000 | type=house max=80000 in=seraing ?worker
industrial loft min 120m² Anderlecht or Molenbeek | type=apartment surf=120 in=anderlecht,molenbeek-saint-jean
house with annexe for parents Mons | type=house in=mons ?annexe ?parents
flat with small terrace and open view Laeken | type=apartment terrace in=laeken ?open ?view
studio 350 to 450 euros Namur | type=studio min=350 max=450 in=namur
4 bed, 2 bath, 2 garages, 1000 m² garden Wavre max 550.000 | bed=4 bath=2 garages=2 garden max=550000 in=wavre ?1000 ?m²
house in the centre of Durbuy | type=house in=durbuy ?centre
countryside living near Huy | near=huy:10 ?countryside
house close to Brussels less than 300k 3 bed | type=house near=bruxelles:10 max=300000 bed=3
new flat delivered 2027 Gembloux | type=apartment new in=gembloux ?2027 ?delivered
house heated by heat pump | type=house ?heat ?heated ?pump
apartment for rent free from 1st January Wavre | type=apartment goal=rent in=wavre ?1st ?free ?january
house to rent 3 year lease Namur | type=house goal=rent in=namur ?3 ?year
agricultural land 5 hectares Hesbaye | type=land plot=50000 ?hesbaye
duplex with mezzanine Saint-Josse | type=apartment in=saint-josse-ten-noode ?mezzanine
furnished house Waterloo short term expat | type=house furnished in=waterloo ?expat ?short ?term
house or apartment, 2 or 3 bedrooms, Tournai, between 150 and 200.000 | type=house,apartment bed=2 min=150000 max=200000 in=tournai
flats 1030 1040 1050 | type=apartment in=1030,1040,1050
not too far from Mons, house with stables and land, 400k | type=house near=mons:10 max=400000 ?land ?stables
couple without kids, 2 bed house with office in Genappe, 350 max | type=house bed=2 max=350000 in=genappe ?kids ?office ?without
secure apartment with concierge Ixelles 2 bed 2 bath | type=apartment bed=2 bath=2 in=ixelles ?concierge ?secure
1 bed flat St-Gilles, rent 800 max, no guarantor | type=apartment bed=1 goal=rent max=800 in=saint-gilles ?guarantor ?no
detached house with outbuildings in Havelange | type=house facades=4 in=havelange ?outbuildings
studio with mezzanine Liège centre, €90,000 | type=studio max=90000 in=liege ?centre ?mezzanine
leisure plot with pond in Hotton | type=land in=hotton ?leisure ?pond
new penthouse in Waterloo, 3 bedrooms, two parking spaces | type=apartment new bed=3 parkings=2 in=waterloo
tradesman's house with 200 m² workshop in Eghezée | type=house in=eghezee ?200 ?m² ?tradesman ?workshop
short stay furnished rental Mons | furnished goal=rent in=mons ?short
well insulated apartment EPC B+ Auderghem | type=apartment label=B+ in=auderghem ?insulated
2 or 3 bed Nivelles | bed=2 in=nivelles
max €1,100 incl. charges 2 bedrooms balcony Woluwe-Saint-Lambert | max=1100 goal=rent bed=2 in=woluwe-saint-lambert ?balcony
house with large plot min 20 ares Gesves or Ohey | type=house plot=2000 in=gesves,ohey
turnkey villa off plan Hannut | type=house new in=hannut ?turnkey
to let shop 80m² Nivelles rue de Namur | type=commercial goal=rent surf=80 in=nivelles ?namur ?rue
house in Wavre or Limal but not Bierges | type=house in=wavre,limal ?bierges ?but ?not
flat Schaerbeek close to the metro | type=apartment in=schaerbeek ?metro
house 140 m² living area 3 bed 5 ares Spy | type=house surf=140 bed=3 plot=500 in=spy
fortified farm to restore hainaut | type=house in=hainaut ?fortified ?restore
luxury villa Uccle prince d'Orange | type=house in=uccle ?luxury ?orange ?prince
small worker house with yard in La Louvière for 100.000 | type=house garden max=100000 in=la-louviere ?worker
flat for students 3 bedrooms Mons | type=apartment bed=3 in=mons ?students
parking spot Louvain-la-Neuve to buy | type=garage goal=sale in=louvain-la-neuve
eco friendly straw bale house | type=house ?bale ?eco ?friendly ?straw
semi-detached 3 bed garage Bertrange | facades=3 bed=3 garage in=bertrange
apt 3 bdrms 110sqm 2 bathrms Howald 1.1 million | type=apartment bed=3 surf=110 bath=2 max=1100000 in=howald
I can pay 1,300 a month for a house in Fléron | type=house max=1300 goal=rent in=fleron ?can ?pay
we need something bigger: 5 beds, garden, Rixensart or La Hulpe | bed=5 garden in=rixensart,la-hulpe
cheap land to build on near Bastogne, 8 to 12 ares | type=land near=bastogne:10 plot=800 plotMax=1200 ?cheap
`
