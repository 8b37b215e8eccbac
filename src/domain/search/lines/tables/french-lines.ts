/** Lines as visitors type them in French, each with its reading (`line-table.ts` explains the notation). */
export const frenchLines = `
maison 3 chambres avec jardin à Wavre, max 400 000 | type=house bed=3 garden in=wavre max=400000
maison à vendre wavre | goal=sale type=house in=wavre
maison a vendre wavre 3 ch | goal=sale type=house in=wavre bed=3
appartement à louer Namur | goal=rent type=apartment in=namur
appart 2 ch louvain-la-neuve | type=apartment bed=2 in=louvain-la-neuve
appt 2ch LLN à louer | type=apartment bed=2 in=louvain-la-neuve goal=rent
studio à louer louvain la neuve max 600 € | type=studio goal=rent in=louvain-la-neuve max=600
kot à louer namur | type=studio goal=rent in=namur
villa 4 chambres Lasne | type=house bed=4 in=lasne
villa 4 façades avec piscine à Waterloo | type=house facades=4 ?piscine in=waterloo
terrain à bâtir Grez-Doiceau | type=land in=grez-doiceau
terrain à batir 10 ares min jodoigne | type=land plot=1000 in=jodoigne
terrain de 1000 m² à Gembloux | type=land plot=1000 in=gembloux
terrain constructible entre 500 et 1000 m2 | type=land plot=500 plotMax=1000
maison avec terrain de 15 ares | type=house plot=1500
maison sur 20 ares à Hannut | type=house plot=2000 in=hannut
maison de maître Namur | type=house in=namur
maison de maitre bruxelles max 900k | type=house in=bruxelles max=900000
penthouse avec terrasse Wavre | type=apartment terrace in=wavre
duplex 2 chambres terrasse | type=apartment bed=2 terrace
loft bruxelles 150m2 | type=apartment in=bruxelles surf=150
rez-de-chaussée commercial à louer Wavre | type=commercial goal=rent in=wavre
commerce à remettre Namur | type=commercial ?remettre in=namur
bureau à louer Louvain-la-Neuve 200 m² | type=offices goal=rent in=louvain-la-neuve surf=200
bureaux à vendre brabant wallon | type=offices goal=sale in=brabant-wallon
entrepôt à louer 500 m2 min | type=industry goal=rent surf=500
hangar à vendre hannut | type=industry goal=sale in=hannut
immeuble de rapport Bruxelles | type=investment in=bruxelles
immeuble de rapport max 600.000 euros | type=investment max=600000
garage à louer Wavre | type=garage goal=rent in=wavre
box de garage à vendre | type=garage goal=sale
place de parking à louer LLN | type=garage goal=rent in=louvain-la-neuve
emplacement de parking ottignies | type=garage in=ottignies
maison avec garage et jardin | type=house garage garden
maison 2 garages | type=house garages=2
appartement avec 2 places de parking | type=apartment parkings=2
appartement avec parking et ascenseur | type=apartment parking lift
appartement meublé à louer Bruxelles | type=apartment furnished goal=rent in=bruxelles
studio meublé 700€/mois | type=studio furnished max=700 goal=rent
appartement rez-de-chaussée avec jardin | type=apartment ground garden
appart rdc 1 chambre | type=apartment ground bed=1
appartement au rez namur | type=apartment ground in=namur
maison entre 300.000 et 450 000 € | type=house min=300000 max=450000
entre 250 et 350k wavre | min=250000 max=350000 in=wavre
de 200 000 à 300 000 euros maison | min=200000 max=300000 type=house
300-400k maison 4 ch | min=300000 max=400000 type=house bed=4
maison 300000 à 350000 | type=house min=300000 max=350000
à partir de 250000 appartement | min=250000 type=apartment
maison min 200k max 300k | type=house min=200000 max=300000
maison jusqu'à 350.000€ | type=house max=350000
jusque 400k namur | max=400000 in=namur
moins de 250 000 € | max=250000
max 400k | max=400000
maximum 1.200 par mois | max=1200 goal=rent
loyer max 900 | goal=rent max=900
loyer entre 700 et 900 euros | goal=rent min=700 max=900
budget 350000 | max=350000
budget de 400 000 € max maison 3 ch | max=400000 type=house bed=3
budget max 1,2 million villa | max=1200000 type=house
villa 1,5 mio lasne | type=house max=1500000 in=lasne
villa moins d'un million d'euros | type=house max=1000000
pas plus de 300.000 | max=300000
plus de 500k | min=500000
<400k | max=400000
maison < 350 000€ | type=house max=350000
> 200k appartement | min=200000 type=apartment
environ 300 000 € | min=270000 max=330000
maison +/- 400k | type=house min=360000 max=440000
maison 350 000 | type=house max=350000
maison wavre 350k | type=house in=wavre max=350000
maison Wavre 1300 | type=house in=wavre
1300 wavre 3 chambres | in=wavre bed=3
appartement 1348 | type=apartment in=1348
maison à vendre 1300 | type=house goal=sale in=1300
appartement 1000 bruxelles 2 ch 900€ | type=apartment in=1000 bed=2 max=900
trois chambres à Wavre | bed=3 in=wavre
maison quatre chambres deux salles de bain | type=house bed=4 bath=2
maison cinq chambres | type=house bed=5
maison 4 ch 2 sdb | type=house bed=4 bath=2
4ch 2sdb garage jardin | bed=4 bath=2 garage garden
3 chb jardin namur | bed=3 garden in=namur
appart 3ch. + terrasse | type=apartment bed=3 terrace
appart 1ch balcon bruxelles | type=apartment bed=1 ?balcon in=bruxelles
au moins 3 chambres et 2 salles de bains | bed=3 bath=2
minimum 4 chambres | bed=4
3 chambres minimum | bed=3
3 ch min 100 m² | bed=3 surf=100
3 chambres ou plus wavre | bed=3 in=wavre
3+ chambres | bed=3
3 à 4 chambres maison | bed=3 type=house
2/3 chambres appartement | bed=2 type=apartment
maison 3 chambres à coucher | type=house bed=3
appartement 3 pièces | type=apartment bed=2
T3 à louer | bed=2 goal=rent
appartement 100 m² minimum | type=apartment surf=100
appartement de plus de 90m2 | type=apartment surf=90
appartement entre 80 et 120 m² | type=apartment surf=80 surfMax=120
maison 150m² habitables | type=house surf=150
surface habitable min 120 m2 | surf=120
superficie de 200 m² maison | surf=200 type=house
moins de 100 m² appartement | surfMax=100 type=apartment
120 mètres carrés wavre | surf=120 in=wavre
maison 180m2 terrain 800m2 | type=house surf=180 plot=800
maison 200 m² sur terrain de 12 ares | type=house surf=200 plot=1200
terrain 1 hectare | type=land plot=10000
terrain 2 ha namur | type=land plot=20000 in=namur
prairie 50 ares | type=land plot=5000
PEB B ou mieux | labelUp=B
maison PEB A | type=house label=A
appartement peb b minimum wavre | type=apartment labelUp=B in=wavre
maison avec PEB A ou B | type=house label=A,B
peb c min | labelUp=C
label A appartement neuf | label=A type=apartment new
classe énergétique B | label=B
certificat PEB A+ | label=A+
maison basse énergie | type=house ?basse ?énergie
appartement neuf Wavre | type=apartment new in=wavre
maison neuve 3 chambres gembloux | type=house new bed=3 in=gembloux
nouvelle construction namur | new in=namur
construction neuve 4 ch | new bed=4
projet neuf appartement 2 chambres | new type=apartment bed=2
près de Wavre | near=wavre:10
maison près de namur | type=house near=namur:10
maison dans un rayon de 10 km autour de Namur | type=house near=namur:10
maison à 15 km de Wavre | type=house near=wavre:15
à moins de 5 km de gembloux | near=gembloux:5
appartement wavre et environs | type=apartment near=wavre:10
maison aux alentours de Jodoigne | type=house near=jodoigne:10
wavre + 20 km | near=wavre:20
maison Wavre rayon 5km | type=house near=wavre:5
maison région de Namur | type=house near=namur:10
proche de Louvain-la-Neuve | near=louvain-la-neuve:10
maison proche gare ottignies | type=house ?gare in=ottignies
pas loin de bruxelles | near=bruxelles:10
maison Brabant wallon | type=house in=brabant-wallon
maison en BW max 500k | type=house in=brabant-wallon max=500000
province de Namur terrain | in=province-namur type=land
appartement bruxelles ou wavre | type=apartment in=bruxelles,wavre
maison Wavre, Ottignies, Rixensart | type=house in=wavre,ottignies,rixensart
wavre ou gembloux 3ch | in=wavre,gembloux bed=3
appartement uccle ixelles 2ch | type=apartment in=uccle,ixelles bed=2
bxl appart 2 ch | in=bruxelles type=apartment bed=2
maison Braine-l'Alleud | type=house in=braine-l-alleud
maison braine l'alleud 3ch | type=house in=braine-l-alleud bed=3
Court-St-Etienne maison | in=court-saint-etienne type=house
mont st guibert appart | in=mont-saint-guibert type=apartment
maison sans travaux | type=house ?sans ?travaux
maison sans travaux à Wavre | type=house ?sans ?travaux in=wavre
pas d'appartement wavre | not=apartment in=wavre
tout sauf appartement à Namur | not=apartment in=namur
wavre sans appartement ni studio | in=wavre not=apartment,studio
à vendre namur hors terrain | goal=sale in=namur not=land
maison sans jardin | type=house ?sans ?jardin
maison à rénover Namur | type=house ?rénover in=namur
maison rénovée avec cheminée | type=house ?rénovée ?cheminée
maison calme lumineuse 3ch | type=house ?calme ?lumineuse bed=3
maison ou appartement wavre | type=house,apartment in=wavre
maison/appartement à louer | type=house,apartment goal=rent
villa ou fermette avec grand jardin | type=house garden
fermette à rénover hannut | type=house ?rénover in=hannut
bungalow plain-pied jodoigne | type=house ?plain-pied in=jodoigne
château à vendre province de liège | type=house goal=sale in=province-liege
maison mitoyenne 2 ch | type=house bed=2
maison 3 façades wavre | type=house facades=3 in=wavre
4 façades max 450k | facades=4 max=450000
je cherche une maison avec 3 chambres à Wavre | type=house bed=3 in=wavre
nous cherchons un appartement à louer avec 2 chambres | type=apartment goal=rent bed=2
recherche maison à acheter namur | type=house goal=sale in=namur
acheter un appartement à Gembloux | goal=sale type=apartment in=gembloux
achat maison wavre | goal=sale type=house in=wavre
location appartement namur 2 chambres | goal=rent type=apartment in=namur bed=2
louer une maison 3 ch | goal=rent type=house bed=3
loc appart 1ch 750€ | goal=rent type=apartment bed=1 max=750
maison avec un grand jardin | type=house garden
maison avec une chambre | type=house bed=1
jardin terrasse garage | garden terrace garage
avec jardin et terrasse à louer | garden terrace goal=rent
maisson 3 chambres wavre | type=house bed=3 in=wavre
apartement 2 chambres namur | type=apartment bed=2 in=namur
appartment à louer à wavr | type=apartment goal=rent in=wavre
maison gemblouxx | type=house in=gembloux
maison à Jodoinge | type=house in=jodoigne
appartement otignies | type=apartment in=ottignies
terain à batir hannut | type=land in=hannut
maison jardinn wavre | type=house garden in=wavre
house with garden in wavre à louer | type=house garden in=wavre goal=rent
huis 3 chambres wavre | type=house bed=3 in=wavre
te koop maison namur | goal=sale type=house in=namur
slaapkamers 3 maison waver | bed=3 type=house in=wavre
maison 3ch wavre 300k€ max garage | type=house bed=3 in=wavre max=300000 garage
MAISON A VENDRE WAVRE 3 CHAMBRES | type=house goal=sale in=wavre bed=3
prix max 275.000 € appart | max=275000 type=apartment
prix: 200000-250000 | min=200000 max=250000
prix entre 1000 et 1500 € par mois | min=1000 max=1500 goal=rent
800 à 1000€ /mois 2 ch | min=800 max=1000 goal=rent bed=2
900 euros charges comprises appartement | max=900 type=apartment goal=rent
appartement 2 chambres avec ascenseur, terrasse et garage | type=apartment bed=2 lift terrace garage
appartement avec ascenseur à Ixelles pour 350 keur | type=apartment lift in=ixelles max=350000
appartement avec cave et terrasse | type=apartment ?cave terrace
maison 250 mille euros | type=house max=250000
maison de 3 chambres ou plus, garage 2 voitures | type=house bed=3 garages=2
double garage villa | garages=2 type=house
maison avec bureau 4 ch | type=house ?bureau bed=4
surface commerciale 150m² nivelles | type=commercial surf=150 in=nivelles
magasin à louer centre de wavre | type=commercial goal=rent ?centre in=wavre
immeuble mixte à vendre Charleroi | type=investment goal=sale in=charleroi
bien à louer Wavre | goal=rent in=wavre
maison liège 200k | type=house in=liege max=200000
maison à eupen ou à saint-vith | type=house in=eupen,saint-vith
appartement Esch-sur-Alzette meublé | type=apartment in=esch-sur-alzette furnished
maison Nivelles 3 ch jardin garage 350000 | type=house in=nivelles bed=3 garden garage max=350000
T2 meublé bruxelles max 950 | bed=1 furnished in=bruxelles max=950
une maison pas chère à Namur | type=house ?pas ?chère in=namur
appartement non meublé à louer Namur | type=apartment unfurnished goal=rent in=namur
appartement sans ascenseur | type=apartment noLift
appartement au rez-de-chaussée avec terrasse | type=apartment ground terrace
appartement avec ascenseur, pas au rez-de-chaussée | type=apartment lift notGround
rez-de-jardin 2 chambres Uccle | ground bed=2 in=uccle
studio pas meublé Liège | type=studio unfurnished in=liege
`
