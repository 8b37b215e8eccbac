import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { askPrepared, prepareSql } from '@/cms/database/prepared-sql'
import type { City, Media, Property, PropertyType } from '@/cms/payload-types'
import { isoTime, jsonObject } from '@/cms/database/json'
import { table, type SQL, type Table } from '@/cms/database/tables'
import { noteTags } from '@/process/freshness.mjs'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'
import { hasPropertyPage } from './status-where'

const propertiesRels = table('properties_rels')
const media = table('media')
const mediaLocales = table('media_locales')
/** The texts of the property in the requested language. */
export const listedTexts = table('properties_locales', 'own')
const cities = table('cities')
/** The texts of its city. */
export const listedCity = table('cities_locales', 'city_own')
const propertyTypes = table('property_types')
/** The texts of its type. */
export const listedType = table('property_types_locales', 'type_own')
/** The row of the property that is shown. */
export const listedRow = table('properties', 'listed')

const sizeNames = ['w60', 'w250', 'w400', 'w600', 'w720', 'w900', 'w1360', 'w1800', 'w2400'] as const

/** The shown part of a picture. */
export type ListedPicture = Pick<
  Media,
  'kind' | 'alt' | 'dominantColor' | 'url' | 'width' | 'height' | 'focalX' | 'focalY' | 'updatedAt' | 'sizes'
>

/** A property for lists and maps in one language, with its city, its type and its first picture. */
export type ListedProperty = Pick<
  Property,
  | 'id'
  | 'publicId'
  | 'title'
  | 'goal'
  | 'mainTypeName'
  | 'status'
  | 'marquee'
  | 'marqueeName'
  | 'street'
  | 'houseNumber'
  | 'boxNumber'
  | 'publishAddress'
  | 'latitude'
  | 'longitude'
  | 'price'
  | 'publishPrice'
  | 'priceUnit'
  | 'priceUnitText'
  | 'lifeAnnuity'
  | 'energyPerformance'
  | 'epcLabelText'
  | 'energy'
  | 'rooms'
  | 'surfaces'
  | 'construction'
  | 'costs'
  | 'videoUrl'
  | 'virtualTourUrl'
  | 'firstPublishedOn'
  | 'publishedAt'
> & {
  /** A snapshot wrote it. */
  isImported: boolean
  /** In euro; null unless the public price has changed. */
  earlierPrice: number | null
  earlierPriceUntil: string | null
  city: Pick<City, 'id' | 'name' | 'zip' | 'countryId' | 'countryName'> | null
  type: Pick<PropertyType, 'id' | 'name' | 'webId'> | null
  /** The first one alone. */
  pictures: ListedPicture[]
  pictureCount: number
  hasPlan: boolean
}

const sizeOf = (picture: Table<'media'>, name: (typeof sizeNames)[number]): SQL =>
  jsonObject({
    url: picture[`sizes_${name}_url`],
    width: picture[`sizes_${name}_width`],
    height: picture[`sizes_${name}_height`],
  })

/** The shown part of a picture as JSON, from its row and its text in a language. */
export const pictureAsJson = (picture: Table<'media'>, texts: Table<'media_locales'>): SQL =>
  jsonObject<keyof ListedPicture>({
    kind: picture.kind,
    alt: texts.alt,
    dominantColor: picture.dominant_color,
    url: picture.url,
    width: picture.width,
    height: picture.height,
    focalX: picture.focal_x,
    focalY: picture.focal_y,
    updatedAt: picture.updated_at,
    sizes: jsonObject(Object.fromEntries(sizeNames.map((name) => [name, sizeOf(picture, name)]))),
  })

const firstPicture = (locale: Locale): SQL => sql`
  select ${pictureAsJson(media, mediaLocales)} as picture
  from ${propertiesRels}
  join ${media} on ${media.id} = ${propertiesRels.media_id}
  left join ${mediaLocales} on ${mediaLocales._parent_id} = ${media.id} and ${mediaLocales._locale} = ${locale}
  where ${propertiesRels.parent_id} = ${listedRow.id} and ${propertiesRels.path} = 'pictures'
  order by ${propertiesRels.order} limit 1`

const priceChanges = table('price_changes')
const countedRels = table('properties_rels', 'counted_rels')
const countedMedia = table('media', 'counted_media')

const pictureCounts = sql`
  select count(*)::int as pictures, coalesce(bool_or(${countedMedia.kind} = 'floor-plan'), false) as has_plan
  from ${countedRels} join ${countedMedia} on ${countedMedia.id} = ${countedRels.media_id}
  where ${countedRels.parent_id} = ${listedRow.id} and ${countedRels.path} = 'pictures'`

// What was hidden or of another kind since then is no change of the price that is shown.
const lastPriceChange = sql`
  select case when ${priceChanges.goal} = ${listedRow.goal}::text and ${priceChanges.new_price} = ${listedRow.price}
    then ${priceChanges.old_price} end as earlier, ${priceChanges.at} as since
  from ${priceChanges} where ${priceChanges.property_id} = ${listedRow.id} order by ${priceChanges.id} desc limit 1`

/** The terms of a life annuity for the price line and the sorting by price. */
export const lifeAnnuityJson = (
  property: Table<'properties'>,
): SQL => sql`json_build_object('enabled', ${property.life_annuity_enabled}, 'downPayment', ${property.life_annuity_down_payment},
  'monthlyAnnuity', ${property.life_annuity_monthly_annuity}, 'bareOwnershipValue', ${property.life_annuity_bare_ownership_value})`

