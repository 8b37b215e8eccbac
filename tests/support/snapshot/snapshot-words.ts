import type { Locale } from '@/domain/shared/locale'

type Words = Record<Locale, string>

/** A property type of the listing: WebID, name, surfaces, and the range of its price in thousands of euro. */
export const types: readonly [PropertyType, ...PropertyType[]] = [
  {
    webId: 1,
    name: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
    surface: [90, 320],
    price: [190, 890],
  },
  {
    webId: 2,
    name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
    surface: [45, 160],
    price: [140, 620],
  },
  {
    webId: 3,
    name: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
    surface: [22, 45],
    price: [85, 210],
  },
  {
    webId: 5,
    name: { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' },
    surface: [40, 900],
    price: [120, 1900],
  },
  {
    webId: 6,
    name: { nl: 'Handelspand', fr: 'Commerce', en: 'Shop', de: 'Laden' },
    surface: [50, 600],
    price: [150, 990],
  },
]

export type PropertyType = {
  webId: number
  name: Words
  surface: readonly [number, number]
  price: readonly [number, number]
}

export type Town = { zip: string; name: Words; latitude: number; longitude: number }

const town = (zip: string, name: Words, [latitude, longitude]: readonly [number, number]): Town => ({
  zip,
  name,
  latitude,
  longitude,
})

const same = (name: string): Words => ({ nl: name, fr: name, en: name, de: name })

export const towns: readonly [Town, ...Town[]] = [
  town('1300', { nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' }, [50.7172, 4.6014]),
  town('1340', same('Ottignies'), [50.6658, 4.5672]),
  town('1348', same('Louvain-la-Neuve'), [50.6681, 4.6118]),
  town('1325', same('Chaumont-Gistoux'), [50.6783, 4.7194]),
  town(
    '1390',
    { nl: 'Graven', fr: 'Grez-Doiceau', en: 'Grez-Doiceau', de: 'Grez-Doiceau' },
    [50.7389, 4.6978],
  ),
  town('1410', same('Waterloo'), [50.7147, 4.3991]),
  town(
    '1420',
    { nl: 'Eigenbrakel', fr: "Braine-l'Alleud", en: "Braine-l'Alleud", de: "Braine-l'Alleud" },
    [50.6836, 4.3678],
  ),
  town('1400', { nl: 'Nijvel', fr: 'Nivelles', en: 'Nivelles', de: 'Nivelles' }, [50.5983, 4.3285]),
  town('5310', same('Éghezée'), [50.5908, 4.9072]),
  town('5000', { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' }, [50.4669, 4.8675]),
  town('3000', { nl: 'Leuven', fr: 'Louvain', en: 'Leuven', de: 'Löwen' }, [50.8798, 4.7005]),
  town('3080', same('Tervuren'), [50.8242, 4.5142]),
  town('1050', { nl: 'Elsene', fr: 'Ixelles', en: 'Ixelles', de: 'Ixelles' }, [50.8333, 4.3667]),
  town('1180', { nl: 'Ukkel', fr: 'Uccle', en: 'Uccle', de: 'Uccle' }, [50.8014, 4.3372]),
]

export const streets: readonly [string, ...string[]] = [
  'Rue de Nivelles',
  'Avenue des Tilleuls',
  'Chaussée de Louvain',
  'Rue du Moulin',
  'Place de la Gare',
  'Clos des Bouleaux',
]

export const titles: Record<Locale, (property: { type: string; surface: number; town: string }) => string> = {
  nl: ({ type, surface, town: place }) => `${type} van ${surface} m² in ${place}`,
  fr: ({ type, surface, town: place }) => `${type} de ${surface} m² à ${place}`,
  en: ({ type, surface, town: place }) => `${type} of ${surface} m² in ${place}`,
  de: ({ type, surface, town: place }) => `${type} von ${surface} m² in ${place}`,
}

export const sentences: Record<Locale, readonly [string, ...string[]]> = {
  nl: [
    'De leefruimte geeft uit op een terras dat tot in de avond zon heeft.',
    'De keuken werd enkele jaren geleden vernieuwd en heeft een ingebouwde vaatwasser.',
    'Op de verdieping liggen de slaapkamers en een badkamer met dubbele wastafel.',
    'Het station en de winkels zijn te voet bereikbaar; de snelweg is vlakbij.',
    'Achteraan ligt een ommuurde tuin met een berghok en een fietsenstalling.',
    'De kelder is droog en doet dienst als wasplaats.',
  ],
  fr: [
    'Le séjour s’ouvre sur une terrasse qui garde le soleil jusqu’au soir.',
    'La cuisine a été refaite il y a quelques années, avec un lave-vaisselle encastré.',
    'À l’étage se trouvent les chambres et une salle de bain avec double vasque.',
    'La gare et les commerces se rejoignent à pied ; l’autoroute est toute proche.',
    'À l’arrière, un jardin clos de murs avec un abri et une remise à vélos.',
    'La cave est sèche et sert de buanderie.',
  ],
  en: [
    'The living room opens onto a terrace that keeps the sun until the evening.',
    'The kitchen was renewed a few years ago and has a built-in dishwasher.',
    'Upstairs are the bedrooms and a bathroom with two washbasins.',
    'The station and the shops are within walking distance; the motorway is near.',
    'At the back lies a walled garden with a shed and a place for bicycles.',
    'The cellar is dry and serves as a laundry.',
  ],
  de: [
    'Das Wohnzimmer öffnet sich auf eine Terrasse, die bis in den Abend Sonne hat.',
    'Die Küche wurde vor einigen Jahren erneuert und hat einen eingebauten Geschirrspüler.',
    'Im Obergeschoss liegen die Schlafzimmer und ein Bad mit Doppelwaschtisch.',
    'Bahnhof und Geschäfte sind zu Fuß erreichbar; die Autobahn ist nahe.',
    'Hinter dem Haus liegt ein ummauerter Garten mit Schuppen und Fahrradabstellplatz.',
    'Der Keller ist trocken und dient als Waschküche.',
  ],
}
