/** Lines in Dutch that were written down after those in `dutch-typed-lines.ts` were read as meant, in the form of `line-table.ts`. */
export const dutchLaterLines = `
op zoek naar een betaalbaar starterswoning Sint-Gillis-Waas | type=house in=sint-gillis-waas ?betaalbaar
woning geschikt voor vrij beroep Oudenburg, minimum 4 slk | type=house in=oudenburg bed=4 ?beroep ?geschikt ?vrij
kangoeroewoning regio Roeselare max half miljoen | type=house near=roeselare:10 max=500000
moderne villa, 4 gevels, +250m2 bewoonbaar, perceel vanaf 15 are, Sint-Martens-Latem of Deurle | type=house facades=4 surf=250 plot=1500 in=sint-martens-latem in=deurle ?moderne
app op 3de verdieping met lift, 85 m2, Wetteren | type=apartment lift surf=85 in=wetteren ?3de ?verdieping
rendementspand Antwerpen 2060 minimum 6 procent | type=investment in=2060 ?6 ?minimum ?procent
winkelpand met etalage op de Meir | type=commercial ?etalage ?meir
opslagbox huren Wilrijk | goal=rent in=wilrijk ?opslagbox
te huur garage of box Berchem max 120 euro | goal=rent type=garage in=berchem max=120
slpk 2, bdk 1, terras, Oostende, 325.000 | bed=2 bath=1 terrace in=oostende max=325000
oostende 2 slpk zijdelings zeezicht 325.000 eur max | in=oostende bed=2 max=325000 ?zeezicht ?zijdelings
vakantieappartement de haan met zwembad in residentie | type=apartment in=de-haan ?zwembad
caravan of chalet kopen Maasmechelen | goal=sale type=house in=maasmechelen ?caravan
bouwgrond zonder bouwverplichting te Peer < 150.000 | type=land in=peer max=150000 ?bouwverplichting ?zonder
kavel 500 m² vrijstaand Hamont-Achel | type=land plot=500 facades=4 in=hamont-achel
Ik wil verhuizen naar Mechelen of Duffel, liefst een huis met 3 slaapkamers en een tuintje, we kunnen tot 380.000 gaan | type=house in=mechelen in=duffel bed=3 garden max=380000 ?gaan ?kunnen
wij hebben een budget van 4 ton, huis in Tongeren | type=house max=400000 in=tongeren-borgloon
huur 2 slk app lift terras garage brugge sint-kruis | goal=rent bed=2 type=apartment lift terrace garage in=sint-kruis
app. te huur, Gent-centrum, vanaf 1 januari, max. € 950 | goal=rent type=apartment in=gent max=950 ?1 ?centrum ?januari ?vanaf
gezocht: woning met mantelzorgmogelijkheid, Olen of Herentals | type=house in=olen in=herentals ?mantelzorgmogelijkheid
rij of halfopen, 3 slks, onder de 3 ton, Zelzate | facades=3 bed=3 max=300000 in=zelzate ?rij
Nieuwbouw app BEN 2 slk 1ste verdiep Zonhoven niet boven 310000 | type=apartment new bed=2 in=zonhoven max=310000 ?1ste ?verdiep
huis zonder verplichte renovatie, EPC D of beter, Merchtem | type=house labelUp=D in=merchtem ?renovatie ?verplichte ?zonder
E313 kant Herentals: magazijn + bureel, 800m2 | type=industry near=herentals:10 surf=800 ?bureel ?e313
ruim herenhuis met lift Antwerpen Zurenborg 5 slaapkamers of meer | type=house lift in=antwerpen bed=5
wij verkopen ons huis en zoeken iets kleiner in Aalter, gelijkvloers, 2 slaapkamers | type=house in=aalter ground bed=2 ?verkopen
appartement te koop met 3 slaapkamers en 2 terrassen in Jette of Ganshoren | goal=sale type=apartment bed=3 terrace in=jette in=ganshoren
app elsene flagey 1 slpk max 1150 pm | goal=rent type=apartment in=elsene bed=1 max=1150
anderlecht huis 4 slaapkamers onder 450 duizend | type=house in=anderlecht bed=4 max=450000
evere, haren of neder-over-heembeek app 2 slpk huren | goal=rent type=apartment bed=2 in=evere in=haren in=neder-over-heembeek
huis brusselse rand met tuin | near=brussel:10 type=house garden
woning in de vlaamse rand rond Brussel, 4 slpk | type=house bed=4 near=brussel:10
beersel of linkebeek of drogenbos of alsemberg huis | type=house in=beersel in=linkebeek in=drogenbos in=alsemberg
huis in halle 3 slpk | type=house in=halle bed=3
halle te koop huis | goal=sale type=house in=halle
huis te koop in mol tot 300000 | goal=sale type=house in=mol max=300000
geel of mol of balen bouwgrond | type=land in=geel in=mol in=balen
huis in peer met paardenweide | type=house in=peer ?paardenweide
appartement Lier centrum, kleinschalig gebouw, recent, lift, 2 slk | type=apartment in=lier lift bed=2 ?centrum ?kleinschalig ?recent
ap. 2 slk. + gar. Roeselare | type=apartment bed=2 garage in=roeselare
appt. a.d. zeedijk Middelkerke 1 slk | type=apartment in=middelkerke bed=1 ?zeedijk
studio westende zeedijk max 130k | type=studio in=westende max=130000 ?zeedijk
Hoeveel kost een appartement in Leuven? | type=apartment in=leuven ?hoeveel ?kost
prijs appartement te koop Leuven 2 slaapkamers | goal=sale type=apartment in=leuven bed=2
goedkope woning te koop onder de 200.000 euro Charleroi of La Louvière | goal=sale type=house max=200000 in=charleroi in=la-louvière ?goedkope
huis te koop met zwembad Waterloo vanaf 750k | goal=sale type=house min=750000 in=waterloo ?zwembad
ruime villa sint-genesius-rode of ukkel, prijs tss 1 en 1.5 miljoen | type=house in=sint-genesius-rode in=ukkel min=1000000 max=1500000
appartement 2 slaapkamers niet op de begane grond niet meer dan 1000 euro huur Utrechtsestraat Antwerpen | goal=rent type=apartment bed=2 notGround max=1000 in=antwerpen ?utrechtsestraat
huis met inpandige garage te Lede | type=house garage in=lede ?inpandige
huis zonder garage mag, tuin moet, Erpe-Mere | type=house garden in=erpe-mere ?garage ?mag ?zonder
garage is een must, huis in Lebbeke | type=house garage in=lebbeke ?must
geen trap, lift aanwezig, app in Genk | type=apartment lift in=genk ?aanwezig ?geen ?trap
huis gelegen tussen Gent en Aalst | type=house in=gent in=aalst
huis langs de E19 tussen Mechelen en Antwerpen | type=house in=mechelen in=antwerpen ?e19 ?langs
app wandelafstand station Brugge | type=apartment in=brugge ?station ?wandelafstand
op fietsafstand van Leuven huis met 3 slk | type=house bed=3 near=leuven:10
magazijn met kantoor en parking Machelen | type=industry parking in=machelen ?kantoor
kantoor of praktijkruimte te huur Deurne 60m2 | goal=rent type=offices,commercial in=deurne surf=60
frituur over te nemen in Wevelgem | type=commercial in=wevelgem ?nemen ?over ?te
gronden te koop boven 1 hectare West-Vlaanderen | goal=sale type=land plot=10000 in=province-west-vlaanderen
tuin minstens 500m², huis, Zoersel | type=house plot=500 garden in=zoersel
huis op 1000 m2 grond Ranst | type=house plot=1000 in=ranst
huis 1000m2 Ranst | type=house surf=1000 in=ranst
huis met perceelsoppervlakte > 6 are Willebroek | type=house plot=600 in=willebroek
bewoonbare opp. min 140 m2, 3 slpk, Bornem | surf=140 bed=3 in=bornem
woning min. 3 slpk. max. €350.000 Puurs-Sint-Amands | type=house bed=3 max=350000 in=puurs-sint-amands
Prijs: 200.000 - 250.000 EUR; type: appartement; gemeente: Genk | min=200000 max=250000 type=apartment in=genk
type woning slaapkamers 4 badkamers 2 gemeente Asse | type=house bed=4 bath=2 in=asse
te huur app 950€ + 100€ kosten Mechelen | goal=rent type=apartment max=950 in=mechelen ?100 ?kosten
huurprijs 700 tot 900 eur exclusief kosten, 2 slk, Tienen | goal=rent min=700 max=900 bed=2 in=tienen ?exclusief ?kosten
waarborg 2 maanden, app huren 1 slk Gent max 800 | goal=rent type=apartment bed=1 in=gent max=800 ?2 ?maanden ?waarborg
huis huren met optie tot aankoop Dendermonde | goal=rent type=house in=dendermonde ?aankoop ?met ?optie ?tot
sociale woning huren Gent | goal=rent type=house in=gent ?sociale
tijdelijk verhuur 3 maanden gemeubelde studio antwerpen | goal=rent type=studio furnished in=antwerpen ?3 ?maanden ?tijdelijk
gemeubileerd of niet maakt niet uit, studio Gent | type=studio in=gent ?maakt ?niet ?uit
app met airco en laadpaal Zaventem | type=apartment in=zaventem ?airco ?laadpaal
passiefhuis of BEN woning Lochristi | type=house in=lochristi
lage energiefactuur, label A of A+, huis Sint-Niklaas | type=house label=A+,A in=sint-niklaas ?energiefactuur ?lage
E-peil 30 nieuwbouw Beerse | new in=beerse ?30 ?peil
huis uit de jaren 30 Berchem | type=house in=berchem ?30 ?jaren ?uit
herenhuis 1900 Gent | type=house in=gent ?1900
zoek huis lommel tot max 280 000€ 3 slpk met tuin en garage mag wat werk aan zijn | type=house in=lommel max=280000 bed=3 garden garage ?mag ?werk
huis pelt of hamont | type=house in=pelt in=hamont
bree bocholt kinrooi woning max 350k 3slk | in=bree in=bocholt in=kinrooi type=house max=350000 bed=3
woning voor gezin met 4 kinderen in Houthalen-Helchteren | type=house in=houthalen-helchteren ?4 ?kinderen
huis diepenbeek dicht bij uhasselt | type=house in=diepenbeek ?uhasselt
kamer huren hasselt student | goal=rent in=hasselt bed=1 ?student
appartement voor 2 personen in Antwerpen Berchem, huur maximum 900 euro alles inclusief | goal=rent type=apartment in=2600 max=900 ?2 ?personen
2 kamer flat deurne zuid huur 850 | goal=rent bed=2 type=apartment in=deurne max=850 ?zuid
huis hoboken 3 kamers tuin -300.000 | type=house in=hoboken bed=3 garden max=300000
merksem app lift 2slk terras < 250k | type=apartment in=merksem lift bed=2 terrace max=250000
Wij zoeken bouwgrond (minimum 700m²) in de driehoek Leuven - Tienen - Diest | type=land plot=700 in=leuven in=tienen in=diest ?driehoek
grond zonder bouwverplichting 7 à 9 are Zonhoven | type=land plot=700 plotMax=900 in=zonhoven ?bouwverplichting ?zonder
recreatiegrond met vijver te koop Lier | goal=sale type=land in=lier ?vijver
parkeerplaats bij station Leuven te huur | goal=rent type=garage in=leuven ?station
dubbele garagebox Gent te koop | goal=sale type=garage in=gent ?dubbele
garage voor mobilhome huren Kortrijk | goal=rent type=garage in=kortrijk ?mobilhome
villa met 5 slpk, 3 badkamers, zwembad en poolhouse, Brasschaat, 1 tot 1,5 mln | type=house bed=5 bath=3 in=brasschaat min=1000000 max=1500000 ?poolhouse ?zwembad
Knokke appartement zeedijk 3 slpk vanaf 800.000 | in=knokke type=apartment bed=3 min=800000 ?zeedijk
appartement heist aan zee 2slk max 400k | type=apartment in=heist-aan-zee bed=2 max=400000
studio te koop aan de belgische kust onder 120k | goal=sale type=studio max=120000 ?belgische ?kust
huisje ardennen la roche te koop | goal=sale type=house in=la-roche-en-ardenne ?ardennen
appartement Bredene gelijkvloers met garage en terras, 1 slk | type=apartment in=bredene ground garage terrace bed=1
ik ben 65 en zoek een gelijkvloers appartement in Diksmuide | type=apartment ground in=diksmuide ?65
gezocht bedrijfspand met showroom 400 m2 Kortrijk-Zuid | type=industry in=kortrijk surf=400 ?showroom ?zuid
kmo-unit 150m2 Lokeren te huur | goal=rent type=industry surf=150 in=lokeren
cafe over te laten Leuven oude markt | type=commercial in=leuven ?laten ?markt ?oude ?over
winkel huren Brugge steenstraat onder 2500 | goal=rent type=commercial in=brugge max=2500 ?steenstraat
kantoor 2 werkplekken te huur Gent | goal=rent type=offices in=gent ?2 ?werkplekken
opbrengst eigendom leuven studenten | type=investment in=leuven ?studenten
appartementsgebouw met 6 eenheden Oostende | type=investment in=oostende ?6 ?eenheden
vastgoed als belegging, budget 150.000 euro, Genk | type=investment max=150000 in=genk
duplex met dakterras, 3 slk, minstens 110 m², Sint-Amandsberg | type=apartment terrace bed=3 surf=110 in=sint-amandsberg
loft met parkeerplaats Antwerpen eilandje 450k | type=apartment parking in=antwerpen max=450000
nieuwbouw halfopen woning Wortegem-Petegem | type=house new facades=3 in=wortegem-petegem
casco nieuwbouw app Harelbeke | type=apartment new in=harelbeke ?casco
huis op plan Zwevezele | type=house in=zwevezele ?plan
gerenoveerd rijhuis Ledeberg instapklaar EPC B | type=house in=ledeberg label=B ?gerenoveerd ?instapklaar
woning met EPC A+ Waregem | type=house label=A+ in=waregem
huis epc f renovatie Wetteren | type=house label=F in=wetteren ?renovatie
minstens 3 gevels en 2 garages, Overpelt | facades=3 garages=2 in=overpelt
huis zonder buren, Brakel | type=house in=brakel ?buren ?zonder
afgelegen hoeve Vlaamse Ardennen | type=house ?afgelegen ?ardennen ?vlaamse
huis in Horebeke, Zwalm of Maarkedal met min 20 are | type=house in=horebeke in=zwalm in=maarkedal plot=2000
huis met minimum 5 are tuin Eke | type=house plot=500 garden in=eke
koop appartement in Brussel-stad, dansaert | goal=sale type=apartment in=ville-de-bruxelles
app laken of jette 2 kamers huren max 1000 | goal=rent type=apartment in=laken in=jette bed=2 max=1000
vorst, sint-gillis: app met tuintje | in=vorst in=sint-gillis type=apartment garden
1082 of 1083 appartement | type=apartment in=1082 in=1083
oudergem 3 ch huis | type=house in=oudergem bed=3
appartement in de europese wijk brussel | type=apartment in=brussel ?europese ?wijk
woning in vlaanderen onder de 150000 euro | type=house in=vlaanderen max=150000
huis wallonië goedkoop groot terrein min 50 are | type=house in=wallonië plot=5000 ?goedkoop
huis komen-waasten | type=house in=komen-waasten
vloesberg huis met tuin | type=house in=vloesberg garden
woning edingen of lessen | type=house in=edingen in=lessen
appartment namen station te huur max 700 | goal=rent type=apartment in=namen max=700 ?station
aartselaar, edegem, kontich, hove, boechout: huis 4 slpk | type=house bed=4 in=aartselaar in=edegem in=kontich in=hove in=boechout
schaerbeek, saint-josse, evere : studio meubelé | type=studio furnished in=schaarbeek in=sint-joost-ten-node in=evere
appartement 2 chambres te huur Vilvoorde with parking | goal=rent type=apartment bed=2 in=vilvoorde parking
huis te koop in antwepren | goal=sale type=house in=antwerpen
huis mechelne 3 slaapkmaers | type=house in=mechelen bed=3
wonign te koop turnhuot | goal=sale type=house in=turnhout
apparement hasselt met terrs | type=apartment in=hasselt terrace
huis kortijk | type=house in=kortrijk
bouwgornd roeselaare | type=land in=roeselare
studio te huur leuvne max 600 | goal=rent type=studio in=leuven max=600
villa te koop kapelen | goal=sale type=house in=kapellen
huis aalts met graage | type=house in=aalst garage
appartment dendermode 2 slaapkamres | type=apartment in=dendermonde bed=2
huis te koop in sint niklas | goal=sale type=house in=sint-niklaas
huis vilvorde max 350 duizend euro | type=house in=vilvoorde max=350000
appartement scharbeek | type=apartment in=schaarbeek
woning grimbregen | type=house in=grimbergen
huis te koop dilbek 4 slk | goal=sale type=house in=dilbeek bed=4
huis geraardbergen met tiun | type=house in=geraardsbergen garden
app blankeberge zeezicht | type=apartment in=blankenberge ?zeezicht
app nieuwport 2 slk garage | type=apartment in=nieuwpoort bed=2 garage
appartement tussen € 200.000,- en € 275.000,- in Brugge | type=apartment min=200000 max=275000 in=brugge
max. 349.999 euro woning Ninove | type=house max=349999 in=ninove
woning driehonderd duizend euro Aalst | type=house max=300000 in=aalst
tweehonderdvijftigduizend euro maximum voor een appartement in Genk | type=apartment max=250000 in=genk
woning 0,4 miljoen Lier | type=house max=400000 in=lier
huis 3,5 ton Oudenaarde | type=house max=350000 in=oudenaarde
huis €350K Schoten | type=house max=350000 in=schoten
huis 350 k€ Bornem | type=house max=350000 in=bornem
huur 1.100€/mnd app 2slk Antwerpen | goal=rent max=1100 type=apartment bed=2 in=antwerpen
tot 1000 eur per maand huren in Mechelen | goal=rent max=1000 in=mechelen
huurprijs rond 900 gent app | goal=rent min=810 max=990 in=gent type=apartment
minstens twee badkamers en drie slaapkamers, huis in Zemst | type=house bath=2 bed=3 in=zemst
3+1 slaapkamers huis Kontich | type=house bed=3 in=kontich
huis van 120 à 150m² in Boom | type=house surf=120 surfMax=150 in=boom
app groter dan 100m2 Knokke | type=apartment surf=100 in=knokke
grond van minimum 1500 vierkante meter in Lanaken | type=land plot=1500 in=lanaken
1,5 are bouwgrond Gent | type=land plot=150 in=gent
grond 5a 60ca Lochristi | type=land plot=560 in=lochristi
huis met 20 are in Lummen | type=house plot=2000 in=lummen
geen studio, minstens 1 slaapkamer, app Leuven huren | goal=rent type=apartment not=studio bed=1 in=leuven
appartement of studio maar geen kot Gent | type=apartment,studio in=gent ?geen ?kot ?maar
geen villa's geen appartementen, rijhuis Mechelen | type=house not=apartment in=mechelen
geen gelijkvloers of dakappartement Gent | notGround type=apartment in=gent
niet in het centrum, huis Hasselt met tuin | type=house garden in=hasselt ?centrum ?in ?niet
zonder makelaar huis te koop Gent | goal=sale type=house in=gent ?makelaar ?zonder
huis zonder verbouwen Gent | type=house in=gent ?verbouwen ?zonder
huis, niet te renoveren, Halle | type=house in=halle ?niet ?renoveren
huis Leuven en omstreken met tuin | type=house garden near=leuven:10
Gent + 10 km huis | type=house near=gent:10
max 20km van Brussel huis 4 slk | type=house bed=4 near=brussel:20
in een straal van 15 km rond Aarschot boerderij | type=house near=aarschot:15
halfuur van Antwerpen huis met tuin | type=house garden near=antwerpen:30
huis op 10 minuten van het station Leuven | type=house in=leuven ?10 ?minuten ?station
appartement te koop nabij strand Oostende | type=apartment goal=sale in=oostende ?strand
provincie oost vlaanderen hoeve met stallen | type=house in=province-oost-vlaanderen ?stallen
regio kempen bouwgrond | type=land ?kempen
regio waasland huis | type=house ?waasland
meetjesland eeklo huis | type=house in=eeklo ?meetjesland
tweede verblijf aan zee, max 220.000, 2 slaapkamers, mag klein zijn | max=220000 bed=2 ?mag ?tweede ?zee
ouders zoeken studentenhuis met minstens 6 kamers in Gent om te verhuren | type=house bed=6 in=gent ?om ?ouders ?te ?verhuren
expat zoekt gemeubelde flat in Tervuren vanaf maart, 2 slpk, tot € 1.800 | type=apartment furnished in=tervuren bed=2 max=1800 ?expat
rolstoeltoegankelijk appartement gelijkvloers of met lift in Sint-Truiden | type=apartment ground lift in=sint-truiden ?rolstoeltoegankelijk
woning met apart bureau voor thuiswerk in Wilsele of Wijgmaal, drie slk | type=house in=wilsele in=wijgmaal bed=3 ?apart ?bureau ?thuiswerk
paardenliefhebber zoekt hoeve met 3 ha weiland, omgeving Bree | type=house plot=30000 near=bree:10 ?paardenliefhebber
garage te koop Borgerhout of Deurne-Noord max 40.000 | goal=sale type=garage in=borgerhout in=deurne max=40000 ?noord
kantoorruimte delen Mechelen-station 1 bureau | type=offices in=mechelen ?1 ?delen ?station
opslag voor camper huren in Temse | goal=rent type=industry in=temse ?camper
handelspand hoekligging Gent Overpoort 150 m2 huur | goal=rent type=commercial in=gent surf=150 ?hoekligging ?overpoort
bouwgrond Oostkamp west georiënteerd 18m breed | type=land in=oostkamp ?18 ?breed ?georiënteerd ?west
appartement 1ste verdieping zonder lift geen probleem Genk | type=apartment in=genk ?1ste ?geen ?lift ?probleem ?verdieping ?zonder
3 gevel woning met 4 slaapkamers, garage en grote tuin in Heusden-Zolder onder de 375.000 euro | facades=3 type=house bed=4 garage garden in=heusden-zolder max=375000
huis met zicht op de Schelde Kruibeke | type=house in=kruibeke ?schelde ?zicht
wonen op den buiten regio Diksmuide, 5 slk, gsm bereik | bed=5 near=diksmuide:10 ?bereik ?buiten ?gsm
nieuwbouw bungalow Bocholt met minstens 7 are | new type=house in=bocholt plot=700
appartement met conciërge en zwembad Elsene Louiza | type=apartment in=elsene ?conciërge ?louiza ?zwembad
verhuis naar Ieper voor werk: huis te huur 3 slk hond welkom | goal=rent type=house in=ieper bed=3 ?hond ?welkom ?werk
huis te huur Poperinge of Veurne max 850 met garage | goal=rent type=house in=poperinge in=veurne max=850 garage
Leuvensesteenweg Zaventem appartement te koop | goal=sale type=apartment in=zaventem ?leuvensesteenweg
tussen station en centrum Kortrijk app 2slk | type=apartment in=kortrijk bed=2 ?centrum ?station
app van max 5 jaar oud Roeselare | type=apartment in=roeselare ?5 ?jaar ?max ?oud ?van
eengezinswoning Sint-Katelijne-Waver 3slpks epc max c | type=house in=sint-katelijne-waver bed=3 labelUp=C
huis Haacht, Boortmeerbeek of Keerbergen (3 slaapkamers, tuin, garage) tot 450.000 | type=house in=haacht in=boortmeerbeek in=keerbergen bed=3 garden garage max=450000
appartement ukel 2 slp terras | type=apartment in=ukkel bed=2 terrace
grond voor tiny house | type=land
kijk ook naar appartementen in Maaseik en Dilsen, 85m² plus | type=apartment in=maaseik in=dilsen surf=85 ?kijk
hoekhuis Beerse | type=house in=beerse facades=3
starterswoning gezocht rond Sint-Niklaas, tot 275.000 euro, 2 à 3 slaapkamers, koertje of tuin | type=house near=sint-niklaas:10 max=275000 bed=2 garden ?koertje
te huur ruim appartement Brugge Sint-Andries 2 slk garage lift | goal=rent type=apartment in=sint-andries bed=2 garage lift
appartement gezocht in Mechelen binnenstad, twee slaapkamers, terras, lift, huur tot 1050 euro | goal=rent type=apartment in=mechelen bed=2 terrace lift max=1050 ?binnenstad
ik zou graag een huis kopen in Zottegem of Herzele, niet duurder dan 360.000 euro, met garage | goal=sale type=house in=zottegem in=herzele max=360000 garage
4 slpk huis tuin zuid oriëntatie Aarschot | bed=4 type=house garden in=aarschot ?oriëntatie ?zuid
bel etage Wilrijk 3 slk garage | type=house in=wilrijk bed=3 garage
Zemst huis 3 gevels 8 are | in=zemst type=house facades=3 plot=800
app te huur Sint-Truiden max 750 incl kosten | goal=rent type=apartment in=sint-truiden max=750
bouwgrond Glabbeek 5-10 are | type=land in=glabbeek plot=500 plotMax=1000
moderne instapklare gezinswoning met 4 slk en thuiskantoor, Rotselaar, max 650k | type=house bed=4 in=rotselaar max=650000 ?instapklare ?moderne ?thuiskantoor
villa Hasselt Kiewit zwembad | type=house in=hasselt ?kiewit ?zwembad
magazijn met laadkade Genk min 2000 m² te huur | goal=rent type=industry in=genk surf=2000 ?laadkade
handelshuis Dendermonde gelijkvloers 90 m² met woonst erboven | type=commercial in=dendermonde ground surf=90 ?erboven
opbrengsteigendom minstens 6% rendement regio Antwerpen max 800.000 | type=investment near=antwerpen:10 max=800000 ?6 ?minstens
woning te renoveren Ronse < 120k | type=house in=ronse max=120000 ?renoveren
Huur: studio met aparte keuken, Gent-Zuid, 650 | goal=rent type=studio in=gent max=650 ?aparte ?keuken ?zuid
`
