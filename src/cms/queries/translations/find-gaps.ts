import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { resultName, type SQL } from '@/cms/database/tables'
import { perLocale, locales, type Locale } from '@/domain/shared/locale'
import type { GapCounts } from '@/domain/translations/gaps'
import { gapsQuery } from './text-tables'
import type { TranslatedEntity } from './translated-entities'

/** How many documents of an entity lack texts, in each language and in any. */
export type EntityGaps = { entity: TranslatedEntity; documents: GapCounts; any: number }

/** A document that lacks texts, and how many in each language. */
export type DocumentGaps = { entity: TranslatedEntity; id: number; gaps: GapCounts }

/** The whole list of gaps in numbers, and the documents on a page of it. */
export type FoundGaps = { counts: EntityGaps[]; documents: DocumentGaps[]; total: number }

/** What is shown of the list of gaps. */
export type GapsFilter = {
  /** The entity by its slug; null for all. */
  slug: string | null
  /** Documents that lack texts in this language; null for any. */
  locale: Locale | null
}

type FindGapsInput = {
  payload: Payload
  entities: readonly TranslatedEntity[]
  /** The languages of the site. */
  site: readonly Locale[]
  /** The languages whose gaps count; all of the site without them. */
  targets?: readonly Locale[]
  filter: GapsFilter
  /** The first is 1. */
  page: number
  size: number
}

const noGaps: GapCounts = perLocale(() => 0)

const countIn = (locale: Locale): SQL => {
  const name = resultName(locale)
  return sql`(count(*) filter (where ${name} > 0))::int as ${name}`
}

const columns = sql.join(locales.map(resultName), sql`, `)

function isShown({ entities, filter: { slug, locale } }: FindGapsInput): SQL {
  const position = entities.findIndex((entity) => entity.slug === slug)
  return sql`${slug === null ? sql`true` : sql`position = ${position}`}
    and ${locale === null ? sql`true` : sql`${resultName(locale)} > 0`}`
}

type CountRow = GapCounts & { position: number; any: number }
type DocumentRow = GapCounts & { position: number; id: number }
type GapsRow = { counts: CountRow[] | null; documents: DocumentRow[] | null; total: number }

const gapsOfRow = ({ nl, fr, en, de }: GapCounts): GapCounts => ({ nl, fr, en, de })

const isChanged = ({ only }: TranslatedEntity): SQL =>
  only === null ? sql`true` : sql`id = any(${sql.param([...only])}::integer[])`

async function readGaps(input: FindGapsInput): Promise<GapsRow | undefined> {
  const { payload, entities, site, targets = site, page, size } = input
  const each = entities.map(
    (entity, position) => sql`select ${position}::int as position, id, ${columns}
      from (${gapsQuery({ entity, site, targets })}) found where ${isChanged(entity)}`,
  )
  const { rows } = await databaseOf(payload).execute<GapsRow>(sql`
    with gaps as materialized (${sql.join(each, sql` union all `)}),
      shown as (select * from gaps where ${isShown(input)})
    select (select count(*)::int from shown) as total,
      (select json_agg(counted) from (select position, count(*)::int as "any", ${sql.join(locales.map(countIn), sql`, `)}
        from gaps group by position) counted) as counts,
      (select json_agg(listed) from (select * from shown order by position, id desc
        limit ${size} offset ${(page - 1) * size}) listed) as documents`)
  return rows[0]
}

/** The documents that lack texts, by entity and the last made first, with the numbers of the whole list, in one query. */
export async function findGaps(input: FindGapsInput): Promise<FoundGaps> {
  const { entities } = input
  const row = entities.length === 0 ? undefined : await readGaps(input)
  const counts = new Map((row?.counts ?? []).map((each) => [each.position, each]))
  return {
    total: row?.total ?? 0,
    counts: entities.map((entity, position) => {
      const found = counts.get(position)
      return { entity, documents: found ? gapsOfRow(found) : noGaps, any: found?.any ?? 0 }
    }),
    documents: (row?.documents ?? []).flatMap(({ position, id, ...gaps }) => {
      const entity = entities[position]
      return entity ? [{ entity, id, gaps }] : []
    }),
  }
}
