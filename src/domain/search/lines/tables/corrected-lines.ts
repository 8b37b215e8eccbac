/** Lines in all languages that were read wrongly once (`line-table.ts` explains the notation). */
export const correctedLines = `
appartement 2e étage Wavre | type=apartment ?2e ?étage in=wavre
appartement 3de verdieping Leuven | type=apartment ?3de ?verdieping in=leuven
flat 1st floor Namur | type=apartment ?1st ?floor in=namur
maison proche E411 | type=house ?e411
huis vlakbij E40 | type=house ?e40
between €300k and €400k house | min=300000 max=400000 type=house
villa €350k-€400k | type=house min=350000 max=400000
2 millions d'euros villa | max=2000000 type=house
maison construite après 2000 | type=house ?construite ?2000
huis gebouwd na 2000 | type=house ?gebouwd ?2000
house built 1980 Wavre | type=house ?built ?1980 in=wavre
Haus Baujahr ab 2010 | type=house ?baujahr ?2010
maison construite en 1998 à Namur | type=house ?construite ?1998 in=namur
2000 sq ft house | surf=186 type=house
flat 900 sqft Brussels | type=apartment surf=84 in=bruxelles
1.5 acres land | plot=6070 type=land
flat max rent 1000 | type=apartment goal=rent max=1000
no garden flat Wavre | ?no ?garden type=apartment in=wavre
maison Louvin-la-Neuve | type=house in=louvain-la-neuve
appartement Luvain-la-Neuve | type=apartment in=louvain-la-neuve
maison Bruxells | type=house in=bruxelles
huis Brusel 3 slaapkamers | type=house in=bruxelles bed=3
Wohnung Bruessel | type=apartment in=bruxelles
appartement Forest | type=apartment in=forest
maison Saint-Josse-ten-Noode | type=house in=saint-josse-ten-noode
huis Sint-Joost-ten-Node | type=house in=saint-josse-ten-noode
maison Deux-Acren | type=house in=deux-acren
appartement Molenbeek | type=apartment in=molenbeek-saint-jean
appartement Boitsfort | type=apartment in=watermael-boitsfort
maison Saint-Josse | type=house in=saint-josse-ten-noode
huis Bosvoorde | type=house in=watermael-boitsfort
maison année 1950 | type=house ?année ?1950
maison avec chaudière et poêle | type=house ?chaudière ?poêle
maison avec cellier en pierre | type=house ?cellier ?pierre
maison verte | type=house ?verte
huis met kachel en inkom | type=house ?kachel ?inkom
huis met houten vloer | type=house ?houten ?vloer
flat available from 1 March | type=apartment ?1 ?march
finished basement house | ?finished ?basement type=house
Haus in der Natur | type=house ?natur
ruhige Straße Haus | ?ruhige ?straße type=house
maison avec un grand terrain | type=house ?terrain
maison avec un bureau | type=house ?bureau
PEB entre A et C maison | label=A,A-,B+,B,B-,C+,C type=house
EPC A-C huis | label=A,A-,B+,B,B-,C+,C type=house
PEB F G maison | label=F,G type=house
deux cent mille euros maison | max=200000 type=house
huis driehonderdduizend euro | type=house max=300000
Haus zweihundertfünfzigtausend Euro | type=house max=250000
house two hundred and fifty thousand euro | type=house max=250000
maison max 280 | type=house max=280000
budget 350 maison Wavre | max=350000 type=house in=wavre
appartement max 900 | type=apartment max=900
Haus Kaufpreis max. 400 T | type=house max=400000
maison 300/400k | type=house min=300000 max=400000
rent 1000-1200 EUR Namur | goal=rent min=1000 max=1200 in=namur
terrain 1ha50 | type=land plot=15000
terrain 10a60 | type=land plot=1060
terrain 15a Wavre | type=land plot=1500 in=wavre
3,5 Zimmer Wohnung | bed=3 type=apartment
appartement 900 p/m | type=apartment max=900 goal=rent
huis omg. Leuven | type=house near=leuven:10
Wohnung möbl. Namur | type=apartment furnished in=namur
parking for two cars Wavre house | parkings=2 in=wavre type=house
Luxembourg belge maison | in=province-luxembourg type=house
zweifamilienhaus Eupen | type=house in=eupen
tweewoonst Gent | type=house in=gent
kangoeroewoning Leuven | type=house in=leuven
bonjour nous sommes une famille de 4 personnes et nous cherchons depuis longtemps une maison assez grande avec beaucoup de lumière, si possible pas trop loin d'une gare et des écoles, à Namur avec 4 chambres et un budget de 350000 euros maximum | type=house in=namur bed=4 max=350000 ?famille ?4 ?personnes ?longtemps ?lumière ?gare ?écoles
maison jumelée Wavre | type=house facades=3 in=wavre
villa isolée Lasne | type=house facades=4 in=lasne
maison 3ch min 500k max | type=house bed=3 max=500000
huis omgeving Gent of Aalst | type=house in=gent,aalst ?omgeving
maison près de Namur ou Dinant | type=house in=namur,dinant ?près ?de
house near Leuven or Mechelen | type=house in=leuven,mechelen ?near
Haus nahe Eupen oder Malmedy | type=house in=eupen,malmedy ?nahe
maison à Jambes, près de Namur | type=house in=jambes near=namur:10
studio max 950 incl. charges | type=studio max=950 goal=rent
app met autostaanpl. Gent | type=apartment parking in=gent
a lot of light house Lot | ?a ?lot ?of ?light type=house in=lot
`
