/** What lines of portals taught later, in the form of `line-table.ts`. */
export const laterPortalLines = `
F2 Esch | bed=1 in=esch-sur-alzette
studio 30m² Bruxelles meublé 650 charges comprises | furnished goal=rent in=brussels surf=30 max=650 type=studio
appart 650 + 100 charges Namur | in=namur max=650 type=apartment ?100 ?charges
loyer 700€ + 80€ de charges 1 ch | bed=1 goal=rent max=700 ?80 ?charges
Kaltmiete 800 plus NK 150 Eupen | goal=rent in=eupen max=800 ?nk ?150
huur 750 + 75 kosten Gent | goal=rent in=gent max=750 ?75 ?kosten
rent 900 plus bills Leuven | goal=rent in=leuven max=900 ?bills
garantie locative 2 mois appart 800 Namur | goal=rent in=namur max=800 type=apartment ?garantie ?2 ?mois
caution 1600 loyer 800 | goal=rent max=800 ?caution ?1600
huurwaarborg 3 maanden huis te huur 1000 | goal=rent in=1000 type=house ?huurwaarborg ?3 ?maanden
dispo 1er mars studio Liège | in=liege type=studio ?dispo ?1er ?mars
vrij vanaf 1/2/2027 appartement Gent | in=gent type=apartment ?vrij ?vanaf ?1 ?2 ?2027
ab 01.03.2027 Wohnung mieten Eupen | goal=rent in=eupen type=apartment ?ab ?01.03 ?2027
available from 1 February 2027 flat Ghent to rent | goal=rent in=gent type=apartment ?1 ?february ?2027
bail de 3 ans maison à louer | goal=rent type=house ?3 ?ans
contract van 1 jaar appartement te huur Gent | goal=rent in=gent type=apartment ?contract ?1 ?jaar
bouwjaar na 2010 huis Lier | in=lier type=house ?bouwjaar ?2010
construit après 2015 appartement Wavre | in=wavre type=apartment ?construit ?2015
Baujahr ab 2010 Haus Eupen | in=eupen type=house ?baujahr ?2010
max 10 jaar oud huis | type=house ?max ?10 ?jaar ?oud
huis uit de jaren 30 Gent | in=gent type=house ?uit ?jaren ?30
maison années 60 Waterloo | in=waterloo type=house ?années ?60
huis 1k2 per maand | goal=rent max=1200 type=house
villa 400k 4 ch | bed=4 max=400000 type=house
villa 400k4ch | bed=4 max=400000 type=house
appart à louer mars 2027 Wavre | goal=rent in=wavre type=apartment ?mars ?2027
te huur vanaf 15 maart appartement Gent max 900 | goal=rent in=gent max=900 type=apartment ?vanaf ?15
1050 ou 1060 Bruxelles appartement | in=1050,1060 type=apartment
9000 Gent of 9050 huis | in=9050,gent type=house
kot 9000 gent max 500 | in=gent max=500 type=studio
appartement 1000 à 1200 euros Namur | in=namur max=1200 min=1000 type=apartment
appart 1000 ou 1050 max 1200 | in=1000,1050 max=1200 type=apartment
budget 1000 à 1200 Namur appart | in=namur max=1200 min=1000 type=apartment
huis max 350.000,00 euro | max=350000 type=house
appartement 1.150,50 € per maand | goal=rent max=1150 type=apartment
villa €1.2M | max=1200000 type=house
villa 1,2M€ Lasne | in=lasne max=1200000 type=house
maison 375.000.- Wavre | in=wavre max=375000 type=house
huis 325000€ onderhandelbaar | max=325000 type=house ?onderhandelbaar
maison 300 000€ à débattre | max=300000 type=house ?débattre
maison entre 3 et 400 000 euros | max=400000 min=300000 type=house
entre 250 et 350 mille maison | max=350000 min=250000 type=house
tussen 2 en 3 ton huis Ninove | in=ninove max=300000 min=200000 type=house
huis rond de 350k Leuven | in=leuven max=385000 min=315000 type=house
maison autour de 300.000 à Ath | in=ath max=330000 min=270000 type=house
Haus um die 400.000 Eupen | in=eupen max=440000 min=360000 type=house
house approx 300k Ghent | in=gent max=330000 min=270000 type=house
appartement min 70m² max 250.000 min 2 slpk | bed=2 surf=70 max=250000 type=apartment
appartement 2ch +/- 90m2 Uccle | bed=2 in=uccle surfMax=99 surf=81 type=apartment
flat 900-1000 sq ft Brussels | in=brussels surfMax=93 surf=84 type=apartment
maison 140m² hab. sur 6a20ca | surf=140 plot=620 type=house
woning bew. opp. 180 m² perceel 7a 30ca | surf=180 plot=730 type=house
villa 250m² auf 15a | surf=250 plot=1500 type=house
huis 120 m2 grondoppervlakte 400 m2 | surf=120 plot=400 type=house
maison superficie 200m2 terrain 1000m2 | surf=200 plot=1000 type=house
maison de minimum 150 m2 avec un terrain de maximum 10 ares | surf=150 plotMax=1000 type=house
huis met tuin van minstens 200 m² | garden plot=200 type=house
appartement terras 20m² 2 slaapkamers Gent | bed=2 in=gent terrace type=apartment ?20m²
appart avec terrasse de 15 m2 min | terrace type=apartment ?15 ?m2 ?min
PEB A maison Namur | in=namur label=A type=house
PEB max C maison | labelUp=C type=house
PEB C ou D Namur maison | in=namur label=C,D type=house
PEB entre A et C appartement | label=A,A-,B+,B,B-,C+,C type=apartment
peb inférieur à D maison | labelUp=D type=house
EPC lager dan C huis | labelUp=C type=house
epc van A tot C appartement Gent | in=gent label=A,A-,B+,B,B-,C+,C type=apartment
epc label B minimum huis Lier | in=lier labelUp=B type=house
EPC onder 100 kWh huis | type=house ?epc ?onder ?100 ?kwh
huis met EPC-waarde 150 | type=house ?epc-waarde ?150
minimaal EPC D Aalst woning | in=aalst labelUp=D type=house
EPC better than C house Ghent | in=gent labelUp=C type=house
energy label at least C flat Antwerp | in=antwerpen labelUp=C type=apartment
label énergétique minimum D Luxembourg maison | in=luxembourg labelUp=D type=house
classe A-A+ appartement Luxembourg | in=luxembourg label=A+,A type=apartment
Energieklasse mindestens C Wohnung | labelUp=C type=apartment
Energieausweis A bis C Haus | label=A,A-,B+,B,B-,C+,C type=house
nicht schlechter als PEB C Haus Eupen | in=eupen labelUp=C type=house
pas pire que PEB D | labelUp=D
niet slechter dan label D | labelUp=D
maison sans PEB F ou G | type=house ?sans ?peb
geen EPC F huis | type=house ?geen ?epc
zonder garage huis Gent | in=gent type=house ?zonder ?garage
pas de garage | ?pas ?de ?garage
no garage needed house | type=house ?no ?garage ?needed
maison ohne garage | type=house ?ohne ?garage
huis zonder trap | type=house ?zonder ?trap
appartement niet op de eerste verdieping | type=apartment ?niet ?eerste ?verdieping
appart pas plus haut que le 2e étage | type=apartment ?pas ?plus ?haut ?2e ?étage
appartement 3de verdieping met lift | lift type=apartment ?3de ?verdieping
flat on the 2nd floor with lift | lift type=apartment ?2nd ?floor
Wohnung im 1. OG mit Aufzug | lift type=apartment ?1 ?og
ni commerce ni bureau, appartement Namur | in=namur not=commercial,offices type=apartment
geen studio's geen kot wel appartement Leuven | in=leuven not=studio type=apartment ?wel
alleen huizen, geen appartementen of grond in Tienen | in=tienen not=apartment,land type=house
only houses no flats Namur | in=namur not=apartment type=house
uniquement maisons, pas de terrains, Éghezée | in=eghezee not=land type=house
nur Häuser keine Wohnungen Eupen | in=eupen not=apartment type=house
huis niet in Aalst zelf | type=house ?niet ?in ?aalst ?zelf
maison pas à Wavre | type=house ?pas ?wavre
house not in Brussels | type=house ?not ?in ?brussels
tout le Brabant wallon sauf Nivelles | in=brabant-wallon ?sauf ?nivelles
overal in Limburg behalve Genk | in=limburg ?overal ?behalve ?genk
ganz Luxemburg außer Esch | in=luxembourg ?außer ?esch
entre 1 et 1,2 million villa | max=1200000 min=1000000 type=house
tussen 3 en 4 slaapkamers 400k | bed=3 max=400000
bonjour est-ce que vous avez des maisons à louer vers Gembloux pour 1000 euros environ | goal=rent near=gembloux:10 max=1000 type=house
salut je cherche un truc à louer à Namur pour septembre 2 chambres max 900 | bed=2 goal=rent in=namur max=900 ?truc ?septembre
dag ik ben op zoek naar een appartement in het centrum van Gent met twee slaapkamers een terras en een autostaanplaats en het mag maximaal dertienhonderd euro per maand kosten | bed=2 goal=rent in=gent parking max=1300 terrace type=apartment ?dag ?centrum ?mag
goeiedag wij zouden graag een woning kopen in de streek van Aarschot of Diest met een tuin en een garage budget driehonderd twintigduizend | garage garden goal=sale in=aarschot,diest max=320000 type=house ?de ?streek ?van
hello we are moving to Luxembourg in September and need a furnished two bedroom flat max two thousand five hundred euros a month | bed=2 furnished goal=rent in=luxembourg max=2500 type=apartment ?september
guten tag ich suche für meine eltern eine ebenerdige wohnung mit terrasse in eupen kaufpreis bis zweihundertfünfzigtausend euro | ground in=eupen max=250000 terrace type=apartment ?eltern
je suis à la recherche d'une maison trois chambres avec un grand jardin du côté de Perwez mon budget est de trois cent vingt mille euros | bed=3 garden near=perwez:10 max=320000 type=house ?suis
ok google maison à vendre à Hannut avec quatre chambres | bed=4 goal=sale in=hannut type=house ?google
hey siri huis te koop in Tienen | goal=sale in=tienen type=house ?siri
zoek huis 4slk tuin garage regio tienen hoegaarden max 380k dank | bed=4 garage garden in=hoegaarden,tienen max=380000 type=house ?regio ?dank
app te huur 1slk gent zuid vrij 1 jan max 850 ik | bed=1 goal=rent in=gent max=850 type=apartment ?zuid ?vrij ?1 ?jan
ch appart 2ch gembloux centre max 900 cc mai | bed=2 goal=rent in=gembloux max=900 type=apartment ?ch ?centre ?mai
rech maison 3/4 ch proche lln max 1500/m | bed=3 goal=rent near=1348:10 max=1500 type=house ?rech
iemand een studio in gent onder 600? | in=gent max=600 type=studio ?iemand
qqn a un appart à louer à namur max 700 ? | goal=rent in=namur max=700 type=apartment ?qqn
anyone renting out a 1 bed in leuven under 900? | bed=1 goal=rent in=leuven max=900 ?anyone ?out
vermietet jemand eine whg in eupen bis 800? | in=eupen max=800 type=apartment ?vermietet ?jemand
2 bed, 2 bath, parking, lift, €1500 max, EU quarter | bath=2 bed=2 lift parking max=1500 ?eu ?quarter
Unieke kans! Karaktervolle hoeve op 1ha 25a in Voeren | in=voeren plot=12500 type=house ?unieke ?kans ?karaktervolle
UNIEK PENTHOUSE MET ZEEZICHT IN DE PANNE | in=de-panne type=apartment ?uniek ?zeezicht
Op zoek naar een ruime, instapklare halfopen bebouwing met 4 slaapkamers in Wetteren? | bed=4 facades=3 in=wetteren ?instapklare
Coup de coeur: maison de plain-pied 3 ch, garage, jardin sud, PEB B, à Éghezée | bed=3 garage garden in=eghezee label=B type=house ?coup ?coeur ?plain-pied ?sud
EXCLUSIVITÉ ! Villa contemporaine 5 ch/3 sdb sur 20 ares à La Hulpe | bath=3 bed=5 in=la-hulpe plot=2000 type=house ?exclusivité ?contemporaine
Rare opportunity: detached 4-bed villa with indoor pool, Rhode-Saint-Genèse | bed=4 facades=4 in=sint-genesius-rode type=house ?rare ?opportunity ?indoor ?pool
Exklusiv: Neubau-Doppelhaushälfte, 4 SZ, Energieklasse A, Weiswampach | bed=4 facades=3 in=weiswampach label=A new type=house
Provisionsfrei! 2-Zi-Whg mit EBK, Kelmis | bed=2 in=la-calamine type=apartment ?provisionsfrei ?ebk
project 12 nieuwbouwappartementen Roeselare | in=roeselare new type=apartment ?project ?12
Résidence "Les Tilleuls" appartements neufs Ottignies | in=ottignies new type=apartment ?tilleuls
dernier appartement 2 ch de la résidence à Wavre | bed=2 in=wavre type=apartment ?dernier
nog 2 loten bouwgrond beschikbaar Heist-op-den-Berg | in=heist-op-den-berg type=land ?2
te koop wegens emigratie villa Schoten | goal=sale in=schoten type=house ?wegens ?emigratie
à vendre cause départ maison Arlon | goal=sale in=arlon type=house ?cause ?départ
succession maison à rénover Huy | in=huy type=house ?succession ?rénover
for sale by owner flat Ostend | goal=sale in=oostende type=apartment ?owner
von privat Haus Lontzen zu verkaufen | goal=sale in=lontzen type=house
particulier verkoopt huis Mol | goal=sale in=mol type=house ?particulier
studentenkot te koop Gent | goal=sale in=gent type=studio
huis met atelier of loods Wevelgem zuid | in=wevelgem type=house ?atelier ?loods ?zuid
kamer voor student Leuven | in=leuven type=studio
chambre pour étudiant Namur | in=namur type=studio
villa eins komma fünf millionen | max=1500000 type=house
huis max 1 miljoen 250 duizend | max=1250000 type=house
huis onder driehonderdnegenennegentigduizend | max=399000 type=house
maison deux cent nonante-neuf mille | max=299000 type=house
house under two hundred and ninety nine thousand | max=299000 type=house
loyer deux mille cinq cents euros max | goal=rent max=2500
huur tweeduizend vijfhonderd | goal=rent max=2500
siint niklaas huis | in=sint-niklaas type=house
flat with sauna, spa | type=apartment ?sauna ?spa
appart 1000 tot 1200 euro Gent | in=gent max=1200 min=1000 type=apartment
land for sale Gembloux, flat, 10 ares | goal=sale in=gembloux plot=1000 type=land
halfopen bebouwing Wetteren max 350 | facades=3 in=wetteren max=350000
wij verkopen ons huis en zoeken een appartement in lier | in=lier type=apartment ?verkopen ?huis
we sold our flat and want a house in Wavre | in=wavre type=house ?sold ?flat
propriété équestre avec boxes Ciney | in=ciney type=house ?équestre ?boxes
petit immeuble de rapport Huy | in=huy type=investment
garde-meuble Wavre | in=wavre type=industry
EXCLUSIEF: villa met zwembad Brasschaat | in=brasschaat type=house ?zwembad
maison de plain-pied 3 ch, PEB B, à Éghezée | bed=3 in=eghezee label=B type=house ?plain-pied
huis hoei | in=huy type=house
nog 2 loten bouwgrond Zemst | in=zemst type=land ?2
maison sur 1000m2 Wavre | in=wavre plot=1000 type=house
huis op 800 m² Gent | in=gent plot=800 type=house
huis met hobbyruimte of kantoor | type=house ?hobbyruimte ?kantoor
terrain 1 ha 20 ares Perwez | in=perwez plot=12000 type=land
holiday flat belgian coast under 200k | max=200000 type=apartment ?holiday ?belgian ?coast
ons budget is 375 000 en we willen 3 slaapkamers plus bureau in Kontich of Edegem | bed=3 in=edegem,kontich max=375000 ?bureau
welke appartementen staan er te huur in Turnhout met garage | garage goal=rent in=turnhout type=apartment
zoekertje: woning met 2 badkamers omgeving Waregem/Deinze | bath=2 in=deinze,waregem type=house ?omgeving
vlakbij het park in Deurne, app 2 slk, max 900 pm | bed=2 goal=rent in=tourinnes-la-grosse,2100,deurne max=900 type=apartment ?park
lage prijs huis kopen henegouwen < 100k | goal=sale in=hainaut max=100000 type=house ?lage
te renoveren hoeve min. 50 are Ieper | in=ieper plot=5000 type=house ?renoveren
oprit met plaats voor 3 wagens, villa, 's-Gravenwezel | in=s-gravenwezel parkings=3 type=house ?oprit ?plaats
appartement met 1 of 2 slaapkamers tussen 700 en 900 in aalst | bed=1 in=aalst max=900 min=700 type=apartment
ik wil huren, niet kopen, in Leuven, met 2 kamers | bed=2 goal=rent in=leuven ?niet ?kopen
appartemnt mechln zuit 2 slaapkmers | bed=2 in=mechelen type=apartment ?zuit
woningg te kop zotegem max driehonderdduizend | goal=sale in=zottegem max=300000 type=house
garage/berging te huur Lier | goal=rent in=lier type=garage ?berging
huis zonder gemeenschappelijke muren Tielt | in=tielt type=house ?zonder ?gemeenschappelijke ?muren
nieuwbouwproject met min 2 slpk en terras aan station Aalst | bed=2 in=aalst new terrace ?station
notre budget est de 375 000 et on veut 3 chambres plus un bureau à Waterloo ou Braine-l'Alleud | bed=3 in=braine-l-alleud,waterloo max=375000 ?bureau
quels appartements sont à louer à Tournai avec garage | garage goal=rent in=tournai type=apartment ?quels
annonce : maison avec 2 salles de bain environs Ciney/Dinant | bath=2 in=ciney,dinant type=house
tout près du parc à Jette, appart 2 ch, max 900 par mois | bed=2 goal=rent in=jette max=900 type=apartment ?parc
petit prix maison à acheter hainaut < 100k | goal=sale in=hainaut max=100000 type=house
ferme à restaurer min. 50 ares Couvin | in=couvin plot=5000 type=house ?restaurer
allée pour 3 voitures, villa, Rixensart | in=rixensart parkings=3 type=house ?allée
appartement 1 ou 2 chambres entre 700 et 900 à liège | bed=1 in=liege max=900 min=700 type=apartment
je veux louer, pas acheter, à Louvain-la-Neuve, avec 2 chambres | bed=2 goal=rent in=1348 ?pas ?acheter
apartemen namurr sud 2 chambrs | bed=2 in=namur type=apartment ?sud
maisonn a vendr tubise max trois cent mille | goal=sale in=tubize max=300000 type=house
garage/débarras à louer Mons | goal=rent in=mons type=garage ?débarras
maison sans murs mitoyens Enghien | in=enghien type=house ?sans ?murs ?mitoyens
projet neuf min 2 ch et terrasse près de la gare d'Arlon | bed=2 in=arlon new terrace ?gare
bonne affaire immeuble 3 appartements loués Seraing max 350.000 | in=seraing max=350000 type=investment ?bonne ?affaire ?3 ?appartements ?loués
our budget is 375 000 and we want 3 bedrooms plus an office in Waterloo or Braine-l'Alleud | bed=3 in=braine-l-alleud,waterloo max=375000 ?office
which apartments are for rent in Tournai with a garage | garage goal=rent in=tournai type=apartment
classified: house with 2 bathrooms near Ciney/Dinant | bath=2 in=ciney,dinant type=house ?near
right by the park in Jette, 2 bed flat, max 900 a month | bed=2 goal=rent in=jette max=900 type=apartment ?right ?park
low price house to buy hainaut < 100k | goal=sale in=hainaut max=100000 type=house ?low
farm to restore min 50 ares Couvin | in=couvin plot=5000 type=house ?restore
driveway for 3 cars, villa, Rixensart | in=rixensart parkings=3 type=house ?driveway
apartment 1 or 2 bedrooms between 700 and 900 in liege | bed=1 in=liege max=900 min=700 type=apartment
i want to rent not buy in Leuven with 2 rooms | bed=2 goal=rent in=leuven ?not ?buy
apartmnet namurr 2 bedrroms | bed=2 in=namur type=apartment
huse for sale tubise max three hundred thousand | goal=sale in=tubize max=300000 type=house
garage or storage to rent Mons | goal=rent in=mons type=garage,industry
house with no shared walls Enghien | in=enghien type=house ?no ?shared ?walls
new project min 2 beds and terrace close to Arlon station | bed=2 near=arlon:10 new terrace ?station
unser budget ist 375 000 und wir wollen 3 schlafzimmer plus büro in eupen oder kelmis | bed=3 in=eupen,la-calamine max=375000 ?büro
welche wohnungen sind in eupen zu vermieten mit garage | garage goal=rent in=eupen type=apartment
anzeige: haus mit 2 bädern umgebung malmedy/weismes | bath=2 in=malmedy,waimes type=house ?umgebung
direkt am park in jette, wohnung 2 sz, max 900 im monat | bed=2 goal=rent in=jette max=900 type=apartment ?direkt ?park
günstiges haus kaufen hennegau < 100k | goal=sale in=hainaut max=100000 type=house ?günstiges
bauernhof zum restaurieren mind 50 ar st. vith | in=saint-vith plot=5000 type=house ?restaurieren
einfahrt für 3 autos, villa, steinsel | in=steinsel parkings=3 type=house ?einfahrt
wohnung 1 oder 2 schlafzimmer zwischen 700 und 900 in lüttich | bed=1 in=liege max=900 min=700 type=apartment
ich will mieten, nicht kaufen, in löwen, mit 2 zimmern | bed=2 goal=rent in=leuven ?nicht ?kaufen
wohnnug lütich 2 schlafzmmer | bed=2 in=liege type=apartment
haus zu verkaufn esch alzete max dreihunderttausend | goal=sale in=esch-sur-alzette max=300000 type=house ?alzete
garage oder lager zu mieten eupen | goal=rent in=eupen type=garage,industry
haus ohne gemeinsame wände welkenraedt | in=welkenraedt type=house ?ohne ?gemeinsame ?wände
neubauprojekt mind 2 sz und terrasse nahe bahnhof arlon | bed=2 in=arlon new terrace ?bahnhof
schnäppchen haus mit 3 vermieteten wohnungen verviers max 350.000 | in=verviers max=350000 type=house ?schnäppchen ?3 ?vermieteten ?wohnungen
huis met garage of loods | garage type=house ?loods
villa, carport 2 voitures | parkings=2 type=house ?carport
garage voor 2 wagens huis | garages=2 type=house
`
