/** Lines in French that were written down before anybody looked how they are read (`line-table.ts` explains the notation). */
export const frenchVisitorLines = `
maison 3ch jardin namur max 300k | type=house bed=3 garden in=namur max=300000
appart 2ch à louer wavre 950€ cc | type=apartment bed=2 goal=rent in=wavre max=950
près de Namur maison avec garage | near=namur:10 type=house garage
villa 4 façades LLN | type=house facades=4 in=louvain-la-neuve
sans travaux, maison à vendre nivelles 350.000 | ?sans ?travaux type=house goal=sale in=nivelles max=350000
maison à rénover charleroi moins de 150000 | type=house ?rénover in=charleroi max=150000
dès 200m² habitables avec grand terrain | surf=200 ?terrain
terrain à bâtir 15 ares gembloux | type=land plot=1500 in=gembloux
studio meublé etterbeek 700/mois | type=studio furnished in=etterbeek max=700 goal=rent
kot étudiant louvain-la-neuve | type=studio in=louvain-la-neuve
appt neuf 2 ch waterloo terrasse | type=apartment new bed=2 in=waterloo terrace
PEB B ou mieux Brabant wallon | labelUp=B in=province-brabant-wallon
entre 250 et 300k liège 3 chambres | min=250000 max=300000 in=liege bed=3
pas d'appartement, maison ou villa uniquement jodoigne | not=apartment type=house in=jodoigne
loyer max 1200 ixelles 2 chambres | goal=rent max=1200 in=ixelles bed=2
maison 4 ch + bureau + double garage | type=house bed=4 garages=2 ?bureau
rez-de-chaussée avec jardin Uccle | ground garden in=uccle
apparttement ascenseur bruxelles 1050 | type=apartment lift in=1050
penthouse avec grande terrasse | type=apartment terrace
immeuble de rapport Liège centre | type=investment in=liege ?centre
local commercial à louer mons 100 m2 | type=commercial goal=rent in=mons surf=100
fermette avec dépendances et 1 hectare | type=house ?dépendances plot=10000
bord de mer appartement 2 chambres | ?bord ?mer type=apartment bed=2
maison mitoyenne 3 façades tubize | type=house facades=3 in=tubize
budget 400000 euros waterloo ou braine-l'alleud | max=400000 in=waterloo,braine-l'alleud
maison 3 à 4 chambres hannut | type=house bed=3 in=hannut
appartement avec parking et cave, etterbeek ou ixelles | type=apartment parking ?cave in=etterbeek,ixelles
300.000 - 350.000 € maison wavre | min=300000 max=350000 type=house in=wavre
bien à vendre à 10 km de Huy | goal=sale near=huy:10
maison avec piscine lasne | type=house ?piscine in=lasne
duplex 3ch arlon | type=apartment bed=3 in=arlon
recherche petite maison quatre façades autour de ciney | type=house facades=4 near=ciney:10
a louer appart 1ch pas cher namur | goal=rent type=apartment bed=1 in=namur ?pas ?cher
bel étage 3 ch bruxelles | type=house bed=3 in=bruxelles
garage à louer saint-gilles | type=garage goal=rent in=saint-gilles
entrepôt 400m² seneffe | type=industry surf=400 in=seneffe
bureaux à louer wavre nord | type=offices goal=rent in=wavre ?nord
maison basse énergie PEB A | type=house label=A ?basse ?énergie
max 1.100€ charges comprises 2 chambres LLN | max=1100 bed=2 in=louvain-la-neuve goal=rent
jolie maison de campagne dinant 5ch | type=house in=dinant bed=5
terrain min 1000 m² rixensart | type=land plot=1000 in=rixensart
maison 2 sdb 4ch genval | type=house bath=2 bed=4 in=genval
appartement non meublé 2 ch laeken | type=apartment unfurnished bed=2 in=laeken
maison de plain-pied 3 ch | type=house ?plain-pied bed=3
je cherche une maison avec 4 chambres et un jardin dans le brabant wallon pour max 450 000 euros | type=house bed=4 garden in=province-brabant-wallon max=450000
appart neuf tva 6% tournai | type=apartment new ?tva ?6 in=tournai
environ 250000 euros maison mons | min=225000 max=275000 type=house in=mons
1300 wavre appartement | in=wavre type=apartment
colocation 3 chambres bruxelles | ?colocation bed=3 in=bruxelles
maison max 15 km namur | type=house near=namur:15
appartement 80 m2 min, balcon, 1200 bruxelles | type=apartment surf=80 ?balcon in=1200
villa prestige 1,5 million lasne | type=house ?prestige max=1500000 in=lasne
maison moins de 1.000€/mois 2ch | type=house max=1000 goal=rent bed=2
huis à louer ottignies 3 slpk | type=house goal=rent in=ottignies bed=3
appartement en ville ou studio, liège | type=apartment,studio in=liege ?ville
2 chambres minimum + terrasse, max 280 000€, Jambes | bed=2 terrace max=280000 in=jambes
appartement dernier étage avec ascenseur | type=apartment ?dernier ?étage lift
maison à vendre moins de 200k€ région de charleroi | type=house goal=sale max=200000 near=charleroi:10
viager bruxelles | ?viager in=bruxelles
T3 à louer Luxembourg ville 1800 € | bed=2 goal=rent in=luxembourg-ville max=1800
cherche maison 4ch avec jardin, région de Namur, max 375.000 | type=house bed=4 garden near=namur:10 max=375000
appartement 1ch + terrasse Etterbeek / Ixelles loyer 900 | type=apartment bed=1 terrace in=etterbeek,ixelles max=900 goal=rent
villa 5ch piscine min 2000m² de terrain Lasne | type=house bed=5 ?piscine plot=2000 in=lasne
maison à vendre Huy ou environs | type=house goal=sale near=huy:10
appart 90m² minimum bxl | type=apartment surf=90 in=bruxelles
petit budget 150 000 maison namurois | max=150000 type=house ?namurois
flat meublé court terme Bruxelles | type=apartment furnished ?court ?terme in=bruxelles
à louer maison 3ch max 1.300 euros/mois hors charges, Nivelles | goal=rent type=house bed=3 max=1300 ?hors ?charges in=nivelles
je veux acheter un appartement neuf avec garage à Liège | goal=sale type=apartment new garage in=liege
terrain constructible +- 10 ares Ciney | type=land plot=900 plotMax=1100 in=ciney
maison PEB C max, 3 chambres, Wavre | type=house labelUp=C bed=3 in=wavre
pas de rez-de-chaussée, 2 chambres, ascenseur | notGround bed=2 lift
maison unifamiliale quatre chambres deux salles de bain | type=house bed=4 bath=2
à vendre entre 200.000 et 250.000€ appart Mons centre | goal=sale min=200000 max=250000 type=apartment in=mons ?centre
duplex ou penthouse waterloo 500k max | type=apartment in=waterloo max=500000
maison de maître Ixelles 1.2M | type=house in=ixelles max=1200000
bien de rapport bruxelles | type=investment in=bruxelles
studio ou 1 chambre louvain la neuve 650€ | type=studio bed=1 in=louvain-la-neuve max=650
chalet ardennes avec étang | type=house ?ardennes ?étang
maison 2 ou 3 façades 3ch Braine le Comte | type=house facades=2 bed=3 in=braine-le-comte
`
