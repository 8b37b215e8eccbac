/** Lines in English as people dictate, type and advertise them on portals, in the form of `line-table.ts`. */
export const englishPortalLines = `
hi im looking for a three bedroom house to rent near the european school in uccle | bed=3 goal=rent in=uccle type=house ?european ?school
looking to buy a flat in leuven with two bedrooms for under three hundred thousand | bed=2 goal=sale in=leuven max=300000 type=apartment
we need a family home with a garden and four bedrooms somewhere around tervuren | bed=4 garden near=tervuren:10 type=house
one bed apartment brussels up to twelve hundred a month | bed=1 goal=rent in=brussels max=1200 type=apartment
2br apt etterbeek <1300 | bed=2 in=etterbeek max=1300 type=apartment
3bd 2ba house w/ garden waterloo | bath=2 bed=3 garden in=waterloo type=house
lookin 4 a studio in ghent max 700pm | goal=rent in=gent max=700 type=studio ?4
any flats 2 let in namur w parking pls | goal=rent in=namur parking type=apartment
Stunning 5-bedroom villa with pool on 20 ares in Lasne | bed=5 in=lasne plot=2000 type=house ?stunning ?pool
Bright 2 bed flat, 90 sqm, south facing terrace, Woluwe | bed=2 in=woluwe-saint-lambert,woluwe-saint-pierre surf=90 terrace type=apartment ?bright ?south ?facing
CHARMING TOWNHOUSE FOR SALE IN BRUGES | goal=sale in=brugge type=house ?charming
Spacious penthouse with lift and two parking spaces - Luxembourg Kirchberg | in=ville-luxembourg lift parkings=2 type=apartment
investment property antwerp yield 6% | in=antwerpen type=investment ?yield ?6
block of flats for sale in Liège | goal=sale in=liege type=investment
buy to let flat brussels | goal=sale in=brussels type=apartment
buy-to-let studio leuven under 200k | goal=sale in=leuven max=200000 type=studio
public auction house namur | in=namur type=house ?public ?auction
life annuity apartment knokke | in=knokke type=apartment ?life ?annuity
office space to rent 300 m2 diegem | goal=rent in=1831 surf=300 type=offices
offices for rent Luxembourg city | goal=rent in=ville-luxembourg type=offices
warehouse with loading dock, 800 sqm, near Antwerp | surf=800 near=antwerpen:10 type=industry ?loading ?dock
industrial unit to let zaventem | goal=rent in=zaventem type=industry
lock-up garage for rent ixelles | goal=rent in=ixelles type=garage
parking space schuman | type=garage ?schuman
building plot of at least 8 ares in Wavre | in=wavre plot=800 type=land
land between 1000 and 2000 m² near Gembloux | near=gembloux:10 plotMax=2000 plot=1000 type=land
retail unit for rent in Tienen | goal=rent in=tienen type=commercial
shop premises leuven bondgenotenlaan | in=leuven type=commercial ?bondgenotenlaan
house for under half a million in Overijse | in=overijse max=500000 type=house
villa up to one point two million euros | max=1200000 type=house
apartment two hundred and fifty thousand max Mechelen | in=mechelen max=250000 type=apartment
rent between nine hundred and eleven hundred euros leuven | goal=rent in=leuven max=1100 min=900
house 150 to 200 sqm on a plot of 500 to 1000 sqm | surfMax=200 surf=150 plotMax=1000 plot=500 type=house
apartment min 80m2 max 110m2 Ghent | in=gent surfMax=110 surf=80 type=apartment
house EPC B or better Flanders | in=flanders labelUp=B type=house
flat with energy label A or B Luxembourg | in=luxembourg label=A,B type=apartment
epc at least c house brabant wallon | in=brabant-wallon labelUp=C type=house
low energy house Grez-Doiceau | in=grez-doiceau type=house ?low ?energy
not a ground floor flat, 2 beds, Schaerbeek | bed=2 in=schaerbeek notGround type=apartment
no studios please apartment in leuven to let | goal=rent in=leuven not=studio type=apartment
unfurnished flat with no lift Namur | in=namur noLift type=apartment unfurnished
house without garden Ghent | in=gent type=house ?without ?garden
anything except apartments for sale in Hannut | goal=sale in=hannut not=apartment
house no renovation needed Jodoigne | in=jodoigne type=house ?no ?renovation ?needed
hosue for sle in wavre | goal=sale in=wavre type=house
appartment for rnet in brusels | goal=rent in=brussels type=apartment
vila with gardn tervurn | garden in=tervuren type=house
flat near Mechelen station | near=mechelen:10 type=apartment ?station
apartment next to the train station in Ottignies | in=ottignies type=apartment ?train ?station
walking distance from Leuven station 1 bed | bed=1 in=leuven ?walking ?distance ?station
within 15 km of Wavre house for sale | goal=sale near=wavre:15 type=house
house 5km around Gembloux | near=gembloux:5 type=house
20 minutes from Brussels house with land | near=brussels:20 type=house ?land
cottage in the province of Namur | in=province-namur type=house
farmhouse Walloon Brabant under 600k | in=brabant-wallon max=600000 type=house
houses in Flemish Brabant with 4 bedrooms | bed=4 in=vlaams-brabant type=house
1150 or 1200 3 bed house | bed=3 in=1150,1200 type=house
flats in 1040, 1050 and 1060 | in=1040,1050,1060 type=apartment
house 3080 to rent | goal=rent in=3080 type=house
house in Esch 3 beds | bed=3 in=esch-sur-alzette type=house
apartment Strassen or Bertrange | in=bertrange,strassen type=apartment
Ettelbruck flat to rent | goal=rent in=ettelbruck type=apartment
plot of land Mondorf-les-Bains | in=mondorf-les-bains type=land
relocating with 2 kids and a dog need house near international school tervuren | in=tervuren type=house ?relocating ?2 ?kids ?dog ?international ?school
house for a family of five close to schools Rixensart | in=rixensart type=house ?five ?schools
home office, 3 bedrooms, quiet street, Hoeilaart | bed=3 in=hoeilaart ?office ?quiet ?street
semi-detached house with garage Zaventem | facades=3 garage in=zaventem type=house
detached house 4 bed double garage Overijse | bed=4 facades=4 garages=2 in=overijse type=house
terraced house in Aalst max 280k | in=aalst max=280000 type=house
bungalow with 2 bathrooms | bath=2 type=house
top floor apartment with terrace Antwerp | in=antwerpen terrace type=apartment ?top ?floor
loft with high ceilings Molenbeek | in=molenbeek-saint-jean type=apartment ?high ?ceilings
new build apartment 2 bed with garage Kortrijk | bed=2 garage in=kortrijk new type=apartment
brand new flat heverlee | in=3001 new type=apartment
house to rent €1,500-€1,800 Waterloo | goal=rent in=waterloo max=1800 min=1500 type=house
pet friendly furnished apartment short term Brussels | furnished in=brussels type=apartment ?pet ?friendly ?short ?term
student room Leuven 500 | in=leuven max=500 type=studio
maisonette with small garden St Gilles | garden in=saint-gilles type=apartment
maison for sale Louvain with tuin | garden goal=sale in=leuven type=house
house max 425,000 eur min 3 beds Wavre or Limal | bed=3 in=limal,wavre max=425000 type=house
what do you have for rent in Ottignies under 1k | goal=rent in=ottignies max=1000 ?what
we are selling ours and want something smaller a two bedroom apartment with a lift in overijse | bed=2 in=overijse lift type=apartment ?selling ?ours
do you still have garages to rent in ixelles | goal=rent in=ixelles type=garage ?still
studio for my daughter in liege max 550 euros per month | goal=rent in=liege max=550 type=studio ?daughter
Charming 3 bed house with garage and garden - Jodoigne | bed=3 garage garden in=jodoigne type=house ?charming
TO LET: bright 2 bed flat w/ balcony, European quarter | bed=2 goal=rent type=apartment ?bright ?balcony ?european ?quarter
Luxembourg-Belair: 3 bedroom apartment with 2 terraces | bed=3 in=ville-luxembourg terrace type=apartment
new development 2 and 3 bedroom apartments Gembloux | bed=2 in=gembloux new type=apartment
workshop and offices 400 sqm for rent near Halle | goal=rent surf=400 near=halle:10 type=industry,offices
doctor's surgery to rent Wavre | goal=rent in=wavre ?doctor ?surgery
restaurant for sale ixelles | goal=sale in=ixelles type=commercial
mixed use building shop + 3 flats Mons | in=mons type=investment ?shop ?3 ?flats
house to convert into flats Schaerbeek max 600k | in=schaerbeek max=600000 type=house ?convert ?flats
plot for a detached villa min 12 ares Genval | facades=4 in=1332 plot=1200 type=land
meadow for sale near Ciney 1.5 ha | goal=sale near=ciney:10 plot=15000 type=land
whats available under 200000 in tournai | in=tournai max=200000 ?whats
house with workshop Fleurus | in=fleurus type=house ?workshop
flat 3 bed 2 bath + 2 parking Uccle | bath=2 bed=3 in=uccle parkings=2 type=apartment
rent 800 to 950 2 bed flat Gembloux with garage | bed=2 garage goal=rent in=gembloux max=950 min=800 type=apartment
house for sale less than 15 km from Louvain-la-Neuve | goal=sale near=1348:15 type=house
not in Brussels, a 4 bedroom house in Walloon Brabant | bed=4 in=brabant-wallon type=house ?not ?in ?brussels
flt to rnet liege max 700 | goal=rent in=liege max=700 type=apartment
houses Lasne, Rixensart, La Hulpe from 4 beds | bed=4 in=la-hulpe,lasne,rixensart type=house
3 side house 1400 or 1420 | facades=3 in=1400,1420 type=house
single mum with one child needs small house to rent hannut max 900 | goal=rent in=hannut max=900 type=house ?single ?mum ?one ?child
apartment energy rating A+ Arlon | in=arlon label=A+ type=apartment
villa with pool, at least 25 ares, Ohain | in=ohain plot=2500 type=house ?pool
flat for sale not top floor Laeken | goal=sale in=1020 type=apartment ?not ?top ?floor
old farmhouse to restore Perwez | in=perwez type=house ?restore
equestrian property with stables and 3 ha Genappe | in=genappe plot=30000 ?equestrian ?stables
third floor flat with elevator and cellar Antwerp south €950 pcm | goal=rent in=antwerpen lift max=950 type=apartment ?third ?floor ?cellar ?south
there are four of us and we are looking for a house with a garden in wavre or limal | garden in=limal,wavre type=house ?four
can you help me find an apartment with a lift in bruges for max eight hundred and fifty euros | in=brugge lift max=850 type=apartment ?can ?help
newly built villa 5 beds min 300 sqm knokke | bed=5 in=knokke surf=300 new type=house
detached bungalow double garage large garden Schilde | facades=4 garages=2 garden in=schilde type=house
apartment two terraces two bathrooms uccle | bath=2 in=uccle terrace type=apartment
house for sale between three and four hundred thousand in nivelles | goal=sale in=nivelles max=400000 min=300000 type=house
To let: furnished studio close to VUB, €595 all in | furnished goal=rent max=595 type=studio ?vub
garage for sale jette max 30000 | goal=sale in=jette max=30000 type=garage
offices to let mechelen 400 m² | goal=rent in=mechelen surf=400 type=offices
workshop for sale Ciney 250m2 | goal=sale in=ciney surf=250 type=industry
farmhouse with 2 ha of meadow around Chimay | near=chimay:10 plot=20000 type=house
ground floor home for elderly couple in Ath | ground in=ath ?elderly
appartmnt for sael ostend sea veiw | goal=sale in=oostende type=apartment ?sea ?veiw
huose to rnet namr | goal=rent in=namur type=house
apartmetn to let sint niklass | goal=rent in=sint-niklaas type=apartment
house or land in Ciney | in=ciney type=house,land
2 beds in 1050 or 1180 rent below 1200 | bed=2 goal=rent in=1050,1180 max=1200
flat on the outskirts of Brussels max 300k | near=brussels:10 max=300000 type=apartment
house close to the E42 Sambreville | in=sambreville type=house ?e42
mid-terrace with small garden, 3 beds, EPC C, Sint-Niklaas, 289,000 | bed=3 garden in=sint-niklaas label=C max=289000 type=house
no ground floor, no new build, with lift: flat Etterbeek | in=etterbeek lift notGround type=apartment ?no ?new ?build
public sale land Dinant | goal=sale in=dinant type=land ?public
student house with 8 rooms to buy ghent | bed=8 goal=sale in=gent type=house ?student
shop with living quarters Andenne | in=andenne type=commercial ?quarters
parking for rent Namur station | goal=rent in=namur type=garage ?station
from 150 sqm living area, up to 400,000, min 4 beds, Tubize | bed=4 in=tubize surf=150 max=400000
flat 3 beds > 100m² < 350k hasselt centre | bed=3 in=hasselt surf=100 max=350000 type=apartment ?centre
house in Hainaut province with at least 1000 m² of land | in=hainaut plot=1000 type=house
single-storey house 2 beds Bertrix or Libramont max 200k | bed=2 in=bertrix,libramont-chevigny max=200000 type=house ?single-storey
top floor duplex, 2 beds, parking space, Mons | bed=2 in=mons parking type=apartment ?top ?floor
`
