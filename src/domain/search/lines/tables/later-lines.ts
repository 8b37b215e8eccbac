/** Lines that visitors may type, written before they were read (`line-table.ts` explains the notation). */
export const laterLines = `
loft 150 m2 open plan brussels 1000 | type=apartment surf=150 ?open ?plan in=1000
open plan kitchen apartment | ?open ?plan ?kitchen type=apartment
appartement open keuken Gent | type=apartment ?open ?keuken in=gent
huis openbebouwing Aalst | type=house facades=4 in=aalst
huis open haard Gent | type=house ?open ?haard in=gent
passive house new Namur kwh <100 | ?passive type=house new in=namur ?kwh ?100
maison max 150 kwh Namur | type=house ?150 ?kwh in=namur
maison moins de 150 kwh/m2 | type=house ?150 ?kwh ?m2
house kwh under 100 | type=house ?kwh ?100
surface commerciale rue passante liege | type=commercial ?rue ?passante in=liege
loft industriel molenbeek 150 m carrés | type=apartment surf=150 in=molenbeek-saint-jean
industrial loft Antwerp | type=apartment in=antwerpen
maison style industriel Wavre | type=house ?style ?industriel in=wavre
entrepôt industriel Wavre | type=industry in=wavre
Haus in Amel oder Büllingen mit Stall und Wiese | type=house in=amel,bullingen ?stall ?wiese
Haus 150 qm Wfl 800 qm Grund | type=house surf=150 plot=800
Haus 150 m² Wohnfläche und 800 m² Grundstück | type=house surf=150 plot=800
DG Wohnung Spa | type=apartment in=spa
maison à Spa | type=house in=spa
maison avec spa à Namur | type=house ?spa in=namur
appartement piscine et spa Namur | type=apartment ?piscine ?spa in=namur
huis in Zolder | type=house in=zolder
huis met zolder in Gent | type=house ?zolder in=gent
maison à Hal | type=house in=halle
appartement met grote hal | type=apartment ?hal
appart (coxyde, la panne) | type=apartment in=koksijde,de-panne
maison à louer vers Soignies | type=house goal=rent near=soignies:10
huis richting Leuven | type=house near=leuven:10
house within 10 miles of Leuven | type=house near=leuven:16
10 miles from Leuven house | near=leuven:16 type=house
Stellplatz Esch | type=garage in=esch-sur-alzette
150 m2 habitables 800 m2 de terrain maison | surf=150 plot=800 type=house
maison Esch-sur-Sûre | type=house in=esch-sur-sure
loyer vers 1500 appartement | goal=rent max=1650 min=1350 type=apartment
20 km um Arel | near=arlon:20
Haus Mondorf | type=house in=mondorf-les-bains
Haus ze verkafen zu Péiteng | type=house goal=sale in=petange
gemeubeld studiootje huren gent max 750/maand | furnished type=studio goal=rent in=gent max=750
villa knokke zwembad 5 kmrs | type=house in=knokke ?zwembad bed=5
penthouse nieuwpoort tss 400 en 600k | type=apartment in=nieuwpoort min=400000 max=600000
Einliegerwohnung zu vermieten Kelmis | type=apartment goal=rent in=kelmis
Passivhaus Wiltz | type=house in=wiltz
Wochenendhaus unter 100.000 | type=house max=100000
maison deux cent nonante mille euros wavre | type=house max=290000 in=wavre
maison trois cent septante-cinq mille euros | type=house max=375000
appartement cent quatre-vingt mille euros | type=apartment max=180000
Haus zwei hundert tausend Euro | type=house max=200000
hangar + bureau à vendre prov liège | type=industry,offices goal=sale in=province-liege
bureaux + entrepôt Wavre | type=offices,industry in=wavre
huis + atelier Gent | type=house ?atelier in=gent
huis prov Antwerpen | type=house in=province-anvers
maison province luxembourg belge | type=house in=province-luxembourg
house 3+ beds 2+ baths 200+ sqm | type=house bed=3 bath=2 surf=200
house to rent in Louvain 2 double bedrooms | type=house goal=rent in=leuven bed=2
huis met tuin van 500 m2 | type=house garden plot=500
maison jardin 500 m2 | type=house garden plot=500
house garden 500 m2 | type=house garden plot=500
Haus mit Garten ab 300 m² | type=house garden plot=300
maison terrasse 30 m2 | type=house terrace ?30 ?m2
bos te koop Gent | type=land goal=sale in=gent
bois à vendre Chimay | type=land goal=sale in=chimay
warehouse conversion Ghent | type=apartment in=gent
ground level flat Namur | ground type=apartment in=namur
driegevelwoning Aalst | facades=3 type=house in=aalst
cabinet médical Namur | type=offices in=namur
huis olv waver | type=house in=onze-lieve-vrouw-waver
huis water en groen | type=house ?water ?groen
maison près des commerces Wavre | type=house ?près ?des ?commerces in=wavre
`
