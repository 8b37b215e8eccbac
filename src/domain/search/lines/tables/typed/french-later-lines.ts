/** Lines in French that were written down after those in `french-typed-lines.ts` were read as meant, in the form of `line-table.ts`. */
export const frenchLaterLines = `
ok google trouve moi un appartement deux chambres à louer à Nivelles pas trop cher | type=apartment bed=2 goal=rent in=nivelles ?cher ?google ?pas ?trop
cherche rez-de-chaussée 1 ch pour maman, Jodoigne centre | ground bed=1 in=jodoigne ?centre ?maman
kots à vendre Namur invest | type=studio goal=sale in=namur ?invest
maison 4 ch à moins de 30 min de Luxembourg-ville | type=house bed=4 near=ville-luxembourg:30
villa d'architecte moderne à La Hulpe ou Genval minimum 200 m2 habitables | type=house surf=200 in=la-hulpe,genval ?architecte ?moderne
terrain 4 façades 15a Ramillies | type=land facades=4 plot=1500 in=ramillies
maison avec écurie et 3 ha, Condroz namurois | type=house plot=30000 ?condroz ?namurois ?écurie
grange à rénover | ?grange ?rénover
maison unifamiliale ou duplex, 3 ch, terrasse obligatoire, Auderghem | type=house,apartment bed=3 terrace in=auderghem ?obligatoire
appartement ou maison de max 250000 à Tubize ou Rebecq | type=apartment,house max=250000 in=tubize,rebecq
cherchons à louer au plus vite appartement 2 chambres + garage à Arlon | type=apartment goal=rent bed=2 garage in=arlon
résidence étudiante Mons studio 450€ | type=studio max=450 in=mons ?étudiante
garage voiture ancienne à louer Tournai | type=garage goal=rent in=tournai ?ancienne ?voiture
bureaux 250 m² avec parking Gosselies | type=offices surf=250 parking in=gosselies
atelier d'artiste Saint-Gilles | type=industry in=saint-gilles ?artiste
restaurant à reprendre Spa centre | type=commercial in=spa ?centre ?reprendre
appartement 3 façades jardin commun Evere | type=apartment facades=3 garden in=evere ?commun
studio balcon etterbeek 750 cc | type=studio max=750 goal=rent in=etterbeek ?balcon
maison 3ch 2sdb gar. jard. Eghezée < 325.000 | type=house bed=3 bath=2 garage garden max=325000 in=eghezee
pas d'appart, pas de studio, maison uniquement, Waterloo | type=house not=apartment,studio in=waterloo
je ne veux pas de rez-de-chaussée, appart Jette | type=apartment notGround in=jette ?ne
ni travaux ni rénovation, villa Overijse | type=house in=overijse ?ni ?rénovation ?travaux
appartement 2ch sauf Molenbeek, Bruxelles max 1200 | type=apartment bed=2 max=1200 in=bruxelles ?molenbeek ?sauf
maison entre Namur et Dinant | type=house in=namur,dinant
à vendre : maison + terrain, Rochefort | type=house goal=sale in=rochefort ?terrain
chaumont gistoux villa 5ch piscine 2000m2 de terrain | type=house bed=5 plot=2000 in=chaumont-gistoux ?piscine
appartement neuf tva réduite Namur | type=apartment new in=namur ?réduite ?tva
viager occupé Uccle | in=uccle ?occupé ?viager
prix entre 180 et 220 000 maison La Louvière | type=house min=180000 max=220000 in=la-louviere
maison de 3 chambres à moins de 800€ de loyer Verviers | type=house bed=3 max=800 goal=rent in=verviers
appart 1ch max sept cents euros Liège | type=apartment bed=1 max=700 in=liege
peb A B ou C appartement Wavre | type=apartment label=A,B,C in=wavre
maison avec peb minimum D Marchin | type=house labelUp=D in=marchin
appart spacieux lumineux proche Parc Woluwe | type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre ?lumineux ?parc
jolie petite maison de village avec cour Nethen | type=house in=nethen ?cour
maison de plein pied pour personne âgée Andenne | type=house in=andenne ?personne ?pied ?plein ?âgée
Je recherche un appartement de 2 chambres avec terrasse à Namur pour maximum 250.000€ | type=apartment bed=2 terrace max=250000 in=namur
maison avec minimum 3 chambres, un garage et un jardin dans la région de Charleroi | type=house bed=3 garage garden near=charleroi:10
studio à louer à Liège, pas plus de 500 euros par mois | type=studio goal=rent max=500 in=liege
terrain à bâtir d'au moins 12 ares à Eghezée | type=land plot=1200 in=eghezee
villa avec piscine et garage double à Waterloo, entre 700.000 et 900.000 euros | type=house garages=2 min=700000 max=900000 in=waterloo ?piscine
appartement neuf PEB A avec ascenseur, Louvain-la-Neuve | type=apartment new label=A lift in=louvain-la-neuve
bien à rénover dans le Brabant wallon, budget 200k | max=200000 in=brabant-wallon ?rénover
apt meublé Bruxelles 1 ch 900€ max | type=apartment furnished bed=1 max=900 in=bruxelles
maison 4ch Nivelle ou Genape | type=house bed=4 in=nivelles,genappe
location bureau 100 m2 Wavre nord | type=offices goal=rent surf=100 in=wavre ?nord
une ferme avec des dépendances et au moins 1 ha | type=house plot=10000 ?dépendances
maison à moins de 5 km de la gare de Gembloux | type=house near=gembloux:5
villa 4 faç. 4 ch. 2 sdb., Rixensart | type=house facades=4 bed=4 bath=2 in=rixensart
appartement traversant Saint-Gilles avec 2 terrasses | type=apartment terrace in=saint-gilles ?traversant
maison avec jardin plein sud, pas de vis-à-vis | type=house garden ?de ?pas ?plein ?sud ?vis
achat studio étudiant LLN budget 150.000 | type=studio goal=sale max=150000 in=louvain-la-neuve
duplex 3 ch. avec 2 parkings à Etterbeek | type=apartment bed=3 parkings=2 in=etterbeek
immeuble commercial à vendre rue de Namur à Wavre | type=commercial goal=sale in=wavre ?namur ?rue
appartement de standing avenue Louise | type=apartment ?avenue ?louise ?standing
maison Uccle Fort-Jaco 5 ch | type=house bed=5 in=uccle ?fort ?jaco
appart Ixelles Flagey 1ch meublé 950 charges incluses | type=apartment bed=1 furnished max=950 goal=rent in=ixelles
maison de rapport 3 unités Anderlecht | type=investment in=anderlecht ?3 ?unités
maison basse-cour jardin potager Ciney | type=house garden in=ciney ?basse ?cour ?potager
appart rez + jardin 1 ch Laeken | type=apartment ground garden bed=1 in=laeken
fermette 3 façades dans un hameau, province de Liège | type=house facades=3 in=province-liege ?hameau
maison à louer avec 3 ch et chien ok Fosses | type=house goal=rent bed=3 in=fosses-la-ville ?chien
parking sécurisé à louer Schaerbeek | type=garage goal=rent in=schaerbeek ?sécurisé
place de parking pour moto à Ixelles | type=garage in=ixelles ?moto
maison avec piscine intérieure | type=house ?intérieure ?piscine
on voudrait 3 ch, 1 bureau et un jardin, vers Court-Saint-Étienne | bed=3 garden near=court-saint-etienne:10 ?1 ?bureau
appartement de 100 à 120 m² à Auderghem | type=apartment surf=100 surfMax=120 in=auderghem
maison 200 m² habitables sur 10 ares Lasne | type=house surf=200 plot=1000 in=lasne
petit budget 100 000 € maison Hainaut | type=house max=100000 in=hainaut
maison abordable à Tournai ou environs | type=house near=tournai:10 ?abordable
jusqu'à 1000 € par mois, deux chambres, Ottignies | max=1000 goal=rent bed=2 in=ottignies
loyer 800-1000 Namur 2ch | goal=rent min=800 max=1000 bed=2 in=namur
de 300 à 350.000 € villa Hannut | type=house min=300000 max=350000 in=hannut
appartement 2/3 chambres Ganshoren | type=apartment bed=2 in=ganshoren
maison 6 chambres pour colocation Louvain-la-Neuve | type=house bed=6 in=louvain-la-neuve ?colocation
belle demeure avec parc Namur | type=house in=namur ?parc
maison isolée dans les bois Ardenne | type=house facades=4 ?ardenne ?bois
terrain sans construction obligatoire, viabilisé, Bastogne | type=land in=bastogne ?construction ?obligatoire ?sans ?viabilisé
maison avec vue sur la vallée de la Meuse à Dinant | type=house in=dinant ?meuse ?vallée ?vue
appartement proche de l'hôpital Saint-Luc Woluwe | type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre ?hôpital ?luc ?saint
apt face au parc du Cinquantenaire | type=apartment ?cinquantenaire ?face ?parc
maison mitoyenne 2 ch avec cour, Herstal, moins de 140.000 | type=house bed=2 max=140000 in=herstal ?cour
rez commercial avec appartement au dessus, Ath | type=commercial in=ath ?appartement ?dessus
chalet en bois avec terrain Durbuy max 120.000 | type=house max=120000 in=durbuy ?bois ?terrain
salut je cherche un truc pas trop grand à louer sur Liège genre 1 chambre max 650 | goal=rent bed=1 max=650 in=liege ?pas ?trop ?truc
maison pour 2 familles Grez | type=house in=grez-doiceau ?2 ?familles
kangourou habitation Wavre | in=wavre ?kangourou
maison avec profession libérale possible, Gembloux | type=house in=gembloux ?libérale ?profession
rdc commercial 120 m2 vitrine Huy | type=commercial surf=120 in=huy
bureau partagé LLN | type=offices in=louvain-la-neuve ?partagé
hall relais Perwez 300 m2 | type=industry surf=300 in=perwez ?relais
hangar agricole avec terres | type=industry ?agricole ?terres
cherche prairie pour chevaux autour de Jodoigne | type=land near=jodoigne:10 ?chevaux
maison bord de Meuse Profondeville | type=house in=profondeville ?bord ?meuse
appart bord de mer Middelkerke 2ch < 200.000 | type=apartment bed=2 max=200000 in=middelkerke ?bord ?mer
appartement à Knokke-le-Zoute | type=apartment in=knokke ?zoute
penthouse Bruxelles min 180 m² 2 parkings terrasse 50 m² | type=apartment surf=180 parkings=2 terrace in=bruxelles ?50 ?m²
maison 3ch rue calme Etterbeek ou Auderghem ou Woluwe-Saint-Pierre | type=house bed=3 in=etterbeek,auderghem,woluwe-saint-pierre ?calme ?rue
appartement 1 ch 50m² min Etterbeek, étage élevé, ascenseur | type=apartment bed=1 surf=50 lift in=etterbeek ?élevé ?étage
appart 2e étage avec ascenseur Forest | type=apartment lift in=forest ?2e ?étage
appart dernier étage sans vis à vis Ganshoren | type=apartment in=ganshoren ?dernier ?sans ?vis ?étage
immeuble avec rez commercial et 2 appartements Tournai | type=investment in=tournai ?2 ?appartements ?commercial ?rez
terrain pour tiny house | type=land
studio 25m2 LLN propriétaire | type=studio surf=25 in=louvain-la-neuve ?propriétaire
maison libre tout de suite 3ch Fléron 900€ | type=house bed=3 max=900 in=fleron ?de ?libre ?suite ?tout
location saisonnière Durbuy 8 personnes | goal=rent in=durbuy ?8 ?personnes ?saisonnière
appart 2 ch à Mons hypercentre parking facile | type=apartment bed=2 parking in=mons ?facile ?hypercentre
maison avec 4 grandes chambres et 2 salles de douche à Seneffe | type=house bed=4 bath=2 in=seneffe
3 chambres dont une au rez, Hannut | bed=3 ground in=hannut ?dont
maison bioclimatique ossature bois Ottignies | type=house in=ottignies ?bioclimatique ?bois ?ossature
maison à Namur ou dans un rayon de 15 km | type=house near=namur:15
Namur +15km maison 4 ch | type=house near=namur:15 bed=4
maison Nivelles (+ 10 km) max 400.000 | type=house near=nivelles:10 max=400000
à 15 min en voiture de Wavre, 3 ch | near=wavre:15 bed=3
entre Wavre et Namur le long de la E411 | in=wavre,namur ?e411 ?long
maison proche E411 | type=house ?e411
vente appartement Wépion rez jardin 2ch 2sdb cave box | type=apartment goal=sale ground garden bed=2 bath=2 garage in=wepion ?cave
un appart avec vue sur les étangs d'Ixelles 2 chambres | type=apartment bed=2 in=ixelles ?vue ?étangs
bonjour je suis infirmière et je cherche un studio près du CHU de Liège | type=studio in=liege ?chu ?infirmière ?suis
retraités cherchent plain-pied 2ch avec garage à Braine-le-Comte ou Ecaussinnes | bed=2 garage in=braine-le-comte,ecaussinnes ?plain-pied ?retraités
maison + atelier 300m2 Fleurus | type=house in=fleurus ?300m2 ?atelier
ancien presbytère à transformer | type=house ?ancien ?transformer
moulin à eau Ardennes | type=house ?ardennes ?eau
terrain divisible en 3 lots Wavre | type=land in=wavre ?3 ?divisible
lotissement neuf à Gerpinnes | new in=gerpinnes ?lotissement
maison passive 4 chambres PEB A+ Ottignies | type=house bed=4 label=A+ in=ottignies
peb D max appartement Schaerbeek | type=apartment labelUp=D in=schaerbeek
peb entre A et C villa Rixensart | type=house label=A,A-,B+,B,B-,C+,C in=rixensart
appart avec 2 balcons 3e étage Mons | type=apartment in=mons ?2 ?3e ?balcons ?étage
maison 3 niveaux 4 ch Tournai | type=house bed=4 in=tournai ?3 ?niveaux
surface min 90 m², 2 ch, terrasse, ascenseur, parking, Woluwe | surf=90 bed=2 terrace lift parking in=woluwe-saint-lambert,woluwe-saint-pierre
location meublée courte durée Bruxelles | goal=rent furnished in=bruxelles ?courte ?durée
meublé 1100 tout compris Etterbeek | furnished max=1100 goal=rent in=etterbeek
colocation 4 chambres meublées Louvain la Neuve 2000€ | bed=4 furnished max=2000 in=louvain-la-neuve ?colocation
loyer 1500€ max appart 3 ch + bureau Uccle | type=apartment goal=rent max=1500 bed=3 in=uccle ?bureau
budget serré 600€ studio Namur | type=studio max=600 in=namur ?serré
prix négociable autour de 275 000 Huy maison | type=house min=247500 max=302500 in=huy ?négociable
pas plus cher que 200000 appart Mons | type=apartment max=200000 in=mons
400.000 maximum, 4 chambres, grand jardin, Brabant wallon est | max=400000 bed=4 garden in=brabant-wallon
maison Brabant Wallon ouest 3ch | type=house bed=3 in=brabant-wallon ?ouest
Liège ou Namur appart 2ch neuf | type=apartment bed=2 new in=liege,namur
Charleroi sud villa | type=house in=charleroi ?sud
appart quartier Saint-Léonard Liège | type=apartment in=liege ?léonard ?quartier ?saint
rue du Midi Bruxelles studio | type=studio in=bruxelles ?midi ?rue
maison à Saint-Servais | type=house in=saint-servais
maison st hubert | type=house in=saint-hubert
appart st georges sur meuse | type=apartment in=saint-georges-sur-meuse
maison mont st guibert 4ch | type=house bed=4 in=mont-saint-guibert
villa rhode st genese | type=house in=rhode-saint-genese
maison Ham sur heure Nalinnes | type=house in=ham-sur-heure-nalinnes
terrain Fosses la ville 20 ares | type=land plot=2000 in=fosses-la-ville
apart Watermael | type=apartment in=watermael-boitsfort
maison Neder Over Heembeek 3ch | type=house bed=3 in=neder-over-heembeek
maison Le Roeulx | type=house in=le-roeulx
maison à la Louviere | type=house in=la-louviere
maison à rénover avec du potentiel, Verviers, < 90.000€ | type=house max=90000 in=verviers ?potentiel ?rénover
je voudrais acheter un petit studio pour ma fille étudiante à Louvain-la-Neuve | type=studio goal=sale in=louvain-la-neuve ?fille ?étudiante
appartement deux chambres avec cave, garage et jardinet à Jambes, max 300.000 | type=apartment bed=2 garage garden max=300000 in=jambes ?cave
maison trois façades, trois chambres, Nivelles-Nord | type=house facades=3 bed=3 in=nivelles ?nord
villa contemporaine Lasne 5 chambres 4 salles de bains piscine chauffée | type=house bed=5 bath=4 in=lasne ?chauffée ?contemporaine ?piscine
location garage Uccle 100€ | type=garage goal=rent max=100 in=uccle
parking à louer à l'année Knokke | type=garage goal=rent in=knokke ?année
bureaux à vendre à Zaventem de 200 à 500 m² | type=offices goal=sale surf=200 surfMax=500 in=zaventem
commerce à louer 2000 € hors tva Bruxelles | type=commercial goal=rent max=2000 in=bruxelles ?hors ?tva
terrain plat 8 ares Nandrin | type=land plot=800 in=nandrin ?plat
maison ouvrière Seraing 80.000 | type=house max=80000 in=seraing ?ouvrière
loft industriel min 120m² Anderlecht ou Molenbeek | type=apartment surf=120 in=anderlecht,molenbeek-saint-jean
maison avec annexe pour parents Mons | type=house in=mons ?annexe ?parents
appart avec petite terrasse et vue dégagée Laeken | type=apartment terrace in=laeken ?dégagée ?vue
studio 350 à 450 euros Namur | type=studio min=350 max=450 in=namur
4 ch, 2 sdb, 2 garages, jardin 1000 m² Wavre max 550.000 | bed=4 bath=2 garages=2 garden max=550000 in=wavre ?1000 ?m²
maison dans le centre de Durbuy | type=house in=durbuy ?centre
vivre à la campagne près de Huy | near=huy:10 ?campagne
maison proche Bruxelles moins de 300k 3ch | type=house near=bruxelles:10 max=300000 bed=3
appartement neuf livré 2027 Gembloux | type=apartment new in=gembloux ?2027 ?livré
maison avec chauffage pompe à chaleur | type=house ?chaleur ?chauffage ?pompe ?à
appartement à louer libre au 1er janvier Wavre | type=apartment goal=rent in=wavre ?1er ?janvier ?libre
maison à louer bail 3 ans Namur | type=house goal=rent in=namur ?3 ?ans
bail de 9 ans commerce Charleroi | type=commercial goal=rent in=charleroi ?9 ?ans
terrain agricole 5 hectares Hesbaye | type=land plot=50000 ?hesbaye
duplex avec mezzanine Saint-Josse | type=apartment in=saint-josse-ten-noode ?mezzanine
maison meublée Waterloo court terme expat | type=house furnished in=waterloo ?court ?expat ?terme
maison ou appartement, 2 ou 3 chambres, Tournai, entre 150 et 200.000 | type=house,apartment bed=2 min=150000 max=200000 in=tournai
apparts 1030 1040 1050 | type=apartment in=1030,1040,1050
couple sans enfant cherche maison 2 ch avec bureau à Genappe, 350 max | type=house bed=2 max=350000 in=genappe ?bureau ?enfant ?sans
appartement sécurisé avec concierge Ixelles 2 ch 2 sdb | type=apartment bed=2 bath=2 in=ixelles ?concierge ?sécurisé
appart' 1ch à St-Gilles, loyer 800 max, pas de garant | type=apartment bed=1 goal=rent max=800 in=saint-gilles ?de ?garant ?pas
maison quatre façades avec dépendances à Havelange | type=house facades=4 in=havelange ?dépendances
studio avec mezzanine Liège centre, 90.000 € | type=studio max=90000 in=liege ?centre ?mezzanine
terrain de loisirs avec étang à Hotton | type=land in=hotton ?étang
penthouse neuf à Waterloo, 3 chambres, deux parkings | type=apartment new bed=3 parkings=2 in=waterloo
maison pour artisan avec hangar de 200 m² à Eghezée | type=house in=eghezee ?200 ?artisan ?hangar ?m²
location courte durée meublé Mons | goal=rent furnished in=mons ?courte ?durée
appartement bien isolé PEB B+ Auderghem | type=apartment label=B+ in=auderghem ?isolé
2ch ou 3ch Nivelles | bed=2 in=nivelles
max 1.100€ cc 2 chambres balcon Woluwe-Saint-Lambert | max=1100 goal=rent bed=2 in=woluwe-saint-lambert ?balcon
maison avec grand terrain 20 ares minimum Gesves ou Ohey | type=house plot=2000 in=gesves,ohey
villa sur plan clé sur porte Hannut | type=house new in=hannut
à louer commerce 80m² Nivelles rue de Namur | type=commercial goal=rent surf=80 in=nivelles ?namur ?rue
maison à Wavre ou Limal mais pas Bierges | type=house in=wavre,limal ?bierges ?mais ?pas
appartement deux faç. Schaerbeek proche métro | type=apartment facades=2 in=schaerbeek ?métro
maison 140 m² hab. 3 ch. 5 ares Spy | type=house surf=140 bed=3 plot=500 in=spy
chateau-ferme a restaurer hainaut | type=house in=hainaut ?restaurer
villa standing Uccle prince d'Orange | type=house in=uccle ?orange ?prince ?standing
petite maison ouvrière avec cour à La Louvière pour 100.000 | type=house max=100000 in=la-louviere ?cour ?ouvrière
appartement pour étudiants 3 chambres Mons | type=apartment bed=3 in=mons ?étudiants
place de parking Louvain-la-Neuve à vendre | type=garage goal=sale in=louvain-la-neuve
maison ecologique bois paille | type=house ?bois ?ecologique ?paille
jumelée 3 ch garage Bertrange | facades=3 bed=3 garage in=bertrange
appt 3 chbrs 110m2 2 sdb Howald 1,1 million | type=apartment bed=3 surf=110 bath=2 max=1100000 in=howald
je peux mettre 1.300 par mois pour une maison à Fléron | type=house max=1300 goal=rent in=fleron ?mettre ?peux
on cherche plus grand : 5 ch, jardin, Rixensart ou La Hulpe | bed=5 garden in=rixensart,la-hulpe
`
