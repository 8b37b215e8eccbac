import { describe, expect, it } from 'vitest'
import type { Meta } from '@/site/data/search/search-models'
import type { RichText } from '@/site/data/view-models'
import { findProblems } from '../../../tests/support/site/structured-data'
import type { StructuredSite } from './agency'
import type { DescribedProject } from './project-listing'
import type { DescribedProperty } from './property-listing'
import type { DescribedModule } from './questions'
import { buildStructuredData, type DescribedScreen } from './structured-data'

const siteUrl = 'https://agency.example'

const site: StructuredSite = {
  siteUrl,
  locale: 'fr',
  agency: {
    name: 'Maison Brabant',
    legalName: null,
    phone: '+32 10 99 01 00',
    email: null,
    street: 'Rue du Vieux Tilleul 12',
    zip: '1300',
    town: 'Wavre',
    country: 'BE',
    vatNumber: null,
    logo: null,
    sharePicture: null,
    hours: null,
    position: null,
    openingHours: [{ days: [0, 5], opens: '09:00', closes: '12:30' }],
    profiles: ['https://social.example/brabant'],
  },
}

const canonical = `${siteUrl}/fr/ici/`

const meta: Meta = {
  title: 'Ici',
  isOwnTitle: false,
  description: 'En bref',
  canonical,
  alternates: [],
  index: true,
  noReferrerNoFollow: false,
  image: null,
  openGraph: { title: null, description: null },
  twitter: { title: null, description: null, hasSmallPicture: false },
  dates: { publishedAt: '2026-01-02', updatedAt: '2026-03-04' },
  page: 1,
}

const crumbs = [
  { name: 'Accueil', href: '/fr/' },
  { name: 'Ici', href: null },
]

const paragraph = (text: string): RichText => [
  { type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false, strike: false }] },
]

const describedProperty: DescribedProperty = {
  title: 'Maison',
  description: paragraph('Une maison.'),
  pictures: [],
  street: 'Rue Haute 1',
  latitude: 50.7,
  longitude: 4.6,
  livingSurface: 142,
  bedrooms: 3,
  bathrooms: 1,
  showerRooms: null,
  groundSurface: 210,
  energy: { label: 'C', labelText: null, kwh: 238 },
  certificateNumber: '2023',
  agent: null,
  goal: 'sale',
  status: 'available',
  price: { kind: 'amount', amount: '€ 385.000', unit: null, unitText: null },
  listing: {
    town: 'Wavre',
    zip: '1300',
    country: 'BE',
    publishedAt: '2026-01-02',
    updatedAt: '2026-03-04',
    typeWebId: 1,
    price: 385_000,
    monthlyAnnuity: null,
    pricedBy: null,
    yearBuilt: 1932,
    energyTotal: null,
    co2: null,
  },
}

const project: DescribedProject = {
  title: 'Les Jardins',
  description: [],
  pictures: [],
  externalUrl: 'https://jardins.example/',
  agent: null,
  units: [1, 2, 3],
  listing: {
    town: 'Wavre',
    zip: '1300',
    country: 'BE',
    street: null,
    latitude: null,
    longitude: null,
    publishedAt: null,
    updatedAt: '2026-03-04',
    typeWebId: 2,
    available: 2,
    prices: [310_000, 250_000],
  },
}

const article = { title: 'Frais de notaire', intro: 'En trois mots.', picture: null, author: null }

// As a program reads it: without what JSON leaves out.
const dataOf = (described: DescribedScreen): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(buildStructuredData(described, site)))

const typesOf = (described: DescribedScreen): unknown[] => dataOf(described).map((thing) => thing['@type'])

const pageOf = (changes: {
  isHome?: boolean
  showBreadcrumb?: boolean
  modules?: DescribedModule[]
}): DescribedScreen => ({
  kind: 'page',
  page: { isHome: false, showBreadcrumb: true, modules: [], ...changes },
  crumbs,
  meta,
})

const propertyOf = (changes: Partial<DescribedProperty>): DescribedScreen => ({
  kind: 'property',
  property: { ...describedProperty, ...changes },
  crumbs,
  meta,
})

const listingOf = (changes: Partial<DescribedProperty>) => dataOf(propertyOf(changes))[1]

const contact = (kind: string): DescribedModule => ({
  view: 'single',
  relation: { type: 'contact', form: { id: 10, kind, title: null, intro: null } },
})

const category = (view: DescribedModule['view'], body: RichText): DescribedModule => ({
  view,
  relation: {
    type: 'category',
    name: 'Questions',
    articles: [
      {
        id: 1,
        href: null,
        title: 'Combien ?',
        intro: null,
        picture: null,
        publishedAt: null,
        body,
      },
    ],
  },
})

const agentScreen = {
  kind: 'agent' as const,
  page: {
    agent: {
      ...{ name: 'Anne Lambert', jobTitle: 'Agent immobilier', phone: '+32 10 99 01 01', email: null },
      ...{ photo: null, href: '/fr/equipe/anne-lambert/' },
    },
    text: ['Née à Wavre.', 'Elle connaît chaque rue.'],
  },
  crumbs,
  meta,
}

