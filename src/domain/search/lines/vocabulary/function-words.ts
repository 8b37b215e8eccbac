const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

// Single words of all languages that a rule asks for by themselves, beside what they are in a vocabulary.

/** Stand between two of which either will do. */
export const choices = words('of ou or oder /')

/** Join what is both asked for, where other words of the role `or` leave a choice. */
export const ands = words('et en and und u & ,')

/** Say that something is needed, or after a "not" that it is not. */
export const needs = words(
  `need nodig hoeft hoeven verplicht noodzakelijk vereist besoin necessaire necessaires obligatoire obligatoires indispensable
  needed necessary required mandatory notig noetig erforderlich ok okay fine`,
)

/** These alone stand before their "not": "lift hoeft niet". */
export const needsBeforeNot = words('hoeft hoeven need')

/** Say of what is denied that it will do: "zonder lift is ook goed". */
export const verbsOfTolerance = words('is ist mag kan geht')
export const problems = words('probleem problem probleme bezwaar issue')
export const tolerances = words('ok oke okay goed gut fine ook auch egal prima')

/** Beside them a "spa" is no town. */
export const wellness = words(
  'sauna jacuzzi hammam whirlpool pool zwembad piscine schwimmbad wellness gym fitness',
)

/** Stand before a place: "à Spa", "in Zolder". */
export const placePrepositions = words('a in')

/** Stand after a town: "Spa centre". */
export const centres = words('centre center centrum zentrum ville stad')

/** Stand between a distance and a place: "à 8 km de Spa"; no town has an article, as in "près du spa". */
export const particles = words('de d van von of')

const limits = words(
  `from over above under below within until till upto sub beneath exceeding des sous jusque jusqu depuis onder boven beneden vanaf tot unter
  uber ab bis`,
)

/** Limits the number after it and none before it: "900 euros from September", "4 bed within reach", "loyer 800 à partir de mai". */
export const isBeforeNumberOnly = (key: string): boolean =>
  limits.has(key) || / (?:de|d|a|of|than|to|from|at|von|als|dan|zu)$/.test(key)

/** Stand before what is paid by month, too: "monatlich höchstens 1100". */
export const monthly = words(
  'monthly maandelijks maandelijkse mensuel mensuelle mensuels mensuellement monatlich monatliche monatlicher monatl',
)

/** Mean "near" before a place, and "about" before a number: "vers Soignies", "vers 1500". */
export const directions = words('vers richting')

/** Stand between a distance and its end: "10 km bis Eupen". */
export const ends = words('bis tot')

/** Stand after metres: "18m breed". */
export const lengths = words(
  `breed breedte breit breite gevelbreedte straatbreedte straatfront strassenfront strassenbreite front wide width frontage largeur diep diepte
  tief tiefe hoog hoch`,
)

/** Say of a plot that it is large. */
export const sizes: ReadonlySet<string> = new Set([
  ...words(
    `grand grande beau belle vaste large big huge spacious groot grote ruim ruime gross grosses grossem grossen grosse veel beaucoup bcp plenty viel surrounding`,
  ),
  ...['lots of', 'lot of', 'a lot of'],
])

/** Stand between a house and the surface of its plot. */
export const beforePlots = words('sur op auf on')

/** Words for a plot that no house needs yet to stand on. */
export const plainPlots = words('terrain grond terrein perceel land plot ground grundstuck grund')

/** Say what something is for. */
export const purposes = words('pour voor for fur')
export const purposesOfOthers = words('als as comme pour voor for fur')

/** Stand for their town after a distance: "à 5 km du centre de Namur". */
export const landmarks = words('gare station centre center centrum zentrum bahnhof')

/** What a town has and is called after it: "UZ Leuven". */
export const institutions = words(
  `uz az chu chr ku vub ulb ugent campus universite universiteit university universitat hogeschool luchthaven airport aeroport flughafen`,
)

/** Stand before a house that is yet to be built. */
export const builders = words('build construire bouwen bauen')

/** Say why somebody buys. */
export const investing = words(
  'investment investissement investering belegging kapitalanlage geldanlage wertanlage investition rendement rendite',
)

/** Stand after the letter of a label. */
export const labelWords = words('label labels rated rating epc peb klasse')

/** Say where somebody works, who wants to live elsewhere. */
export const workWords = words(
  'travail travaille travaillons travailler boulot bosse working work works job werk werken werkt arbeite arbeiten arbeit arbeitsplatz arbeitet',
)

/** Stand between what somebody would rather have and what they would not. */
export const thanWords = words('than als dan que qu')

/** Stand after what is not wanted. */
export const excluded = words(
  'exclu exclus exclue exclues excluded uitgesloten uitgezonderd ausgeschlossen ausgenommen excepte',
)

/** Say what a sum is paid for: a year, a square metre. */
export const beforeRates = words('/ par per pro a p im le')
export const years = words('an annee jaar jahr year annum j')
export const yearly = words('annuel annuels annuelle yearly annually jaarlijks jahrlich')

/** Stand before the reference of a property. */
export const references = words(
  'ref refs refnr reference referentie referentienummer referenz referenznummer objektnummer',
)

export const numbersOfReferences = words('n no nr num numero nummer number')

export const miles = words('mile miles')

