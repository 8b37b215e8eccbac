/**
 * Frequent words of the four languages that are a slip away from a word or a place that lines know, and mean neither: "laten" is no
 * "laden", "parce" no "parcelle".
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `comment dieses altere alteres alterer alteren lesend lezen lesen oosten aachener aankomen aantonen abschied accepter acheve achte achter acier ackermans afscheid agissent ailleurs aisement
  alien almost alte alten alter altem altes ampel anbieten antenne antoine antreten antworten anziehen apparaat apparat apparatus apparemment
  apparent appartenant appartient apparu appeals appelees appeles apport apportent ariel armel assess assessed
  assurent attent autor bailleur bali ballen basil baudouin baudoux beaver bederven bedriegen bedrogen befinden
  befragen beheerst beibringen beissen belanden belangen belediging bemerken benjamin beperken berceau berecht berge
  bertrand bescheiden bescherm besiegen besorgen betrogen betrugen betteln bevelen beverage beverly bevinden bevor
  bevroren beweging beweren bewerken bezorgen biecht biertjes bisschen blanken blogging bones bordeaux boses bossen
  bougies boulder boursiers boxed boxer bracht brake braken brakes branden breche breed breek brieven bringen brought
  bufing burns bussen cards carriere carriers celle cellen cells cellules champions chapelle chapitre chapitres
  chapters chiffres china cindy clerk collecte colonne colonnes combined combiner combines comites commence commencer
  commente commercialise concern concerns congo coquille coquilles cordless coulisses counters couronne courrier
  courtier courtiers cousin crichton daheim decke degelijk deine depit dessen destinee detailed detected dieet dienst
  dient digest disant dispatch dixon dominant domme dreck droegen dronken dumme elevation empfinde engines entrepris
  entresol epinions erlangen ernstes erschien erwarten erweisen erwischen essence essex etable euren factor factors
  faites fallait feels fehlen filed flags fleurs float florence forecast fourchette fourneaux fournies franchement
  frappant fruheren garbage garde gardent garder gardien garnalen garnicht gasten gastronomique gaten gaven geant
  gebieden gebonden gebunden gedragen geert gefunden geier gelandet geleverd geliefden gelitten geloofde geluiden
  genot gerer geschaffen geschafft geschaut geschift geschikt geschikte geschokt geschopt gesteld gestellt gestes
  gestiegen gestraft getragen gevonden gewinne gewonden gister gleiche gleichen graben grave gravel graves
  gravin gretchen grondwet grunden haley hamburg hammer hande handed handelde handelen handeln handelt handen handheld
  handle heerst heinrich heiraten helemaal helen heran hercules herde heren herhoren herkent heroin heros herrn
  herself hersenen herstel hersteld hierheen hiermee hingehen hinlegen hinterlassen hoffe hoffen holen hollande
  hoogheid horen humaine humaines humains hurt ieder independance independant independants independence independent
  inter inversement investeren investiert investing investissent jared jugement kabel kalkoen kanister kanzler kapel
  kapelle karel kehle kehren kermis klachten klopt knoop knopen knoten koder koken komop koningen kontje kookt kopien
  kopje koppen korper kost kostlich krachten lagen lagere laine lancent landern landes landet langen langer laser
  lasse lassen laten laune laver layer lazer learners leave leden leerde leerlingen legde leger leise lesser lesson
  leugen leuten liberale liefde lieferung liegen liegt liens liessen lieten lilly linker lisbonne listen lists loads
  locatie locations loger logeren londen looks lopen losen loser lossen louie lover luier magazine magazines mager
  managed manager managers manieren manquait maple marchand mariages marianne marines marionette marmer marriage
  martelen marteling mauer meisje meist meiste membrane membres menage menee mengen mening mensch mensen mensheid
  meritent merveille messages messen meten mette mettent meuse michelin michelle middelbare mieren miese mietje
  millier milliers miste mitte mitten mobilier mobiliers montagnes mussen nahmen named namens names neerhalen nerve
  neutre nieuws nigel nommer nouveaute nummern officer officers officiel officiels officier omver oordelen ophouden
  opleveren oplichter opofferen origines osten overdreven overlijden overreden overtreden overvallen overwinnen parce
  pareille partielle percee peser peter pilot plaatsen planeten planten plats platten platzen pogingen poussee
  poussent pousser puissance puissant puissants puissent qualites quarters query rapporte rapporter rapports rasieren
  reageren realises realites recognize reconnue reculer regulier reich relie remained rennt rentables rente replies
  retailer retain retire rette richesse riesigen roosendaal rouler roulette routers routiers rufst rules rumhangen
  sable sagem salee salem sally saves scale scales schadel schaffe schaffst schaffte schalten schalter schandaal
  schande schatten schattig schatzen schedel scheiden schenken scheppen schepsel scheren schermen schicken schieben
  schiefer schiessen schieten schiffes schild schilden schilder schilderen schlagen schlange schlangen schlief
  schmerzen schneide schneiden schneider schneidet schotel schreien schrieb schrieben schweigen schweine schweren
  schwerer schwindel schwore sciences serving ships shoes shots shows sluipen sluiten solange sommaire souligne souple
  souples souvient spieren spionnen spontaan sporting sprengen staken standen staren staten steigen sterling stocker
  stoer stops stored storen storm stort straffen straling strictes strijden studie studies tailleur tandem tanden
  teilt tellen telling terminee terry thuis tiefen tiener tienne tiennent tieren toegeven tourisme tournage tournant
  tournoi trinke triple troon trotz ubers uitbrengen uitleggen uncle vechten vendredi ventje ventre ventures venue
  veranderen verder verdienen veren vergeten vergeven verhalen verhogen verhoren verkleed verlange verlasse verlaten
  verlaufen verlegen verlenen verlieben verliere verlieren verlierst verliert verliess verliezen verloopt verloren
  vermeiden vermijden vermissen vermitteln vermoeden vermuten vermutung vernielen versager verser versieren versturen
  vertreten verwijten veste vette veulent viande viandes vieilles vielmals vieren vijanden violence vises visie
  vitamine vlekken vluchten vochten voeden voegen voelen voeten volgende volgorde voordeel voordoen voren vorlesen
  vormt vreemde vreemden waardeloos waardoor waarvoor wagen wages wahnsinn wahre waiver walker walter wande wandelen
  wapens warrant warrants warranty watching waves weaver wegens weigerde weigeren weile weine weise weiteren weiterer
  weiteres welten werde werelden westerse wetende wezen wieso winkelen wisselen woestijn wohnwagen wonderen wortels
  zeile zeldzame zelle ziele zilveren zitting zuiveren zulke
  allen annoying attendre aventure barreaux bench bienvenu bienvenue bienvenues bienvenus bloom borne bornee
  bornes brouillon brunes cabine cabines cadastral cadastre cattle chapeau chine clauses collar concerne concernes
  courtage dame dames demeurent disons femme femmes feries fermee fermer fermete fermeture firme firmes flashers
  fleuri fleuris forestry forgets forme formes haussier hauts hears heineken hover landed lends limoneux longer
  madison mails mains major maker maldives male manages matching mayor mener minor missions moyen moyenne moyens
  packing peers perdez presses schedule seraient taillee tailler tilleul tilleuls verriere verrieres villages
  villes belgian belgisch belgische belgisches belge belges prince princes bere gele gere hers leed lire neil nile pere pute vies`.split(
    /\s+/,
  ),
)
