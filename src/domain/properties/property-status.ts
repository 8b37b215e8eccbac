import { languages } from '@/domain/shared/languages'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { hasMarquee } from './marquee'

/**
 * The statuses of a property, in the order of its life. The specification (section 4) knows available, sold and rented; stored
 * data may hold others, so the rules below accept any text.
 */
export const propertyStatuses = [
  'coming-soon',
  'available',
  'under-option',
  'reserved',
  'sold',
  'rented',
  'withdrawn',
] as const

export type PropertyStatus = (typeof propertyStatuses)[number]

/** Why a property has no page any more: its last known status, or taken off the market. */
export type GoneReason = 'sold' | 'rented' | 'withdrawn'

/** What visitors ask of a property that not every status permits; `offer` is an offer to buy or an application to rent. */
export type PropertyRequest = 'appointment' | 'offer' | 'documents'

/** What a status means for whoever sees the property. */
type StatusMeaning = {
  /** In lists, search and counts, on the map and in feeds; its ad owes what the law asks. */
  isListed: boolean
  /** Somebody can still get it: alerts report it, similar properties name it, projects count it. */
  canBeHad: boolean
  /** A published one has a page. */
  hasPage: boolean
  /** Its word is the ribbon. */
  hasRibbon: boolean
  /** What visitors can ask for; a question is always possible. */
  permits: Readonly<Record<PropertyRequest, boolean>>
  /** The term of schema.org (ItemAvailability). */
  availability: 'InStock' | 'LimitedAvailability' | 'PreOrder' | 'Reserved' | 'SoldOut' | 'Discontinued'
  /** What is said where its page was. */
  gone: GoneReason
}

const nothing = { appointment: false, offer: false, documents: false } as const
const everything = { appointment: true, offer: true, documents: true } as const
const documentsOnly = { ...nothing, documents: true } as const

const onMarket = { isListed: true, canBeHad: true, hasPage: true, gone: 'withdrawn' } as const
const offMarket = { isListed: false, canBeHad: false, permits: nothing } as const

/** What each status means: every rule about a status reads it here. */
const meanings: Readonly<Record<PropertyStatus, StatusMeaning>> = {
  'coming-soon': { ...onMarket, hasRibbon: true, permits: documentsOnly, availability: 'PreOrder' },
  available: { ...onMarket, hasRibbon: false, permits: everything, availability: 'InStock' },
  'under-option': { ...onMarket, hasRibbon: true, permits: everything, availability: 'LimitedAvailability' },
  reserved: {
    ...onMarket,
    canBeHad: false,
    hasRibbon: true,
    permits: documentsOnly,
    availability: 'Reserved',
  },
  sold: { ...offMarket, hasPage: true, hasRibbon: true, availability: 'SoldOut', gone: 'sold' },
  rented: { ...offMarket, hasPage: true, hasRibbon: true, availability: 'SoldOut', gone: 'rented' },
  withdrawn: {
    ...offMarket,
    hasPage: false,
    hasRibbon: false,
    availability: 'Discontinued',
    gone: 'withdrawn',
  },
}

const unheardOf: StatusMeaning = { ...meanings.withdrawn, hasPage: true, availability: 'SoldOut' }

const isKnown = (status: string): status is PropertyStatus => Object.hasOwn(meanings, status)

const meaningOf = (status: string): StatusMeaning => (isKnown(status) ? meanings[status] : unheardOf)

/**
 * The label of a sold or rented property on pages, in mails and in the back office: the specification's texts (section 4),
 * and similar ones where it gives none.
 */
export const goneLabels = {
  sold: perLocale((locale) => languages[locale].gone.sold),
  rented: perLocale((locale) => languages[locale].gone.rented),
} satisfies Record<'sold' | 'rented', Record<Locale, string>>

/** Whether a property is in lists, search and counts. */
export const isListed = (status: string): boolean => meaningOf(status).isListed

/** Whether somebody can still get a property. */
export const canBeHad = (status: string): boolean => meaningOf(status).canBeHad

/** Whether a published property has a page. */
export const hasPage = (status: string): boolean => meaningOf(status).hasPage

/** Whether visitors see a property: it is published, and its status has a page; without one it is available. */
export const isOnSite = ({
  isPublished,
  status,
}: {
  isPublished: boolean
  status: string | null | undefined
}): boolean => isPublished && hasPage(status ?? 'available')

/** Whether visitors can ask this of a property. */
export const permits = (status: string, request: PropertyRequest): boolean =>
  meaningOf(status).permits[request]

/** The term of schema.org for how a property can be had. */
export const availabilityOf = (status: string): StatusMeaning['availability'] =>
  meaningOf(status).availability

/** The statuses that lists, search and counts show. */
export const listedStatuses: readonly PropertyStatus[] = propertyStatuses.filter(isListed)

/** The statuses of what somebody can still get. */
export const openStatuses: readonly PropertyStatus[] = propertyStatuses.filter(canBeHad)

/** The statuses without a page, also of a published property. */
export const pagelessStatuses: readonly PropertyStatus[] = propertyStatuses.filter(
  (status) => !hasPage(status),
)

/** The statuses that a stored list shows: `available` there stands for all that are on the market. */
export const shownInList = (stored: readonly string[]): string[] => [
  ...new Set(
    stored.flatMap((status): readonly string[] => (status === 'available' ? listedStatuses : [status])),
  ),
]

type RibbonStatus = Exclude<PropertyStatus, 'available' | 'withdrawn'>

/** The kinds of ribbons: a status before the marquee. */
export type RibbonKind = RibbonStatus | 'marquee'

const hasRibbon = (status: string): status is RibbonStatus => meaningOf(status).hasRibbon

/** The status that is said of a property on its picture and its page; null if there is nothing to say. */
export const saidStatus = (status: string): RibbonStatus | null => (hasRibbon(status) ? status : null)

/** The only ribbon of a property's picture: its status before its marquee (1 to 4). */
export function ribbonKind({
  status,
  marquee,
}: {
  status: string
  marquee: number | null | undefined
}): RibbonKind | null {
  return saidStatus(status) ?? (hasMarquee(marquee) ? 'marquee' : null)
}

/** The reason given for a property without a page (product.md, settled reading 4). */
export const goneReason = (status: string | null | undefined): GoneReason => meaningOf(status ?? '').gone

const editorStages: readonly PropertyStatus[] = ['coming-soon', 'under-option', 'reserved', 'withdrawn']

/**
 * The status that an import stores. The snapshot knows available, sold and rented alone, so its `available` leaves a stage that
 * an editor has set as it is; sold and rented end it.
 */
export const importedStatus = (given: string, stored: unknown): string =>
  given === 'available' && typeof stored === 'string' && editorStages.some((stage) => stage === stored)
    ? stored
    : given
