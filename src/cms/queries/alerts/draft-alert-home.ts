import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Property } from '@/cms/payload-types'
import type { AlertHome } from '@/domain/alerts/alert'
import type { NumberFacts } from '@/domain/search/number-facts'
import { toSearchFacts } from '@/domain/search/search-row'
import { fallbackLocale, locales, type Locale, type Localized } from '@/domain/shared/locale'
import { placeJson, typesJson } from './alert-homes'
import { listedInFields } from '@/domain/properties/listed-in'
import { relationId } from '@/cms/queries/relation-id'

type DraftAlertHomeInput = { payload: Payload; id: number }

const newest = { collection: 'properties', draft: true, depth: 0, fallbackLocale: false } as const

/** The titles of the newest state, in the languages in which there is one. */
async function findTitles({ payload, id }: DraftAlertHomeInput): Promise<Localized> {
  const titles: Localized = {}
  for (const locale of locales) {
    const { title } = await payload.findByID({ ...newest, id, locale, select: { title: true } })
    if (title) titles[locale] = title
  }
  return titles
}

async function findPlace({ payload }: DraftAlertHomeInput, { type, extraTypes, city }: Property) {
  const typeIds = [type, ...(extraTypes ?? [])].flatMap((each) => relationId(each) ?? [])
  const { rows } = await payload.db.drizzle.execute<Pick<AlertHome, 'types' | 'city'>>(sql`
    select ${typesJson(sql`${sql.param(typeIds)}::integer[]`)} as types, ${placeJson(sql`${relationId(city)}::integer`)} as city`)
  return rows[0] ?? { types: [], city: null }
}

function factsOf(home: Property, titles: Localized) {
  const listedIn = (locale: Locale): boolean => home.listedIn?.[listedInFields[locale]] ?? false
  return toSearchFacts({
    ...{ publicId: home.publicId ?? null, goal: home.goal, titles, typeNames: [], townNames: [] },
    listedIn: { nl: listedIn('nl'), fr: listedIn('fr'), en: listedIn('en'), de: listedIn('de') },
    ...{ zip: null, countryId: null, publishAddress: false, latitude: null, longitude: null },
    ...{
      price: home.price ?? null,
      publishPrice: home.publishPrice ?? null,
      lifeAnnuity: home.lifeAnnuity ?? null,
    },
    ...{ kwh: null, label: null, labelText: null },
  })
}

const orNull = (value: number | null | undefined): number | null => value ?? null

function figuresOf({
  rooms = {},
  surfaces = {},
  construction,
  energyPerformance,
}: Property): Omit<NumberFacts, 'shownPrice'> {
  return {
    bedrooms: orNull(rooms.bedrooms),
    bathrooms: orNull(rooms.bathrooms),
    garages: orNull(rooms.garages),
    parkings: orNull(rooms.parkings),
    livingSurface: orNull(surfaces.living),
    groundSurface: orNull(surfaces.ground),
    gardenSurface: orNull(surfaces.garden),
    terraceSurface: orNull(surfaces.terrace),
    constructionYear: orNull(construction?.constructionYear),
    facades: construction?.facades ? Number(construction.facades) : null,
    energyKwh: orNull(energyPerformance),
  }
}

// No alert can ask for these.
const neverAsked = { position: null, label: null } as const

/**
 * A home in its newest state, published or not, as alerts will know it once it is; null where there is none. It is taken
 * for one that can be had, whatever its status is now.
 */
export async function getDraftAlertHome(question: DraftAlertHomeInput): Promise<AlertHome | null> {
  const { payload, id } = question
  const home = await payload.findByID({ ...newest, id, locale: fallbackLocale, disableErrors: true })
  if (!home) return null
  const { texts, shownPrice } = factsOf(home, await findTitles(question))
  return {
    ...(await findPlace(question, home)),
    ...figuresOf(home),
    goal: home.goal,
    shownPrice,
    texts,
    status: 'available',
    isPublished: true,
    newBuild: home.newBuild ?? null,
    ...neverAsked,
  }
}