describe('the page of an agent', () => {
  it('is about a person who works for the agency, which it describes in full', async () => {
    const things = dataOf(agentScreen)
    expect(things[1]).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Anne Lambert',
        url: canonical,
        description: 'Née à Wavre.\nElle connaît chaque rue.',
        worksFor: { '@id': `${siteUrl}/#agency` },
      },
    })
    expect(things[2]).toMatchObject({ '@type': 'RealEstateAgent', '@id': `${siteUrl}/#agency` })
    expect(await findProblems([{ '@type': 'ProfilePage', ...things[1] }])).toEqual([])
  })
})

describe('the structured data of a page', () => {
  it.each([
    ['an ordinary page', pageOf({}), ['BreadcrumbList']],
    ['a page that shows no breadcrumb', pageOf({ showBreadcrumb: false }), []],
    ['the home page', { ...pageOf({ isHome: true }), crumbs: [] }, ['WebSite', 'RealEstateAgent']],
    [
      'the contact page',
      pageOf({ modules: [contact('site-contact')] }),
      ['BreadcrumbList', 'RealEstateAgent'],
    ],
    ['a page with another form', pageOf({ modules: [contact('contact-demand')] }), ['BreadcrumbList']],
    [
      'questions that open',
      pageOf({ modules: [category('collapse', paragraph('Cent.'))] }),
      ['BreadcrumbList', 'FAQPage'],
    ],
    ['articles as cards', pageOf({ modules: [category('news', paragraph('Cent.'))] }), ['BreadcrumbList']],
    ['a question without an answer', pageOf({ modules: [category('collapse', [])] }), ['BreadcrumbList']],
    ['an article', { kind: 'article', article, crumbs, meta }, ['BreadcrumbList', 'Article']],
    ['a property', propertyOf({}), ['BreadcrumbList', 'RealEstateListing']],
    ['a project', { kind: 'project', project, crumbs, meta }, ['BreadcrumbList', 'RealEstateListing']],
    ['an agent', agentScreen, ['BreadcrumbList', 'ProfilePage', 'RealEstateAgent']],
    [
      'a property out of the search results',
      { ...propertyOf({}), meta: { ...meta, index: false } },
      ['BreadcrumbList'],
    ],
  ] satisfies [string, DescribedScreen, string[]][])('of %s', (_case, described, expected) => {
    expect(typesOf(described)).toEqual(expected)
  })
})

describe('the way to a page', () => {
  it('has full addresses, and leaves out steps that are no pages', () => {
    const steps = [{ name: 'Accueil', href: '/fr/' }, { name: 'Menu', href: null }, ...crumbs.slice(1)]
    const [way] = dataOf({ ...pageOf({}), crumbs: steps })
    expect(way?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${siteUrl}/fr/` },
      { '@type': 'ListItem', position: 2, name: 'Ici', item: canonical },
    ])
  })
})

describe('a property', () => {
  it('has the data of its page', () => {
    expect(listingOf({})).toMatchObject({
      '@id': canonical,
      description: 'Une maison.',
      datePosted: '2026-01-02',
      mainEntity: {
        '@type': 'House',
        address: {
          streetAddress: 'Rue Haute 1',
          postalCode: '1300',
          addressLocality: 'Wavre',
          addressCountry: 'BE',
        },
        geo: { latitude: 50.7, longitude: 4.6 },
        floorSize: { value: 142, unitCode: 'MTK' },
        numberOfBedrooms: 3,
        yearBuilt: 1932,
      },
      offers: {
        price: 385_000,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        offeredBy: { '@type': 'RealEstateAgent', name: 'Maison Brabant' },
      },
    })
  })

  it('hides what its page hides', () => {
    const { mainEntity, ...listing } =
      listingOf({
        street: null,
        latitude: null,
        longitude: null,
        price: { kind: 'on-request' },
        listing: { ...describedProperty.listing, price: null },
      }) ?? {}
    const json = JSON.stringify({ mainEntity, listing })
    for (const hidden of ['streetAddress":"Rue Haute', 'geo', '"price"', 'priceCurrency'])
      expect(json).not.toContain(hidden)
  })

  it('is offered by the agency and by the agent whom its page shows', async () => {
    const agent = { name: 'Anne Lambert', jobTitle: null, phone: null, email: null, photo: null }
    const things = dataOf(propertyOf({ agent }))
    expect(things[1]).toMatchObject({
      offers: {
        offeredBy: [
          { '@type': 'RealEstateAgent', name: 'Maison Brabant' },
          { '@type': 'Person', name: 'Anne Lambert', worksFor: { '@id': `${siteUrl}/#agency` } },
        ],
      },
    })
    expect(await findProblems([{ '@type': 'RealEstateListing', ...things[1] }])).toEqual([])
  })

  it('names its energy in the language of the page', () => {
    const json = JSON.stringify(listingOf({}))
    expect(json).toContain('"propertyID":"energyLabel","name":"Label énergétique","value":"C"')
    expect(json).toContain('"propertyID":"energyUse","name":"Consommation spécifique","value":238')
    expect(json).not.toContain('co2Emissions')
  })

  it.each([
    [1, 'House'],
    [2, 'Apartment'],
    [3, 'Apartment'],
    [4, 'Place'],
    [5, 'ApartmentComplex'],
    [6, 'Accommodation'],
    [7, 'Place'],
    [9, 'Accommodation'],
    [null, 'Accommodation'],
  ])('of the type %j is a %s', (typeWebId, expected) => {
    const listing = { ...describedProperty.listing, typeWebId }
    expect(listingOf({ listing })).toMatchObject({ mainEntity: { '@type': expected } })
  })
})

