/** Lines in several languages at once, of halls and the town of Halle, of rooms, and with slips (`line-table.ts`). */
export const mixedLines = `
house te koop Wavre 3 chambres | type=house goal=sale in=wavre bed=3
appartement for rent Ixelles 2 slaapkamers meublé | type=apartment goal=rent in=ixelles bed=2 furnished
Haus à louer Eupen 3 ch jardin | type=house goal=rent in=eupen bed=3 garden
villa with piscine Lasne max 1 miljoen | type=house ?piscine in=lasne max=1000000
flat te huur Brussel furnished max 1000/maand | type=apartment goal=rent in=brussel furnished max=1000
terrain near Gent 500 m2 | type=land near=gent:10 plot=500
bureau te huur Liège | type=offices goal=rent in=liege
2 bedroom appart Woluwe parking onder 350k | bed=2 type=apartment in=woluwe-saint-lambert,woluwe-saint-pierre parking max=350000
Wohnung in Ixelles avec ascenseur | type=apartment in=ixelles lift
maison Aarlen drie slaapkamers | type=house in=arlon bed=3
huis Brabant wallon 4 ch | type=house in=brabant-wallon bed=4
penthouse zeezicht Knokke 3 bedrooms sea view | type=apartment ?zeezicht in=knokke bed=3 ?sea ?view
new build appartement Luik EPC A | new type=apartment in=liege label=A
huis with garden and garage in Halle | type=house garden garage in=halle
maison Halle | type=house in=halle
maison halle 3 chambres | type=house in=halle bed=3
huis te koop Halle | type=house goal=sale in=halle
appartement te huur halle | type=apartment goal=rent in=halle
halle te koop | in=halle goal=sale
halle te huur | in=halle goal=rent
1500 halle | in=halle
halle industrielle à louer | type=industry goal=rent
loods huren halle | type=industry goal=rent in=halle
Lagerhalle mieten in Halle | type=industry goal=rent in=halle
une chambre à louer | bed=1 goal=rent
een kamer te huur | bed=1 goal=rent
één kamer te huur | bed=1 goal=rent
ein Zimmer zu vermieten | bed=1 goal=rent
one room to let | bed=1 goal=rent
1 chambre à louer | bed=1 goal=rent
1 kamer te huur | bed=1 goal=rent
1 Zimmer zu vermieten | bed=1 goal=rent
1 room to let | bed=1 goal=rent
a room to let | bed=1 goal=rent
chambre à louer | bed=1 goal=rent
kamer te huur | bed=1 goal=rent
Zimmer zu vermieten | bed=1 goal=rent
room to let | bed=1 goal=rent
louer une pièce | goal=rent bed=1
een slaapkamer | bed=1
un appartement d'une chambre | type=apartment bed=1
appartement met één slaapkamer | type=apartment bed=1
Wohnung mit einem Schlafzimmer | type=apartment bed=1
house Louvain-la-neuv | type=house in=louvain-la-neuve
maison la hulp | type=house in=la-hulpe
appartement de pane | type=apartment in=de-panne
maison Court Saint Etien | type=house in=court-saint-etienne
maison braine l'alleu | type=house in=braine-l-alleud
maison braine le comt | type=house in=braine-le-comte
maison Namure | type=house in=namur
huis sint niklas | type=house in=sint-niklaas
huis aan de zij | type=house ?zij
maison avec un beau feu | type=house ?feu
huis met oude vloer en schuur | type=house ?oude ?vloer ?schuur
maison naturel | type=house ?naturel
Halle Haus kaufen | in=halle type=house goal=sale
Halle mit Büro mieten Eupen | type=industry ?büro goal=rent in=eupen
große Halle gesucht Raum Eupen | type=industry near=eupen:10
Wohnung in Halle mieten | type=apartment in=halle goal=rent
mieten Halle | type=industry goal=rent
Halle | in=halle
maison halle | type=house in=halle
1500 Halle kaufen | in=halle goal=sale
maison ou grand terrain Wavre | type=house,land in=wavre
grand terrain Wavre | type=land in=wavre
maison grand terrain Wavre | type=house ?terrain in=wavre
studio 150 Namur | type=studio ?150 in=namur
huis met bureau of studio | type=house,studio ?bureau
`
