import 'server-only'
import type { PropertyList as PropertyListEntry } from '@/cms/payload-types'
import { buildPropertySort, buildPropertyWhere } from '@/cms/queries/property-where'
import { allHold, type ConditionSubject } from '@/domain/properties/conditions'
import { pageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from './client'
import { orEmpty } from './defaults'
import { populated } from './pictures'
import { cardFields, energyOf, toCard, type CardSource } from './property-cards'
import { getSettings } from './settings'
import type { PropertyCard, PropertyList } from './view-models'

const pageSize = 24

/** The names of marquee 1 to 4 in a language. */
export async function getMarqueeNames(locale: Locale): Promise<Record<number, string | null | undefined>> {
  const { marqueeNames } = await getSettings(locale)
  return { 1: marqueeNames?.one, 2: marqueeNames?.two, 3: marqueeNames?.three, 4: marqueeNames?.four }
}

const idsOf = (relations: (number | { id: number })[] | null | undefined): number[] =>
  (relations ?? []).map((relation) => (typeof relation === 'number' ? relation : relation.id))

function whereOf(list: PropertyListEntry, locale: Locale) {
  return buildPropertyWhere({
    locale,
    goal: list.goal === 'both' ? null : list.goal,
    statuses: list.statuses ?? [],
    typeIds: idsOf(list.types),
    cityIds: idsOf(list.cities),
  })
}

/** A home as the condition rules see it (specification section 5). */
function subjectOf(home: CardSource): ConditionSubject {
  const { bedrooms, bathrooms, garages, parkings } = orEmpty(home.rooms)
  const { living, ground, garden, terrace } = orEmpty(home.surfaces)
  const { constructionYear, facades } = orEmpty(home.construction)
  const { name: city, zip } = orEmpty(populated(home.city))
  const { webId } = orEmpty(populated(home.type))
  const energy = energyOf(home)
  return {
    price: home.price,
    bedrooms,
    bathrooms,
    garages,
    parkings,
    livingSurface: living,
    groundSurface: ground,
    gardenSurface: garden,
    terraceSurface: terrace,
    energyKwh: energy.kwh,
    energyLabel: energy.label,
    zip,
    city,
    status: home.status,
    goal: home.goal,
    publishPrice: home.publishPrice,
    types: webId ? [webId] : [],
    marquee: home.marquee,
    publicId: home.publicId,
    constructionYear,
    facades: facades ? Number(facades) : null,
    newBuild: home.newBuild,
    lifeAnnuity: orEmpty(home.lifeAnnuity).enabled,
  }
}

const ruleFields = { construction: true, newBuild: true, lifeAnnuity: true } as const
const mostCandidates = 5000

type Found = { homes: CardSource[]; total: number }

// Rules are decided by the pure rule, so a list with rules reads its candidates and cuts its page from them.
async function findByRules({
  list,
  locale,
  page,
}: {
  list: PropertyListEntry
  locale: Locale
  page: number
}): Promise<Found> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 1,
    ...asVisitor,
    limit: mostCandidates,
    where: whereOf(list, locale),
    sort: buildPropertySort(list.order ?? 'newest'),
    select: { ...cardFields, ...ruleFields },
  })
  const rules = (list.rules ?? []).map(({ field, logic, value }) => ({ field, logic, value: value ?? '' }))
  const homes = docs.filter((home) => allHold({ rules, subject: subjectOf(home) }))
  const total = Math.min(homes.length, list.maximum ?? homes.length)
  const { offset } = pageWindow({ total, pageSize, page })
  return { homes: homes.slice(offset, Math.min(offset + pageSize, total)), total }
}

