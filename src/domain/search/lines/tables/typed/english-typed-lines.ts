/** Lines in English as different visitors type them, in the form of `line-table.ts`. */
export const englishTypedLines = `
3 bed house waterloo | type=house bed=3 in=waterloo
2 bedroom flat to rent in Ixelles under 1500 | type=apartment bed=2 goal=rent max=1500 in=ixelles
1 bed apt etterbeek furnished | type=apartment bed=1 furnished in=etterbeek
furnished 2br apartment near EU quarter | type=apartment furnished bed=2 ?eu ?quarter
house for sale in Lasne with pool | type=house goal=sale in=lasne ?pool
family home with garden near british school tervuren | type=house garden in=tervuren ?british ?school
4 bedroom house, garden, garage, Overijse or Tervuren, max 650k | type=house bed=4 garden garage max=650000 in=overijse,tervuren
we're relocating to Brussels and need a furnished 3 bed flat with parking, budget 2500 pcm | type=apartment furnished bed=3 parking max=2500 goal=rent in=bruxelles ?relocating
studio for rent louvain la neuve student | type=studio goal=rent in=louvain-la-neuve ?student
student accommodation namur | type=studio in=namur
kot liege 400 pm | type=studio max=400 goal=rent in=liege
ground floor flat with garden Uccle | type=apartment ground garden in=uccle
ground-floor apartment no stairs Namur | type=apartment ground in=namur ?no ?stairs
flat with lift, not ground floor, Schaerbeek | type=apartment lift notGround in=schaerbeek
top floor flat with elevator in Forest | type=apartment lift in=forest ?floor ?top
apartment w/ balcony and elevator 1180 | type=apartment lift in=1180 ?balcony
penthouse with terrace Knokke | type=apartment terrace in=knokke
unfurnished 2 bed flat Woluwe | type=apartment unfurnished bed=2 in=woluwe-saint-lambert,woluwe-saint-pierre
not furnished apartment in Auderghem | type=apartment unfurnished in=auderghem
part furnished flat Luxembourg | type=apartment furnished in=luxembourg
apartment luxembourg city 2 bed max 2,200 | type=apartment bed=2 max=2200 in=ville-luxembourg
Luxembourg city one bedroom flat with parking space under €2000 a month | type=apartment bed=1 parking max=2000 goal=rent in=ville-luxembourg
house near arlon for cross-border worker | type=house near=arlon:10 ?border ?cross ?worker
house within 20km of Arlon | type=house near=arlon:20
15 km around Namur, 4 beds | near=namur:15 bed=4
max 10 km from Wavre house with 3 beds | type=house near=wavre:10 bed=3
20 minutes from Brussels | near=bruxelles:20
detached house Braine l'Alleud 4 bed 2 bath | type=house facades=4 bed=4 bath=2 in=braine-l-alleud
terraced house liège | type=house in=liege
townhouse Saint-Gilles | type=house in=saint-gilles
town house in St Gilles with garden, no renovation | type=house garden in=saint-gilles ?no ?renovation
mansion in walloon brabant | type=house in=brabant-wallon
castle for sale belgium | type=house goal=sale in=bruxelles,flandre,wallonie
villa la hulpe 5 bed 3 bath double garage | type=house bed=5 bath=3 garages=2 in=la-hulpe
farmhouse with 2 hectares near Ciney | type=house plot=20000 near=ciney:10
farm with stables, province of Namur | type=house in=province-namur ?stables
old farm to renovate Ardennes | type=house ?ardennes ?renovate
house with 5 acres ardennes | type=house plot=20234 ?ardennes
holiday home Durbuy | type=house in=durbuy
chalet in the ardennes | type=house ?ardennes ?the
cottage Spa under 250k | type=house max=250000 in=spa
bungalow Hannut 3 beds | type=house bed=3 in=hannut
building plot 800 sqm Wavre | type=land plot=800 in=wavre
building land jodoigne max 120.000 | type=land max=120000 in=jodoigne
plot of land min 1000m2 Gembloux | type=land plot=1000 in=gembloux
land for sale Bastogne | type=land goal=sale in=bastogne
farmland Hesbaye | type=land ?hesbaye
building with 3 studios Liege | type=investment in=liege ?3 ?studios
apartment building Charleroi | type=investment in=charleroi
block of flats for sale Brussels | type=investment goal=sale in=bruxelles
investment property mons yield 6% | type=investment in=mons ?6 ?yield
buy to let flat namur | type=apartment goal=sale in=namur
multi-family building Verviers | type=investment in=verviers
mixed-use building Etterbeek | type=investment in=etterbeek
office to let 120 sqm Louvain-la-Neuve | type=offices goal=rent surf=120 in=louvain-la-neuve
offices 300 sq m near Zaventem airport | type=offices surf=300 near=zaventem:10 ?airport
shop to rent in Namur city centre | type=commercial goal=rent in=namur ?centre
retail space 90m² Ixelles | type=commercial surf=90 in=ixelles
commercial premises Wavre 200m2 to let | type=commercial surf=200 goal=rent in=wavre
restaurant for sale in Dinant | type=commercial goal=sale in=dinant
warehouse 1000 sqm Nivelles | type=industry surf=1000 in=nivelles
industrial unit Fleurus | type=industry in=fleurus
industrial hall max 5000 euros per month | type=industry max=5000 goal=rent
garage to rent Ixelles | type=garage goal=rent in=ixelles
lock-up garage 1050 | type=garage in=1050
parking space for sale Etterbeek | type=garage goal=sale in=etterbeek
parking spot uccle max 25k | type=garage max=25000 in=uccle
house with double garage Theux | type=house garages=2 in=theux
house with 2 parking spaces Tubize | type=house parkings=2 in=tubize
flat incl. parking Evere | type=apartment parking in=evere
2 car garage villa Rixensart | type=house garages=2 in=rixensart
new build apartment Namur 2 bed | type=apartment new bed=2 in=namur
newbuild house gembloux | type=house new in=gembloux
off-plan flat Mamer | type=apartment new in=mamer
brand new apartment in Strassen | type=apartment new in=strassen
new development Wavre | new in=wavre
recently built house, energy label A | type=house new label=A
EPC B or better, 3 bed house Jodoigne | type=house labelUp=B bed=3 in=jodoigne
PEB A apartment Uccle | type=apartment label=A in=uccle
energy rating C or higher, Brussels flat | type=apartment labelUp=C in=bruxelles
label A or B house Walhain | type=house label=A,B in=walhain
energy efficient house Ath | type=house in=ath ?efficient ?energy
house with solar panels and heat pump Silly | type=house in=silly ?heat ?panels ?pump ?solar
low energy home under 400000 | max=400000 ?energy ?low
no apartments, hannut | not=apartment in=hannut
anything but flats in Huy | not=apartment in=huy
house, no garden, Mons | type=house in=mons ?garden ?no
house without garage ok | type=house ?garage ?without
no ground floor please, 2 bed flat, Jette | type=apartment notGround bed=2 in=jette
no lift needed flat forest | type=apartment in=forest ?lift ?needed ?no
flat without elevator | type=apartment noLift
no major works house in nivelles | type=house in=nivelles ?major ?no ?works
move-in ready house Ciney | type=house in=ciney ?ready
fixer upper liege | in=liege ?fixer ?upper
house needing work cheap charleroi | type=house in=charleroi ?cheap ?needing ?work
under 200k | max=200000
up to 350,000 euros | max=350000
from 400 000 eur | min=400000
between 250k and 300k house Mons or Soignies | type=house min=250000 max=300000 in=mons,soignies
250-300k house Enghien | type=house min=250000 max=300000 in=enghien
€1,200 - €1,500 per month 2 bed Woluwe-Saint-Pierre | min=1200 max=1500 goal=rent bed=2 in=woluwe-saint-pierre
1200-1500 pcm ixelles 2 beds | min=1200 max=1500 goal=rent bed=2 in=ixelles
rent max 900 incl charges Namur | goal=rent max=900 in=namur
900 euro all in flat liège | type=apartment max=900 goal=rent in=liege
half a million Lasne | max=500000 in=lasne
1.2m villa Rhode-Saint-Genèse | type=house max=1200000 in=rhode-saint-genese
less than 1 million la hulpe | max=1000000 in=la-hulpe
no more than 275 000 € Tournai house | type=house max=275000 in=tournai
at least 300k Waterloo villa | type=house min=300000 in=waterloo
budget around 450k | min=405000 max=495000
three bedroom house ciney | type=house bed=3 in=ciney
two bed two bath flat Ixelles | type=apartment bed=2 bath=2 in=ixelles
four bedrooms minimum, Genval | bed=4 in=genval
3+ bedrooms Kraainem | bed=3 in=kraainem
3/4 bed house Wezembeek-Oppem | type=house bed=3 in=wezembeek-oppem
2-3 bedrooms Jambes | bed=2 in=jambes
min 2 bathrooms villa Ohain | type=house bath=2 in=ohain
en suite bathroom 4 bed Lasne | bed=4 in=lasne ?bathroom ?en ?suite
house at least 150 sqm with home office Bierges | type=house surf=150 in=bierges ?office
flat 80-100 m2 Jette | type=apartment surf=80 surfMax=100 in=jette
apartment max 60 sqm Saint-Josse | type=apartment surfMax=60 in=saint-josse-ten-noode
100 square metres flat Anderlecht | type=apartment surf=100 in=anderlecht
1000 sq ft flat Brussels | type=apartment surf=93 in=bruxelles
large house with big garden Grez-Doiceau | type=house garden in=grez-doiceau
garden 500m2 minimum house Perwez | type=house garden plot=500 in=perwez
house on 15 ares Sombreffe | type=house plot=1500 in=sombreffe
plot over 1 hectare | type=land plot=10000
sunny terrace south facing flat Schaerbeek | type=apartment terrace in=schaerbeek ?facing ?south ?sunny
roof terrace flat Brussels centre | type=apartment terrace in=bruxelles ?centre
pets allowed flat to rent Charleroi | type=apartment goal=rent in=charleroi ?allowed ?pets
pet friendly apartment Liège 700 eur | type=apartment max=700 in=liege ?friendly ?pet
dog ok rental house Namur | type=house goal=rent in=namur ?dog
wheelchair accessible apartment Mons | type=apartment in=mons ?accessible ?wheelchair
quiet street near park | ?park ?quiet ?street
close to train station Ottignies flat | type=apartment in=ottignies ?station ?train
flat near Gembloux station | type=apartment near=gembloux:10 ?station
house in or around Jodoigne | type=house near=jodoigne:10
somewhere near Leuven, house with garden | type=house near=louvain:10 garden
Wavre area 3 bed | near=wavre:10 bed=3
greater Liège house | type=house near=liege:10
brabant wallon 4 bed house garage under 475000 | type=house bed=4 garage max=475000 in=brabant-wallon
Walloon Brabant villa | type=house in=brabant-wallon
flemish brabant villa with pool | type=house in=brabant-flamand ?pool
hainaut cheap house | type=house in=hainaut ?cheap
house in wallonia max 150k | type=house max=150000 in=wallonie
flanders apartment by the sea | type=apartment in=flandre ?sea
apartment at the coast ostend sea view | type=apartment in=ostende ?coast ?sea ?view
studio de panne sea front | type=studio in=la-panne ?front ?sea
bruges town centre house | type=house in=bruges ?centre
ghent loft | type=apartment in=gand
antwerp 2 bed apartment rent 1100 | type=apartment bed=2 goal=rent max=1100 in=anvers
1300 1301 house | type=house in=1300,bierges
zip 4000 flat | type=apartment in=4000
flat 1000 brussels | type=apartment in=1000
1150 or 1200, 3 bed flat with terrace | type=apartment bed=3 terrace in=1150,1200
house jodoine | type=house in=jodoigne
appartment waterlo | type=apartment in=waterloo
aparment ixeles 2 bedrom | type=apartment bed=2 in=ixelles
hosue in namur | type=house in=namur
vila lasnes | type=house in=lasne
flat in shaerbeek | type=apartment in=schaerbeek
house brain l'alleud | type=house in=braine-l-alleud
braine lalleud house 3bdr | type=house bed=3 in=braine-l-alleud
3bdr flat w lift and pkg | type=apartment bed=3 lift parking
2bed 1bath flat etterbek | type=apartment bed=2 bath=1 in=etterbeek
rental apartment 1060 | type=apartment goal=rent in=1060
long term rental flat Brussels | type=apartment goal=rent in=bruxelles ?long ?term
short let studio ixelles | type=studio goal=rent in=ixelles
looking to buy a house in Gembloux | type=house goal=sale in=gembloux
want to rent something with a garden in Limal | goal=rent garden in=limal
I have 300k and I want a 3 bedroom house close to Namur | type=house max=300000 bed=3 near=namur:10
hi, do you have any 2 bedroom flats in Nivelles? | type=apartment bed=2 in=nivelles
houses for sale | type=house goal=sale
flats | type=apartment
to let | goal=rent
for sale | goal=sale
buy or rent house fléron | type=house in=fleron
house ans | type=house in=ans
house in huy | type=house in=huy
flat in spa | type=apartment in=spa
houses ath 200k | type=house max=200000 in=ath
Visé 4 bed | bed=4 in=vise
house built after 2000 Genappe | type=house in=genappe ?2000 ?after ?built
1930s house Uccle | type=house in=uccle ?1930s
house with character Villers-la-Ville | type=house in=villers-la-ville ?character
duplex apartment Saint-Gilles with two terraces | type=apartment terrace in=saint-gilles
open plan loft Molenbeek | type=apartment in=molenbeek-saint-jean ?open ?plan
maison with garden in Wavre max 400k | type=house garden max=400000 in=wavre
appartement for rent in Bruxelles | type=apartment goal=rent in=bruxelles
flat te huur leuven | type=apartment goal=rent in=louvain
huis for sale tervuren | type=house goal=sale in=tervuren
wohnung in Eupen to rent | type=apartment goal=rent in=eupen
house with annex for grandparents Court-Saint-Étienne | type=house in=court-saint-etienne ?annex ?grandparents
house with separate flat for mum | type=house ?flat ?mum ?separate
granny annexe braine-le-château | in=braine-le-chateau ?annexe ?granny
multi generation house beauvechain | type=house in=beauvechain ?generation ?multi
house with basement, attic, utility room - Esneux | type=house in=esneux ?attic ?basement ?room ?utility
cellar and bike storage flat LLN | type=apartment in=louvain-la-neuve ?bike ?cellar ?storage
HOUSE 4 BED + GARAGE + GARDEN - CHAUMONT GISTOUX | type=house bed=4 garage garden in=chaumont-gistoux
esch sur alzette flat 1 bed max 1500 | type=apartment bed=1 max=1500 in=esch-sur-alzette
house dudelange or differdange | type=house in=dudelange,differdange
hesperange 3 bed apartment garage | type=apartment bed=3 garage in=hesperange
house grand duchy of luxembourg | type=house in=luxembourg
luxembourg province house with land | type=house in=province-luxembourg ?land
`
