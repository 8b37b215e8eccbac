/** Lines in French as people dictate, type and advertise them on portals, in the form of `line-table.ts`. */
export const frenchPortalLines = `
bonjour je cherche une maison à acheter avec trois chambres du côté de gembloux | bed=3 goal=sale near=gembloux:10 type=house
on cherche un appart deux chambres pas trop loin de la gare d'ottignies max mille cent euros | bed=2 in=ottignies max=1100 type=apartment ?gare
je voudrais louer une maison avec jardin à wavre pour un loyer de mille quatre cents euros maximum | garden goal=rent in=wavre max=1400 type=house
slt g cherche appart 1ch à lln max 750 | bed=1 in=1348 max=750 type=apartment ?slt
kot lln 500e/mois cc | goal=rent in=1348 max=500 type=studio
appart 2ch + gar Namur centre | bed=2 garage in=namur type=apartment ?centre
Magnifique villa 4 façades 5 chambres sur 15 ares à Lasne | bed=5 facades=4 in=lasne plot=1500 type=house ?magnifique
Bel appartement 2 chambres avec terrasse plein sud - Rixensart | bed=2 in=rixensart terrace type=apartment ?plein ?sud
Uccle Observatoire : superbe duplex 3 ch, 2 sdb, 180 m² | bath=2 bed=3 in=uccle surf=180 type=apartment ?observatoire ?superbe
SPACIEUSE MAISON DE MAITRE A RENOVER - LIEGE | in=liege type=house ?renover
immeuble de rapport Charleroi rendement 7% | in=charleroi type=investment ?7
immeuble de rapport 4 appartements Namur | in=namur type=investment ?4 ?appartements
petit immeuble de rapport entre 300 et 500k | max=500000 min=300000 type=investment
vente publique maison Nivelles | goal=sale in=nivelles type=house ?publique
viager occupé Waterloo | in=waterloo ?viager ?occupé
appartement pour investir à Bruxelles max 250 000 | in=brussels max=250000 type=apartment ?investir
bureau à louer Wavre 120 m² | goal=rent in=wavre surf=120 type=offices
plateau de bureaux 500 m2 zaventem | in=zaventem surf=500 type=offices
entrepôt à louer 1000 m² avec quai de chargement Nivelles | goal=rent in=nivelles surf=1000 type=industry ?quai ?chargement
hangar a vendre eghezée | goal=sale in=eghezee type=industry
box de garage à louer Etterbeek | goal=rent in=etterbeek type=garage
emplacement de parking gare du Luxembourg | in=luxembourg type=garage ?gare
terrain à bâtir 10 ares Chastre | in=chastre plot=1000 type=land
terrain entre 8 et 12 ares Walhain max 180.000 | in=walhain plotMax=1200 plot=800 max=180000 type=land
terrain agricole 2 ha Hannut | in=hannut plot=20000 type=land
rez commercial à louer Jodoigne | goal=rent in=jodoigne type=commercial
fonds de commerce horeca Bruxelles | in=brussels type=commercial
maison moins de trois cent cinquante mille euros | max=350000 type=house
villa à un million deux cent mille maximum | max=1200000 type=house
appartement deux cent vingt-cinq mille euros Ottignies | in=ottignies max=225000 type=apartment
maison entre 300.000 et 450 000 € 4 chambres | bed=4 max=450000 min=300000 type=house
maison 150 à 180 m2 terrain min 5 ares | surfMax=180 surf=150 plot=500 type=house
maison habitable min 140m² jardin min 300 m2 Perwez | garden in=perwez surf=140 plot=300 type=house
maison PEB A ou B Namur | in=namur label=A,B type=house
appartement peb minimum C | labelUp=C type=apartment
maison PEB D max Grez-Doiceau | in=grez-doiceau labelUp=D type=house
classe énergétique A Luxembourg appartement | in=luxembourg label=A type=apartment
passeport énergétique B ou mieux Mamer maison | in=mamer labelUp=B type=house
maison passive Beauvechain | in=beauvechain type=house
maison pas mitoyenne Genappe | in=genappe type=house ?pas ?mitoyenne
appartement pas au rez-de-chaussée Woluwe | in=woluwe-saint-lambert,woluwe-saint-pierre notGround type=apartment
pas de studio, appartement 1 chambre Ixelles | bed=1 in=ixelles not=studio type=apartment
maison sans travaux Tubize | in=tubize type=house ?sans ?travaux
appartement non meublé avec ascenseur | lift type=apartment unfurnished
tout sauf appartement à louer à Hannut | goal=rent in=hannut not=apartment
ni appartement ni studio, maison à Jambes | in=jambes not=apartment,studio type=house
maisn a vandre wavr | goal=sale in=wavre type=house
apartemant a louer otignies | goal=rent in=ottignies type=apartment
vila avec jardn à rixensar | garden in=rixensart type=house
maison à vendre gare de Gembloux | goal=sale in=gembloux type=house ?gare
appartement proche gare Ottignies | in=ottignies type=apartment ?gare
à 10 min de la gare de Namur maison 3ch | bed=3 in=namur type=house ?10 ?min ?gare
autour de Jodoigne 8 km | near=jodoigne:8
dans un rayon de 20 km autour de Wavre maison 4 façades | facades=4 near=wavre:20 type=house
région de Namur maison de campagne | near=namur:10 type=house
maison Brabant wallon max 400k 3 ch | bed=3 in=brabant-wallon max=400000 type=house
province de Luxembourg chalet | in=province-luxembourg type=house
1300 1301 1340 maison | in=1300,1301,1340 type=house
maison 4 ch 1390 ou 1325 | bed=4 in=1325,1390 type=house
5000-5100 appart à louer | goal=rent in=5000,5100 type=apartment
maison Esch-sur-Alzette 3 chambres | bed=3 in=esch-sur-alzette type=house
appartement Differdange ou Pétange | in=differdange,petange type=apartment
terrain à Hesperange | in=hesperange type=land
maison Lëtzebuerg | in=luxembourg type=house
famille avec 2 enfants cherche maison proche école Limal | in=limal type=house ?famille ?2 ?enfants ?école
maison familiale proche écoles et commerces Court-St-Etienne | in=court-saint-etienne type=house ?écoles ?commerces
maison pour personne à mobilité réduite de plain-pied Orp-Jauche | in=orp-jauche type=house ?personne ?mobilité ?réduite ?plain-pied
colocation 3 chambres Louvain-la-Neuve | bed=3 in=1348 ?colocation
studio meublé pour étudiant Bruxelles charges comprises 700€ | furnished in=brussels max=700 type=studio ?étudiant ?charges ?comprises
bel étage 3 chambres garage auderghem | bed=3 garage in=auderghem type=house
fermette à rénover avec dépendances et 30 ares | plot=3000 type=house ?rénover ?dépendances
penthouse avec grande terrasse et 2 parkings Bruxelles | in=brussels parkings=2 terrace type=apartment
loft industriel 150m² Anderlecht | in=anderlecht surf=150 type=apartment
maison neuve clé sur porte Éghezée | in=eghezee new type=house
appartement neuf 2 chambres TVA 6% | bed=2 new type=apartment ?tva ?6
à louer 2 ch + terrasse + cave, libre immédiatement, 1000 € charges incl | bed=2 goal=rent max=1000 terrace ?cave ?libre ?immédiatement ?charges
cherche maison à acheter budget 320 000 frais compris Ramillies | goal=sale in=ramillies max=320000 type=house ?frais ?compris
huis à louer à Wavre met tuin | garden goal=rent in=wavre type=house
maison 3 chambres minimum, 2 salles de bain, garage double, jardin | bath=2 bed=3 garages=2 garden type=house
appart rdc avec jardinet Etterbeek | garden ground in=etterbeek type=apartment
maison 8 pièces Arlon | bed=7 in=arlon type=house
nous vendons et cherchons plus petit un appartement deux chambres avec ascenseur à nivelles | bed=2 in=nivelles lift type=apartment ?vendons
vous avez encore des garages à louer à ixelles svp | goal=rent in=ixelles type=garage ?encore
je cherche pour ma fille un studio à liège maximum 550 euros par mois | goal=rent in=liege max=550 type=studio ?fille
Maison d'habitation 4 chambres avec garage et jardin - SPY | bed=4 garage garden in=spy type=house
À LOUER : bel appartement lumineux 2 ch. balcon, quartier européen | bed=2 goal=rent type=apartment ?lumineux ?balcon ?quartier ?européen
NAMUR - Salzinnes : maison bel-étage 3 ch | bed=3 in=namur type=house
projet immobilier neuf appartements 2 et 3 chambres Gembloux | bed=2 in=gembloux new type=apartment ?projet
atelier + bureaux 400 m² à louer Jodoigne | goal=rent in=jodoigne surf=400 type=industry,offices
cabinet médical à louer Wavre centre | goal=rent in=wavre type=offices ?centre
restaurant à remettre Ixelles | in=ixelles type=commercial ?remettre
immeuble mixte rez commercial + 3 appartements Mons | in=mons type=investment ?rez ?commercial ?3 ?appartements
maison à diviser en appartements Schaerbeek max 600.000 | in=schaerbeek max=600000 type=house ?diviser ?appartements
terrain pour villa 4 façades min 12 ares à Genval | facades=4 in=1332 plot=1200 type=land
prairie à vendre environs de Ciney 1 ha 50 | goal=sale near=ciney:10 plot=15000 type=land
z'avez quoi en dessous de 200000 à Tournai | in=tournai max=200000 ?quoi
maison avec atelier ou hangar Fleurus | in=fleurus type=house ?atelier ?hangar
appart 3ch 2sdb + 2 pkg Uccle Fort Jaco | bath=2 bed=3 in=uccle parkings=2 type=apartment ?fort ?jaco
loyer entre 800 et 950 appart 2 ch Gembloux ou Sombreffe avec garage | bed=2 garage goal=rent in=gembloux,sombreffe max=950 min=800 type=apartment
maison à vendre à moins de 15 km de Louvain-la-Neuve | goal=sale near=1348:15 type=house
pas à Bruxelles mais dans le Brabant wallon une maison avec 4 chambres | bed=4 in=brabant-wallon type=house ?pas ?bruxelles
a loué apartement liége max 700 | goal=rent in=liege max=700 type=apartment
maisons Lasne, Rixensart, La Hulpe à partir de 4 ch | bed=4 in=la-hulpe,lasne,rixensart type=house
1348 studio | in=1348 type=studio
maison 1400 ou 1420 trois façades | facades=3 in=1400,1420 type=house
maman solo avec 1 enfant cherche petite maison à louer Hannut max 900 € | goal=rent in=hannut max=900 type=house ?maman ?solo ?1 ?enfant
appartement très basse énergie PEB A+ Arlon | in=arlon label=A+ type=apartment ?basse ?énergie
villa avec piscine min 25 ares sans vis-à-vis Ohain | in=ohain plot=2500 type=house ?piscine ?sans ?vis
appart à vendre pas au dernier étage Laeken | goal=sale in=1020 type=apartment ?pas ?dernier ?étage
ancienne ferme en carré à restaurer Perwez | in=perwez type=house ?ancienne ?carré ?restaurer
propriété équestre avec boxes et 3 ha Genappe | in=genappe plot=30000 type=house ?équestre ?boxes
on est quatre et on cherche une maison avec jardin à wavre ou limal | garden in=limal,wavre type=house ?quatre
pouvez-vous m'aider à trouver un appartement avec ascenseur à namur maximum huit cent cinquante euros | in=namur lift max=850 type=apartment ?pouvez ?aider
villa neuve 5 ch min 300 m² lasne | bed=5 in=lasne surf=300 new type=house
bungalow 4 façades double garage grand jardin Rhode-Saint-Genèse | facades=4 garages=2 garden in=sint-genesius-rode type=house
appartement deux terrasses deux salles de bain uccle | bath=2 in=uccle terrace type=apartment
maison à vendre entre trois cents et quatre cent mille euros à nivelles | goal=sale in=nivelles max=400000 min=300000 type=house
À louer : studio meublé proche ULB, 595 € tout compris | furnished goal=rent max=595 type=studio ?ulb
garage à vendre jette max 30000 | goal=sale in=jette max=30000 type=garage
bureaux à louer gosselies 400 m² | goal=rent in=6041 surf=400 type=offices
atelier à vendre Ciney 250m2 | goal=sale in=ciney surf=250 type=industry
fermette avec 2 ha de prairie du côté de Chimay | near=chimay:10 plot=20000 type=house
logement au rez-de-chaussée pour couple âgé à Ath | ground in=ath ?âgé
apartement a vandre ostande vu mer | goal=sale in=oostende type=apartment ?vu ?mer
maisno a louer nmur | goal=rent in=namur type=house
appartemnt à louer molenbek saint jean | goal=rent in=molenbeek-saint-jean type=apartment
maison ou terrain à Ciney | in=ciney type=house,land
2 chambres à 1050 ou 1180 loyer moins de 1200 | bed=2 goal=rent in=1050,1180 max=1200
appartement en périphérie de Bruxelles max 300k | near=brussels:10 max=300000 type=apartment
maison proche E42 Sambreville | in=sambreville type=house ?e42
maison mitoyenne avec petit jardin, 3 ch, PEB C, Fleurus, 189.000 | bed=3 garden in=fleurus label=C max=189000 type=house
pas de rez, pas de neuf, avec ascenseur : appart Etterbeek | in=etterbeek lift notGround type=apartment ?pas ?de ?neuf
vente publique terrain Dinant | goal=sale in=dinant type=land ?publique
maison étudiante 8 chambres à acheter LLN | bed=8 goal=sale in=1348 type=house ?étudiante
commerce avec habitation Andenne | in=andenne type=commercial
parking à louer gare de Namur | goal=rent in=namur type=garage ?gare
à partir de 150 m² habitables, jusqu'à 400.000, min 4 ch, Tubize | bed=4 in=tubize surf=150 max=400000
appart 3 ch > 100m² < 350k liège centre | bed=3 in=liege surf=100 max=350000 type=apartment ?centre
maison province de Hainaut minimum 1000 m² de terrain | in=hainaut plot=1000 type=house
maison plain-pied 2 ch Bertrix ou Libramont max 200 | bed=2 in=bertrix,libramont-chevigny max=200000 type=house ?plain-pied
duplex dernier étage sans vis-à-vis, 2 ch, place de parking, Mons | bed=2 in=mons parking type=apartment ?dernier ?étage ?sans ?vis
`
