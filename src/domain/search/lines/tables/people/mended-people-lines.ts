/** Lines in all languages of the kinds that the others of this folder taught: glued, cut and mistyped words, and rarer ranges. */
export const mendedPeopleLines = `
maisonavendre Namur | goal=sale type=house in=namur
appartementalouer Gent | goal=rent type=apartment in=gent
huistekoop Mol | goal=sale type=house in=mol
houseforrent Wavre | goal=rent type=house in=wavre
hauszuverkaufen Eupen | goal=sale type=house in=eupen
wohnungmieten Eupen | goal=rent type=apartment in=eupen
maison avecjardin Namur | type=house garden in=namur
huis metgarage Gent | type=house garage in=gent
house withgarden Ghent | type=house garden in=gent
maisonnamur | type=house in=namur
2chambresnamur | bed=2 in=namur
studiomeublé Liège | type=studio furnished in=liege
sansascenseur appartement | type=apartment noLift
vrijstaandewoning Mol | type=house facades=4 in=mol
nieuwbouwappartementGent | new type=apartment in=gent
gemeubeldappartement Gent | furnished type=apartment in=gent
prèsdeNamur maison | near=namur:10 type=house
huis Sintniklaas | type=house in=sint-niklaas
winkelcentrum Gent | in=gent ?winkelcentrum
tuinhuis Mol | in=mol ?tuinhuis
maison Forrest | type=house in=forest
vrijst. huis Mol | facades=4 type=house in=mol
halfop. Mol 3 slk | facades=3 bed=3 in=mol
gelijkv. app. nieuwb. Gent | ground type=apartment new in=gent
app. non meub. Liège | type=apartment unfurnished in=liege
app. ascens. terrass. Liège | type=apartment lift terrace in=liege
Einfam. Haus Grundst. 800 qm Eupen | type=house plot=800 in=eupen
Whg. Dachterr. Stellpl. Aufz. Löwen | type=apartment terrace parking lift in=leuven
ik zoek een huis met mijn vriendin. | type=house ?vriendin
maison terase | type=house terrace
house with graden | type=house garden
maison bcp de terrain Beauraing | type=house in=beauraing ?terrain
house plenty of land Gouvy | type=house in=gouvy ?land ?plenty
2 ch, Schaerbeek, 1200 max par mois | bed=2 in=schaerbeek max=1200 goal=rent
Ixelles 1 ch 1050 max | in=ixelles bed=1 max=1050
appartement Ixelles 1050 max 300000 | type=apartment in=ixelles max=300000
1300 max 300.000 | in=1300 max=300000
2 bed Leuven 900 max pm | bed=2 in=leuven max=900 goal=rent
terrain de 1000 à 1500 m² | type=land plot=1000 plotMax=1500
kavel 1300-1500m2 | type=land plot=1300 plotMax=1500
1050 - 150 m² bureaux | in=1050 surf=150 type=offices
furnished room Leuven | bed=1 furnished in=leuven
3 let flats Charleroi | type=investment in=charleroi
building with 3 let flats | type=investment ?3 ?flats ?let
3 verhuurde appartementen Gent | type=investment in=gent
3 appartements loués Liège | type=investment in=liege
4 vermietete Wohnungen Lüttich | type=investment in=liege
maison avec 3 appartements loués Liège | type=house in=liege ?3 ?appartements ?loués
block of 6 flats | type=investment ?6 ?flats
gebouw met winkel en appartement Aalst | type=investment in=aalst ?appartement ?winkel
appartement neuf ou ancien Liège | type=apartment in=liege ?ancien
bestaande woning of nieuwbouw Gent | type=house in=gent ?bestaande
detached or semi-detached house Mol | type=house facades=3 in=mol
Wallonie picarde maison 4 ch | type=house bed=4 ?picarde ?wallonie
maison quadrifaçade | type=house facades=4
house rated A or B | type=house label=A,B
appartement 2 slk Mortsel max 275 | type=apartment bed=2 in=mortsel max=275000
studio max 350 Gent | type=studio in=gent max=350
2 slk Gent 850 | bed=2 in=gent max=850
huis in Nijlen, Berlaar of Kessel | type=house in=nijlen,berlaar,kessel
Haus mit Kessel in Eupen | type=house in=eupen ?kessel
slk 3 badk 2 garage 1 Zemst | bed=3 bath=2 garage in=zemst
3 ch garage 2 Wavre | bed=3 garages=2 in=wavre
maandhuur 900 Ieper huis | goal=rent max=900 in=ieper type=house
Haus 10 km entfernt von Eupen | type=house near=eupen:10
huis op 10 km afstand van Gent | type=house near=gent:10
Arlon or surrounding villages house | type=house near=arlon:10
Brussels periphery, house, 4 beds | type=house bed=4 near=bruxelles:10
Haus Redingen-Attert | type=house in=redange-sur-attert
Wohnung Eupen 700 KM | type=apartment in=eupen max=700 goal=rent
buitenland huis | type=house ?buitenland
huis zondertuin Mol | type=house in=mol ?tuin ?zonder
2à3 chambres Verviers | bed=2 in=verviers
2a3 chambres Verviers | bed=2 in=verviers
4 pièces dont 2 chambres Esch | bed=2 in=esch-sur-alzette ?dont
cherche maison avc jardin | type=house garden
k zoek n appartement in gent max 900€/md | type=apartment in=gent max=900 goal=rent
appartement zonder tuin of terras Gent | type=apartment in=gent ?terras ?tuin ?zonder
flat without garden or terrace Ghent | type=apartment in=gent ?garden ?terrace ?without
app zonder lift of garage Gent | type=apartment noLift in=gent ?garage
`
