/** Lines in French as different visitors type them, in the form of `line-table.ts`. */
export const frenchTypedLines = `
maison 3 ch gembloux | type=house bed=3 in=gembloux
maison 4 chambres Rixensart budget 550000 | type=house bed=4 max=550000 in=rixensart
appart 2ch ixelles max 1100 | type=apartment bed=2 max=1100 in=ixelles
appt à louer etterbeek 1 chambre balcon | type=apartment goal=rent bed=1 in=etterbeek ?balcon
je cherche une petite maison à rénover du côté de Perwez | type=house near=perwez:10 ?rénover
villa 4 façades lasne piscine | type=house facades=4 in=lasne ?piscine
terrain a batir 10 ares chastre | type=land plot=1000 in=chastre
terrain constructible min 800m2 grez doiceau | type=land plot=800 in=grez-doiceau
on cherche à acheter un appart avec ascenseur à Uccle, 350.000 € grand maximum | type=apartment goal=sale lift max=350000 in=uccle
kot à LLN pour septembre | type=studio in=louvain-la-neuve ?septembre
studio meublé louvain la neuve 600€ charges comprises | type=studio furnished max=600 goal=rent in=louvain-la-neuve
location maison namur 3 chambres jardin garage | type=house goal=rent bed=3 garden garage in=namur
maison a vendre wepion vue meuse | type=house goal=sale in=wepion ?meuse ?vue
rez avec jardin woluwe saint lambert | ground garden in=woluwe-saint-lambert
RDC 2 chambres tournai | ground bed=2 in=tournai
appartement rez-de-jardin Waterloo | type=apartment ground in=waterloo
appartement dernier étage Nivelles | type=apartment in=nivelles ?dernier ?étage
penthouse schaerbeek terrasse 20m² | type=apartment terrace in=schaerbeek ?20m²
immeuble de rapport Charleroi 4 unités | type=investment in=charleroi ?4 ?unités
immeuble à appartements Seraing | type=investment in=seraing
immeuble de 3 studios liège | type=investment in=liege ?3 ?studios
immeuble mixte commerce + appartement Verviers | type=investment in=verviers ?appartement ?commerce
surface commerciale 150 m2 à louer Wavre centre | type=commercial surf=150 goal=rent in=wavre ?centre
bureau 80m² a louer louvain-la-neuve | type=offices surf=80 goal=rent in=louvain-la-neuve
entrepot 500 m2 nivelles | type=industry surf=500 in=nivelles
hangar avec terrain Fleurus | type=industry in=fleurus ?terrain
garage à vendre à Jambes | type=garage goal=sale in=jambes
box fermé à louer Laeken | type=garage goal=rent in=laeken
emplacement de parking à vendre 1050 | type=garage goal=sale in=1050
fermette condroz | type=house ?condroz
ferme avec 2 hectares de terrain à Ciney | type=house plot=20000 in=ciney
corps de ferme avec prairies, province de Luxembourg | type=house in=province-luxembourg ?corps ?prairies
maison entre 200000 et 300000 euros à Mons ou Soignies | type=house min=200000 max=300000 in=mons,soignies
maison de 250 000 à 320 000 € Braine-l'Alleud | type=house min=250000 max=320000 in=braine-l-alleud
appartement 3 chambres pas au rez-de-chaussée Auderghem | type=apartment bed=3 notGround in=auderghem
appartement ni rez ni dernier étage evere | type=apartment notGround in=evere ?dernier ?ni ?étage
maison pas mitoyenne Ottignies | type=house in=ottignies ?mitoyenne ?pas
tout sauf appartement à Hannut | not=apartment in=hannut
maison sans jardin Huy | type=house in=huy ?jardin ?sans
maison bel étage kraainem | type=house in=kraainem
bel-étage avec garage Waterloo | type=house garage in=waterloo
maison de maître Saint-Gilles | type=house in=saint-gilles
château brabant wallon | type=house in=brabant-wallon
maison peb B ou mieux Gembloux | type=house labelUp=B in=gembloux
appartement PEB A neuf à Namur | type=apartment label=A new in=namur
maison basse énergie Marche en Famenne | type=house in=marche-en-famenne ?basse ?énergie
maison passive Lasne | type=house in=lasne
PEB C minimum, 3 chambres, Jodoigne ou environs | labelUp=C bed=3 near=jodoigne:10
maison avec panneaux solaires 1457 | type=house in=1457 ?panneaux ?solaires
appart neuf 2 ch Bruxelles | type=apartment new bed=2 in=bruxelles
projet neuf wavre | new in=wavre
construction neuve clé sur porte Eghezée | new in=eghezee
nouvelle construction Limal | new in=limal
appartement sur plan à Mamer | type=apartment new in=mamer
appartement Luxembourg-ville 2 chambres avec balcon et cave | type=apartment bed=2 in=ville-luxembourg ?balcon ?cave
maison jumelée Strassen | type=house facades=3 in=strassen
appartement esch sur alzette 1 ch max 1500 | type=apartment bed=1 max=1500 in=esch-sur-alzette
colocation à Belval | in=esch-sur-alzette ?colocation
maison frontaliers arlon | type=house in=arlon ?frontaliers
proche frontière luxembourgeoise maison 4ch | type=house bed=4 ?frontière ?luxembourgeoise
appt 90m2 dudelange | type=apartment surf=90 in=dudelange
location bertrange loyer max 2.500 | goal=rent max=2500 in=bertrange
loyer max 850€ namur | goal=rent max=850 in=namur
850 eur par mois maxi appart liège | type=apartment max=850 goal=rent in=liege
1.200 €/mois maison Mouscron | type=house max=1200 goal=rent in=mouscron
loyer entre 700 et 900, 2 chambres, Mons | goal=rent min=700 max=900 bed=2 in=mons
budget de 300k | max=300000
max 300.000 euros | max=300000
à partir de 400 000 | min=400000
450k€ maison genval | type=house max=450000 in=genval
0,5 million Lasne | max=500000 in=lasne
1,2 M€ villa La Hulpe | type=house max=1200000 in=la-hulpe
moins d'un million, Rhode-Saint-Genèse | max=1000000 in=rhode-saint-genese
maximum trois cent mille euros maison à Ath | type=house max=300000 in=ath
maison deux chambres ciney | type=house bed=2 in=ciney
une chambre ixelles | bed=1 in=ixelles
maison quatre chambres deux salles de bain bierges | type=house bed=4 bath=2 in=bierges
2 sdb 4 ch 1 bureau rixensart | bath=2 bed=4 in=rixensart ?1 ?bureau
5 chambres minimum Overijse | bed=5 in=overijse
au moins 3 chambres, Genappe ou Nivelles ou Villers la ville | bed=3 in=genappe,nivelles,villers-la-ville
maison 3-4 chambres Dinant | type=house bed=3 in=dinant
3 à 4 chambres Walhain | bed=3 in=walhain
2 chambres et plus Spa | bed=2 in=spa
maison 120m2 minimum | type=house surf=120
appartement de max 70 m² Forest | type=apartment surfMax=70 in=forest
entre 80 et 100 m2 Jette | surf=80 surfMax=100 in=jette
appart + ou - 100m2 Waterloo | type=apartment surf=100 in=waterloo
grande maison familiale avec grand jardin Grez-Doiceau | type=house garden in=grez-doiceau
jardin de 500 m2 minimum, maison Tubize | type=house garden plot=500 in=tubize
terrasse plein sud | terrace ?plein ?sud
terrain de 1 hectare Durbuy | type=land plot=10000 in=durbuy
terrain 25 ares max 150.000€ Bastogne | type=land plot=2500 max=150000 in=bastogne
terrain à bâtir sans obligation de constructeur | type=land ?constructeur ?obligation ?sans
maison avec 15 ares Sombreffe | type=house plot=1500 in=sombreffe
maison sans travaux Ottignies 350000 | type=house max=350000 in=ottignies ?sans ?travaux
rien à faire, maison prête à habiter, Court St Etienne | type=house in=court-saint-etienne ?prête ?rien
maison rixensar | type=house in=rixensart
apartement woluwé | type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre
appartemment namurr | type=apartment in=namur
maisson otignies | type=house in=ottignies
vila waterlo | type=house in=waterloo
maison gemblous | type=house in=gembloux
appart etterbek 2chambre | type=apartment bed=2 in=etterbeek
mason a louer nivel | type=house goal=rent in=nivelles
loué appart bruxelles | type=apartment goal=rent in=bruxelles
a louer maison 3ch region namur | type=house goal=rent bed=3 near=namur:10
maison région de Huy | type=house near=huy:10
alentours de wavre terrain | type=land near=wavre:10
maison dans un rayon de 10 km autour de Gembloux | type=house near=gembloux:10
maison à 15 km de Bruxelles maximum | type=house near=bruxelles:15
max 20km de namur, maison 4ch | type=house near=namur:20 bed=4
à 10 minutes de Louvain-la-Neuve | near=louvain-la-neuve:10
près de la gare d'Ottignies appart | type=apartment in=ottignies ?gare
appartement proche gare Gembloux | type=apartment in=gembloux ?gare
maison proche école et commerces à Jodoigne | type=house in=jodoigne ?commerces ?école
maison au calme avec jardin orienté sud à Beauvechain | type=house garden in=beauvechain ?calme ?orienté ?sud
1300 1301 1330 maison 3 ch | type=house bed=3 in=1300,bierges,1330
4000 appart | type=apartment in=4000
appart 1180 ou 1190 2ch lift | type=apartment bed=2 lift in=1180,1190
maison brabant wallon 4ch garage pas plus de 475000 | type=house bed=4 garage max=475000 in=brabant-wallon
maison hainaut moins de 150.000 | type=house max=150000 in=hainaut
province de namur maison avec étang | type=house in=province-namur ?étang
maison en wallonie | type=house in=wallonie
seconde résidence Ardennes | ?ardennes ?seconde
chalet durbuy | type=house in=durbuy
maison de vacances barvaux | type=house in=barvaux-sur-ourthe ?vacances
gîte à vendre la roche en ardenne | type=house goal=sale in=la-roche-en-ardenne
appartement à la mer knokke | type=apartment in=knokke ?mer
studio la panne vue mer | type=studio in=la-panne ?mer ?vue
appt ostende frontal digue 2 ch | type=apartment bed=2 in=ostende ?digue ?frontal
duplex 3 chambres Louvain | type=apartment bed=3 in=louvain
loft anderlecht | type=apartment in=anderlecht
triplex avec terrasse Ixelles | type=apartment terrace in=ixelles
souplex st gilles | type=apartment in=saint-gilles
flat etterbeek meublé | type=apartment furnished in=etterbeek
appartement non meublé ixelles max 1 000 € | type=apartment unfurnished max=1000 in=ixelles
appart pas meublé liege | type=apartment unfurnished in=liege
appartement meublé ou non Namur | type=apartment in=namur
appart sans ascenseur ok molenbeek | type=apartment in=molenbeek-saint-jean ?ascenseur ?sans
ascenseur obligatoire, appartement 2 ch, woluwe st pierre | type=apartment lift bed=2 in=woluwe-saint-pierre ?obligatoire
appartement avec ascenceur et garrage jambes | type=apartment lift garage in=jambes
appart avec parking schaerbeek | type=apartment parking in=schaerbeek
maison double garage Theux | type=house garages=2 in=theux
maison garage 2 voitures esneux | type=house garages=2 in=esneux
maison avec 2 places de parking Tilff | type=house parkings=2 in=tilff
appart avec place parking kirchberg | type=apartment parking in=ville-luxembourg
pas de parking, studio ixelles | type=studio in=ixelles ?de ?parking ?pas
animaux acceptés appart à louer Charleroi | type=apartment goal=rent in=charleroi ?acceptés ?animaux
appartement à louer chien accepté Liège 700 | type=apartment goal=rent max=700 in=liege ?accepté ?chien
PMR appart plain pied Namur | type=apartment in=namur ?pied ?plain ?pmr
maison plain-pied hannut | type=house in=hannut ?plain-pied
bungalow perwez | type=house in=perwez
maison année 2000 ou plus récent Enghien | type=house in=enghien ?2000 ?année ?ou ?plus ?récent
maison construite après 2010, Silly | type=house in=silly ?2010 ?construite
maison ancienne pierre du pays | type=house ?ancienne ?pays ?pierre
commerce à remettre Liège | type=commercial in=liege ?remettre
horeca à céder Namur | type=commercial in=namur ?céder
restaurant avec appartement à Dinant | type=commercial in=dinant ?appartement
friterie | type=commercial
rez commercial Ixelles chaussée d'Ixelles | type=commercial in=ixelles ?chaussée ?ixelles
magasin à louer rue neuve bruxelles | type=commercial goal=rent in=bruxelles ?neuve ?rue
cabinet médical à louer Uccle | type=offices goal=rent in=uccle
bureaux ou entrepôt Zaventem max 1500 | type=offices,industry max=1500 in=zaventem
atelier 200m² Herstal | type=industry surf=200 in=herstal
terrain agricole Jodoigne | type=land in=jodoigne
bois à vendre | type=land goal=sale
prairie 3ha Aywaille | type=land plot=30000 in=aywaille
investissement locatif Liège kot | type=investment,studio in=liege
maison divisée en 3 appartements Schaerbeek | type=house in=schaerbeek ?3 ?appartements ?divisée
maison unifamiliale stockel | type=house in=woluwe-saint-pierre
maison à 2 pas du métro Stockel 1150 | type=house in=woluwe-saint-pierre ?2 ?métro ?pas
appart quartier européen 2 chambres max 1.500 | type=apartment bed=2 max=1500 ?européen ?quartier
place flagey appart | type=apartment in=ixelles
maison avec atelier et grand garage Waremme | type=house garage in=waremme ?atelier
3 chambres bureau jardin, Profondeville, 300k | bed=3 garden max=300000 in=profondeville ?bureau
jai 280000 euros et je veux une maison à namur | type=house max=280000 in=namur
nous sommes une famille avec 3 enfants et cherchons une maison avec 4 chambres et jardin pas trop loin de Wavre, max 480.000 | type=house bed=4 garden near=wavre:10 max=480000 ?3 ?enfants ?famille
bonjour, avez-vous un studio à louer à Namur svp | type=studio goal=rent in=namur
à vendre ou à louer maison Fléron | type=house in=fleron
achat appart investisseur namur | type=apartment goal=sale in=namur ?investisseur
vente maison ans | type=house goal=sale in=ans
cherche location | goal=rent
acheter | goal=sale
appart pas cher charleroi | type=apartment in=charleroi ?cher ?pas
maison 3 façades 3ch garage jard Mont-sur-Marchienne | type=house facades=3 bed=3 garage garden in=mont-sur-marchienne
deux façades Ixelles 3 chambres | facades=2 bed=3 in=ixelles
4 facade courcelles | facades=4 in=courcelles
house à louer tervuren british school | type=house goal=rent in=tervuren ?british ?school
huis à vendre enghien 3 ch | type=house goal=sale bed=3 in=enghien
appartement te huur bruxelles | type=apartment goal=rent in=bruxelles
maison op te knappen halle | type=house in=hal ?knappen
MAISON 4 CH. + GARAGE + JARDIN - CHAUMONT-GISTOUX | type=house bed=4 garage garden in=chaumont-gistoux
app. 2 ch. av. terr. Waterloo | type=apartment bed=2 terrace in=waterloo
appt 2ch+gar+terr mons | type=apartment bed=2 garage terrace in=mons
`
