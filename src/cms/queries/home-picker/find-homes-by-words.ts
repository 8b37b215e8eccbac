import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { toSearchName } from '@/domain/shared/text'
import { transactionOf } from '@/cms/database/transaction-of'

const containing = (word: string): string => `%${toSearchName(word).replace(/[\\%_]/g, '\\$&')}%`

// Larger numbers than the database can hold are no reference.
const isReference = (word: string): boolean => /^\d{1,15}$/.test(word)

// A number is also a whole reference or house number: 12 is not part of 7123.
const byReference = (word: string): SQL => sql`select id from properties where public_id = ${word}::numeric
  union all select parent_id from _properties_v where latest and version_public_id = ${word}::numeric`

// Each part has an index of its own (migrations/20261123_073000_home_words.ts): keep the expressions in step with it.
const holds = (word: string): SQL => {
  const like = sql`like ${containing(word)}`
  const towns = sql`(select id from cities where zip ${like}
    union all select city_id from town_search_names where search_name ${like})`
  const owners = sql`(select id from owners
    where search_name((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) collate "default") ${like})`
  return sql`home.id in (
    select id from properties where search_name(street) ${like} or lower(house_number) = ${word.toLowerCase()}
    union all select _parent_id from properties_locales where search_name(title) ${like}
    union all select id from properties where city_id in ${towns}
    union all select id from properties where owner_id in ${owners}
    union all select parent_id from _properties_v
      where latest and (search_name(version_street) ${like} or lower(version_house_number) = ${word.toLowerCase()})
    union all select parent_id from _properties_v_locales title join _properties_v on _properties_v.id = title._parent_id
      where latest and search_name(version_title) ${like}
    union all select parent_id from _properties_v where latest and version_city_id in ${towns}
    union all select parent_id from _properties_v where latest and version_owner_id in ${owners}
    ${isReference(word) ? sql`union all ${byReference(word)}` : sql``})`
}

/** Among which homes one is looked for; `home` is the row of the home. */
export const everyHome = sql`true`

type HomeQuestion = { words: readonly string[]; limit: number; among?: SQL }

/** The question for the homes, as SQL. */
export function homesByWords({ words, limit, among = everyHome }: HomeQuestion): SQL {
  const references = words.filter(isReference)
  return sql`select home.id, (count(*) over ())::int as total from properties home
    where ${sql.join([among, ...words.map(holds)], sql` and `)}
    order by (home.public_id = any(${sql.param(references)}::numeric[])) desc nulls last, home.id desc limit ${limit}`
}

/** The homes that were found, at most as many as were asked for, and how many there are. */
export type FoundHomes = { ids: number[]; total: number }

/**
 * The homes of which every word is known, as they are published or were last saved: by reference, title, street, town in
 * any of its names, postcode, and the name or address of the owner. Accents, capitals, the order of the words and the shape
 * of apostrophes do not matter. The home whose reference is one of the words comes first, then the newest.
 */
export async function findHomesByWords(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  question: HomeQuestion,
): Promise<FoundHomes> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number; total: number }>(homesByWords(question))
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
