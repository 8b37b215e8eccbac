/** The last of these lines, in all languages, and lines of the kinds that were mended, in the form of `line-table.ts`. */
export const lastUnseenLines = `
heb je iets met 2 slaapkamers en terras in Mortsel voor 950 per maand? | bed=2 terrace in=mortsel max=950 goal=rent
gezinswoning 5 slk waarvan 1 bureau, Zoersel, onder 600.000€ | type=house bed=5 in=zoersel max=600000 ?1 ?bureau ?waarvan
studentenkamer kopen in Leuven | goal=sale type=studio in=leuven
Drongen huis aan de Leie vrijstaand | in=drongen type=house facades=4 ?leie
handelsgelijkvloers 60 m² + kelder, Elsene | type=commercial surf=60 in=elsene ?kelder
villa met bijgebouwen en paardenstallen op 3 ha, Gooik | type=house plot=30000 in=gooik ?bijgebouwen ?paardenstallen
liefst Wilrijk anders Hoboken, flat 2slpk | in=wilrijk,hoboken type=apartment bed=2
min 80m2, max 1100€, 2 slpk, gemeubeld of niet, Berchem | surf=80 max=1100 bed=2 in=berchem
rand rond Brussel, huis met tuin, 4 slk, 500k | near=brussel:10 type=house garden bed=4 max=500000 ?rand
grond met vergunning voor 2 woningen, Lier | type=land in=lier ?2 ?vergunning
gesloten bebouwing Hoboken 2 slaapkamers op te frissen 210000 euro | type=house in=hoboken bed=2 max=210000 ?frissen ?op ?te
gerenoveerd app Merksem gesloten garage terras 2 slk 235 000 | type=apartment in=merksem garage terrace bed=2 max=235000 ?gerenoveerd ?gesloten
gelijkvloerse woning met tuin voor senioren, Bree of Peer | type=house ground garden in=bree,peer ?senioren
ingericht kantoor huren 20 m² Gent | goal=rent type=offices surf=20 in=gent ?ingericht
Lochristi, Destelbergen, Melle: woning 3slk | in=lochristi,destelbergen,melle type=house bed=3
vakantiehuisje aan zee De Haan | type=house in=de-haan ?zee
3slk 2bk gar. EPC B terras Hasselt centrum 330.000 | bed=3 bath=2 garage label=B terrace in=hasselt max=330000 ?centrum
te huur: appartement 100 m² bewoonbaar, 3 slpk, Aalst, 895 €/maand + 50 € kosten | goal=rent type=apartment surf=100 bed=3 in=aalst max=895 ?50 ?kosten
opbrengsteigendom studenten Diepenbeek tot 1.2 mio | type=investment in=diepenbeek max=1200000 ?studenten
villa of landhuis, min 5 slaapkamers, min 30 are, Sint-Martens-Latem, De Pinte of Deurle | type=house bed=5 plot=3000 in=sint-martens-latem,de-pinte,deurle
salut, t'aurais pas un 2 chambres avec terrasse à Jambes pour 850 € par mois ? | bed=2 terrace in=jambes max=850 goal=rent ?aurais ?pas ?un
maison familiale 5 ch dont bureau, Chastre, moins de 600.000€ | type=house bed=5 in=chastre max=600000 ?bureau ?dont
acheter un kot à Louvain-la-Neuve | goal=sale type=studio in=louvain-la-neuve
Wépion maison bord de Meuse 4 façades | in=wepion type=house facades=4 ?bord ?meuse
villa avec dépendances et box à chevaux sur 3 ha, Ciney | type=house plot=30000 in=ciney ?box ?chevaux ?dépendances ?à
app neuf 1ch livraison 2026 Jette | type=apartment new bed=1 in=jette ?2026 ?livraison
de préférence Etterbeek sinon Auderghem, flat 2ch | in=etterbeek,auderghem type=apartment bed=2 ?préférence ?sinon
mini 80m2, maxi 1100€, 2 ch, meublé ou non, Saint-Gilles | surf=80 max=1100 bed=2 in=saint-gilles
périphérie de Bruxelles, maison avec jardin, 4 ch, 500k | near=bruxelles:10 type=house garden bed=4 max=500000
terrain avec permis pour 2 maisons, Jodoigne | type=land in=jodoigne ?2 ?permis
maison de rangée Jumet 2 chambres à rafraîchir 110000 euros | type=house in=jumet bed=2 max=110000 ?rafraîchir ?rangée
appartement rénové Saint-Servais garage fermé balcon 2 ch 195 000 | type=apartment in=saint-servais garage bed=2 max=195000 ?balcon ?rénové
cherche maison de plain-pied avec jardin, pour personne âgée, Andenne ou Huy | type=house garden in=andenne,huy ?personne ?plain-pied ?âgée
location bureau équipé 20 m² Namur Salzinnes | goal=rent type=offices surf=20 in=namur ?équipé
maison avec revenus, 2 unités, La Louvière | type=house in=la-louviere ?2 ?revenus ?unités
Rhisnes, Suarlée, Temploux : maison 3ch | in=rhisnes,suarlee,temploux type=house bed=3
chalet habitable toute l'année Hamoir | type=house in=hamoir ?année
3ch 2sdd gar. PEB B terrasse Mons centre 310.000 | bed=3 bath=2 garage label=B terrace in=mons max=310000 ?centre
à louer : appartement 100 m² habitables, 3 ch., Verviers, 795 €/mois + 100 € charges | goal=rent type=apartment surf=100 bed=3 in=verviers max=795 ?100 ?charges
hey do you have a 2 bed with terrace in Jambes for 850 a month? | bed=2 terrace in=jambes max=850 goal=rent
family house 5 bedrooms incl. study, Chastre, less than €600,000 | type=house bed=5 in=chastre max=600000 ?study
buy a student room in Leuven | goal=sale type=studio in=leuven
riverside detached house Wépion | facades=4 type=house in=wepion ?riverside
60 sqm shop + basement, Ixelles | type=commercial surf=60 in=ixelles ?basement
villa with outbuildings and stables on 3 ha, Ciney | type=house plot=30000 in=ciney ?outbuildings ?stables
new 1 bed flat delivery 2026 Jette | new bed=1 type=apartment in=jette ?2026 ?delivery
preferably Etterbeek otherwise Auderghem, 2 bed flat | in=etterbeek,auderghem bed=2 type=apartment ?otherwise
min 80sqm, max 1100€, 2 bed, furnished or not, Saint-Gilles | surf=80 max=1100 bed=2 in=saint-gilles
outskirts of Brussels, house with garden, 4 bed, 500k | near=brussels:10 type=house garden bed=4 max=500000
land with permit for 2 houses, Jodoigne | type=land in=jodoigne ?2 ?permit
renovated apartment Merksem with lock-up garage 2 beds 235,000 | type=apartment in=merksem garage bed=2 max=235000 ?renovated
single-storey house with garden for elderly couple, Andenne or Huy | type=house garden in=andenne,huy ?elderly ?single-storey
rent a furnished office 20 m² Namur | goal=rent furnished type=offices surf=20 in=namur
Lochristi, Destelbergen, Melle: house 3 bed | in=lochristi,destelbergen,melle type=house bed=3
cottage by the sea De Haan | type=house in=de-haan ?sea
3bd 2ba gar EPC B terrace Hasselt 330,000 | bed=3 bath=2 garage label=B terrace in=hasselt max=330000
for rent: apartment 100 m² living area, 3 bed, Aalst, 895 €/month + 50 € charges | goal=rent type=apartment surf=100 bed=3 in=aalst max=895 ?50 ?charges
villa or country house, 5+ bedrooms, 30+ ares, Deurle | type=house bed=5 plot=3000 in=deurle
hast du was mit 2 Schlafzimmern und Terrasse in Eupen für 850 im Monat? | bed=2 terrace in=eupen max=850 goal=rent ?hast ?was
Familienhaus 5 SZ davon 1 Büro, Raeren, unter 600.000€ | type=house bed=5 in=raeren max=600000 ?1 ?büro ?davon
Studentenzimmer kaufen in Löwen | goal=sale type=studio in=leuven
freistehendes Haus am Fluss Malmedy | facades=4 type=house in=malmedy ?fluss
Ladenlokal 60 m² + Keller, Eupen | type=commercial surf=60 in=eupen ?keller
Villa mit Nebengebäuden und Pferdestall auf 3 ha, Sankt Vith | type=house plot=30000 in=sankt-vith ?nebengebäuden ?pferdestall
Neubau 1-Zimmer-Wohnung Fertigstellung 2026 Eupen | new bed=1 type=apartment in=eupen ?2026 ?fertigstellung
am liebsten Eupen sonst Kelmis, Wohnung 2SZ | in=eupen,kelmis type=apartment bed=2 ?liebsten
mind. 80qm, max. 1100€, 2 SZ, möbliert oder nicht, Brüssel | surf=80 max=1100 bed=2 in=brussels
Stadtrand von Lüttich, Haus mit Garten, 4 SZ, 300k | type=house garden bed=4 max=300000 in=luttich ?stadtrand
Grundstück mit Baugenehmigung für 2 Häuser, Lontzen | type=land in=lontzen ?2 ?baugenehmigung
renovierte Wohnung Kelmis mit Garage Balkon 2 SZ 195 000 | type=apartment in=kelmis garage bed=2 max=195000 ?balkon ?renovierte
ebenerdiges Haus mit Garten für Senioren, Raeren oder Eupen | ground type=house garden in=raeren,eupen ?senioren
Hauset, Hergenrath, Walhorn: Haus 3 SZ | in=hauset,hergenrath,walhorn type=house bed=3
Ferienhäuschen an der Küste De Haan | type=house in=de-haan ?küste
3SZ 2Bäder Garage EPC B Terrasse Hasselt 330.000 | bed=3 bath=2 garage label=B terrace in=hasselt max=330000
zu vermieten: Wohnung 100 m² Wohnfläche, 3 SZ, Eupen, 895 €/Monat + 150 € NK | goal=rent type=apartment surf=100 bed=3 in=eupen max=895 ?150 ?nk
Zinshaus Brüssel bis 1,2 Mio. | type=investment in=brussels max=1200000
Villa oder Landhaus, ab 5 Schlafzimmer, ab 30 Ar, Lasne | type=house bed=5 plot=3000 in=lasne
maison ottini | type=house in=ottignies
ottigny 3 ch | bed=3 in=ottignies
charlerwa appart | type=apartment in=charleroi
kortryk huis | type=house in=kortrijk
Céroux maison | type=house in=ceroux-mousty
leuve huis | type=house in=leuven
knoke huis | type=house in=knokke
Wohnung Meheln | type=apartment in=mechelen
Wavre, Limal, Bierges | in=wavre in=limal in=bierges
Limal Wavre maison | type=house in=limal
Antwerpen Berchem Deurne | in=antwerpen in=2600 in=2100
near UZ Leuven | near=leuven:10 ?uz
flat plot Namur | type=land in=namur
réf. n° 1300 Wavre | in=wavre ?1300 ?réf
huis Gent, werk in Brussel | type=house in=gent ?brussel ?werk
je travaille à Namur, cherche appart | type=apartment in=namur ?travaille
plutôt louer qu'acheter Namur | goal=rent in=namur ?qu
A label apartment Gent | label=A type=apartment in=gent
Flandre orientale ou occidentale maison | type=house in=province-oost-vlaanderen in=province-west-vlaanderen
Vlaams- of Waals-Brabant huis | type=house in=province-vlaams-brabant in=province-brabant-wallon
kantoor 130 euro per m2 per jaar Gent | type=offices in=gent ?130 ?euro ?jaar ?m2 ?per
huis 6000 € per jaar Gent | type=house in=gent ?6000 ?jaar ?per
villa with sauna, spa | type=house ?sauna ?spa
villa with Spa | type=house ?spa
maison 200 m² et jardin | type=house surf=200 garden
terrain 10 a | type=land plot=1000
apart toilet Gent | in=gent ?toilet
`
