/** Lines in French as people type them, each with the reading it was meant to have (`line-table.ts` explains the notation). */
export const frenchEverydayLines = `
maison 4 chambres avec grand jardin à Rixensart max 550.000 | type=house bed=4 garden in=rixensart max=550000
appart 2ch louvain la neuve | type=apartment bed=2 in=louvain-la-neuve
Je cherche une maison à louer à Gembloux, 3 chambres, budget 1300€ | type=house goal=rent in=gembloux bed=3 max=1300
studio meublé à louer Liège centre 600€ cc | type=studio furnished goal=rent in=liege ?centre max=600
apt 3 ch terrasse parking Etterbeek < 450k | type=apartment bed=3 terrace parking in=etterbeek max=450000
maison à vendre Jodoigne ou Hannut | type=house goal=sale in=jodoigne,hannut
villa 4 façades Lasne piscine 1,2 million | type=house facades=4 in=lasne ?piscine max=1200000
terrain à bâtir 10 ares environs de Wavre | type=land plot=1000 near=wavre:10
terrain a batir minimum 800 m² Ottignies | type=land plot=800 in=ottignies
maison PEB A ou B Namur | type=house label=A,B in=namur
appartement neuf avec ascenseur et balcon à Uccle | type=apartment new lift ?balcon in=uccle
apartement a loué Ixelle 2 chambre | type=apartment goal=rent in=ixelles bed=2
mason 3 chambres Wavre | type=house bed=3 in=wavre
garage à louer à Woluwe-Saint-Pierre | type=garage goal=rent in=woluwe-saint-pierre
bureau 120m2 à louer Zaventem | type=offices surf=120 goal=rent in=zaventem
rez-de-chaussée avec jardin Forest 2 ch | ground garden in=forest bed=2
immeuble de rapport Charleroi 5 appartements | type=investment ?5 ?appartements in=charleroi
maison sans travaux Walhain | type=house ?sans ?travaux in=walhain
maison entre 250 000 et 325 000 euros à Eghezée | type=house min=250000 max=325000 in=eghezee
appartement 1000 Bruxelles 2 chambres 1100 euros par mois | type=apartment in=1000 bed=2 max=1100 goal=rent
loyer max 950 € appartement Mons | goal=rent max=950 type=apartment in=mons
maison de campagne Ardennes 5 chambres | type=house ?ardennes bed=5
chalet Durbuy | type=house in=durbuy
maison à 15 km de Namur | type=house near=namur:15
maison dans un rayon de 20km autour de Gembloux | type=house near=gembloux:20
appartement penthouse grande terrasse Waterloo | type=apartment terrace in=waterloo
duplex Saint-Gilles 3ch 120m² | type=apartment in=saint-gilles bed=3 surf=120
maison bel-étage Evere garage | type=house in=evere garage
maison mitoyenne Schaerbeek 4 ch jardin < 600.000€ | type=house in=schaerbeek bed=4 garden max=600000
kot étudiant Louvain-la-Neuve | type=studio in=louvain-la-neuve
flat meublé Bruxelles 700 euros charges comprises | type=apartment furnished in=bruxelles max=700 goal=rent
maison 1348 | type=house in=1348
5000 namur maison 4 ch | in=namur type=house bed=4
maison province de Namur 3 chambres moins de 250000 | type=house in=province-namur bed=3 max=250000
maison en Brabant wallon avec 4 chambres et 2 salles de bain | type=house in=brabant-wallon bed=4 bath=2
Province de Liège terrain constructible | in=province-liege type=land
maison à Anvers | type=house in=antwerpen
appartement à Gand deux chambres | type=apartment in=gent bed=2
appartement Bruges vue mer | type=apartment in=brugge ?vue ?mer
appartement Ostende digue 2 chambres | type=apartment in=oostende ?digue bed=2
maison Courtrai | type=house in=kortrijk
maison Malines jardin | type=house in=mechelen garden
maison à vendre à Louvain | type=house goal=sale in=leuven
villa Knokke | type=house in=knokke
maison à Arlon proche du Luxembourg | type=house in=arlon near=luxembourg-city:10
appartement Luxembourg-ville 2 chambres 2500€ | type=apartment in=ville-luxembourg bed=2 max=2500
maison Esch-sur-Alzette 900000 | type=house in=esch-sur-alzette max=900000
maison classe énergétique B minimum Nivelles | type=house labelUp=B in=nivelles
peb c ou mieux maison bw | labelUp=C type=house in=brabant-wallon
maison PEB A+ Ottignies | type=house label=A+ in=ottignies
appartement PEB max D Jette | type=apartment labelUp=D in=jette
maison 200 m² habitables | type=house surf=200
maison de 180m2 minimum avec terrain de 15 ares | type=house surf=180 plot=1500
fermette avec prairie Havelange | type=house ?prairie in=havelange
maison avec 2 garages Tubize | type=house garages=2 in=tubize
maison avec double garage à Braine-l'Alleud | type=house garages=2 in=braine-l-alleud
appartement non meublé à louer Auderghem | type=apartment unfurnished goal=rent in=auderghem
appartement avec animaux acceptés Laeken | type=apartment ?animaux ?acceptés in=laeken
maison 3ch + bureau Grez-Doiceau | type=house bed=3 ?bureau in=grez-doiceau
maison trois chambres Genappe | type=house bed=3 in=genappe
appartement une chambre Anderlecht | type=apartment bed=1 in=anderlecht
maison 4 ch ou plus à Chaumont-Gistoux | type=house bed=4 in=chaumont-gistoux
au moins 5 chambres Rhode-Saint-Genèse | bed=5 in=sint-genesius-rode
maison à rénover Verviers max 120k | type=house ?rénover in=verviers max=120000
entrepôt 500 m2 Seneffe à louer | type=industry surf=500 in=seneffe goal=rent
commerce à remettre Wavre | type=commercial ?remettre in=wavre
rez commercial Ixelles 80 m² | type=commercial in=ixelles surf=80
place de parking à vendre Saint-Josse | type=garage goal=sale in=saint-josse-ten-noode
emplacement de parking Etterbeek | type=garage in=etterbeek
maison unifamiliale 3 façades Fleurus | type=house facades=3 in=fleurus
maison plain-pied Ciney | type=house ?plain-pied in=ciney
appartement au rez Namur avec terrasse | type=apartment ground in=namur terrace
appartement dernier étage Woluwe | type=apartment ?dernier ?étage in=woluwe-saint-lambert,woluwe-saint-pierre
appartement 3ème étage avec ascenseur Liège | type=apartment ?3ème ?étage lift in=liege
maison à acheter Court St Etienne | type=house goal=sale in=court-saint-etienne
maison Mont-St-Guibert | type=house in=mont-saint-guibert
maison Lln | type=house in=louvain-la-neuve
maison Bruxele 4 chambres | type=house in=bruxelles bed=4
apparttement Namure | type=apartment in=namur
maison avec jardin orienté sud Beauvechain | type=house garden ?orienté ?sud in=beauvechain
350000 maison 3 chambres | max=350000 type=house bed=3
maison 350 000 € max Incourt | type=house max=350000 in=incourt
maison jusqu'à 400.000 euros La Hulpe | type=house max=400000 in=la-hulpe
maison à partir de 300.000 € à Wavre | type=house min=300000 in=wavre
maison autour de 300 000 € à Huy | type=house min=270000 max=330000 in=huy
maison environ 150 m2 Andenne | type=house surf=135 surfMax=165 in=andenne
maison de 150 à 200 m2 Spa | type=house surf=150 surfMax=200 in=spa
terrain de 5 à 10 ares Rochefort | type=land plot=500 plotMax=1000 in=rochefort
terrain d'un hectare Marche-en-Famenne | type=land plot=10000 in=marche-en-famenne
terrain 1 ha Bastogne | type=land plot=10000 in=bastogne
investissement locatif Liège | type=investment in=liege
maison à louer 4 chambres entre 1500 et 2000 € par mois Waterloo | type=house goal=rent bed=4 min=1500 max=2000 in=waterloo
location appartement Nivelles 2ch max 900 | goal=rent type=apartment in=nivelles bed=2 max=900
achat maison Wavre et environs | goal=sale type=house near=wavre:10
maison Wavre + 10km | type=house near=wavre:10
maison Wavre et Ottignies | type=house in=wavre,ottignies
maison Wavre, Rixensart, Lasne ou Genval | type=house in=wavre,rixensart,lasne,genval
appartement proche métro Mérode 2 ch | type=apartment ?métro ?mérode bed=2
maison de maître Liège 300m2 | type=house in=liege surf=300
loft Molenbeek | type=apartment in=molenbeek-saint-jean
triplex 4 chambres Ixelles ascenseur | type=apartment bed=4 in=ixelles lift
nouvelle construction Hannut | new in=hannut
projet neuf Gembloux appartement 2 ch | new type=apartment in=gembloux bed=2
maison neuve clé sur porte Dinant | type=house new in=dinant
maison ni appartement ni studio à Thuin | type=house in=thuin not=apartment,studio
tout sauf appartement Jambes | not=apartment in=jambes
maison pas mitoyenne à Sombreffe | type=house ?pas ?mitoyenne in=sombreffe
villa ou maison avec piscine Wavre | type=house ?piscine in=wavre
maison viager Uccle | type=house ?viager in=uccle
budget : 200 000 - 250 000 € maison Charleroi | min=200000 max=250000 type=house in=charleroi
maison 250k-300k Mons | type=house min=250000 max=300000 in=mons
maison 1.250.000 Uccle | type=house max=1250000 in=uccle
appart 85m² 2 chambres 1180 Uccle | type=apartment surf=85 bed=2 in=uccle
surface habitable 100 m² appartement Namur | surf=100 type=apartment in=namur
2 sdb 4 ch garage jardin Braine le Comte | bath=2 bed=4 garage garden in=braine-le-comte
meublé 1 ch Ixelles long terme | furnished bed=1 in=ixelles ?long ?terme
colocation Bruxelles chambre | ?colocation in=bruxelles ?chambre
chambre à louer Liège | bed=1 goal=rent in=liege
appartement libre de suite Jambes | type=apartment ?libre ?de ?suite in=jambes
maison avec panneaux solaires et pompe à chaleur Tournai | type=house ?panneaux ?solaires ?pompe ?à ?chaleur in=tournai
bonjour je cherche un appart deux chambres à bruxelles avec ascenseur pour max 1200 euros par mois merci | type=apartment bed=2 in=bruxelles lift max=1200 goal=rent
appart 2 ch à Wavre avec parking et cave pas plus de 300.000 | type=apartment bed=2 in=wavre parking ?cave max=300000
maison 4 façades avec grand terrain, Chaumont Gistoux | type=house facades=4 ?terrain in=chaumont-gistoux
recherche location maison 2 ch jardin région Namur max 1000 euros | goal=rent type=house bed=2 garden near=namur:10 max=1000
à louer : bureau 200 m², Louvain-la-Neuve | goal=rent type=offices surf=200 in=louvain-la-neuve
apt 1ch meublé Ixelles ou Saint-Gilles 950€/mois | type=apartment bed=1 furnished in=ixelles,saint-gilles max=950 goal=rent
maison à vendre 1325 | type=house goal=sale in=1325
cherche terrain constructible 15 ares minimum autour de Gembloux | type=land plot=1500 near=gembloux:10
petit appartement pas cher Charleroi | type=apartment ?pas ?cher in=charleroi
maison avec piscine et 5 chambres dans le brabant wallon, budget 900 000 euros maximum | type=house ?piscine bed=5 in=brabant-wallon max=900000
villa contemporaine Lasne min 250m² | type=house ?contemporaine in=lasne surf=250
immeuble de rapport 4 unités Liège <500000 | type=investment ?4 ?unités in=liege max=500000
appartement rez-de-chaussée ou avec ascenseur Wavre | type=apartment ground lift in=wavre
maison 3ch 2sdb garage jardin 350k Nivelles | type=house bed=3 bath=2 garage garden max=350000 in=nivelles
maison PEB D minimum Mons | type=house labelUp=D in=mons
maison peb a à c Namur | type=house label=A,A-,B+,B,B-,C+,C in=namur
maison peb b+ | type=house label=B+
garage à vendre | type=garage goal=sale
box de garage Wavre | type=garage in=wavre
parking couvert Ixelles à louer 120€ | type=garage in=ixelles goal=rent max=120
maison à rénover moins de 200.000€ province du Hainaut | type=house ?rénover max=200000 in=hainaut
fermette à restaurer Ardennes | type=house ?restaurer ?ardennes
kot LLN | type=studio in=louvain-la-neuve
studio étudiants Namur 450 | type=studio ?étudiants in=namur max=450
appartement 3 pièces Bruxelles | type=apartment bed=2 in=bruxelles
T3 Bruxelles | bed=2 in=bruxelles
local commercial 100m2 centre Wavre | type=commercial surf=100 ?centre in=wavre
bien avec deux chambres et une terrasse à Jette | bed=2 terrace in=jette
je veux acheter une villa à Waterloo entre 600 et 800k | goal=sale type=house in=waterloo min=600000 max=800000
maison Wavre max 400 mille euros | type=house in=wavre max=400000
maison 0,5 million Namur | type=house max=500000 in=namur
maison 400.000 à 450.000 | type=house min=400000 max=450000
appart min 80m2 max 120m2 | type=apartment surf=80 surfMax=120
maison jardin > 500 m2 | type=house garden plot=500
maison avec 10 ares de jardin | type=house garden plot=1000
grande maison 6 chambres et + | type=house bed=6
maison 5+ chambres | type=house bed=5
pas de rez-de-chaussée appartement Uccle | notGround type=apartment in=uccle
appartement sauf rez Uccle | type=apartment notGround in=uccle
maison hors lotissement | type=house ?hors ?lotissement
sans garage maison Wavre | ?sans ?garage type=house in=wavre
maison vue dégagée Dinant | type=house ?vue ?dégagée in=dinant
maison entre Wavre et Namur | type=house in=wavre,namur
maison à 30 min de Bruxelles | type=house near=bruxelles:30
maison à 25km autour de Wavre | type=house near=wavre:25
maison 20 km Wavre | type=house near=wavre:20
1300 | in=1300
B-1300 Wavre | in=wavre
Wavre maison | in=wavre type=house
MAISON WAVRE | type=house in=wavre
Maison, Wavre, 3 chambres, 300000€ | type=house in=wavre bed=3 max=300000
maison wavre 3 chambre jardin garage cave grenier | type=house in=wavre bed=3 garden garage ?cave ?grenier
apparetement wavre 2 chambre | type=apartment in=wavre bed=2
miason nivelle | type=house in=nivelles
villa rixensar | type=house in=rixensart
maison jodoinge | type=house in=jodoigne
appartement ixeles terasse | type=apartment in=ixelles terrace
maison jardain garag Wavre | type=house garden garage in=wavre
neuf ou récent appartement Wavre | new type=apartment in=wavre ?récent
location meublée courte durée Bruxelles | goal=rent furnished ?courte ?durée in=bruxelles
maison de repos à vendre Namur | type=house ?repos goal=sale in=namur
bar à céder Namur | type=commercial ?céder in=namur
horeca à vendre Liège | type=commercial goal=sale in=liege
prairie à vendre Ciney | type=land goal=sale in=ciney
forêt à vendre Ardennes | ?forêt goal=sale ?ardennes
maison habitable de suite Tubize | type=house ?de ?suite in=tubize
prix max 275.000 maison 2 ch Ottignies | max=275000 type=house bed=2 in=ottignies
loyer entre 800 et 1000 appartement 2 chambres Wavre | goal=rent min=800 max=1000 type=apartment bed=2 in=wavre
appartement 850€ charges comprises Namur | type=apartment max=850 goal=rent in=namur
appartement 2 ch Arlon frontalier | type=apartment bed=2 in=arlon ?frontalier
maison Luxembourg ville max 1,5 mio | type=house in=ville-luxembourg max=1500000
maison grand-duché de Luxembourg | type=house in=grand-duche-de-luxembourg
maison province de Luxembourg | type=house in=province-luxembourg
maison 3 ch Hesbaye | type=house bed=3 ?hesbaye
`
