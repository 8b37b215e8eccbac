import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { toSearchName } from '@/domain/shared/text'
import { transactionOf } from './transaction-of'

const mostFound = 1000

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

// The accents that stand beside their letter once a text is decomposed, in a pattern of the database.
const accents = '[\\u0300-\\u036f]'

// As `toSearchName` writes a word: the letters that do not decompose one by one, any apostrophe as the straight one.
const comparable = (text: SQL): SQL => {
  const plain = sql`translate(regexp_replace(normalize(${text}, NFD), ${accents}::text, '', 'g'), 'øØłŁ’‘ʼ', 'oOlL''''''')`
  const spelled = sql`replace(replace(replace(replace(${plain}, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')`
  return sql`lower(replace(replace(${spelled}, 'ß', 'ss'), 'ẞ', 'ss'))`
}

// A number is also a whole reference or house number: 12 is not part of 7123.
const holds = (word: string) => sql`(words like ${containing(toSearchName(word))}
  or reference = ${word} or lower(house_number) = ${word.toLowerCase()})`

/**
 * The homes of which every word is known, as they are published or were last saved: by reference, title, street, town in
 * any of its names, postcode, and the name or address of the owner. Accents, capitals and the shape of apostrophes do not
 * matter.
 */
export async function findHomesByWords(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  words: readonly string[],
): Promise<number[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`
    with homes as (
      select id, public_id, street, house_number, city_id, owner_id,
        (select string_agg(title, ' ') from properties_locales where _parent_id = properties.id) as titles
      from properties
      union all
      select parent_id, version_public_id, version_street, version_house_number, version_city_id, version_owner_id,
        (select string_agg(version_title, ' ') from _properties_v_locales where _parent_id = _properties_v.id)
      from _properties_v where latest and parent_id is not null
    ), known as (
      select homes.id, public_id::text as reference, house_number,
        ${comparable(sql`concat_ws(' ', titles, street, cities.zip, names, first_name, last_name, owners.email)`)} as words
      from homes
      left join cities on cities.id = city_id
      left join owners on owners.id = owner_id
      left join lateral (
        select string_agg(search_name, ' ') as names
        from town_search_names where town_search_names.city_id = homes.city_id
      ) as named on true
    )
    select distinct id from known where ${sql.join(words.map(holds), sql` and `)}
    order by id desc limit ${mostFound}`)
  return rows.map(({ id }) => id)
}
