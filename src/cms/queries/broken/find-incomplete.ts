import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { catalogColumn, catalogTable, findLinks, joinsOf, pathToDocument } from '@/cms/database/catalog'
import { tableOf } from '@/cms/database/table-of'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { BrokenThing } from '@/domain/broken/broken-thing'
import { listedInFields } from '@/domain/properties/listed-in'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import { hasListedStatus, hasPropertyPage } from '@/cms/queries/properties/status-where'

const properties = table('properties')
const propertyRels = table('properties_rels')
const media = table('media')
const mediaLocales = table('media_locales')

const mostOfAKind = 500

const ofProperty =
  (kind: 'no-agent' | 'no-picture', place: string) =>
  ({ id, publicId }: { id: number; publicId: number }): BrokenThing => ({
    kind,
    document: `properties/${id}`,
    place,
    locale: null,
    target: String(publicId),
  })

async function findProperties(payload: Payload, lacks: SQL) {
  const { rows } = await databaseOf(payload).execute<{ id: number; publicId: number }>(sql`
    select ${properties.id}, ${properties.public_id}::int as "publicId" from ${properties}
    where ${properties._status} = 'published' and ${hasListedStatus(properties.status)} and ${lacks}
    order by ${properties.id} limit ${mostOfAKind}`)
  return rows
}

const withoutAgent = sql`${properties.agent_id} is null`
const withoutPicture = sql`not exists (select from ${propertyRels}
  where ${propertyRels.parent_id} = ${properties.id} and ${propertyRels.path} = 'pictures' and ${propertyRels.media_id} is not null)`

/** Each picture of a published property in each language that it is listed in. */
const picturesOfProperties = sql.join(
  locales.map(
    (locale) => sql`select ${propertyRels.media_id} as id, ${locale}::text as locale
      from ${propertyRels} join ${properties} on ${properties.id} = ${propertyRels.parent_id}
      where ${propertyRels.media_id} is not null and ${hasPropertyPage(properties)}
        and ${properties[`listed_in_${listedInFields[locale]}`]}`,
  ),
  sql` union `,
)

/** The tables of documents outside the bin that name pictures, besides properties and versions. */
async function picturesOfContent(payload: Payload, shown: readonly Locale[]): Promise<SQL> {
  const links = await findLinks(databaseOf(payload))
  const columns = links.filter(
    ({ tbl, target }) => target === 'media' && !tbl.startsWith('_') && !/^(properties|media)(_|$)/.test(tbl),
  )
  const tables = payload.config.collections.map(({ slug, trash }) => ({
    name: tableOf(payload.db, slug),
    hasBin: trash,
  }))
  const roots = new Set(tables.map(({ name }) => name))
  const selects = columns.map((column) => {
    const path = pathToDocument(column.tbl, { links, roots }) ?? []
    const root = path.at(-1)?.target ?? column.tbl
    const hasBin = tables.some((each) => each.name === root && each.hasBin)
    return sql`select ${catalogColumn(column)} as id, shown.locale
      from ${catalogTable(column.tbl)} ${joinsOf(path)} cross join unnest(${sql.param([...shown])}::text[]) as shown (locale)
      where ${catalogColumn(column)} is not null
        ${hasBin ? sql`and ${catalogColumn({ tbl: root, col: 'deleted_at' })} is null` : sql``}`
  })
  return selects.length === 0 ? sql`` : sql` union ${sql.join(selects, sql` union `)}`
}

type PictureRow = { id: number; locale: string; filename: string | null }

/** The pictures that somebody sees in a language without a text for those who do not see them. */
async function findWithoutAlt(payload: Payload, shown: readonly Locale[]): Promise<BrokenThing[]> {
  const { rows } = await databaseOf(payload).execute<PictureRow>(sql`
    select used.id, used.locale, ${media.filename} as filename
    from (${picturesOfProperties}${await picturesOfContent(payload, shown)}) as used
      join ${media} on ${media.id} = used.id
    where not exists (select from ${mediaLocales} where ${mediaLocales._parent_id} = used.id
      and ${mediaLocales._locale}::text = used.locale and coalesce(trim(${mediaLocales.alt}), '') <> '')
    order by used.id, used.locale limit ${mostOfAKind}`)
  return rows.map(({ id, locale, filename }) => ({
    kind: 'no-alt-text',
    document: `media/${id}`,
    place: 'alt',
    locale: isLocale(locale) ? locale : null,
    target: filename ?? String(id),
  }))
}

/** What published properties and pictures lack: an agent, a picture, a text for a picture. At most 500 of each. */
export async function findIncomplete(payload: Payload, shown: readonly Locale[]): Promise<BrokenThing[]> {
  const [noAgent, noPicture, noAlt] = [
    await findProperties(payload, withoutAgent),
    await findProperties(payload, withoutPicture),
    await findWithoutAlt(payload, shown),
  ]
  return [
    ...noPicture.map(ofProperty('no-picture', 'pictures')),
    ...noAgent.map(ofProperty('no-agent', 'agent')),
    ...noAlt,
  ]
}
