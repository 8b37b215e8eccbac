import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { City, Media, Property, PropertyType } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'

const sizeNames = ['w60', 'w250', 'w400', 'w600', 'w720', 'w900', 'w1360'] as const

/** What is shown of a picture. */
export type ListedPicture = Pick<
  Media,
  'kind' | 'alt' | 'dominantColor' | 'url' | 'width' | 'height' | 'updatedAt' | 'sizes'
>

/** A home as lists and maps show it, in one language, with its city, its type and its first picture. */
export type ListedHome = Pick<
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
> & {
  city: Pick<City, 'id' | 'name' | 'zip' | 'countryId' | 'countryName'> | null
  type: Pick<PropertyType, 'id' | 'name'> | null
  pictures: ListedPicture[]
}

type SQL = ReturnType<typeof sql>

const sizes = sql.raw(
  sizeNames
    .map(
      (name) =>
        `'${name}', json_build_object('url', media.sizes_${name}_url, 'width', media.sizes_${name}_width, 'height', media.sizes_${name}_height)`,
    )
    .join(', '),
)

const picture = (locale: Locale): SQL => sql`
  select json_build_object(
    'kind', media.kind, 'alt', alt.alt, 'dominantColor', media.dominant_color, 'url', media.url,
    'width', media.width, 'height', media.height, 'updatedAt', media.updated_at,
    'sizes', json_build_object(${sizes})) as picture
  from properties_rels rel
  join media on media.id = rel.media_id
  left join media_locales alt on alt._parent_id = media.id and alt._locale = ${locale}
  where rel.parent_id = home.id and rel.path = 'pictures'
  order by rel."order" limit 1`

const annuity = `json_build_object('enabled', home.life_annuity_enabled, 'downPayment', home.life_annuity_down_payment,
  'monthlyAnnuity', home.life_annuity_monthly_annuity, 'bareOwnershipValue', home.life_annuity_bare_ownership_value)`

/** The terms of a life annuity that its price line and its place in the order by price go by. */
export const lifeAnnuityJson: SQL = sql.raw(annuity)

const facts = sql.raw(`
  'id', home.id, 'publicId', home.public_id, 'title', own.title, 'goal', home.goal,
  'mainTypeName', own.main_type_name, 'status', home.status, 'marquee', home.marquee,
  'marqueeName', own.marquee_name, 'street', home.street, 'houseNumber', home.house_number,
  'boxNumber', home.box_number, 'publishAddress', home.publish_address, 'latitude', home.latitude,
  'longitude', home.longitude, 'price', home.price, 'publishPrice', home.publish_price,
  'priceUnit', home.price_unit, 'priceUnitText', own.price_unit_text,
  'lifeAnnuity', ${annuity},
  'energyPerformance', home.energy_performance, 'epcLabelText', home.epc_label_text,
  'energy', json_build_object('label', home.energy_label),
  'rooms', json_build_object('bedrooms', home.rooms_bedrooms, 'bathrooms', home.rooms_bathrooms,
    'showerRooms', home.rooms_shower_rooms),
  'surfaces', json_build_object('living', home.surfaces_living, 'ground', home.surfaces_ground)`)

const cityOf = sql.raw(`
  case when city.id is null then null else json_build_object('id', city.id, 'name', city_own.name, 'zip', city.zip,
    'countryId', city.country_id, 'countryName', city_own.country_name) end`)

const typeOf = sql.raw(
  `case when type.id is null then null else json_build_object('id', type.id, 'name', type_own.name) end`,
)

/** A home as JSON, of the tables that `homeTables` joins to it. */
export const homeAsJson: SQL = sql`json_build_object(${facts}, 'city', ${cityOf}, 'type', ${typeOf},
  'pictures', case when shown.picture is null then '[]'::json else json_build_array(shown.picture) end)`

/** What belongs to the table `home` in a language. */
export const homeTables = (locale: Locale): SQL => sql`
  left join properties_locales own on own._parent_id = home.id and own._locale = ${locale}
  left join cities city on city.id = home.city_id
  left join cities_locales city_own on city_own._parent_id = city.id and city_own._locale = ${locale}
  left join property_types type on type.id = home.type_id
  left join property_types_locales type_own on type_own._parent_id = type.id and type_own._locale = ${locale}
  left join lateral (${picture(locale)}) shown on true`

/**
 * The published homes of these ids that are listed in the language, in the order of the ids: what a visitor may see of
 * them and no more. One question in SQL, because Payload's own reading of 24 homes, with all their fields in all
 * languages, takes longer than the rest of a page.
 */
export async function findListedHomes({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<ListedHome[]> {
  if (ids.length === 0) return []
  const { rows } = await payload.db.drizzle.execute<{ home: ListedHome }>(sql`
    select ${homeAsJson} as home
    from unnest(${sql.param(ids)}::integer[]) with ordinality as asked(id, place)
    join properties home on home.id = asked.id
    ${homeTables(locale)}
    where home._status = 'published' and own.title is not null
      and ${sql.raw(`home.listed_in_${listedInFields[locale]}`)}
    order by asked.place`)
  return rows.map(({ home }) => home)
}
