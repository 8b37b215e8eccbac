import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { seenOwners } from '@/cms/access/owner-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { toSearchName } from '@/domain/shared/text'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const properties = table('properties')
const propertiesVersions = table('_properties_v')
const cities = table('cities')
const townSearchNames = table('town_search_names')
const ownersTable = table('owners')
const propertiesLocales = table('properties_locales')
const propertiesVersionsLocales = table('_properties_v_locales')
/** The row of the searched property. */
export const sought = table('properties', 'sought')

const containing = (word: string): string => `%${toSearchName(word).replace(/[\\%_]/g, '\\$&')}%`

// Numbers beyond the database's integers are no reference.
const isReference = (word: string): boolean => /^\d{1,15}$/.test(word)

// A number matches a whole reference or house number: 12 is not part of 7123.
const byReference = (
  word: string,
): SQL => sql`select ${properties.id} from ${properties} where ${properties.public_id} = ${word}::numeric
  union all select ${propertiesVersions.parent_id} from ${propertiesVersions} where ${propertiesVersions.latest} and ${propertiesVersions.version_public_id} = ${word}::numeric`

// Each part has an index of its own (migrations/20261123_073000_home_words.ts): keep the expressions equal.
const holds = (word: string, scope: StaffScope): SQL => {
  const like = sql`like ${containing(word)}`
  const towns = sql`(select ${cities.id} from ${cities} where ${cities.zip} ${like}
    union all select ${townSearchNames.city_id} from ${townSearchNames} where ${townSearchNames.search_name} ${like})`
  const owners = sql`(select ${ownersTable.id} from ${ownersTable}
    where search_name((coalesce(${ownersTable.first_name}, '') || ' ' || coalesce(${ownersTable.last_name}, '') || ' ' || ${ownersTable.email}) collate "default") ${like}
      and ${seenOwners(scope)})`
  return sql`${sought.id} in (
    select ${properties.id} from ${properties} where search_name(${properties.street}) ${like} or lower(${properties.house_number}) = ${word.toLowerCase()}
    union all select ${propertiesLocales._parent_id} from ${propertiesLocales} where search_name(${propertiesLocales.title}) ${like}
    union all select ${properties.id} from ${properties} where ${properties.city_id} in ${towns}
    union all select ${properties.id} from ${properties} where ${properties.owner_id} in ${owners}
    union all select ${propertiesVersions.parent_id} from ${propertiesVersions}
      where ${propertiesVersions.latest} and (search_name(${propertiesVersions.version_street}) ${like} or lower(${propertiesVersions.version_house_number}) = ${word.toLowerCase()})
    union all select ${propertiesVersions.parent_id} from ${propertiesVersionsLocales} join ${propertiesVersions} on ${propertiesVersions.id} = ${propertiesVersionsLocales._parent_id}
      where ${propertiesVersions.latest} and search_name(${propertiesVersionsLocales.version_title}) ${like}
    union all select ${propertiesVersions.parent_id} from ${propertiesVersions} where ${propertiesVersions.latest} and ${propertiesVersions.version_city_id} in ${towns}
    union all select ${propertiesVersions.parent_id} from ${propertiesVersions} where ${propertiesVersions.latest} and ${propertiesVersions.version_owner_id} in ${owners}
    ${isReference(word) ? sql`union all ${byReference(word)}` : sql``})`
}

/** The properties to search in; their row is `sought`. */
export const everyProperty = sql`true`

type PropertiesByWordsQuery = {
  words: readonly string[]
  limit: number
  among?: SQL
  /** What whoever searches sees of owners: they find no property by the name of another owner. */
  scope: StaffScope
  /** Also what is in the bin, which is left out otherwise. */
  withBin?: boolean
}

/** The SQL query for the properties. */
export function propertiesByWords({
  words,
  limit,
  scope,
  among = everyProperty,
  withBin = false,
}: PropertiesByWordsQuery): SQL {
  const references = words.filter(isReference)
  const place = withBin ? everyProperty : sql`${sought.deleted_at} is null`
  return sql`select ${sought.id}, (count(*) over ())::int as total from ${sought}
    where ${sql.join([place, among, ...words.map((word) => holds(word, scope))], sql` and `)}
    order by (${sought.public_id} = any(${sql.param(references)}::numeric[])) desc nulls last, ${sought.id} desc limit ${limit}`
}

/** The found properties, up to the limit, and their number. */
export type FoundProperties = { ids: number[]; total: number }

/**
 * The properties that contain every word, as published or last saved: in reference, title, street, town in any of its
 * names, postcode, or the name or address of the owner. Accents, capitals, the order of the words and the shape of
 * apostrophes do not matter. The property whose reference is one of the words comes first, then the newest.
 */
export async function findPropertiesByWords(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  query: PropertiesByWordsQuery,
): Promise<FoundProperties> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number; total: number }>(propertiesByWords(query))
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
