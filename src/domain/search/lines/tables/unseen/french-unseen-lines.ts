/** Lines in French that were written down before anybody looked at how they are read, in the form of `line-table.ts`. */
export const frenchUnseenLines = `
je cherche une maison 3 chambres avec jardin du côté de Gembloux, budget 325 000 € | type=house bed=3 garden near=gembloux:10 max=325000
kot etudiant LLN | type=studio in=louvain-la-neuve
maison quatre facades avec piscine Lasne | type=house facades=4 in=lasne ?piscine
terrain à bâtir min 8 ares Hannut ou Jodoigne | type=land plot=800 in=hannut,jodoigne
cherche petit studio meublé pas cher Liège centre | type=studio furnished in=liege ?centre ?cher ?pas
appartement rez de chaussée avec terrasse Nivelles | type=apartment ground terrace in=nivelles
maison a renover Charleroi moins de 100.000 | type=house in=charleroi max=100000 ?renover
villa 5 chambres 2 sdb garage double Waterloo | type=house bed=5 bath=2 garages=2 in=waterloo
immeuble de rapport Verviers rendement 7% | type=investment in=verviers ?7
surface commerciale 200m² à louer Namur | goal=rent type=commercial surf=200 in=namur
bureau à louer Louvain-la-Neuve 150 m2 | goal=rent type=offices surf=150 in=louvain-la-neuve
garage fermé à louer Etterbeek | goal=rent type=garage in=etterbeek
emplacement de parking Bruxelles 1000 | type=garage in=1000
PEB A ou B uniquement, maison Brabant wallon | type=house label=A,B in=province-brabant-wallon
appart PEB C minimum, 2 chambres, Uccle | type=apartment labelUp=C bed=2 in=uccle
maison neuve clé sur porte Perwez | type=house new in=perwez
duplex 3ch avec terrasse sans ascenseur | type=apartment bed=3 terrace noLift
penthouse ascenseur 2 terrasses Knokke | type=apartment lift terrace in=knokke
fermette avec terrain min 50 ares Durbuy | type=house plot=5000 in=durbuy
1300 maison | type=house in=1300
location maison 4 chambres rixensart 1800€ | goal=rent type=house bed=4 in=rixensart max=1800
appartement vue mer Ostende | type=apartment in=oostende ?mer ?vue
maison entre 250000 et 300000 tournai | type=house min=250000 max=300000 in=tournai
de 200 à 275k, 2 chambres mini, Mons | min=200000 max=275000 bed=2 in=mons
maison mitoyenne Huy 180.000€ max | type=house in=huy max=180000
pas d'appartement, maison seulement, Braine l'Alleud | type=house not=apartment in=braine-l-alleud
maison sans jardin Bruxelles | type=house in=bruxelles ?jardin ?sans
bien avec garage ou parking, 3 ch, Jette | garage bed=3 in=jette
appartement neuf tva 6% Ottignies | type=apartment new in=ottignies ?6 ?tva
entrepot 500 m² Herstal | type=industry surf=500 in=herstal
hangar avec bureau à louer Nivelles zoning | goal=rent type=industry in=nivelles ?bureau ?zoning
horeca à remettre centre Liège | type=commercial in=liege ?centre ?remettre
maison de maître avec ascenseur Schaerbeek | type=house lift in=schaerbeek
loft lumineux 120m2 Saint-Gilles | type=apartment surf=120 in=saint-gilles ?lumineux
appartement meublé 1 chambre court terme Bruxelles | type=apartment furnished bed=1 in=bruxelles ?court ?terme
mason 3 chanbres wavre | type=house bed=3 in=wavre
apartement 2 chambre namure | type=apartment bed=2 in=namur
maison wavvre 3ch | type=house bed=3 in=wavre
appart nammur centre | type=apartment in=namur ?centre
maison ottini | type=house in=ottignies
maison 10 km autour de Gembloux | type=house near=gembloux:10
terrain dans un rayon de 15 km de Ciney | type=land near=ciney:15
proche de Wavre, 3 chambres, jardin, 400k | near=wavre:10 bed=3 garden max=400000
Wavre Limal Bierges maison | type=house in=wavre,limal,bierges
Wavre ou Limal appartement 2 ch | type=apartment in=wavre,limal bed=2
province de Liège villa avec terrain 20 ares | type=house plot=2000 in=province-liege
Luxembourg belge, chalet | type=house in=province-luxembourg
maison Ardenne à retaper | type=house ?ardenne ?retaper
achat appart Anvers 2 chbres | goal=sale type=apartment bed=2 in=antwerpen
a louer maison 3ch jardin chien accepté Jodoigne | goal=rent type=house bed=3 garden in=jodoigne ?accepté ?chien
bonjour, je voudrais acheter une maison avec 4 chambres et un bureau à Court-Saint-Etienne | goal=sale type=house bed=4 in=court-saint-etienne ?bureau
on cherche un appart 3 pièces pour 900 euros maximum sur Charleroi | type=apartment bed=2 max=900 in=charleroi
maison basse énergie A+ Walhain | type=house label=A+ in=walhain ?basse ?énergie
maison passive | type=house
ch 3 sdb 2 jardin waterloo < 600000 | bed=3 bath=2 garden in=waterloo max=600000
appart > 100 m² Woluwe-Saint-Lambert | type=apartment surf=100 in=woluwe-saint-lambert
maison min 150m² habitables terrain max 10 ares Grez-Doiceau | type=house surf=150 plotMax=1000 in=grez-doiceau
terrain 1ha Bastogne | type=land plot=10000 in=bastogne
450.000 EUR | max=450000
320k€ maison Genappe | type=house max=320000 in=genappe
trois cent mille euros maximum maison La Louvière | type=house max=300000 in=la-louviere
à partir de 500 000 villa Rhode-Saint-Genèse | type=house min=500000 in=rhode-saint-genese
budget entre 1000 et 1300 par mois, 2 chambres, Etterbeek ou Ixelles | goal=rent min=1000 max=1300 bed=2 in=etterbeek,ixelles
loyer max 750 studio ou appartement 1 ch | goal=rent max=750 type=studio,apartment bed=1
maison à louer non meublée Tubize | goal=rent type=house unfurnished in=tubize
appart pas au rez Forest | type=apartment notGround in=forest
avec ascenseur, cave et parking Evere | lift parking in=evere ?cave
maison cave grenier jardin Seraing | type=house garden in=seraing ?cave ?grenier
maison unifamiliale 3 faces Mouscron | type=house facades=3 in=mouscron
bel étage Woluwe saint pierre 3 chambres | type=house bed=3 in=woluwe-saint-pierre
maison 2 salles de bain 5 ch Overijse | type=house bath=2 bed=5 in=overijse
cabinet médical à louer Wavre | goal=rent type=offices in=wavre
local commercial avec vitrine rue Neuve | type=commercial ?neuve ?rue ?vitrine
maison avec deux garages Eupen | type=house garages=2 in=eupen
ref 2101 | ?2101 ?ref
bien d'exception château Namur | type=house in=namur ?exception
investir dans un studio étudiant Leuven | type=studio in=leuven ?investir
pas de travaux, maison 3 chambres, Andenne | type=house bed=3 in=andenne ?de ?pas ?travaux
maison ou appartement sauf Molenbeek, Bruxelles | type=house,apartment in=bruxelles ?molenbeek ?sauf
quatre chambres, jardin, calme, école proche, Limelette | bed=4 garden in=limelette ?calme ?école
Maison Limal | type=house in=limal
immo rebecq | in=rebecq
appartement à acheter Braine-le-Comte 3 chambres terrasse garage peb b | goal=sale type=apartment bed=3 terrace garage label=B in=braine-le-comte
flat à louer mer du nord La Panne | goal=rent type=apartment in=la-panne ?du ?mer ?nord
maison flémalle 200m2 terrain 1000m2 | type=house surf=200 plot=1000 in=flemalle
terrain plat et dégagé Beauvechain 12a | type=land plot=1200 in=beauvechain ?dégagé ?plat
colocation 5 chambres Bruxelles | bed=5 in=bruxelles ?colocation
maison vide de suite, Ath, 3ch, jardin plein sud | type=house in=ath bed=3 garden ?de ?plein ?sud ?suite ?vide
location bureaux meublés Bruxelles quartier européen | goal=rent type=offices furnished in=bruxelles ?européen ?quartier
vends? non, j'achète! maison Dinant | goal=sale type=house in=dinant ?non ?vends
maison 3ch 1sdb garage jard. Ottignies-LLN max 350 000,- | type=house bed=3 bath=1 garage garden in=ottignies-louvain-la-neuve max=350000
3 ch. + bureau, Waremme, 1.250,00 €/mois | goal=rent bed=3 in=waremme max=1250 ?bureau
un demi-million max villa Chaumont-Gistoux | type=house max=500000 in=chaumont-gistoux
1,2 million villa La Hulpe | type=house max=1200000 in=la-hulpe
maison vers 300 000 Soignies | type=house in=soignies min=270000 max=330000
appartement avec jardin privatif et ascenceur Wezembeek-Oppem | type=apartment garden lift in=wezembeek-oppem
appart dernier étage avec asc. Koekelberg | type=apartment lift in=koekelberg ?dernier ?étage
maison rurale pierre du pays Rochefort | type=house in=rochefort ?pays ?pierre ?rurale
terrain agricole Philippeville 2 hectares | type=land plot=20000 in=philippeville
maison avec piscine et 2500 m² de terrain Ohain | type=house plot=2500 in=ohain ?piscine
appartement dans résidence services seniors Jambes | type=apartment in=jambes ?seniors ?services
maison de village Profondeville moins de 275 mille | type=house in=profondeville max=275000
je recherche pour ma fille un appartement une chambre à Saint-Josse | type=apartment bed=1 in=saint-josse-ten-noode ?fille
vous avez des maisons à Gerpinnes ? | type=house in=gerpinnes
quelque chose à louer autour de Namur avec un jardin clôturé | goal=rent near=namur:10 garden ?clôturé
recherche villa avec 4 chbr et 3 sdb dans le Brabant flamand | type=house bed=4 bath=3 in=province-vlaams-brabant
MAISON A VENDRE SOIGNIES 3CH GARAGE | goal=sale type=house in=soignies bed=3 garage
que trouve-t-on à moins de 200.000 € à Tournai ? | max=200000 in=tournai
j'ai 280 000 euros, je veux 3 chambres et un jardin près de Nivelles | max=280000 bed=3 garden near=nivelles:10
jeune couple, premier achat, maison 2-3 ch, région de Ciney | type=house bed=2 near=ciney:10 ?achat ?jeune ?premier
appart traversant 95m² avec 2 sdb, parking compris, 1060 | type=apartment surf=95 bath=2 parking in=1060 ?compris ?traversant
maison + grand terrain pour chevaux, mini 1 ha, Condroz ou Havelange | type=house plot=10000 in=havelange ?chevaux ?condroz ?terrain
un truc à retaper pas plus de 90.000€ du côté de Charleroi | max=90000 near=charleroi:10 ?retaper ?truc
bien locatif : 4 studios, Louvain-la-Neuve | type=investment in=louvain-la-neuve ?4 ?studios
location Arlon 2ch parking, travail au Luxembourg | goal=rent in=arlon bed=2 parking ?luxembourg ?travail
Esch-sur-Alzette appartement 1 chambre max 1400 | type=apartment in=esch-sur-alzette bed=1 max=1400
ville de Luxembourg studio à louer | goal=rent type=studio in=ville-luxembourg
bureaux de 80 à 120 m² Wavre nord | type=offices surf=80 surfMax=120 in=wavre ?nord
plateau de bureaux 300 m2 avec 6 places de parking, Nivelles | type=offices surf=300 parkings=6 in=nivelles
commerce de coin Saint-Gilles, loyer 1500 maximum | goal=rent type=commercial in=saint-gilles max=1500 ?coin
entrepôt avec quai de chargement min 1000m² axe E42 | type=industry surf=1000 ?axe ?chargement ?e42 ?quai
box fermé pour moto Ixelles | type=garage in=ixelles ?moto
deux emplacements de parking à Woluwe | parkings=2 in=woluwe-saint-lambert,woluwe-saint-pierre
terrain constructible 6 à 10 ares sans condition de constructeur Rebecq | type=land plot=600 plotMax=1000 in=rebecq ?condition ?constructeur ?sans
maison label B ou C, pas de passoire énergétique, Namur | type=house label=B,C in=namur ?de ?pas ?passoire ?énergétique
appartement PEB A+ neuf Gembloux centre | type=apartment label=A+ new in=gembloux ?centre
je ne veux pas d'appartement ni de studio, Liège, 250k | not=apartment,studio in=liege max=250000 ?ne
pas au rez-de-chaussée et avec ascenseur, 2 chambres, Evere | notGround lift bed=2 in=evere
meublé 6 mois Bruxelles 1 chambre | furnished in=bruxelles bed=1 ?6 ?mois
maison vide à louer à l'année Spa | goal=rent type=house in=spa ?année ?vide
trois chambres minimum deux salles de bains Waterloo ou Braine | bed=3 bath=2 in=waterloo,braine-l-alleud,braine-le-chateau,braine-le-comte
à 20 min de Bruxelles, villa 4 façades | near=bruxelles:20 type=house facades=4
max 15 km de Mons maison avec garage | near=mons:15 type=house garage
hainaut maison 4 chambres moins de 300 mille | in=province-hainaut type=house bed=4 max=300000
dans le namurois, fermette | type=house ?namurois
aux alentours de Huy, 3 ch, loyer ≤ 950 | goal=rent near=huy:10 bed=3 max=950
maison Bastogne prix entre 180 et 240 000 | type=house in=bastogne min=180000 max=240000
appart 1 ch 175000€ max Ostende digue | type=apartment bed=1 max=175000 in=oostende ?digue
apart 2chb ixl terras max 1300 | type=apartment bed=2 terrace in=ixelles max=1300
studio kot 450€cc Mons | type=studio max=450 in=mons goal=rent
maison 3ch jard gar 250k Chatelet | type=house bed=3 garden garage max=250000 in=chatelet
vila 4 chanbre piscin waterlo | type=house bed=4 in=waterloo ?piscin
terin a batir genape | type=land in=genappe
duplex avec mezzanine et balcon, Forest altitude 100 | type=apartment in=forest ?100 ?altitude ?balcon ?mezzanine
maison d'architecte contemporaine Lasne minimum 250 m² | type=house in=lasne surf=250 ?architecte ?contemporaine
ancienne grange à rénover Gesves | in=gesves ?ancienne ?grange ?rénover
presbytère ou château province de Namur | type=house in=province-namur
maison 2 façades avec cour, Molenbeek | type=house facades=2 in=molenbeek ?cour
logement adapté PMR ascenseur Uccle | lift in=uccle ?adapté ?pmr
appartement pour colocation 3 chambres 2 wc Etterbeek 1800 euros | type=apartment bed=3 in=etterbeek max=1800 ?2 ?colocation ?wc
maison avec cabinet pour profession libérale, Nivelles | type=house in=nivelles ?cabinet ?libérale ?profession
avez-vous encore des terrains à Incourt svp ? | type=land in=incourt ?encore
ça existe une maison 4 ch à moins de 350.000 à Rixensart? | type=house bed=4 max=350000 in=rixensart ?existe
nous déménageons en mars et cherchons une location avec jardin, Court-St-Etienne, 1.400 € cc | goal=rent garden in=court-saint-etienne max=1400 ?déménageons ?mars
budget 600-650 000 € villa Genval ou Rosières, plot 15 ares min | type=house min=600000 max=650000 in=genval,rosieres plot=1500
house avec jardin Tervuren, 4 slaapkamers | type=house garden in=tervuren bed=4
flat 2 slpk à louer Jette with lift | goal=rent type=apartment bed=2 in=jette lift
Wohnung à louer Verviers 700 € | goal=rent type=apartment in=verviers max=700
4040 Herstal maison | type=house in=herstal
Limelette, Ottignies, Céroux | in=limelette,ottignies,ceroux-mousty
Maison Corbais 5 chambres, 200 m² habitables, 12 ares | type=house in=corbais bed=5 surf=200 plot=1200
loft ou duplex, min. 130 m², Anderlecht | type=apartment surf=130 in=anderlecht
achat immeuble mixte Liège 500 000 maxi | goal=sale type=investment in=liege max=500000
petit budget : 120 000 euros maxi pour un 2 chambres à Verviers | max=120000 bed=2 in=verviers
j'aimerais bien une fermette avec au moins 30 ares du côté de Beauraing | type=house plot=3000 near=beauraing:10
appart 3 ch. dont une suite parentale, 2 sdb, asc., terrasse sud, Woluwe-St-Lambert | type=apartment bed=3 bath=2 lift terrace in=woluwe-saint-lambert ?dont ?parentale ?sud ?suite
Liège, pas Seraing, maison 3 ch | in=liege type=house bed=3 ?pas ?seraing
tout sauf un studio à Louvain la neuve max 900 €/mois | not=studio in=louvain-la-neuve max=900 goal=rent
recherche location meublée courte durée Namur centre | goal=rent furnished in=namur ?centre ?courte ?durée
prix : 200 000 à 250 000, type : maison, lieu : Soignies, chambres : 3 | min=200000 max=250000 type=house in=soignies bed=3
maison avec maximum 4 pièces Dinant | type=house in=dinant ?4 ?maximum ?pièces
je veux vendre ma maison à Wavre | goal=sale type=house in=wavre
terrain à bâtir plat, 20m de façade, Eghezée | type=land in=eghezee ?20 ?façade ?plat
hangar agricole avec terre Fernelmont | type=industry in=fernelmont ?agricole ?terre
maison à finir, gros œuvre fermé, Tubize | type=house in=tubize ?fermé ?finir ?gros ?œuvre
construction bois basse énergie 2020 Ottignies 3ch | in=ottignies bed=3 ?2020 ?basse ?bois ?construction ?énergie
penthouse de standing avec vue panoramique, 2 parkings, cave, Auderghem | type=apartment parkings=2 in=auderghem ?cave ?panoramique ?standing ?vue
kot pour ma fille à Namur, septembre, 400€ cc max | type=studio in=namur max=400 goal=rent ?fille ?septembre
Bruxelles ville ou Schaerbeek, appart 2 chambres de 250 à 300.000 | type=apartment bed=2 min=250000 max=300000 in=ville-de-bruxelles,schaerbeek
Nord de Namur, Jambes exclu, maison | in=namur type=house ?exclu ?jambes ?nord
loyer hors charges inférieur à 1000 euro, 2 chambres, Liège guillemins | goal=rent max=1000 bed=2 in=liege ?charges ?hors
centre de Wavre, app. avec terrasse et ascenseur | in=wavre type=apartment terrace lift ?centre
brabant flamand ou wallon, villa 5 ch piscine | in=province-brabant-wallon,province-vlaams-brabant type=house bed=5 ?piscine
Hainaut occidental maison 3 chambres | in=province-hainaut type=house bed=3 ?occidental
un appart ou une petite maison avec bout de jardin, Ixelles/Etterbeek, 450k tout compris | type=apartment,house garden in=ixelles,etterbeek max=450000
maison jumelée Aywaille 3 chambres dressing 2 terrasses | type=house facades=3 in=aywaille bed=3 terrace ?dressing
1,5M max villa Uccle Observatoire | max=1500000 type=house in=uccle ?observatoire
3 chambres Waremme jardin orienté sud 265 000 € | bed=3 in=waremme garden max=265000 ?orienté ?sud
Appartement Nivelles 2ch dès 210.000 | type=apartment in=nivelles bed=2 min=210000
je voudrai louer un garage à Uccle pas plus de 120 euros par mois | goal=rent type=garage in=uccle max=120
logement social Charleroi | in=charleroi ?social
quel prix pour une maison à Ath ? | type=house in=ath ?quel
maison Ath quatre chambres deux garages | type=house in=ath bed=4 garages=2
Fosses-la-Ville ou Floreffe ou Profondeville 3 ch jardin 300 000 € | in=fosses-la-ville,floreffe,profondeville bed=3 garden max=300000
villa Sart-lez-Spa | type=house in=sart-lez-spa
duplex Marche 2 ch loyer 750 | type=apartment in=marche-en-famenne bed=2 goal=rent max=750
terrain 1500m2 viabilisé max 100000 Rochefort | type=land plot=1500 max=100000 in=rochefort ?viabilisé
appart. 2 façades, dernier étage, asc, Koekelberg, 230k | type=apartment facades=2 lift in=koekelberg max=230000 ?dernier ?étage
maisons avec 5 chambres ou plus Brabant wallon | type=house bed=5 in=province-brabant-wallon
recherche urgente studio meublé Liège max 500 euros charges comprises | type=studio furnished in=liege max=500 goal=rent ?urgente
plain pied 3 chambres Hannut | bed=3 in=hannut ?pied ?plain
T2 meublé Ixelles flagey | bed=1 furnished in=ixelles
maison à louer Arlon 1500€ chien ok | goal=rent type=house in=arlon max=1500 ?chien
commerce + habitation Binche | type=commercial in=binche
bureaux + entrepôt 600 m² Wavre zoning nord | type=offices,industry surf=600 in=wavre ?nord ?zoning
immeuble 3 appartements Verviers rapport 18.000/an | type=investment in=verviers ?18.000 ?3 ?an ?appartements ?rapport
peb A B C maison Gembloux | label=A,B,C type=house in=gembloux
maison avec panneaux photovoltaïques et borne, Eghezée 4ch | type=house in=eghezee bed=4 ?borne ?panneaux ?photovoltaïques
appt rdc jardin 1 chambre Ganshoren | type=apartment ground garden bed=1 in=ganshoren
dans un rayon de 5km de la gare de Braine-l'Alleud, 3 ch | near=braine-l-alleud:5 bed=3
Tournai centre, loft | in=tournai type=apartment ?centre
garage et cave obligatoires, 2 ch, Evere | garage bed=2 in=evere ?cave ?obligatoires
maison isolée sans voisins Ardenne 200 000 | type=house max=200000 facades=4 ?ardenne ?sans ?voisins
maison 100 % plain-pied 120 m2 Braives | type=house surf=120 in=braives ?100 ?plain-pied
grande maison pour chambre d'hôtes Durbuy | type=house in=durbuy ?chambre ?d'hôtes
location appartement 1 chambre Louvain la Neuve centre, balcon, à partir de 800 € | goal=rent type=apartment bed=1 in=louvain-la-neuve min=800 ?balcon ?centre
maison contemporaine ossature bois 4ch 3sdb 180m² Rixensart 2 garages 750.000 | type=house bed=4 bath=3 surf=180 in=rixensart garages=2 max=750000 ?bois ?contemporaine ?ossature
terrain à bâtir Walhain entre 5 et 8 ares moins de 200.000 € | type=land in=walhain plot=500 plotMax=800 max=200000
`
