import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { Property } from '@/cms/payload-types'
import type { AlertProperty } from '@/domain/alerts/alert'
import type { NumberFacts } from '@/domain/search/number-facts'
import { isGroundFloor, saidYes } from '@/domain/search/yes-no-facts'
import { shownPosition } from '@/domain/properties/position'
import { toSearchFacts } from '@/domain/search/search-row'
import { fallbackLocale, locales, perLocale, type Locale, type Localized } from '@/domain/shared/locale'
import { placeJson, typesJson } from './alert-properties'
import { listedInFields } from '@/domain/properties/listed-in'
import { relationId } from '@/domain/shared/relation-id'

type DraftAlertPropertyInput = { payload: Payload; id: number }

const newest = { collection: 'properties', draft: true, depth: 0, fallbackLocale: false } as const

/** The titles of the newest version, in the languages that have one. */
async function findTitles({ payload, id }: DraftAlertPropertyInput): Promise<Localized> {
  const titles: Localized = {}
  for (const locale of locales) {
    const { title } = await payload.findByID({ ...newest, id, locale, select: { title: true } })
    if (title) titles[locale] = title
  }
  return titles
}

async function findPlace({ payload }: DraftAlertPropertyInput, { type, extraTypes, city }: Property) {
  const typeIds = [type, ...(extraTypes ?? [])].flatMap((each) => relationId(each) ?? [])
  const { rows } = await databaseOf(payload).execute<Pick<AlertProperty, 'types' | 'city'>>(sql`
    select ${typesJson(sql`${sql.param(typeIds)}::integer[]`)} as types, ${placeJson(sql`${relationId(city)}::integer`)} as city`)
  return rows[0] ?? { types: [], city: null }
}

function factsOf(property: Property, titles: Localized) {
  const listedIn = (locale: Locale): boolean => property.listedIn?.[listedInFields[locale]] ?? false
  return toSearchFacts({
    ...{ publicId: property.publicId ?? null, goal: property.goal, titles, typeNames: [], townNames: [] },
    listedIn: perLocale(listedIn),
    ...{ zip: null, countryId: null, publishAddress: false, latitude: null, longitude: null },
    ...{
      price: property.price ?? null,
      publishPrice: property.publishPrice ?? null,
      lifeAnnuity: property.lifeAnnuity ?? null,
      priceUnitTexts: null,
    },
    ...{ typeWebId: null, surfaces: null },
    ...{ kwh: null, label: null, labelText: null },
  })
}

const orNull = (value: number | null | undefined): number | null => value ?? null

function figuresOf({
  rooms = {},
  surfaces = {},
  construction,
  energyPerformance,
}: Property): Omit<NumberFacts, 'shownPrice' | 'usableSurface'> {
  return {
    bedrooms: orNull(rooms.bedrooms),
    bathrooms: orNull(rooms.bathrooms),
    garages: orNull(rooms.garages),
    parkings: orNull(rooms.parkings),
    groundSurface: orNull(surfaces.ground),
    gardenSurface: orNull(surfaces.garden),
    terraceSurface: orNull(surfaces.terrace),
    constructionYear: orNull(construction?.constructionYear),
    facades: construction?.facades ? Number(construction.facades) : null,
    energyKwh: orNull(energyPerformance),
  }
}

// No alert can have a criterion for these.
const neverAsked = { label: null, usableSurface: null } as const

/**
 * The newest version of a property, published or not, as alerts will see it once it is published; null if there is none. It
 * counts as available, whatever its status is now.
 */
export async function getDraftAlertProperty(input: DraftAlertPropertyInput): Promise<AlertProperty | null> {
  const { payload, id } = input
  const property = await payload.findByID({ ...newest, id, locale: fallbackLocale, disableErrors: true })
  if (!property) return null
  const { texts, shownPrice } = factsOf(property, await findTitles(input))
  return {
    ...(await findPlace(input, property)),
    ...figuresOf(property),
    goal: property.goal,
    shownPrice,
    texts,
    status: 'available',
    isPublished: true,
    newBuild: property.newBuild ?? null,
    furnished: saidYes(property.furnished),
    lift: saidYes(property.lift),
    groundFloor: isGroundFloor(property.floor),
    position: shownPosition(property),
    ...neverAsked,
  }
}
