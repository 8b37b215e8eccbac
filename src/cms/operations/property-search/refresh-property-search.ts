import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lifeAnnuityJson } from '@/cms/queries/properties/listed-homes'
import { townNamesJson } from '@/cms/queries/towns/town-names'
import { transactionOf, type Database } from '@/cms/database/transaction-of'
import { toSearchFacts, type SearchSource } from '@/domain/search/search-row'
import type { Localized } from '@/domain/shared/locale'
import { queueHomeMatching } from '@/cms/operations/alerts/queue-home-matching'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

const batchSize = 500

/**
 * Brings the rows the search has of these homes (docs/search.md) in step with what is published, in the transaction of
 * the request: a home that is not published has none. To be called behind every write below Payload's own operations.
 * Search alerts then hear of what has become of the homes (docs/alerts.md).
 */
export async function refreshPropertySearch({
  req,
  ids,
}: {
  req: Request
  ids: readonly number[]
}): Promise<void> {
  const db = await transactionOf(req)
  for (let at = 0; at < ids.length; at += batchSize) await refreshBatch(db, ids.slice(at, at + batchSize))
}

/** The same for the homes of cities or types that have another name now, or are gone. */
export async function refreshPropertySearchOf({
  req,
  cityIds = [],
  typeIds = [],
}: {
  req: Request
  cityIds?: readonly number[]
  typeIds?: readonly number[]
}): Promise<void> {
  const db = await transactionOf(req)
  const cities = sql`${sql.param(cityIds)}::int[]`
  const types = sql`${sql.param(typeIds)}::int[]`
  // The rows still name a city that is gone; the homes no longer do.
  const { rows } = await db.execute<{ id: number }>(sql`
    select property_id as id from property_search where city_id = any(${cities}) or type_ids && ${types}
    union select id from properties where city_id = any(${cities}) or type_id = any(${types})
    order by id`)
  await refreshPropertySearch({ req, ids: rows.map(({ id }) => id) })
}

async function refreshBatch(db: Database, batch: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param(batch)}::int[])`
  // First, and in one order for all: of two transactions that touch a home, the later one reads what the earlier wrote.
  await db.execute(sql`select id from properties where id = ${ids} order by id for no key update`)
  await db.execute(sql`delete from property_search where property_id = ${ids}`)
  const { rows } = await db.execute<Source>(sources(ids))
  if (rows.length > 0) await db.execute(insert(JSON.stringify(rows.map(toDerived))))
  await queueHomeMatching({ db, ids: batch })
}

type Source = Omit<SearchSource, 'titles' | 'typeNames'> & {
  id: number
  titles: Localized | null
  types: { id: number; names: Localized | null }[] | null
}

function toDerived({ id, titles, types, ...home }: Source) {
  const { texts, shownPrice, annuityPrice, position, label } = toSearchFacts({
    ...home,
    titles: titles ?? {},
    typeNames: (types ?? []).map(({ names }) => names ?? {}),
  })
  return {
    id,
    type_ids: (types ?? []).map((type) => type.id),
    shown_price: shownPrice,
    annuity_price: annuityPrice,
    shown_lat: position?.lat ?? null,
    shown_lng: position?.lng ?? null,
    energy_label: label,
    text_nl: texts.nl,
    text_fr: texts.fr,
    text_en: texts.en,
    text_de: texts.de,
  }
}

const sources = (ids: ReturnType<typeof sql>) => sql`
  select home.id, home.public_id::float8 as "publicId", home.goal, home.price::float8 as price,
    home.publish_price as "publishPrice", ${lifeAnnuityJson} as "lifeAnnuity", home.publish_address as "publishAddress",
    home.latitude::float8 as latitude, home.longitude::float8 as longitude, home.energy_performance::float8 as kwh, home.energy_label as label,
    home.epc_label_text as "labelText", city.zip, city.country_id::float8 as "countryId",
    jsonb_build_object('nl', coalesce(home.listed_in_dutch, false), 'fr', coalesce(home.listed_in_french, false),
      'en', coalesce(home.listed_in_english, false), 'de', coalesce(home.listed_in_german, false)) as "listedIn",
    (select jsonb_object_agg(_locale, title) from properties_locales
      where _parent_id = home.id and title is not null) as titles,
    ${townNamesJson(sql`home.city_id`)} as "townNames",
    (select jsonb_agg(jsonb_build_object('id', type.id, 'names',
        (select jsonb_object_agg(_locale, name) from property_types_locales where _parent_id = type.id)) order by place)
      from (select 0 as place, home.type_id as id
        union all select "order", property_types_id from properties_rels
          where parent_id = home.id and path = 'extraTypes') as type
      where type.id is not null) as types
  from properties home left join cities city on city.id = home.city_id
  where home.id = ${ids} and home._status = 'published'`

// What is derived comes from above, everything else straight from the home.
const insert = (derived: string) => sql`
  insert into property_search (property_id, city_id, type_id, public_id, published_at, bedrooms, bathrooms, garages,
    parkings, living_surface, ground_surface, garden_surface, terrace_surface, construction_year, facades, energy_kwh,
    marquee, annuity_price, new_build, life_annuity, publish_price, goal, status, type_ids, shown_price, shown_lat, shown_lng,
    energy_label, text_nl, text_fr, text_en, text_de)
  select home.id, city_id, type_id, public_id, published_at, rooms_bedrooms, rooms_bathrooms, rooms_garages,
    rooms_parkings, surfaces_living, surfaces_ground, surfaces_garden, surfaces_terrace,
    construction_construction_year, construction_facades::text::float8, energy_performance, marquee, derived.annuity_price, new_build,
    life_annuity_enabled, publish_price, goal, status, derived.type_ids, derived.shown_price,
    derived.shown_lat, derived.shown_lng, derived.energy_label, derived.text_nl, derived.text_fr, derived.text_en, derived.text_de
  from properties home
  join jsonb_to_recordset(${derived}::jsonb) as derived (id int, type_ids int[], shown_price float8, annuity_price float8,
    shown_lat float8, shown_lng float8, energy_label text, text_nl text, text_fr text, text_en text, text_de text) on derived.id = home.id
  on conflict (property_id) do nothing`
