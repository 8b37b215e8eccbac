import type { Payload } from 'payload'
import type { MailPicture } from '@/cms/queries/agency/mail-picture'
import type { Agent, City, Media, Project, Property, SiteSetting } from '@/cms/payload-types'
import { regionOf, type Region } from '@/domain/energy/region'
import type { LeadLimits } from '@/domain/leads/rental-limits'
import { minimumIncome, mostPersons } from '@/domain/leads/rental-confirmations'
import type { LeadPropertyFacts } from '@/domain/leads/lead-properties'
import { placeLine } from '@/domain/properties/address'
import { isDwelling } from '@/domain/properties/dwelling'
import type { PriceView } from '@/domain/properties/price'
import { rentalTerms } from '@/domain/properties/rental-terms'
import { shownMoney, type PropertyMoney } from '@/domain/properties/shown-money'
import { buildHref, projectPath, propertyPath } from '@/domain/routing/routes'
import { fallbackLocale, locales, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { isRecord } from '@/domain/shared/is-record'

/** The property or project of a form, as far as visitors may see it. */
export type LeadSubject = {
  collection: 'properties' | 'projects'
  id: number
  publicId: number
  title: string
  place: string | null
  /** The full URL of its page. */
  href: string
  /** Null for a project. */
  price: PriceView | null
  picture: MailPicture | null
  agentEmail: string | null
  documentIds: number[]
  limits: LeadLimits
  /** Decides which forms are possible; null for a project. */
  property: LeadPropertyFacts | null
}

type GetLeadSubjectInput = { payload: Payload; publicId: number; locale: Locale }
type FoundSubject<Doc> = { doc: Doc; locale: Locale }

const object = <Doc extends object>(relation: number | Doc | null | undefined): Doc | null =>
  typeof relation === 'object' ? relation : null

/** In the visitor's language, else in any other: a form may be about a property that is listed in Dutch only. */
async function firstListed<Doc>(
  wanted: Locale,
  find: (locale: Locale) => Promise<Doc | undefined>,
): Promise<FoundSubject<Doc> | null> {
  for (const locale of new Set([wanted, fallbackLocale, ...locales])) {
    const doc = await find(locale)
    if (doc) return { doc, locale }
  }
  return null
}

const asVisitor = { overrideAccess: false, draft: false, pagination: false, depth: 1, limit: 1 } as const

const findProperty = ({ payload, publicId, locale: wanted }: GetLeadSubjectInput) =>
  firstListed<Property>(wanted, async (locale) => {
    const where = { and: [{ publicId: { equals: publicId } }, whereListedIn(locale)] }
    return (await payload.find({ collection: 'properties', locale, where, ...asVisitor })).docs[0]
  })

const findProject = ({ payload, publicId, locale: wanted }: GetLeadSubjectInput) =>
  firstListed<Project>(wanted, async (locale) => {
    const where = { and: [{ publicId: { equals: publicId } }, whereListedIn(locale)] }
    return (await payload.find({ collection: 'projects', locale, where, ...asVisitor })).docs[0]
  })

function toPicture(pictures: (number | Media)[] | null | undefined): MailPicture | null {
  const media = object(pictures?.[0])
  const { url, width, height } = media?.sizes?.w600 ?? {}
  if (!media || !url || !width || !height) return null
  return { src: new URL(url, env.SITE_URL).href, alt: media.alt ?? '', width, height }
}

function shared({
  agent,
  city,
  pictures,
  locale,
}: Pick<Property, 'pictures'> & { agent: unknown; city: City | null; locale: Locale }) {
  const email = isAgent(agent) ? agent.email : null
  return {
    place: city ? placeLine({ ...city, city: city.name, locale }) || null : null,
    picture: toPicture(pictures),
    agentEmail: email || null,
  }
}

const isAgent = (value: unknown): value is Pick<Agent, 'email'> => isRecord(value) && 'email' in value

const hrefOf = (address: { locale: Locale; path: string }): string => `${env.SITE_URL}${buildHref(address)}`

type Figures = NonNullable<SiteSetting['figures']>

type LettingInput = {
  property: Pick<PropertyOfPage, 'goal' | 'city' | 'type' | 'letting' | 'rooms' | keyof PropertyMoney>
  figures: Figures
  region: Region | null
}

/** For a property to let: the required income in months of rent, and the most persons. */
function lettingLimits({ property, figures, region }: LettingInput): LeadLimits {
  const { letting, rooms, type } = property
  const { rental } = shownMoney(property)
  const standardMonths = figures.depositMonths ?? 0
  const rent = rental && rentalTerms({ property: rental, standardMonths, region, isDwelling: true }).rent
  const bedrooms = isDwelling(object(type)?.webId) ? rooms?.bedrooms : null
  return {
    minimumIncome: minimumIncome({ rent, factor: figures.minimumIncomeFactor }),
    maxPersons: mostPersons({ own: letting?.maxPersons, bedrooms, perBedroom: figures.personsPerBedroom }),
  }
}

/**
 * The limits that a property and the settings put on a form: the region whose rules a rental application follows, the
 * expected income, and the most persons. The form is shown and read with the same limits.
 */
export function leadLimitsOf({ property, figures }: Omit<LettingInput, 'region'>): LeadLimits {
  const city = object(property.city)
  const region = regionOf({ zip: city?.zip, countryId: city?.countryId })
  return property.goal === 'rent' ? { region, ...lettingLimits({ property, figures, region }) } : { region }
}

async function getLeadLimits({
  payload,
  property,
}: {
  payload: Payload
  property: Property
}): Promise<LeadLimits> {
  if (property.goal !== 'rent') return leadLimitsOf({ property, figures: {} })
  const { figures = {} } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
  })
  return leadLimitsOf({ property, figures })
}

async function getProperty(input: GetLeadSubjectInput): Promise<LeadSubject | null> {
  const found = await findProperty(input)
  if (!found) return null
  const { doc: property, locale } = found
  const { payload, publicId } = input
  const city = object(property.city)
  const path = propertyPath({
    locale,
    goal: property.goal,
    city: city?.name ?? '',
    title: property.title,
    id: publicId,
  })
  return {
    collection: 'properties',
    id: property.id,
    publicId,
    title: property.title,
    href: hrefOf({ locale, path }),
    price: shownMoney(property).price,
    documentIds: (property.documents ?? []).map((document) => object(document)?.id ?? Number(document)),
    limits: await getLeadLimits({ payload, property }),
    property: { goal: property.goal, status: property.status ?? 'available' },
    ...shared({ agent: property.agent, city, pictures: property.pictures, locale }),
  }
}

async function getProject(input: GetLeadSubjectInput): Promise<LeadSubject | null> {
  const found = await findProject(input)
  if (!found) return null
  const { doc: project, locale } = found
  const { publicId } = input
  const city = object(project.city)
  const title = project.title ?? ''
  return {
    collection: 'projects',
    id: project.id,
    publicId,
    title,
    href: hrefOf({ locale, path: projectPath({ locale, city: city?.name ?? '', title, id: publicId }) }),
    price: null,
    documentIds: [],
    limits: {},
    property: null,
    ...shared({ agent: project.agent, city, pictures: project.pictures, locale }),
  }
}

/** The published property or project with the public ID in a form; null if visitors see none. */
export async function getLeadSubject({
  payload,
  property,
  project,
  locale,
}: {
  payload: Payload
  property: number | null
  project: number | null
  locale: Locale
}): Promise<LeadSubject | null> {
  if (property !== null) return getProperty({ payload, publicId: property, locale })
  return project === null ? null : getProject({ payload, publicId: project, locale })
}