describe('a project', () => {
  const projectOf = (changes: Partial<DescribedProject['listing']>, units = project.units) =>
    dataOf({
      kind: 'project',
      project: { ...project, units, listing: { ...project.listing, ...changes } },
      crumbs,
      meta,
    })[1]

  it('is a building with its properties and their prices', () => {
    expect(projectOf({})).toMatchObject({
      mainEntity: {
        '@type': 'ApartmentComplex',
        numberOfAccommodationUnits: { value: 3 },
        numberOfAvailableAccommodationUnits: { value: 2 },
        sameAs: 'https://jardins.example/',
      },
      offers: { '@type': 'AggregateOffer', lowPrice: 250_000, highPrice: 310_000, offerCount: 2 },
    })
  })

  it('of houses is a residence', () => {
    expect(projectOf({ typeWebId: 1 })).toMatchObject({ mainEntity: { '@type': 'Residence' } })
  })

  it('that names no properties yet is not called sold out', () => {
    const described = JSON.parse(JSON.stringify(projectOf({ prices: [], available: 0 }, [])))
    expect(described).toMatchObject({ offers: { '@type': 'Offer', url: expect.any(String) } })
    expect(described).not.toHaveProperty('offers.availability')
  })

  it('without prices is offered without one', () => {
    expect(projectOf({ prices: [], available: 0 })).toMatchObject({
      offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' },
    })
  })
})

it('an article names its days, its author and who publishes it', () => {
  expect(dataOf({ kind: 'article', article, crumbs, meta })[1]).toMatchObject({
    headline: 'Frais de notaire',
    description: 'En trois mots.',
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    author: { '@type': 'Organization', name: 'Maison Brabant' },
    publisher: { '@type': 'RealEstateAgent', logo: `${siteUrl}/brand/logo.svg` },
  })
})

it('an article is by an agent of the agency, or by somebody with a name alone', () => {
  const by = (author: { name: string; jobTitle: string | null; photo: null; href?: string }) =>
    dataOf({ kind: 'article', article: { ...article, author }, crumbs, meta })[1]?.author
  const href = '/fr/equipe/anne-lambert/'
  expect(by({ name: 'Anne Lambert', jobTitle: 'Agent immobilier', photo: null, href })).toEqual({
    '@type': 'Person',
    name: 'Anne Lambert',
    url: siteUrl + href,
    jobTitle: 'Agent immobilier',
    worksFor: { '@id': `${siteUrl}/#agency` },
  })
  expect(by({ name: 'Maître Dupont', jobTitle: null, photo: null })).toEqual({
    '@type': 'Person',
    name: 'Maître Dupont',
  })
})

it('the agency has its opening hours, as far as they are given in figures', () => {
  const home = { ...pageOf({ isHome: true }), crumbs: [] }
  expect(dataOf(home).find((each) => each['@type'] === 'RealEstateAgent')).toMatchObject({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'],
        opens: '09:00',
        closes: '12:30',
      },
    ],
  })
})

it('the agency has its hours by day, where it is, and the days of a year with other hours', () => {
  const closed = { open: [], byAppointment: [] }
  const working = {
    open: [{ opens: '09:00', closes: '24:00' }],
    byAppointment: [{ opens: '07:00', closes: '08:00' }],
  }
  const exceptions = [
    { from: '2026-01-01', to: '2026-01-05', open: [], reason: null },
    { from: '2026-12-24', to: '2026-12-25', open: [{ opens: '09:00', closes: '12:00' }], reason: 'Noël' },
  ]
  const agency = {
    ...site.agency,
    hours: { week: [working, working, ...Array(5).fill(closed)], exceptions, holidays: 'BE' as const },
    position: { lat: 50.71, lng: 4.6 },
  }
  const home = { ...pageOf({ isHome: true }), crumbs: [] }
  const things = buildStructuredData(home, { ...site, agency, now: new Date('2026-11-25T10:00:00Z') })
  const office: Record<string, unknown>[] = JSON.parse(JSON.stringify(things))
  const found = office.find((each) => each['@type'] === 'RealEstateAgent')
  expect(found).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 50.71, longitude: 4.6 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
        opens: '09:00',
        closes: '23:59',
      },
    ],
  })
  const specials = found?.specialOpeningHoursSpecification
  expect(specials).toHaveLength(10)
  expect(specials).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-25', closes: '12:00' }),
      expect.objectContaining({
        validFrom: '2027-01-01',
        validThrough: '2027-01-01',
        opens: '00:00',
        closes: '00:00',
      }),
    ]),
  )
})