/** The surfaces of which cards and searches take the one that matters. */
export const surfacesJson = (
  property: Table<'properties'>,
): SQL => sql`json_build_object('living', ${property.surfaces_living}, 'ground', ${property.surfaces_ground},
  'office', ${property.surfaces_office}, 'total', ${property.surfaces_total})`

const facts = sql`
  'id', ${listedRow.id}, 'publicId', ${listedRow.public_id}, 'title', ${listedTexts.title}, 'goal', ${listedRow.goal},
  'mainTypeName', ${listedTexts.main_type_name}, 'status', ${listedRow.status}, 'marquee', ${listedRow.marquee},
  'marqueeName', ${listedTexts.marquee_name}, 'street', ${listedRow.street}, 'houseNumber', ${listedRow.house_number},
  'boxNumber', ${listedRow.box_number}, 'publishAddress', ${listedRow.publish_address}, 'latitude', ${listedRow.latitude},
  'longitude', ${listedRow.longitude}, 'price', ${listedRow.price}, 'publishPrice', ${listedRow.publish_price},
  'priceUnit', ${listedRow.price_unit}, 'priceUnitText', ${listedTexts.price_unit_text},
  'lifeAnnuity', ${lifeAnnuityJson(listedRow)},
  'energyPerformance', ${listedRow.energy_performance}, 'epcLabelText', ${listedRow.epc_label_text},
  'energy', json_build_object('label', ${listedRow.energy_label}),
  'rooms', json_build_object('bedrooms', ${listedRow.rooms_bedrooms}, 'bathrooms', ${listedRow.rooms_bathrooms},
    'showerRooms', ${listedRow.rooms_shower_rooms}, 'garages', ${listedRow.rooms_garages}, 'parkings', ${listedRow.rooms_parkings}),
  'construction', json_build_object('constructionYear', ${listedRow.construction_construction_year}),
  'costs', json_build_object('rentCharges', ${listedRow.costs_rent_charges}, 'propertyTax', ${listedRow.costs_property_tax}),
  'surfaces', ${surfacesJson(listedRow)},
  'videoUrl', ${listedRow.video_url}, 'virtualTourUrl', ${listedRow.virtual_tour_url},
  'firstPublishedOn', ${isoTime(listedRow.first_published_on)}, 'publishedAt', ${isoTime(listedRow.published_at)},
  'isImported', ${listedRow.snapshot_hash} is not null,
  'earlierPrice', changed.earlier,
  'earlierPriceUntil', ${isoTime(sql`changed.since`)}`

const cityOf = sql`
  case when ${cities.id} is null then null else json_build_object('id', ${cities.id}, 'name', ${listedCity.name}, 'zip', ${cities.zip},
    'countryId', ${cities.country_id}, 'countryName', ${listedCity.country_name}) end`

const typeOf = sql`case when ${propertyTypes.id} is null then null else json_build_object('id', ${propertyTypes.id}, 'name', ${listedType.name}, 'webId', ${propertyTypes.web_id}) end`

/** A property as JSON, from the tables that `propertyTables` joins. */
export const propertyAsJson: SQL = sql`json_build_object(${facts}, 'city', ${cityOf}, 'type', ${typeOf},
  'pictures', case when shown.picture is null then '[]'::json else json_build_array(shown.picture) end,
  'pictureCount', counted.pictures, 'hasPlan', counted.has_plan)`

/** The joined tables of `listedRow` in a language. */
export const propertyTables = (locale: Locale): SQL => sql`
  left join ${listedTexts} on ${listedTexts._parent_id} = ${listedRow.id} and ${listedTexts._locale} = ${locale}
  left join ${cities} on ${cities.id} = ${listedRow.city_id}
  left join ${listedCity} on ${listedCity._parent_id} = ${cities.id} and ${listedCity._locale} = ${locale}
  left join ${propertyTypes} on ${propertyTypes.id} = ${listedRow.type_id}
  left join ${listedType} on ${listedType._parent_id} = ${propertyTypes.id} and ${listedType._locale} = ${locale}
  left join lateral (${firstPicture(locale)}) shown on true
  left join lateral (${pictureCounts}) counted on true
  left join lateral (${lastPriceChange}) changed on true`

const propertiesIn = perLocale((locale) =>
  prepareSql<'ids'>(sql`
    select ${propertyAsJson} as property
    from unnest(${sql.placeholder('ids')}::integer[]) with ordinality as asked(id, place)
    join ${listedRow} on ${listedRow.id} = asked.id
    ${propertyTables(locale)}
    where ${hasPropertyPage(listedRow)} and ${listedTexts.title} is not null
      and ${listedRow[`listed_in_${listedInFields[locale]}`]}
    order by asked.place`),
)

/**
 * The published properties with these ids that are listed in the language, in the order of the ids, with only what visitors
 * may see. One SQL query, because Payload's own reading of 24 properties, with all fields in all languages, takes longer
 * than the rest of a page.
 */
export async function findListedProperties({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<ListedProperty[]> {
  // Also those that are not listed now.
  noteTags(['cities', 'property-types', 'media', ...ids.map((id) => `properties:${id}`)])
  if (ids.length === 0) return []
  const rows = await askPrepared<{ property: ListedProperty }>(payload, propertiesIn[locale]({ ids }))
  return rows.map(({ property }) => property)
}
