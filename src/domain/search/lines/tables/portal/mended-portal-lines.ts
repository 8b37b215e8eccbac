/** What lines of portals taught, in the form of `line-table.ts`: towns, slips and sums. */
export const mendedPortalLines = `
apprt te huur leuve 2 slpk max 1000 | bed=2 goal=rent in=leuven max=1000 type=apartment
maision a loue namure | goal=rent in=namur type=house
appartmeent a vendr bruxels | goal=sale in=brussels type=apartment
maison 3 chmbres jardn gemblou | bed=3 garden in=gembloux type=house
haus zu mietn in eupn | goal=rent in=eupen type=house
wohnug kaufn arln | goal=sale in=arlon type=apartment
hosue to rent neer leuvn | goal=rent in=leuven type=house ?neer
apartmnt for slae in antwrp | goal=sale in=antwerpen type=apartment
grnod te koop aalst 800m2 | goal=sale in=aalst plot=800 type=land
bureua a louer wavre | goal=rent in=wavre type=offices
garag te huur gent | goal=rent in=gent type=garage
studoi leuven 600 | in=leuven max=600 type=studio
kantor te huur brussel | goal=rent in=brussels type=offices
3 slaapkmers huis mechlen | bed=3 in=mechelen type=house
villa 4 chabres waterlo | bed=4 in=waterloo type=house
appartement rez de chausée ixels | ground in=ixelles type=apartment
terrein bouwgornd lier | in=lier type=land
nieuwbow appartement kotrijk | in=kortrijk new type=apartment
sint truiden of sint niklaas huis | in=sint-niklaas,sint-truiden type=house
st truiden woning | in=sint-truiden type=house
st-pieters-leeuw huis | in=sint-pieters-leeuw type=house
saint gilles appart | in=saint-gilles type=apartment
ste ode maison | in=sainte-ode type=house
st-gillis appartement | in=saint-gilles type=apartment
wolu st lambert appart 2 ch | bed=2 in=woluwe-saint-lambert type=apartment
woluwé st pierre | in=woluwe-saint-pierre
braine lalleud maison | in=braine-l-alleud type=house
braine-l'alleud villa | in=braine-l-alleud type=house
ottignies-lln appart | in=ottignies-louvain-la-neuve type=apartment
lasnes villa | in=lasne type=house
jodoinge maison | in=jodoigne type=house
louvain la neuve appart etudiant | in=1348 type=apartment ?etudiant
LLN kot 450 | in=1348 max=450 type=studio
anvers appartement a louer | goal=rent in=antwerpen type=apartment
gand maison | in=gent type=house
malines maison | in=mechelen type=house
courtrai appartement | in=kortrijk type=apartment
tirlemont maison | in=tienen type=house
hal maison 3 ch | bed=3 in=halle type=house
vilvorde appartement | in=vilvoorde type=apartment
grammont maison | in=geraardsbergen type=house
alost appartement | in=aalst type=apartment
audenarde maison | in=oudenaarde type=house
renaix maison | in=ronse type=house
ypres maison | in=ieper type=house
furnes maison | in=veurne type=house
la panne appartement | in=de-panne type=apartment
ostende appartement vue mer | in=oostende type=apartment ?vue ?mer
bruges maison | in=brugge type=house
tongres maison | in=tongeren-borgloon type=house
saint-trond maison | in=sint-truiden type=house
luik appartement | in=liege type=apartment
namen huis | in=namur type=house
bergen huis | in=mons type=house
doornik appartement | in=tournai type=apartment
nijvel huis | in=nivelles type=house
waver huis | in=wavre type=house
geldenaken huis | in=jodoigne type=house
aarlen huis | in=arlon type=house
bastenaken huis | in=bastogne type=house
hoei huis | in=huy type=house
moeskroen huis | in=mouscron type=house
komen huis | in=comines type=house
edingen huis | in=enghien type=house
zinnik huis | in=soignies type=house
eigenbrakel huis | in=braine-l-alleud type=house
kasteelbrakel huis | in=braine-le-chateau type=house
terhulpen villa | in=la-hulpe type=house
luxemburg stad appartement | in=ville-luxembourg type=apartment
esch-uelzecht wunneng | in=esch-sur-alzette type=apartment
diddeleng haus | in=dudelange type=house
déifferdeng appartement | in=differdange type=apartment
stroossen appartement | in=strassen type=apartment
hesper haus | in=hesperange type=house
bartreng haus | in=bertrange type=house
mamer haus | in=mamer type=house
gréiwemaacher haus | in=grevenmacher type=house
ettelbréck wunneng | in=ettelbruck type=apartment
dikrech haus | in=diekirch type=house
clierf haus | in=clervaux type=house
wolz haus | in=wiltz type=house
veianen haus | in=vianden type=house
huis in Leuven, Tienen en omgeving | in=leuven,tienen type=house ?en ?omgeving
Aalst, near Gent huis | in=aalst near=gent:10 type=house
maison à un quart d'heure de Namur | near=namur:15 type=house
maison à 1/4 d'heure de Namur | near=namur:15 type=house
house within half an hour of Luxembourg | near=ville-luxembourg:30 type=house
maison à une demi-heure de Bruxelles | near=brussels:30 type=house
appartemnt te hurr in leuvn met teras en garag | garage goal=rent in=leuven terrace type=apartment
maisson a vandre avec gran jardain namurr | garden goal=sale in=namur type=house ?gran
hause zu verkafen in eupn mit garten un garage | garage garden goal=sale in=eupen type=house
wonig te kopp in sint niklas met tuyn | garden goal=sale in=sint-niklaas type=house
villa te koop sint genesus rode | goal=sale in=sint-genesius-rode type=house
appartemen a louer woluwe st lamber | goal=rent in=woluwe-saint-lambert type=apartment
maison braine le compt | in=braine-le-comte type=house
appart ottignie louvain la neuf | in=ottignies,1348 type=apartment
apparetment for rent in brusels with parkng | goal=rent in=brussels parking type=apartment
two bedrom flat ghentt | bed=2 in=gent type=apartment
terasse appartment luxembourgh | in=luxembourg terrace type=apartment
grundstük kaufen bütgebach | goal=sale in=butgenbach type=land
lagerhale mieten eupen | goal=rent in=eupen type=industry
bueros mieten luxemburg | goal=rent in=luxembourg type=offices
huis zottegm 3 slpk | bed=3 in=zottegem type=house
kortrik appartement | in=kortrijk type=apartment
roeselaere huis | in=roeselare type=house
mechellen studio | in=mechelen type=studio
hasselet woning | in=hasselt type=house
ostand appartement | in=oostende type=apartment
knoke heist app | in=knokke-heist type=apartment
blankenberg studio | in=blankenberge type=studio
waregm huis | in=waregem type=house
dendermond rijwoning | in=dendermonde type=house
geraardsbergn huis | in=geraardsbergen type=house
turnout huis | in=turnhout type=house
charleroy maison | in=charleroi type=house
mouscrong appartement | in=mouscron type=apartment
tournay maison | in=tournay type=house
verviés maison | in=verviers type=house
marche en famene maison | in=marche-en-famenne type=house
bastogn chalet | in=bastogne type=house
durbuit maison | in=durbuy type=house
waterlo villa | in=waterloo type=house
la hulp villa | in=la-hulpe type=house
rixensar appart | in=rixensart type=apartment
genapes maison | in=genappe type=house
jodogne terrain | in=jodoigne type=land
hannu maison | in=hannut type=house
eguezee maison | in=eghezee type=house
gemblou appart | in=gembloux type=apartment
sombref maison | in=sombreffe type=house
esch sur alzet appart | in=esch-sur-alzette type=apartment
diferdange maison | in=differdange type=house
dudlange appart | in=dudelange type=apartment
bertrang maison | in=bertrange type=house
hesperang appart | in=hesperange type=apartment
strasen appart | in=strassen type=apartment
ettelbruk maison | in=ettelbruck type=house
house within 30 min of Luxembourg | near=ville-luxembourg:30 type=house
within half an hour of Luxembourg house | near=ville-luxembourg:30 type=house
min of 3 bedrooms house | bed=3 type=house
house min of 120 sqm | surf=120 type=house
appartement for rent 2 slaapkamers bruxelles max 1k2 | bed=2 goal=rent in=brussels max=1200 type=apartment
loyer 1k2 max appart | goal=rent max=1200 type=apartment
maison 350 mille balles | max=350000 type=house
house for 300 grand Namur | in=namur max=300000 type=house
400 K€ maison | max=400000 type=house
maison 0,35M | max=350000 type=house
appartement €250K - €300K Gent | in=gent max=300000 min=250000 type=apartment
huis <= 400k | max=400000 type=house
huis > 150m2 < 500000 | surf=150 max=500000 type=house
maison + de 150 m2 - de 400.000 € | surf=150 max=400000 type=house
3+ slaapkamers huis Gent | bed=3 in=gent type=house
3 slaapkamers of meer Gent | bed=3 in=gent
minstens drie slpk twee badk | bath=2 bed=3
4 ch et + maison | bed=4 type=house
5ch+ villa Lasne | bed=5 in=lasne type=house
chambres 3 min. maison | bed=3 type=house ?min
3 grandes chambres maison Wavre | bed=3 in=wavre type=house
3 ruime slaapkamers huis | bed=3 type=house
drei große Schlafzimmer Haus | bed=3 type=house
1 slaapkamer + bureau appartement Leuven | bed=1 in=leuven type=apartment ?bureau
2 ch + bureau appartement Namur | bed=2 in=namur type=apartment ?bureau
2 chambres (possibilité 3) maison | bed=2 type=house ?possibilité ?3
2 à 3 ch | bed=2
2/3 slpk app | bed=2 type=apartment
2-3 Zimmer Wohnung | bed=2 type=apartment
3 Zimmer, Küche, Bad Wohnung Eupen | bed=3 in=eupen type=apartment ?küche ?bad
3ZKB Eupen | bed=3 in=eupen
2,5 Zimmer Wohnung | bed=2 type=apartment
T3 Luxembourg location | bed=2 goal=rent in=luxembourg
`
