/** Lines in French in the manner of many people, in the form of `line-table.ts`: the first sixty were written before anybody read the grammar. */
export const frenchPeopleLines = `
cherche maison 3 chbr avec jardinet à Soignies, 240.000 max | type=house bed=3 garden in=soignies max=240000
apartement 2 chambres ascensseur Anderlecht max 220k | type=apartment bed=2 lift in=anderlecht max=220000
loyer max 850 euros, 1 ch, Marcinelle | goal=rent max=850 bed=1 in=marcinelle
maison de village à Ohain ou Genval entre 350 000 et 425 000 | type=house in=ohain,genval min=350000 max=425000
grande villa 5ch et 3 sdb à Rhode-Saint-Genèse, max 1,2 mio | type=house bed=5 bath=3 in=rhode-saint-genese max=1200000
terrain constructible 12 ares minimum à Ciney | type=land plot=1200 in=ciney
nous cherchons une maison pour quatre personnes à Tubize, trois chambres, budget trois cent mille euros | type=house bed=3 in=tubize max=300000 ?personnes ?quatre
bonjour, avez-vous des appartements deux chambres à louer à Esch-sur-Alzette ? | goal=rent type=apartment bed=2 in=esch-sur-alzette
maison 4ch bcp de terrain Beauraing | type=house bed=4 in=beauraing ?terrain
app 1ch 1050 | type=apartment bed=1 in=1050
appart. 2 ch. rdc avec jardin, Woluwe-St-Lambert | type=apartment bed=2 ground garden in=woluwe-saint-lambert
une maison à louer dans les environs de Theux, 1100€ par mois maximum | goal=rent type=house near=theux:10 max=1100
achat appartement neuf Mersch 3 chambres | goal=sale type=apartment new in=mersch bed=3
bel étage 3 façades garage Evere | type=house facades=3 garage in=evere
bureaux 80 à 120 m² Wavre | type=offices surf=80 surfMax=120 in=wavre
local commercial avec parking Marche-en-Famenne | type=commercial parking in=marche-en-famenne
hangar ou entrepôt 500m2 zoning de Seneffe | type=industry surf=500 in=seneffe ?zoning
cherche kot meublé pas loin de Mons max 400 euro | type=studio furnished near=mons:10 max=400
immeuble de 4 appartements Seraing rendement | type=investment in=seraing ?4 ?appartements
box de garage à Laeken | type=garage in=laeken
place de parking souterrain Belair Luxembourg | type=garage in=ville-luxembourg ?souterrain
chalet avec terrain de 20 ares Vresse-sur-Semois | type=house plot=2000 in=vresse-sur-semois
maison de vacances Ardennes La Roche | type=house in=la-roche-en-ardenne ?ardennes ?vacances
peb A+ ou A, maison, Louvain la neuve | type=house label=A+,A in=louvain-la-neuve
maison peb au moins C Waremme | type=house labelUp=C in=waremme
appartement 3e étage avec ascenseur Koekelberg | type=apartment lift in=koekelberg ?3e ?étage
pas de rez-de-chaussée, 2 ch, Schaerbeek, 1200 max par mois | notGround goal=rent bed=2 in=schaerbeek max=1200
maison unifamiliale sans mitoyenneté, min 200 m2, Brabant wallon | type=house surf=200 in=province-brabant-wallon ?mitoyenneté ?sans
dans un rayon de 15 km autour de Bastogne, maison, 250k | near=bastogne:15 type=house max=250000
à 5km de Ath maison 4 facades | near=ath:5 type=house facades=4
maion 3 chamres garage jardin Chatelet | type=house bed=3 garage garden in=chatelet
studio 25m² centre ville Namur loyer 500 | goal=rent type=studio surf=25 in=namur max=500 ?centre ?ville
duplex ou penthouse Knokke ou Le Zoute | type=apartment in=knokke ?zoute
maison de maître Spa | type=house in=spa
fermette à rénover province de Luxembourg max 180.000 € | type=house in=province-luxembourg max=180000 ?rénover
je veux acheter un terrain de 1 hectare près d'Eghezée | goal=sale type=land plot=10000 near=eghezee:10
maison 2 chambres plain pied Ottignies | type=house bed=2 in=ottignies ?pied ?plain
immeuble mixte commerce + appartement Jambes | type=investment in=jambes ?appartement ?commerce
appartement avec terrasse sud, cave et parking, Ixelles, 2ch, 375000 | type=apartment terrace parking in=ixelles bed=2 max=375000 ?cave ?sud
de préférence Uccle ou Forest, 3 chambres, terrasse, pas plus de 1.600 €/mois | in=uccle,forest bed=3 terrace goal=rent max=1600 ?préférence
Maison à vendre à 4800 | goal=sale type=house in=4800
maison prix moins de deux cent cinquante mille Huy | type=house max=250000 in=huy
minimum 300.000 maximum 400.000 maison Tournai 4 ch | min=300000 max=400000 type=house in=tournai bed=4
appartement mons non meublé 2 chambres loyer 750 | goal=rent type=apartment in=mons unfurnished bed=2 max=750
maison avec atelier et grand garage Gerpinnes | type=house garage in=gerpinnes ?atelier
location bureau Luxembourg-Ville 200 m² | goal=rent type=offices in=ville-luxembourg surf=200
villa 6 chambres avec court de tennis La Hulpe | type=house bed=6 in=la-hulpe ?court ?tennis
maison basse énergie Fernelmont | type=house in=fernelmont ?basse ?énergie
apprt Arlon 2chambres 280.000€ | type=apartment in=arlon bed=2 max=280000
maison ou appart 3 ch minimum dans l'arrondissement de Dinant | type=house,apartment bed=3 in=arrondissement-de-dinant
commerce horeca à remettre Saint-Gilles | type=commercial in=saint-gilles ?remettre
maison 350 à 400 k Sambreville, jardin, 3ch | type=house min=350000 max=400000 in=sambreville garden bed=3
maison liège max 200 000 pas de travaux | type=house in=liege max=200000 ?de ?pas ?travaux
maison à moins de 30km de Bruxelles avec 1000m² de jardin | type=house near=bruxelles:30 plot=1000 garden
quel appartement à moins de 900 € par mois à Verviers ? | type=apartment goal=rent max=900 in=verviers ?quel
Dudelange ou Bettembourg, maison 4 chambres, jusqu'à 950 000 € | in=dudelange,bettembourg type=house bed=4 max=950000
un petit nid douillet 1 chambre à Saint-Josse | bed=1 in=saint-josse-ten-noode ?douillet ?nid
tout sauf un studio, 2 chambres, Etterbeek | not=studio bed=2 in=etterbeek
viager Ostende appartement | type=apartment in=oostende ?viager
appartement 90m2 terase garrage Auderghem | type=apartment surf=90 terrace garage in=auderghem
salut je cherche un apart 2ch pas trop cher à Frameries ou Quaregnon, 600 max par mois | type=apartment bed=2 in=frameries,quaregnon goal=rent max=600 ?cher ?pas ?trop
maisson 3 facade Braine-le-chateau 4 chambr garag | type=house facades=3 in=braine-le-chateau bed=4 garage
on aimerait une maison neuve entre 120 et 160 m² habitables du côté de Perwez | type=house new surf=120 surfMax=160 near=perwez:10
TERRAIN 6A70CA FLEMALLE | type=land plot=670 in=flemalle
location studio meublé proche ULB 650 charges comprises | goal=rent type=studio furnished max=650 ?ulb
budget de 175 000 à 210 000 euros, maison 2 façades, Jemappes | min=175000 max=210000 type=house facades=2 in=jemappes
appart 2ch parking ascenseur terrasse uccle 450 000 | type=apartment bed=2 parking lift terrace in=uccle max=450000
grange à transformer région de Rochefort | near=rochefort:10 ?grange ?transformer
petite maison 2 ch avec cour, Saint-Ghislain, pas plus de cent cinquante mille euros | type=house bed=2 in=saint-ghislain max=150000 ?cour
villa 4 façades 1500 m² de terrain minimum, 4 ch, Chaumont-Gistoux, 550-650k | type=house facades=4 plot=1500 bed=4 in=chaumont-gistoux min=550000 max=650000
un appartement au rez-de-chaussée ou avec ascenseur pour ma maman à Waremme | type=apartment ground lift in=waremme ?maman
entrepot 350m2 avec bureaux Herstal location | type=industry surf=350 in=herstal goal=rent ?bureaux
maison bureau cabinet médical Gosselies | type=house in=gosselies ?bureau ?cabinet ?médical
luxembourg merl appartement 2 chambres, 85 m2, 900.000 | in=ville-luxembourg type=apartment bed=2 surf=85 max=900000
maison à moins d'une demi-heure de Bruxelles avec jardin plein sud | type=house near=bruxelles:30 garden ?plein ?sud
appartement PEB A, B ou C à Ottignies 2 ch | type=apartment label=A,B,C in=ottignies bed=2
pas de studio ni de rez, appart 1 ch Saint-Gilles 900 euros | not=studio notGround type=apartment bed=1 in=saint-gilles max=900
villa Lasne 1.500.000 - 2.000.000 eur | type=house in=lasne min=1500000 max=2000000
cherche à louer garage fermé pour camionnette Jette | goal=rent type=garage in=jette ?camionnette
chalet bois Vielsalm ou Trois-Ponts <150000 | type=house in=vielsalm,trois-ponts max=150000 ?bois
3ch/2sdb/garage/jardin Rixensart | bed=3 bath=2 garage garden in=rixensart
maison avec dépendances et 2 hectares, Virton, Etalle ou Tintigny | type=house plot=20000 in=virton,etalle,tintigny ?dépendances
nouveau projet appartements Mersch ou Lintgen, livraison 2026 | new type=apartment in=mersch,lintgen ?2026 ?livraison
magasin avec vitrine rue commerçante Huy 80m2 max 1000/mois | type=commercial in=huy surf=80 max=1000 goal=rent ?commerçante ?rue ?vitrine
maison unifam. 3 ch. sdb. jard. gar. Court-St-Etienne 380.000,- | type=house bed=3 garden garage in=court-saint-etienne max=380000 ?sdb
famille avec 2 enfants cherche maison à louer Soignies 3ch max 950 | goal=rent type=house in=soignies bed=3 max=950 ?2 ?enfants ?famille
appartementavendre Seraing 2ch | goal=sale type=apartment in=seraing bed=2
apprt. 1 chbre meubl. Anderlecht 800 € CC | type=apartment bed=1 furnished in=anderlecht max=800 goal=rent
une belle villa moderne à Nandrin ou Neupré, 4 chambres et un bureau, max 525.000 | type=house in=nandrin,neupre bed=4 max=525000 ?bureau ?moderne
terrain à bâtir de 1000 à 1500 m² à Marchin | type=land plot=1000 plotMax=1500 in=marchin
immeuble avec magasin et deux appartements Tournai | type=investment in=tournai ?appartements ?deux ?magasin
maison prés de Dinant 200 mille | type=house near=dinant:10 max=200000
recherche location garage ou box Ixelles max 120€/mois | goal=rent type=garage in=ixelles max=120
maison Bertrix ou villages voisins 4 ch jardin | type=house near=bertrix:10 bed=4 garden
kot 1348 | type=studio in=1348
duplex avec grande terasse, 2 chambres, 1 garage, Wavre, 320.000 euro maxi | type=apartment terrace bed=2 garage in=wavre max=320000
achat maison 4 façades avec min 8 ares Sprimont moins de 350k | goal=sale type=house facades=4 plot=800 in=sprimont max=350000
maison avec beaucoup de terrain pour chevaux, Havelange | type=house in=havelange ?chevaux ?terrain
appart neuf ou ancien, Jette, 2ch, asc., 260k | type=apartment in=jette bed=2 lift max=260000 ?ancien
location Pétange 2 chambres 1 parking max 1.700 par mois | goal=rent in=petange bed=2 parking max=1700
on cherche un deux chambres avec terrasse du côté de Schaerbeek ou Evere, budget max 1150 | bed=2 terrace in=schaerbeek,evere max=1150 ?côté ?de ?du
grande maison bourgeoise centre de Verdun ou Liège, 5 chambres, max 400.000 | type=house in=liege bed=5 max=400000 ?bourgeoise ?centre ?verdun
je voudrais investir dans un immeuble à Charleroi jusqu'à 450 000 | type=investment in=charleroi max=450000 ?dans ?immeuble ?investir ?un
maison de plus de 180m² avec 8 ares à Lobbes | type=house surf=180 plot=800 in=lobbes
Nivelles appart 2ch neuf ascenseur garage 310 000 | in=nivelles type=apartment bed=2 new lift garage max=310000
bureaux à louer à Jambes environ 100 m² | type=offices goal=rent in=jambes surf=90 surfMax=110
chercheappartement Ixelles | type=apartment in=ixelles
ferme à rénover avec 5 hectares, Chimay ou Couvin | type=house plot=50000 in=chimay,couvin ?rénover
studio non meublé, Evere, 600-700€ | type=studio unfurnished in=evere min=600 max=700
appartement à 2 chambres, PEB au minimum D, Hannut | type=apartment bed=2 labelUp=D in=hannut
maison à 15 minutes de Luxembourg-ville côté belge | type=house near=ville-luxembourg:15 ?belge ?côté
parkings à vendre Saint-Josse | type=garage goal=sale in=saint-josse-ten-noode
`
