import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { AlertProperty } from '@/domain/alerts/alert'
import { locales } from '@/domain/shared/locale'

type SearchedPropertyRow = Omit<AlertProperty, 'position' | 'texts' | 'isPublished'> & {
  id: number
  publicId: number
} & Record<'lat' | 'lng', number | null> &
  Record<(typeof locales)[number], string | null>

/** The published properties as the search knows them, by their ids, to compare the pure rules with the database. */
export async function readSearchedProperties(
  payload: Payload,
): Promise<{ id: number; property: AlertProperty & { publicId: number } }[]> {
  const { rows } = await payload.db.drizzle.execute<SearchedPropertyRow>(sql`
    select property_id as id, public_id::float8 as "publicId", goal, status, shown_price as "shownPrice", bedrooms, bathrooms, garages, parkings,
      usable_surface as "usableSurface", ground_surface as "groundSurface",
      construction_year as "constructionYear", facades, energy_kwh as "energyKwh", garden_surface as "gardenSurface", terrace_surface as "terraceSurface",
      new_build as "newBuild", furnished, lift, ground_floor as "groundFloor", energy_label as label, shown_lat as lat, shown_lng as lng,
      text_nl as nl, text_fr as fr, text_en as en, text_de as de,
      (select coalesce(json_agg(web_id::float8), '[]') from property_types
        where id = any(type_ids) and web_id is not null) as types,
      (select json_build_object('zip', coalesce(trim(zip), ''), 'searchNames', (select coalesce(json_agg(search_name order by search_name), '[]')
          from town_search_names where city_id = city.id),
          'places', (select coalesce(json_agg(place_id order by place_id), '[]') from town_places where city_id = city.id))
        from cities city where city.id = city_id) as city
    from property_search order by property_id`)
  return rows.map(({ id, lat, lng, nl, fr, en, de, ...property }) => {
    const texts = { nl, fr, en, de }
    const listed = locales.flatMap((locale) => (texts[locale] === null ? [] : [[locale, texts[locale]]]))
    return {
      id,
      property: {
        ...property,
        position: lat === null || lng === null ? null : { lat, lng },
        texts: Object.fromEntries(listed),
        isPublished: true,
      },
    }
  })
}
