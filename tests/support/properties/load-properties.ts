import pg from 'pg'
import { locales, type Locale } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { titles, towns, types, type Town } from '../snapshot/snapshot-words'

// Besides the towns of the snapshots, as many places as a large agency knows.
const firstParts =
  'Villers,Neuville,Court,Sart,Mont,Bois,Roux,Orp,Grand,Petit,Saint-Remy,Thorembais,Marbais,Baisy'
const lastParts =
  'la-Ville,le-Temple,sur-Dyle,Notre-Dame,les-Bois,au-Pont,Saint-Pierre,Sainte-Anne,du-Moulin,la-Neuve,le-Grand'

const same = (name: string): Record<Locale, string> => ({ nl: name, fr: name, en: name, de: name })

function makeTowns(): Town[] {
  const made = firstParts.split(',').flatMap((first, row) =>
    lastParts.split(',').map((last, column) => ({
      zip: String(1300 + ((row * 37 + column * 11) % 190)),
      name: same(`${first}-${last}`),
      latitude: 50.5,
      longitude: 4.5,
    })),
  )
  return [...towns, ...made]
}

// The same number for the same property and value, on every machine: properties differ, runs do not.
const dice = (salt: number, sides: number): string => `abs(hashint8extended(n, ${salt})) % ${sides}`
const pickFrom = (list: string, salt: number): string =>
  `(${list})[1 + (${dice(salt, 1_000_003)} % array_length(${list}, 1))::int]`

const insertProperties = `
  insert into properties (goal, status, type_id, new_build, marquee, city_id, publish_address, latitude, longitude,
    price, publish_price, life_annuity_enabled, rooms_bedrooms, rooms_bathrooms, rooms_garages, surfaces_living,
    surfaces_ground, surfaces_garden, surfaces_terrace, construction_construction_year, construction_facades,
    energy_performance, energy_label, energy_certificate_number, public_id, listed_in_dutch, listed_in_french,
    listed_in_english, listed_in_german, published_at, _status)
  select (case when ${dice(1, 10)} < 3 then 'rent' else 'sale' end)::enum_properties_goal,
    (case when ${dice(2, 100)} < 88 then 'available' when ${dice(1, 10)} < 3 then 'rented' else 'sold' end)::enum_properties_availability,
    ${pickFrom('$3::int[]', 3)}, ${dice(4, 10)} = 0, case when ${dice(5, 10)} = 0 then 1 else 0 end,
    ${pickFrom('$4::int[]', 6)}, ${dice(7, 10)} < 8, 50.4 + (${dice(8, 4000)}) / 10000.0, 4.3 + (${dice(9, 6000)}) / 10000.0,
    case when ${dice(1, 10)} < 3 then 450 + (${dice(10, 215)}) * 10 else 85000 + (${dice(10, 900)}) * 1000 end,
    true, false, 1 + ${dice(11, 6)}, 1 + ${dice(12, 2)}, ${dice(13, 3)}, 25 + ${dice(14, 300)},
    case when ${dice(15, 3)} = 0 then null else 60 + ${dice(16, 1800)} end,
    case when ${dice(17, 2)} = 0 then null else 20 + ${dice(18, 900)} end,
    case when ${dice(19, 2)} = 0 then null else 4 + ${dice(20, 50)} end,
    1890 + ${dice(21, 135)}, (2 + ${dice(22, 3)})::text::enum_properties_construction_facades, 30 + ${dice(23, 450)},
    (array['A', 'B', 'C', 'D', 'E', 'F'])[1 + ${dice(24, 6)}]::enum_properties_energy_label,
    '2023' || n, n, true, true, ${dice(25, 10)} < 9, ${dice(26, 10)} < 7,
    timestamptz '2026-11-01 09:00Z' - n * interval '4 minutes', 'published'
  from generate_series($1::bigint, $2::bigint) as n
  returning id`

/** The titles of the new properties, from the words of the snapshots: type, surface and town in each language. */
const insertTexts = `
  insert into properties_locales (_parent_id, _locale, title, main_type_name)
  select property.id, type_name._locale,
    replace(replace(replace(pattern.title, '{type}', type_name.name), '{surface}', property.surfaces_living::text), '{town}', city_name.name),
    type_name.name
  from properties property
  join property_types_locales type_name on type_name._parent_id = property.type_id
  join cities_locales city_name on city_name._parent_id = property.city_id and city_name._locale = type_name._locale
  join unnest($2::text[], $3::text[]) as pattern (locale, title) on pattern.locale = type_name._locale::text
  where property.id = any($1::int[])`

