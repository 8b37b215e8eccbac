import { sql } from '@payloadcms/db-postgres'
import type { GatedPlace } from '@/cms/gate/property-gate'
import { jsonObject } from '@/cms/database/json'
import { gatedFactsOf } from '@/cms/gate/gated-facts'
import { table, type SQL } from '@/cms/database/tables'
import { listedInFields } from '@/domain/properties/listed-in'
import { regionOf } from '@/domain/energy/region'
import { locales, type Locale } from '@/domain/shared/locale'
import type { LanguageTexts } from '@/domain/stock/lacks'

/** A property as last saved: its last version. */
export const property = table('_properties_v', 'property')
/** The same property as visitors see it, or would. */
export const shownProperty = table('properties', 'shown_property')
const texts = table('_properties_v_locales', 'property_texts')
const rels = table('_properties_v_rels', 'property_rels')
const media = table('media', 'property_media')
const cities = table('cities', 'property_city')
const types = table('property_types', 'property_type')

/** The tables of a property, also in the bin; to be followed by conditions. */
export const everyProperty = sql`${property}
  join ${shownProperty} on ${shownProperty.id} = ${property.parent_id}
  left join ${cities} on ${cities.id} = ${property.version_city_id}
  left join ${types} on ${types.id} = ${property.version_type_id}
  where ${property.latest}`

/** The same without those in the bin. */
export const properties = sql`${everyProperty} and ${shownProperty.deleted_at} is null`

const picturesOf = sql`from ${rels} where ${rels.parent_id} = ${property.id} and ${rels.path} = 'version.pictures'`

/** Whether a property has a picture. */
export const hasPicture = sql`exists (select ${picturesOf})`

/** The address of the smallest form of the first picture. */
export const firstPicture = sql`(select coalesce(${media.sizes_w60_url}, ${media.url}) from ${media}
  where ${media.id} = (select ${rels.media_id} ${picturesOf} order by ${rels.order} limit 1))`

type StoredTexts = Omit<LanguageTexts, 'isListed'> & { unitText: string | null }

/** The texts of a property in the languages in which it has any, and the note on its price. */
export const textsOf = sql`(select coalesce(json_agg(${jsonObject<keyof StoredTexts>({
  locale: texts._locale,
  hasTitle: sql`coalesce(${texts.version_title}, '') <> ''`,
  hasText: sql`${texts.version_description} is not null`,
  unitText: texts.version_price_unit_text,
})}), '[]') from ${texts} where ${texts._parent_id} = ${property.id})`

const listedColumns: Record<(typeof listedInFields)[Locale], SQL> = {
  dutch: property.version_listed_in_dutch,
  french: property.version_listed_in_french,
  english: property.version_listed_in_english,
  german: property.version_listed_in_german,
}

/** The languages in which a property is offered. */
export const listedIn = sql`array_to_json(array_remove(array[${sql.join(
  locales.map((locale) => sql`case when ${listedColumns[listedInFields[locale]]} then ${locale}::text end`),
  sql`, `,
)}], null))`

/** What the gate of publication looks at, as last saved. */
export const gatedFacts = gatedFactsOf((name) => property[`version_${name}`])

/** Where a property is, and its type, as the gate asks for them. */
export const gatedPlace = sql`${cities.zip}, ${cities.country_id}::int as "countryId", ${types.web_id}::int as "typeWebId"`

export type GatedPlaceRow = { zip: string | null; countryId: number | null; typeWebId: number | null }

/** The town of a property, by its name in a language or any other. */
export const townName = (locale: Locale): SQL => {
  const names = table('cities_locales', 'town_name')
  return sql`(select ${names.name} from ${names} where ${names._parent_id} = ${cities.id} and ${names.name} is not null
    order by (${names._locale} = ${locale}) desc limit 1)`
}

/** Street and number. */
export const streetLine = sql`concat_ws(' ', nullif(${property.version_street}, ''), nullif(${property.version_house_number}, ''))`

export const placeOfRow = ({ zip, countryId, typeWebId }: GatedPlaceRow): GatedPlace => ({
  region: regionOf({ zip, countryId }),
  typeWebId,
})

/** The texts of a property with whether it is offered in their language. */
export const languagesOf = (stored: readonly StoredTexts[], listed: readonly Locale[]): LanguageTexts[] =>
  locales.map((locale) => {
    const found = stored.find((each) => each.locale === locale)
    return {
      locale,
      isListed: listed.includes(locale),
      hasTitle: found?.hasTitle ?? false,
      hasText: found?.hasText ?? false,
    }
  })

export type { StoredTexts }
