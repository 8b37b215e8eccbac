import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'
import {
  propertyAsJson,
  propertyTables,
  listedRow,
  listedCity,
  listedTexts,
  listedType,
  type ListedProperty,
} from '@/cms/queries/properties/listed-properties'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const citiesLocales = table('cities_locales')
const propertyTypesLocales = table('property_types_locales')
const propertyHistory = table('property_history')

/** The most properties of an owner that are shown. */
const MOST = 50

type OwnPropertiesQuery = {
  /** Visitors can see it in some language. */
  isPublished: boolean
  /** Visitors can see it in the requested language. */
  isListed: boolean
  /** When it was first published, in UTC. */
  publishedAt: string | null
  nextSteps: string | null
}

/** A property as its owner sees it, even if visitors do not. */
export type OwnerProperty = Omit<ListedProperty, 'title' | 'publicId'> & {
  title: string | null
  publicId: number
} & OwnPropertiesQuery

/** The title of a property, else its type and place. */
export const propertyTitle = ({
  title,
  type,
  mainTypeName,
  city,
}: Pick<OwnerProperty, 'title' | 'type' | 'mainTypeName' | 'city'>): string =>
  title ?? [type?.name ?? mainTypeName, city?.name].filter(Boolean).join(' – ')

type OwnerPropertyRow = OwnPropertiesQuery & {
  property: Omit<OwnerProperty, keyof OwnPropertiesQuery>
  town: string
  kind: string
}

// A name that is missing in the requested language is taken from the language it was entered in.
const nameOf = (names: typeof citiesLocales | typeof propertyTypesLocales, id: SQL): SQL => sql`
  (select ${names.name} from ${names} where ${names._parent_id} = ${id} and ${names.name} is not null
  order by ${names._locale}::text = ${fallbackLocale} desc, ${names._locale} limit 1)`

/**
 * The properties of an owner, the newest first and at most 50; with a public ID only that one, and none if it belongs to
 * another owner.
 */
export async function findOwnerProperties({
  payload,
  owner,
  locale,
  publicId = null,
}: {
  payload: Payload
  owner: number
  locale: Locale
  publicId?: number | null
}): Promise<OwnerProperty[]> {
  const only = publicId === null ? sql`` : sql`and ${listedRow.public_id} = ${publicId}`
  const { rows } = await databaseOf(payload).execute<OwnerPropertyRow>(sql`
    select ${propertyAsJson} as property, ${listedRow.next_steps} as "nextSteps",
      coalesce(${listedCity.name}, ${nameOf(citiesLocales, listedRow.city_id)}) as town,
      coalesce(${listedType.name}, ${nameOf(propertyTypesLocales, listedRow.type_id)}) as kind,
      ${hasPropertyPage(listedRow)} as "isPublished",
      ${hasPropertyPage(listedRow)} and ${listedTexts.title} is not null
        and coalesce(${listedRow[`listed_in_${listedInFields[locale]}`]}, false) as "isListed",
      ${momentOf(sql`coalesce(${listedRow.published_at}, first.at)`)} as "publishedAt"
    from ${listedRow}
    ${propertyTables(locale)}
    left join lateral (
      select min(${propertyHistory.at}) as at from ${propertyHistory} where ${propertyHistory.property_id} = ${listedRow.id} and ${propertyHistory.kind} = 'published'
    ) first on true
    where ${listedRow.owner_id} = ${owner} and ${listedRow.public_id} is not null and ${listedRow.deleted_at} is null ${only}
    order by "publishedAt" desc nulls first, ${listedRow.id} desc limit ${MOST}`)
  return rows.map(({ property, town, kind, ...own }) => ({
    ...property,
    ...own,
    city: property.city && { ...property.city, name: town },
    type: property.type && { ...property.type, name: kind },
  }))
}