const insertPictures = `
  insert into properties_rels ("order", parent_id, path, media_id)
  select place, property, 'pictures', ($2::int[])[1 + ((property + place) % array_length($2::int[], 1))]
  from unnest($1::int[]) as property, generate_series(1, 6) as place`

type LocalizedDocument = { name: Record<Locale, string> }

async function insertNames(
  client: pg.Client,
  {
    table,
    ids,
    named,
    extra,
  }: { table: string; ids: number[]; named: readonly LocalizedDocument[]; extra: boolean },
): Promise<void> {
  for (const locale of locales) {
    const names = named.map(({ name }) => name[locale])
    await client.query(
      `insert into ${table} (_parent_id, _locale, name${extra ? ', search_name' : ''})
       select id, $2, name${extra ? ', search_name' : ''} from unnest($1::int[], $3::text[], $4::text[]) as one (id, name, search_name)`,
      [ids, locale, names, names.map(toSearchName)],
    )
  }
}

const idsOf = ({ rows }: pg.QueryResult<{ id: number }>): number[] => rows.map(({ id }) => id)

async function loadWords(client: pg.Client): Promise<{ types: number[]; cities: number[]; media: number[] }> {
  const all = makeTowns()
  const typeIds = idsOf(
    await client.query(
      'insert into property_types (web_id, show_order) select id, id from unnest($1::int[]) as id returning id',
      [types.map(({ webId }) => webId)],
    ),
  )
  await insertNames(client, { table: 'property_types_locales', ids: typeIds, named: types, extra: false })
  const cityIds = idsOf(
    await client.query(
      'insert into cities (zip, country_id) select zip, 10 from unnest($1::text[]) as zip returning id',
      [all.map(({ zip }) => zip)],
    ),
  )
  await insertNames(client, { table: 'cities_locales', ids: cityIds, named: all, extra: true })
  const sizes = [60, 100, 250, 400, 600, 900, 1360]
  const columns = sizes.map((width) => `sizes_w${width}_url, sizes_w${width}_width, sizes_w${width}_height`)
  const values = sizes.map(
    (width) => `'/api/media/file/sample-' || n || '-${width}.webp', ${width}, ${Math.round(width / 1.5)}`,
  )
  const media = idsOf(
    await client.query(
      `insert into media (url, filename, mime_type, width, height, ${columns.join(', ')})
       select '/api/media/file/sample-' || n || '.jpg', 'sample-' || n || '.jpg', 'image/jpeg', 1360, 907, ${values.join(', ')}
       from generate_series(1, 30) as n returning id`,
    ),
  )
  return { types: typeIds, cities: cityIds, media }
}

async function readWords(client: pg.Client) {
  const read = async (table: string) => idsOf(await client.query(`select id from ${table} order by id`))
  const known = {
    types: await read('property_types'),
    cities: await read('cities'),
    media: await read('media'),
  }
  return known.types.length > 0 ? known : loadWords(client)
}

const batch = 10_000

/**
 * Fills a migrated database with published properties by plain SQL until it has that many, at ten thousand a second (the
 * importer would take much longer). Creates types, towns and pictures where there are none.
 */
export async function loadProperties({
  url,
  properties,
}: {
  url: string
  properties: number
}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { types: typeIds, cities, media } = await readWords(client)
    const patterns = locales.map((locale) =>
      titles[locale]({ type: '{type}', surface: 0, town: '{town}' }).replace('0', '{surface}'),
    )
    const { rows } = await client.query<{ last: number; count: number }>(
      'select coalesce(max(public_id), 100000)::int as last, count(*)::int as count from properties',
    )
    const { last, count } = rows[0] ?? { last: 0, count: 0 }
    for (let done = count; done < properties; done += batch) {
      const from = last + 1 + done - count
      const to = from + Math.min(batch, properties - done) - 1
      const ids = idsOf(await client.query(insertProperties, [from, to, typeIds, cities]))
      await client.query(insertTexts, [ids, locales, patterns])
      await client.query(insertPictures, [ids, media])
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
