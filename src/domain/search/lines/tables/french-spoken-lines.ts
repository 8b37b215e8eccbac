/** Lines in French as people type and speak them, with what was meant and the words that nothing asks for (`line-table.ts`). */
export const frenchSpokenLines = `
Bonjour, nous cherchons une maison familiale avec au moins 4 chambres aux alentours de Perwez, budget jusqu'à 425 mille euros | type=house bed=4 near=perwez:10 max=425000
maison av région de Ciney 3 ch jardin plein sud | type=house near=ciney:10 bed=3 garden ?plein ?sud
appart 2ch avec emplacement de parking à Jambes | type=apartment bed=2 parking in=jambes
kot à louer à Liège pour étudiant dès septembre | type=studio goal=rent in=liege ?septembre ?étudiant
appartement chien accepté à louer Anderlecht 1 chambre | type=apartment goal=rent in=anderlecht bed=1 ?accepté ?chien
petite maison avec petit jardin à Nivelles moins de 350 000 | type=house garden in=nivelles max=350000
maison deux façades Jette 3 chambres | type=house facades=2 in=jette bed=3
trois façades à Braine-l'Alleud garage et jardin | facades=3 in=braine-l-alleud garage garden
4 façades Chaumont-Gistoux minimum 10 ares de terrain | facades=4 in=chaumont-gistoux plot=1000
villa isolée à Lasne max 950k | type=house facades=4 in=lasne max=950000
maison prête à habiter Mons 2 salles de bains | type=house in=mons bath=2 ?prête
fermette à rénover dans le Condroz | type=house ?condroz ?rénover
maison à rafraîchir à Thuin jusque 200.000€ | type=house in=thuin max=200000 ?rafraîchir
appartement pas au rez-de-chaussée avec ascenseur Uccle | type=apartment notGround lift in=uccle
plain-pied pour seniors à Gembloux | in=gembloux ?plain-pied ?seniors
pas de villa, plutôt un bungalow à Rochefort | type=house in=rochefort ?de ?pas ?villa
habiter à Waremme, maison 3 ch 2 sdb | in=waremme type=house bed=3 bath=2
résidence service Namur à vendre | in=namur goal=sale ?service
loft dans ancienne usine Molenbeek au moins 140 m2 | type=apartment in=molenbeek-saint-jean surf=140 ?ancienne ?usine
penthouse avec terrasse de 20 m² à Arlon 6700 | type=apartment terrace in=arlon ?20 ?m²
rez commercial à louer Charleroi 2.000 eur par mois | type=commercial goal=rent in=charleroi max=2000
magasin à louer centre de Nivelles 80 m² | type=commercial goal=rent in=nivelles surf=80 ?centre
entrepôt 500m2 Seneffe location | type=industry surf=500 in=seneffe goal=rent
hangar à vendre Bastogne | type=industry goal=sale in=bastogne
plateau de bureaux Zaventem 200 mètres carrés à louer | type=offices in=zaventem surf=200 goal=rent
box de garage à vendre Schaerbeek | type=garage goal=sale in=schaerbeek
place de parking à acheter Ixelles max 60000 | type=garage goal=sale in=ixelles max=60000
emplacement parking souterrain location Bruxelles | type=garage goal=rent in=bruxelles
parcelle à bâtir 4 façades Hannut 12 ares | type=land facades=4 in=hannut plot=1200
prairie à vendre Ath | type=land goal=sale in=ath
terre agricole 2 ha Gembloux | type=land plot=20000 in=gembloux
bois à vendre province de Luxembourg | type=land goal=sale in=province-luxembourg
projet neuf Ottignies appartement 2 chambres | new type=apartment in=ottignies bed=2
maison passive neuve Tubize | type=house new in=tubize
maison clé sur porte Fleurus 3 chbres | type=house new in=fleurus bed=3
PEB B ou mieux maison Hamoir | type=house labelUp=B in=hamoir
maison peb moins de 200 kwh/m2 à Wavre | type=house in=wavre ?200 ?de ?kwh ?m2 ?moins ?peb
maison basse énergie label A Limelette | type=house label=A in=limelette ?basse ?énergie
maison sans gros travaux Enghien | type=house in=enghien ?gros ?sans ?travaux
appartement minimum PEB C Bruxelles 2ch < 280.000 | type=apartment labelUp=C in=bruxelles bed=2 max=280000
maison jusqu'à trois cent cinquante mille euros à Huy | type=house max=350000 in=huy
max 1.250,- par mois appartement Waterloo | max=1250 goal=rent type=apartment in=waterloo
maison en location Arlon entre 900 et 1100 euros | type=house goal=rent in=arlon min=900 max=1100
studio 500 à 600 euros Verviers location | type=studio min=500 max=600 in=verviers goal=rent
villa de 1 à 1,5 million à Rhode-Saint-Genèse | type=house min=1000000 max=1500000 in=rhode-saint-genese
maison 275K Soignies | type=house max=275000 in=soignies
maison autour de 300.000 à Andenne | type=house min=270000 max=330000 in=andenne
maison à partir de 400k Waterloo 5 chambres | type=house min=400000 in=waterloo bed=5
masion à vendre Binche | type=house goal=sale in=binche
maison à vendre Jodoine | type=house goal=sale in=jodoigne
appartment Ostende vue mer 2 chambrs | type=apartment in=oostende bed=2 ?mer ?vue
studio à la mer Blankenberge max 150000 | type=studio in=blankenberge max=150000 ?mer
appart à la côte La Panne ou Coxyde avec garage | type=apartment in=la-panne,koksijde garage ?côte ?la
maison Court Saint Etienne ou Mont Saint Guibert | type=house in=court-saint-etienne,mont-saint-guibert
maison 1340 ou 1348 | type=house in=1340,1348
Wavre, Grez-Doiceau ou Rixensart maison 3 chambres | in=wavre,grez-doiceau,rixensart type=house bed=3
maison au sud de Bruxelles | type=house in=bruxelles ?sud
maison à 10 min max de Namur | type=house near=namur:10
maison à moins de 5 km de Wavre | type=house near=wavre:5
maison dans et autour de Ciney | type=house near=ciney:10
maison arrondissement de Nivelles 4 ch | type=house in=arrondissement-nivelles bed=4
maison en région bruxelloise 3 chambres | type=house in=bruxelles bed=3
appart Molenbeek 2 ch loyer jusque 950 | type=apartment in=molenbeek-saint-jean bed=2 goal=rent max=950
flat Auderghem 1ch meublé 1000€/mois | type=apartment in=auderghem bed=1 furnished goal=rent max=1000
appartement non meublé Forest | unfurnished type=apartment in=forest
meublé Ixelles à louer expat 1 ch | furnished in=ixelles goal=rent bed=1 ?expat
maison unifamiliale à Louvain avec 4 chambres | type=house in=leuven bed=4
maison à Limal ou Bierges | type=house in=limal,bierges
acheter une maison à Tirlemont | type=house goal=sale in=tienen
immeuble à appartements Liège | type=investment in=liege
maison à Courtrai 3 chambres avec jardin | type=house in=kortrijk bed=3 garden
gîte Ardennes 6 chambres | type=house bed=6 ?ardennes
chalet La Roche en Ardenne bord de l'Ourthe | type=house in=la-roche-en-ardenne ?bord ?ourthe
appartement Luxembourg ville à louer | type=apartment in=ville-luxembourg goal=rent
appartement Esch-sur-Alzette 2 chambres 1800 euros cc | type=apartment in=esch-sur-alzette bed=2 max=1800 goal=rent
maison jumelée Strassen | type=house facades=3 in=strassen
maison double garage Waterloo | type=house garages=2 in=waterloo
maison avec 2 garages et 2 parkings Genval | type=house garages=2 parkings=2 in=genval
maison de maître 6 chambres Bruxelles 1050 ou 1060 | type=house bed=6 in=1050,1060
duplex Liège Guillemins 3 chambres 2ème étage | type=apartment in=liege bed=3 ?2ème ?étage
appartement au rez avec jardin à La Hulpe | type=apartment ground garden in=la-hulpe
appartement au 3e étage ascenseur Namur | type=apartment lift in=namur ?3e ?étage
maison surface habitable min 180m² Genappe | type=house surf=180 in=genappe
maison plus de 200 m2 sur terrain d'au moins 1500 m2 à Lasne | type=house surf=200 plot=1500 in=lasne
maison grand jardin de 8 ares à Villers-la-Ville | type=house garden plot=800 in=villers-la-ville
quelque chose à vendre à Marche | goal=sale in=marche-en-famenne
bonjour avez-vous quelque chose à louer à Halle avec 2 chambres ? | goal=rent in=halle bed=2
cherche petite maison pour personne seule à Dinant max 800 de loyer | type=house in=dinant goal=rent max=800 ?personne ?seule
on veut acheter à Tervuren, 3 chambres, terrasse ou jardin | goal=sale in=tervuren bed=3 terrace garden
appartement pas à Bruxelles mais à Waterloo 2 chambres | type=apartment in=waterloo bed=2 ?bruxelles ?pas
maison de rapport avec 4 appartements Charleroi | type=investment in=charleroi ?4 ?appartements
investissement locatif Liège rendement 5% | type=investment in=liege ?5
château ou manoir Condroz | type=house ?condroz
villa avec piscine Uccle minimum 5 ch, pas d'appartement | type=house in=uccle bed=5 not=apartment ?piscine
location avec option d'achat Tournai | goal=rent in=tournai ?avec ?d'achat ?option
appartement en location 2 chambres Eghezée libre au 1er janvier | type=apartment goal=rent bed=2 in=eghezee ?1er ?janvier ?libre
maison avec profession libérale possible Rixensart | type=house in=rixensart ?libérale ?profession
bel étage Kraainem 4 ch ascenseur | type=house in=kraainem bed=4 lift
Maison, Lasne, 750.000 €, 5 chambres, 4 façades, 250m² | type=house in=lasne max=750000 bed=5 facades=4 surf=250
viager Uccle appartement | type=apartment in=uccle ?viager
on cherche à louer un appartement deux chambres à Etterbeek, animaux acceptés, max 1.300 € charges comprises | goal=rent type=apartment bed=2 in=etterbeek max=1300 ?acceptés ?animaux
maison 4ch jardin orienté sud Gembloux 380 000 max | type=house bed=4 garden in=gembloux max=380000 ?orienté ?sud
à acheter terrain constructible Walhain ou Perwez entre 8 et 12 ares | goal=sale type=land in=walhain,perwez plot=800 plotMax=1200
maison Namur pas plus de 15 km | type=house near=namur:15
immeuble avec 3 studios à Liège | type=investment in=liege ?3 ?studios
bureaux 400 m² min Louvain-la-Neuve location | type=offices surf=400 in=louvain-la-neuve goal=rent
maison 3 ch + bureau Ottignies | type=house bed=3 in=ottignies ?bureau
maison entre 200 et 250 mille à Jodoigne | type=house min=200000 max=250000 in=jodoigne
je voudrais quelque chose de neuf à Wavre avec terrasse et parking | new in=wavre terrace parking
terrain pour maison 4 façades à Incourt | type=land facades=4 in=incourt
il me faut un garage : maison à Nivelles 3 chambres | garage type=house in=nivelles bed=3 ?faut
studio meublé Bruxelles 1000 ou 1040 court terme | furnished type=studio in=1000,1040 ?court ?terme
villa Lasne 1,2M€ | type=house in=lasne max=1200000
rez-de-jardin Uccle 2ch PEB C max | ground in=uccle bed=2 labelUp=C
maison de plain-pied à Hannut 3 ch max 280.000€ | type=house in=hannut bed=3 max=280000 ?plain-pied
`