/** Streets: "chaussée de Waterloo", "rue neuve". */
export const streets = words(
  `rue avenue av chaussee chee boulevard bd chemin route porte quai dreve place square parvis impasse sentier straat laan steenweg
  baan plein`,
)

/** Streets after their name: "Gentse steenweg", "Aachener Straße". */
export const streetsAfter = words('steenweg straat laan baan weg strasse allee')

/** German words for a goal: beside them "Halle" is a hall, elsewhere the town. */
export const goalsOfHalls = words(
  `mieten miete anmieten vermieten vermietung kaufen kauf verkaufen verkauf erwerben gesucht pachten`,
)

/** Stand between a street and its name. */
export const streetJoints = words('de du des d la l les op naar van der den')

/** What dwellings are in: "building with 3 studios", "petit immeuble de 4 logements". */
export const building =
  /^(?!in |dans )(?:\S+ )?(?:buildings?|batiments?|immeuble|bloc|blok|block|gebouw(?:en)?|pand(?:en)?|gebaudes?)$/

/** Stand between a building and its dwellings: "split into 3 flats". */
export const dividers = words(
  `split divided converted containing divise divisee divises transforme comprenant contenant compose composed consisting opgedeeld
  opgesplitst opsplitsen splitsen opdelen diviser transformer convertir convert transform divide aufteilen umwandeln umbauen ingericht aufgeteilt unterteilt bestehend bestaande`,
)

/** Say that somebody lives in a dwelling who pays for it. */
export const letWords = words(
  `let rented tenanted occupied loue loues louee louees occupes occupees verhuurd verhuurde vermietet vermietete vermieteten`,
)

/** Dwellings of any kind. */
export const dwellingUnits = words(
  `unit units unite unites entite entites logement logements wooneenheid wooneenheden woningen wohneinheit wohneinheiten we`,
)

/** Say that somebody sells, and whose home. */
export const sellers = words(
  'verkoop verkopen vends vendons sell selling sold verkaufe verkaufen verkauft verkocht vendu',
)
export const owners = words(
  'ons onze mijn mijne notre nos mon ma our my unser unsere unseren mein meine meinen',
)

/** Where horses live, "boxes" are theirs. */
export const ofHorses =
  /^(?:equestre|manege|ecuries?|chevaux|cheval|equestrian|horses?|stables?|paarden?|stallen|reiterhof|pferdehof|pferde?|reitanlage)$/
export const boxes = words('box boxes boxen')

/** A room to work in, beside a dwelling. */
export const studies = words('bureau office kantoor buro')

/** Stand before an office that is a study: "home office". */
export const beforeStudies = words('home')

/** Rooms of doctors and lawyers. */
export const practices = /praxis|praktijk|practice|cabinet/

/** What people live near, where one of them would be a type: "proche des commerces". */
export const amenities = words(
  `commerces magasins shops stores restaurants supermarches supermarkets winkels geschaften geschafte laden einkaufsladen
  boulangerie boucherie pharmacie snack friterie cafe cafes bakery pub pubs hotel shop magasin supermarche supermarket`,
)

/** What is paid beside a rent. */
export const charges = words(
  `charge charges provision provisions provisie forfait kosten lasten nebenkosten nk bills utilities costs`,
)

/** Parts of a home whose surface is not the home's: "cave 10 m²". */
export const partsOfProperty = words(
  `balcon balcons balcony balconies balkon balkone balkons cave cellar kelder keller salon sejour cuisine kitchen keuken kuche grenier attic zolder
  veranda loggia patio cour wohnzimmer woonkamer mezzanine`,
)

/** Where cars stand that are counted, beside a garage. */
export const carWords = words('cars autos wagens voitures')
export const driveways = words('oprit allee driveway drive einfahrt auffahrt zufahrt carport')

/** What a tenant leaves with the owner. */
export const deposits = words('caution garantie waarborg huurwaarborg kaution deposit borg mietkaution')

export const months = words(
  `januari februari maart april mei juni juli augustus september oktober november december janvier fevrier mars avril mai juin juillet aout
  septembre octobre novembre decembre january february march may june july august october januar februar marz juni juli dezember jan feb
  apr aug sept sep okt oct nov dec dez`,
)

/** Stand before a year: "after 2000". */
export const yearWords = words('after since before apres depuis avant nach seit sinds na')

/** Say that something is new. */
export const wordsOfNew = words(
  `new neuf neuve neufs neuves nouveau nouvelle nouvelles nieuw nieuwe nieuws neu neue neuer neues neuen neuem`,
)

/** Say that something is not new. */
export const wordsOfOld = words(
  `old older existing resale ancien ancienne anciens anciennes existant existante existants bestaand bestaande oud oude altbau alt alte altes
  bestehend bestehende bestandsimmobilie`,
)

/** What of a home can be new by itself. */
export const renewed = words(
  `kitchen bathroom roof windows boiler heating electrics flooring cuisine toiture chassis chaudiere electricite chauffage peinture parquet keuken badkamer dak ramen ketel verwarming kuche bad dach fenster heizung`,
)

/** Stand before "neuf" for what only looks new: "remis à neuf". */
export const likeNew = words('etat comme presque quasi quasiment remis refait refaite remise renove renovee')

/** Where something can be new: "new on the market", "nouvelle annonce". */
export const markets = words('market listing listings marche annonce annonces markt aanbod angebot')
