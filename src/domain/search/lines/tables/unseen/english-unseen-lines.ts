/** Lines in English that were written down before anybody looked at how they are read, in the form of `line-table.ts`. */
export const englishUnseenLines = `
looking for a 3 bed house with garden near Waterloo under 450k | bed=3 type=house garden near=waterloo:10 max=450000
2br apartment to rent in Ixelles, furnished, up to 1400 pcm | goal=rent bed=2 type=apartment furnished in=ixelles max=1400
flat plot Wavre 10 ares | type=land plot=1000 in=wavre
building plot in Overijse at least 800 sqm | type=land in=overijse plot=800
detached house Rixensart 4 beds 2 baths double garage | type=house facades=4 bed=4 bath=2 garages=2 in=rixensart
terraced house Etterbeek max 500,000 | type=house in=etterbeek max=500000
no ground floor apartment in Brussels | type=apartment notGround in=brussels
penthouse with lift and parking Knokke | type=apartment lift parking in=knokke
shop to let Bruges 100 m2 | goal=rent type=commercial in=brugge surf=100
office space for rent Zaventem 250 sqm | goal=rent type=offices surf=250 in=zaventem
warehouse Liege 1000 sq m | type=industry in=liege surf=1000
garage to rent Saint-Gilles | goal=rent type=garage in=saint-gilles
new build apartment Mechelen EPC A | type=apartment new in=mechelen label=A
house energy label B or better Leuven | type=house labelUp=B in=leuven
unfurnished 2 bedroom Antwerp to rent | goal=rent unfurnished bed=2 in=antwerpen
buy house Ghent no works needed | goal=sale type=house in=gent ?needed ?no ?works
not an apartment, house only, Namur | type=house not=apartment in=namur
between 300k and 400k Nivelles | min=300000 max=400000 in=nivelles
€250,000-€300,000 house Mons | type=house min=250000 max=300000 in=mons
from 600000 villa Lasne with pool | type=house min=600000 in=lasne ?pool
within 15 km of Brussels, 3 bedrooms | near=brussels:15 bed=3
around Leuven house | type=house near=leuven:10
province of Namur farmhouse with land | type=house in=province-namur ?land
half a million house Genval | type=house max=500000 in=genval
1.2m villa Uccle | type=house max=1200000 in=uccle
300 grand house Tubize | type=house max=300000 in=tubize
something with 2 bathrooms and a home office in Woluwe-Saint-Pierre | bath=2 in=woluwe-saint-pierre ?office
studio for students Louvain-la-Neuve €450 a month | goal=rent type=studio in=louvain-la-neuve max=450 ?students
cheap flat Liege | type=apartment in=liege ?cheap
bruge apartment | type=apartment in=brugge
hosue in namur 3 bedrom | type=house in=namur bed=3
appartment brussles 2 beds | type=apartment bed=2 in=brussels
waterlo house | type=house in=waterloo
house w/ garden & garage Braine-l'Alleud | type=house garden garage in=braine-l-alleud
2BR/2BA Woluwe Saint Lambert | bed=2 bath=2 in=woluwe-saint-lambert
house or apartment in Ottignies, 3 beds, max 380.000 euros | type=house,apartment in=ottignies bed=3 max=380000
land for sale Durbuy 1 hectare | goal=sale type=land in=durbuy plot=10000
farmland Ypres | type=land in=ieper
restaurant for sale Ostend | goal=sale type=commercial in=oostende
medical practice space Wavre | type=offices in=wavre
life annuity apartment Blankenberge | type=apartment in=blankenberge ?annuity ?life
to let: 3 bed house, Sint-Genesius-Rode, pets allowed | goal=rent bed=3 type=house in=sint-genesius-rode ?allowed ?pets
rental budget 1200-1500, 2 bedrooms, Schaerbeek | goal=rent min=1200 max=1500 bed=2 in=schaerbeek
1000 euros per month max, one bedroom, Antwerp | goal=rent max=1000 bed=1 in=antwerpen
at least 120 sqm living area, plot of 500 sqm, Grimbergen | surf=120 plot=500 in=grimbergen
apartment larger than 90m2 Auderghem terrace | type=apartment surf=90 terrace in=auderghem
loft Antwerp 200 m² | type=apartment in=antwerpen surf=200
duplex with roof terrace Ghent | type=apartment terrace in=gent
3+ bedrooms Hoeilaart | bed=3 in=hoeilaart
four bedrooms, two bathrooms, large garden, quiet street, Wezembeek | bed=4 bath=2 garden in=wezembeek-oppem ?quiet ?street
houses in Leuven, Heverlee or Kessel-Lo | type=house in=leuven,heverlee,kessel-lo
townhouse Mechelen | type=house in=mechelen
castle Ardennes | type=house ?ardennes
chalet La Roche-en-Ardenne | type=house in=la-roche-en-ardenne
holiday home Bouillon | type=house in=bouillon
apartment sea view De Panne max 300k | type=apartment in=de-panne max=300000 ?sea ?view
moving to Brussels in January, need a 2 bed flat close to the European quarter | bed=2 type=apartment in=brussels ?european ?january ?quarter
do you have anything to rent in La Hulpe? | goal=rent in=la-hulpe
I would like to buy a small flat in Ostend for less than 200,000 euro | goal=sale type=apartment in=oostende max=200000
my wife and I want a house with a big garden, 4 facades, in Beersel | type=house garden facades=4 in=beersel ?wife
flat share 5 bedrooms Ixelles | type=apartment bed=5 in=ixelles ?share
no garden needed, 2 bed apt Ghent | bed=2 type=apartment in=gent ?garden ?needed ?no
without elevator is fine, Jette 1 bed | in=jette bed=1 ?elevator ?fine ?without
lift essential, 2 bedrooms, Forest | lift bed=2 in=forest ?essential
house to renovate under 150k Verviers | type=house max=150000 in=verviers ?renovate
turnkey new construction Hannut | new in=hannut ?turnkey
workshop Aalst | type=industry in=aalst
industrial unit with loading dock Genk | type=industry in=genk ?dock ?loading
house with 2 parking spaces Evere | type=house parkings=2 in=evere
apt 1bd liege 650eur | type=apartment bed=1 in=liege max=650
price max 275k epc c min Aarschot | max=275000 labelUp=C in=aarschot
energy class A or B only | label=A,B
ref 4521 | ?4521 ?ref
property for sale Luxembourg province | goal=sale in=province-luxembourg
West Flanders cottage | type=house in=province-west-vlaanderen
apartment in Antwerp or Ghent, not in Mechelen | type=apartment in=antwerpen,gent ?in ?mechelen ?not
2 to 3 bedrooms Lier | bed=2 in=lier
three-bedroom apartment Nieuwpoort | bed=3 type=apartment in=nieuwpoort
family home with 5 bedrooms & office, budget 750K, Sint-Martens-Latem | type=house bed=5 max=750000 in=sint-martens-latem ?office
house approx 300,000 Tienen | type=house min=270000 max=330000 in=tienen
€ 1.150 /month apartment Vilvoorde | goal=rent type=apartment max=1150 in=vilvoorde
all properties with garage in Limelette | garage in=limelette
4-bed villa swimming pool Keerbergen | bed=4 type=house in=keerbergen ?pool ?swimming
old farm to renovate Ath | type=house in=ath ?renovate
eco house label A++ Gembloux | type=house label=A++ in=gembloux ?eco
rent a house in Eupen | goal=rent type=house in=eupen
house for rent St Vith | goal=rent type=house in=sankt-vith
apartment Courtrai | type=apartment in=kortrijk
tournai house 3 bedrooms garden 220000 | type=house bed=3 garden in=tournai max=220000
Flemish Brabant land | type=land in=province-vlaams-brabant
house with granny flat Zottegem | type=house in=zottegem ?flat ?granny
flat no agency fee 2 bed | type=apartment bed=2 ?agency ?fee ?no
quick sale apartment Oostende 1 bedroom lift | goal=sale type=apartment bed=1 lift in=oostende ?quick
block of flats Liege | type=investment in=liege
multi-family building Antwerp 4 units | type=investment in=antwerpen ?4 ?units
coffee bar for takeover Leuven | type=commercial in=leuven ?takeover
retail unit Hasselt high street, 80 to 120 sqm | type=commercial surf=80 surfMax=120 in=hasselt ?high ?street
max. €900 incl. charges, studio, Brussels 1050 | goal=rent max=900 type=studio in=1050
south facing terrace apartment Sint-Niklaas | type=apartment terrace in=sint-niklaas ?facing ?south
renting a flat in Mechelen with a lift, max 950 a month, 2 beds | goal=rent type=apartment lift in=mechelen max=950 bed=2
plot between 600 and 900 m2 in Sint-Katelijne-Waver | type=land plot=600 plotMax=900 in=sint-katelijne-waver
WANTED: 3 BEDROOM HOUSE WITH GARAGE IN HALLE | type=house bed=3 garage in=halle
what can I get for 250k in Mons? | max=250000 in=mons ?can ?get ?what
I have 1500 euros a month and need 3 bedrooms in Leuven | goal=rent max=1500 bed=3 in=leuven
first time buyer, 2-3 bed terraced, Mechelen area, under 350k | bed=2 type=house near=mechelen:10 max=350000 ?buyer ?first ?time
1 bed apartment Antwerp 2018 max 850 all in | bed=1 type=apartment in=2018 max=850 goal=rent
house with stables and 5 acres near Durbuy | type=house plot=20234 near=durbuy:10 ?stables
fixer upper under 120,000 around Charleroi | max=120000 near=charleroi:10 ?fixer ?upper
building with 3 apartments Ostend | type=investment in=oostende ?3 ?apartments
rent Arlon 2 bed parking, working in Luxembourg | goal=rent in=arlon bed=2 parking ?luxembourg ?working
Luxembourg city apartment 1 bed up to 1800 | type=apartment in=ville-luxembourg bed=1 max=1800
offices 80-120 sqm Wavre | type=offices surf=80 surfMax=120 in=wavre
office 300 sqm with 6 parking spaces Nivelles | type=offices surf=300 parkings=6 in=nivelles
corner shop Saint-Gilles, rent 1500 max | goal=rent type=commercial in=saint-gilles max=1500 ?corner
warehouse min 1000 sqm with loading bay Liege | type=industry surf=1000 in=liege ?bay ?loading
lock-up garage for motorbike Ixelles | type=garage in=ixelles ?motorbike
building land 600-1000 m2 Rebecq | type=land plot=600 plotMax=1000 in=rebecq
house with EPC B or C Namur, no F or G | type=house label=B,C in=namur ?f ?no
A-rated new apartment Roeselare | label=A new type=apartment in=roeselare
no studios or apartments please, Liege, 250k | not=studio,apartment in=liege max=250000
not on the ground floor, with elevator, 2 bedrooms, Evere | notGround lift bed=2 in=evere
furnished 6 month lease Brussels 1 bedroom | furnished goal=rent in=brussels bed=1 ?6 ?month
empty house to rent with garden Wemmel | goal=rent type=house garden in=wemmel ?empty
minimum three bedrooms and two bathrooms in Waterloo or Lasne | bed=3 bath=2 in=waterloo,lasne
house between Ghent and Aalst | type=house in=gent,aalst
20 minutes from Brussels, detached villa | near=brussels:20 type=house facades=4
max 15 km from Mons, house with garage | near=mons:15 type=house garage
Hainaut 4 bed house below 300 thousand | in=province-hainaut bed=4 type=house max=300000
in the Namur area, old farmhouse | near=namur:10 type=house
vicinity of Kortrijk, 3 bed, rent <= 900 | goal=rent near=kortrijk:10 bed=3 max=900
house Bastogne priced between 180 and 240k | type=house in=bastogne min=180000 max=240000
1 bed seafront Ostend 175000 max | bed=1 in=oostende max=175000 ?seafront
2bd apt ixelles terrace 1300 max | bed=2 type=apartment in=ixelles terrace max=1300
studio 450 eur incl mons | type=studio max=450 in=mons
3bed house gdn gge 250k chatelet | bed=3 type=house garden max=250000 in=chatelet ?gge
vila with 4 bedroms swiming pool waterlo | type=house bed=4 in=waterloo ?pool ?swiming
appartement for rent mechlin 2 bedrom | goal=rent type=apartment in=mechelen bed=2
bulding plot genappe | type=land in=genappe
duplex with mezzanine and balcony, Forest | type=apartment in=forest ?balcony ?mezzanine
architect-designed house in Lasne min 250 m2 | type=house in=lasne surf=250 ?architect ?designed
old barn to convert Gesves | in=gesves ?barn ?convert
chateau or manor house in Namur province | type=house in=province-namur
wheelchair accessible with lift Uccle | lift in=uccle ?accessible ?wheelchair
3 bed 2 wc for sharers Etterbeek 1800 pcm | goal=rent bed=3 in=etterbeek max=1800 ?2 ?sharers ?wc
house with doctor's practice Nivelles | type=house in=nivelles ?doctor's ?practice
any plots left in Brecht? | type=land in=brecht ?left
is there a 4 bed under 400,000 in Hoeilaart | bed=4 max=400000 in=hoeilaart
relocating in June, need a rental with garden, Overijse, €2,200 | goal=rent garden in=overijse max=2200 ?june ?relocating
budget 600-650k villa Genval or La Hulpe, plot 15 ares min | type=house min=600000 max=650000 in=genval,la-hulpe plot=1500
maison with garden Tervuren 4 slaapkamers | type=house garden in=tervuren bed=4
flat te huur Jette with 2 chambres | goal=rent type=apartment in=jette bed=2
8000 Bruges house | type=house in=brugge
Etterbeek, Ixelles, Uccle | in=etterbeek,ixelles,uccle
house Nivelles 5 beds, 200 sqm, 12 ares | type=house in=nivelles bed=5 surf=200 plot=1200
loft or duplex, min 130 sqm, Anderlecht | type=apartment surf=130 in=anderlecht
buying a mixed-use building in Liege up to 500k | goal=sale type=investment in=liege max=500000
I'd rather rent than buy, 2 bed, Zaventem | bed=2 in=zaventem goal=rent ?than
cosy cottage in the Ardennes under 200k | type=house max=200000 ?ardennes ?cosy ?the
3-storey townhouse with lift, Schaerbeek | type=house lift in=schaerbeek ?3 ?storey
apartment below 300,000 EUR with at least 2 bedrooms and a terrace of 10 m2 in Jette | type=apartment max=300000 bed=2 terrace in=jette ?10 ?m2
tight budget: 150,000 max for a 2 bed in Mons | max=150000 bed=2 in=mons ?tight
would love a farmhouse with at least 30 ares near Beauraing | type=house plot=3000 near=beauraing:10 ?love
3 bed apt with ensuite, 2 baths, lift, south terrace, Woluwe-St-Lambert | bed=3 type=apartment bath=2 lift terrace in=woluwe-saint-lambert ?ensuite ?south
anything but a studio in Leuven max 900 per month | not=studio in=leuven max=900 goal=rent
short stay furnished rental Namur centre | goal=rent furnished in=namur ?centre ?short
price: 200,000 to 250,000, type: house, location: Ninove, bedrooms: 3 | min=200000 max=250000 type=house in=ninove bed=3
agricultural shed with land Poperinge | in=poperinge ?agricultural ?land ?shed
timber frame house 2020 Lommel 3 beds | type=house in=lommel bed=3 ?2020 ?frame ?timber
luxury penthouse with panoramic views, 2 parkings, cellar, Knokke-Heist | type=apartment parkings=2 in=knokke-heist ?cellar ?luxury ?panoramic ?views
student room for my daughter in Ghent, September, 450 all in max | type=studio in=gent max=450 goal=rent ?daughter ?september
Antwerp or Mortsel, 2 bed flat from 250 to 300,000 | in=antwerpen,mortsel bed=2 type=apartment min=250000 max=300000
rent excluding charges under 1000 euro, 2 bed, Liege | goal=rent max=1000 bed=2 in=liege ?charges ?excluding
Bruges centre, flat with terrace and elevator | in=brugge type=apartment terrace lift ?centre
East or West Flanders, villa 5 beds pool | in=province-oost-vlaanderen,province-west-vlaanderen type=house bed=5 ?pool
flat or small house with a bit of garden, Ixelles/Etterbeek, 450k all in | type=apartment,house garden in=ixelles,etterbeek max=450000
semi Tremelo 3 beds dressing 2 terraces | facades=3 in=tremelo bed=3 terrace ?dressing
1.5M max villa Uccle | max=1500000 type=house in=uccle
hi there, any 2-bedders in Jette below 1.1k a month? | bed=2 in=jette max=1100 goal=rent
I need space: 5+ beds, 3+ baths, 300+ sqm, Lasne | bed=5 bath=3 surf=300 in=lasne ?space
house for 2 families Aalst | type=house in=aalst ?2 ?families
place with a yard for my dogs near Tervuren, rent, 2500 max | garden near=tervuren:10 goal=rent max=2500 ?dogs
Ghent/Bruges/Ostend apartment 2br 300k | in=gent,brugge,oostende type=apartment bed=2 max=300000
no more than 3 km from Leuven, studio or 1 bed flat, 850 pcm | near=leuven:3 type=studio,apartment bed=1 max=850 goal=rent
garden flat or ground floor maisonette Etterbeek | type=apartment garden ground in=etterbeek
3 beds Waremme south garden €265,000 | bed=3 in=waremme garden max=265000 ?south
apartment Lier 2 bed from 230,000 | type=apartment in=lier bed=2 min=230000
want to rent a garage in Uccle, no more than 120 euros a month | goal=rent type=garage in=uccle max=120
Zottegem or Brakel 3 bed garden 300 000 € | in=zottegem,brakel bed=3 garden max=300000
villa Knokke max 2 million | type=house in=knokke max=2000000
duplex Deinze 2 bed rent 850 | type=apartment in=deinze bed=2 goal=rent max=850
1500 m2 plot max 150000 Maaseik | plot=1500 type=land max=150000 in=maaseik
top floor apt with lift Schaerbeek 240k | type=apartment lift in=schaerbeek max=240000 ?floor ?top
houses with 5 or more bedrooms in Flemish Brabant | type=house bed=5 in=province-vlaams-brabant
urgent furnished studio Ghent max 600 bills included | furnished type=studio in=gent max=600 goal=rent ?urgent
house for rent Aarschot €1200 dog ok | goal=rent type=house in=aarschot max=1200 ?dog
shop with flat above Diest | type=commercial in=diest ?above ?flat
office + warehouse 600 m² Kontich | type=offices,industry surf=600 in=kontich
building 3 flats Aalst | type=investment in=aalst ?3 ?flats
epc A B C house Leuven | label=A,B,C type=house in=leuven
within 5km of Kortrijk station, 3 beds | near=kortrijk:5 bed=3 ?station
close to the Dutch border, house, Essen or Kalmthout | type=house in=essen,kalmthout ?border ?dutch
max €1,000 per month, pets, Etterbeek | goal=rent max=1000 in=etterbeek ?pets
garage and cellar a must, 2 beds, Evere | garage bed=2 in=evere ?cellar ?must
detached house no neighbours Voeren | type=house facades=4 in=voeren ?neighbours ?no
large house for B&B Durbuy | type=house in=durbuy
auction house Liege | type=house in=liege ?auction
building plot Herent between 5 and 8 ares under 250,000 | type=land in=herent plot=500 plotMax=800 max=250000
Kapelle-op-den-Bos or Londerzeel, semi-detached, 4 bed, garage, < 475k | in=kapelle-op-den-bos,londerzeel facades=3 bed=4 garage max=475000
2 bed apt on the coast not ground floor lift 200-250k | bed=2 type=apartment notGround lift min=200000 max=250000 ?coast
workshop with house Lokeren | type=industry,house in=lokeren
max price 399,000 house Edegem min 160 sq m | max=399000 type=house in=edegem surf=160
house 1,800 sq ft Waterloo | type=house surf=167 in=waterloo
half an acre plot Lasne | type=land plot=2023 in=lasne
ideally 4 beds, must have garage, Kraainem or Wezembeek-Oppem, budget up to 3k pcm | bed=4 garage in=kraainem,wezembeek-oppem max=3000 goal=rent ?must
expat family, furnished house, Tervuren, 3500 euros monthly | furnished type=house in=tervuren max=3500 goal=rent ?expat
apartment with 2 terraces and 2 parking spots Antwerp 't Zuid | type=apartment terrace parkings=2 in=antwerpen ?zuid
3 bed semi under 400k not further than 10km from Mechelen | bed=3 facades=3 max=400000 near=mechelen:10 ?further ?not ?than
bedrooms 4, bathrooms 2, garden, Grimbergen | bed=4 bath=2 garden in=grimbergen
something cheap to let in Mons for a student | goal=rent in=mons ?cheap ?student
new-build 2-bed flats Hasselt from 250k to 325k | new bed=2 type=apartment in=hasselt min=250000 max=325000
Brussels 1050 or 1060 one bed flat 900 eur | in=1050,1060 bed=1 type=apartment max=900
house to rent, unfurnished, 3 double bedrooms, Sterrebeek | goal=rent type=house unfurnished bed=3 in=sterrebeek
small farm with land for goats, Gouvy | type=house in=gouvy ?goats ?land
`