async function findDirectly({
  list,
  locale,
  page,
}: {
  list: PropertyListEntry
  locale: Locale
  page: number
}): Promise<Found> {
  const payload = await getClient()
  const where = whereOf(list, locale)
  const { totalDocs } = await payload.count({
    collection: 'properties',
    locale,
    overrideAccess: false,
    where,
  })
  const total = Math.min(totalDocs, list.maximum ?? totalDocs)
  const { page: shown, offset } = pageWindow({ total, pageSize, page })
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 1,
    ...asVisitor,
    limit: pageSize,
    page: shown,
    where,
    sort: buildPropertySort(list.order ?? 'newest'),
    select: cardFields,
  })
  return { homes: docs.slice(0, Math.max(0, total - offset)), total }
}

type ListAddress = { id: number; locale: Locale; page: number; maximum: number | null }

/** One page of a property list in a language: homes of that language only, and how many there are. */
export const getPropertyList = cached(
  {
    name: 'property-list',
    tags: ['properties', 'property-lists', 'property-types', 'cities', 'media', 'site-settings'],
  },
  async ({ id, locale, page, maximum }: ListAddress): Promise<PropertyList | null> => {
    const payload = await getClient()
    const entry = await payload.findByID({
      collection: 'property-lists',
      id,
      locale,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
    if (!entry) return null
    const list = {
      ...entry,
      maximum: maximum === null ? entry.maximum : Math.min(maximum, entry.maximum ?? maximum),
    }
    const hasRules = (list.rules ?? []).length > 0
    const { homes, total } = await (hasRules ? findByRules : findDirectly)({ list, locale, page })
    const marqueeNames = await getMarqueeNames(locale)
    return {
      id: list.publicId ?? list.id,
      title: list.title ?? null,
      goal: list.goal ?? 'both',
      cards: homes.map((home) => toCard(home, { locale, marqueeNames })),
      window: pageWindow({ total, pageSize, page }),
    }
  },
)

/** How many homes of a language are for sale, for rent and sold, and in how many towns. */
export const getStats = cached(
  { name: 'stats', tags: ['properties', 'cities'] },
  async (locale: Locale): Promise<{ forSale: number; forRent: number; sold: number; cities: number }> => {
    const payload = await getClient()
    const count = async (criteria: { goal?: 'sale' | 'rent'; statuses: string[] }) =>
      (
        await payload.count({
          collection: 'properties',
          locale,
          overrideAccess: false,
          where: buildPropertyWhere({ locale, ...criteria }),
        })
      ).totalDocs
    const cities = await payload.findDistinct({
      collection: 'properties',
      field: 'city',
      locale,
      overrideAccess: false,
      limit: 10_000,
      where: buildPropertyWhere({ locale, statuses: ['available'] }),
    })
    return {
      forSale: await count({ goal: 'sale', statuses: ['available'] }),
      forRent: await count({ goal: 'rent', statuses: ['available'] }),
      sold: await count({ statuses: ['sold', 'rented'] }),
      cities: cities.values.length,
    }
  },
)

/** Homes like this one: of its goal and type in its town, then any in its town, then of its type anywhere. */
export async function findSimilar({
  home,
  locale,
}: {
  home: CardSource
  locale: Locale
}): Promise<PropertyCard[]> {
  const payload = await getClient()
  const marqueeNames = await getMarqueeNames(locale)
  const city = populated(home.city)
  const type = populated(home.type)
  const base = { locale, goal: home.goal, statuses: ['available'], excludeId: home.id }
  const read = async (criteria: { cityIds?: number[]; typeIds?: number[] }) =>
    (
      await payload.find({
        collection: 'properties',
        locale,
        depth: 1,
        ...asVisitor,
        limit: 6,
        select: cardFields,
        where: buildPropertyWhere({ ...base, ...criteria }),
        sort: buildPropertySort('newest'),
      })
    ).docs
  const typeIds = type ? [type.id] : []
  const cityIds = city ? [city.id] : []
  const near = city ? [...(await read({ cityIds, typeIds })), ...(await read({ cityIds }))] : []
  const alike = near.length < 3 ? await read({ typeIds }) : []
  const seen = new Set<number>()
  const found = [...near, ...alike].filter(({ id }) => !seen.has(id) && seen.add(id))
  return found.slice(0, 3).map((other) => toCard(other, { locale, marqueeNames }))
}
