import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { askPrepared, prepareSql } from '@/cms/database/prepared-sql'
import { table } from '@/cms/database/tables'
import { listedInFields } from '@/domain/properties/listed-in'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { listedRow, listedTexts, pictureAsJson, type ListedPicture } from './listed-properties'
import { hasPropertyPage } from './status-where'

const relations = table('properties_rels')
const media = table('media')
const mediaTexts = table('media_locales')

/** All pictures of a property, and its title. */
export type ListedPictures = { title: string; pictures: ListedPicture[] }

const picturesIn = perLocale((locale) =>
  prepareSql<'reference'>(sql`
    select ${listedTexts.title} as title, (
      select coalesce(json_agg(${pictureAsJson(media, mediaTexts)} order by ${relations.order}), '[]')
      from ${relations} join ${media} on ${media.id} = ${relations.media_id}
      left join ${mediaTexts} on ${mediaTexts._parent_id} = ${media.id} and ${mediaTexts._locale} = ${locale}
      where ${relations.parent_id} = ${listedRow.id} and ${relations.path} = 'pictures') as pictures
    from ${listedRow}
    join ${listedTexts} on ${listedTexts._parent_id} = ${listedRow.id} and ${listedTexts._locale} = ${locale}
    where ${listedRow.public_id} = ${sql.placeholder('reference')} and ${hasPropertyPage(listedRow)}
      and ${listedTexts.title} is not null and ${listedRow[`listed_in_${listedInFields[locale]}`]}`),
)

/** The pictures of a published property that is listed in the language, by its reference; null if there is none. */
export async function findListedPictures({
  payload,
  reference,
  locale,
}: {
  payload: Payload
  reference: number
  locale: Locale
}): Promise<ListedPictures | null> {
  const [row] = await askPrepared<ListedPictures>(payload, picturesIn[locale]({ reference }))
  return row ?? null
}
