import { sql } from '@payloadcms/db-postgres'
import { catalogColumn, catalogTable } from '@/cms/database/catalog'
import { resultName, type SQL } from '@/cms/database/tables'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale } from '@/domain/shared/locale'
import type { TextKind, TranslatedField } from '@/domain/translations/document-texts'
import type { TranslatedEntity } from './translated-entities'

type TextColumn = { column: string; kind: TextKind }

/** The texts of a document itself, or of the rows of one of its lists. */
type TextTable = { name: string; list: string | null; columns: TextColumn[] }

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

type TableStart = { table: string; prefix: string }

function columnsOf(fields: readonly TranslatedField[], prefix: string): TextColumn[] {
  return fields.flatMap((field) => {
    const column = `${prefix}${snake(field.name)}`
    if (field.kind === 'list') return []
    return field.kind === 'group' ? columnsOf(field.fields, `${column}_`) : [{ column, kind: field.kind }]
  })
}

function listsOf(fields: readonly TranslatedField[], { table, prefix }: TableStart): TextTable[] {
  return fields.flatMap((field) => {
    const name = `${prefix}${snake(field.name)}`
    if (field.kind === 'group') return listsOf(field.fields, { table, prefix: `${name}_` })
    if (field.kind !== 'list') return []
    const list = `${table}_${name}`
    return [{ name: `${list}_locales`, list, columns: columnsOf(field.fields, '') }]
  })
}

/** The table of an entity's documents as last saved. */
export const mainTable = ({ slug, hasDrafts }: TranslatedEntity): string =>
  hasDrafts ? `_${snake(slug)}_v` : snake(slug)

const textTables = (entity: TranslatedEntity): TextTable[] => {
  const start = { table: mainTable(entity), prefix: entity.hasDrafts ? 'version_' : '' }
  const columns = columnsOf(entity.fields, start.prefix)
  const own = { name: `${start.table}_locales`, list: null, columns }
  return [...(columns.length > 0 ? [own] : []), ...listsOf(entity.fields, start)]
}

/**
 * As `isFilled` has it: what the editor keeps of a text that was taken out is no text. The first words of a text of the editor are
 * asked for first, because they are found much faster than any others.
 */
const filled = ({ column, kind }: TextColumn): SQL => {
  const name = catalogColumn({ tbl: 't', col: column })
  if (kind !== 'rich') return sql`${name} ~ '\\S'`
  return sql`(${name} #>> '{root,children,0,children,0,text}' ~ '\\S'
    or ${name} @? '$.**.text ? (@ like_regex "\\\\S")')`
}

/** A bit for each filled text of a row. */
const bitsOf = (columns: readonly TextColumn[]): SQL =>
  sql.join(
    columns.map((column, bit) => sql`case when ${filled(column)} then ${2 ** bit}::bigint else 0 end`),
    sql` | `,
  )

const bitsIn = (locale: Locale): SQL =>
  sql`coalesce(max(bits) filter (where locale = ${locale}), 0) as ${resultName(locale)}`

function unitsOf({ name, list, columns }: TextTable): SQL {
  const [parent, locale] = ['_parent_id', '_locale'].map((col) => catalogColumn({ tbl: 't', col }))
  const rows = sql`select ${parent} as owner, ${locale}::text as locale, ${bitsOf(columns)} as bits
    from ${catalogTable(name)} t`
  const languages = sql.join(locales.map(bitsIn), sql`, `)
  if (list === null) return sql`select owner as doc, ${languages} from (${rows}) texts group by owner`
  const document = catalogColumn({ tbl: 'list', col: '_parent_id' })
  return sql`select ${document} as doc, ${languages} from (${rows}) texts
    join ${catalogTable(list)} list on list.id = texts.owner group by ${document}, list.id`
}

const isListed = (entity: TranslatedEntity): boolean =>
  entity.config.flattenedFields.some(({ name }) => name === 'listedIn')

/** Whether a document is shown in a language of the site. */
function shownIn(entity: TranslatedEntity, locale: Locale): SQL {
  if (!isListed(entity)) return sql`true`
  const column = `${entity.hasDrafts ? 'version_' : ''}listed_in_${listedInFields[locale]}`
  return sql`coalesce(${catalogColumn({ tbl: 'd', col: column })}, false)`
}

type GapsInput = {
  entity: TranslatedEntity
  site: readonly Locale[]
  /** The languages whose gaps count. */
  targets: readonly Locale[]
}

const gapColumn = (locale: Locale): SQL =>
  sql`(sum(bit_count((anywhere & ~${resultName(locale)})::bit(64))))::int`

/**
 * How many texts each document of an entity outside the bin lacks in each language of the site, as last saved: `id`, and a column for each language.
 * Documents that lack nothing in a language that counts are absent. The rule is that of `gapsOf`.
 */
export function gapsQuery({ entity, site, targets }: GapsInput): SQL {
  const { hasDrafts } = entity
  const shown = site.map((locale) => sql`${shownIn(entity, locale)} as ${resultName(`in_${locale}`)}`)
  const anywhere = site.map(
    (locale) => sql`case when ${resultName(`in_${locale}`)} then ${resultName(locale)} else 0 end`,
  )
  const counts = locales.map((locale) =>
    site.includes(locale)
      ? sql`case when ${resultName(`in_${locale}`)} then ${gapColumn(locale)} else 0 end as ${resultName(locale)}`
      : sql`0 as ${resultName(locale)}`,
  )
  const flags = sql.join(
    site.map((locale) => resultName(`in_${locale}`)),
    sql`, `,
  )
  return sql`select * from (
    select id, ${sql.join(counts, sql`, `)} from (
      select *, ${sql.join(anywhere, sql` | `)} as anywhere from (
        select ${catalogColumn({ tbl: 'd', col: hasDrafts ? 'parent_id' : 'id' })} as id, ${sql.join(shown, sql`, `)},
          ${sql.join(
            locales.map((locale) => catalogColumn({ tbl: 'units', col: locale })),
            sql`, `,
          )}
        from ${catalogTable(mainTable(entity))} d
          join (${sql.join(textTables(entity).map(unitsOf), sql` union all `)}) units on units.doc = d.id
        where ${hasDrafts ? sql`d.latest and ${catalogColumn({ tbl: 'd', col: 'version_deleted_at' })} is null` : sql`true`}
      ) placed
    ) compared group by id, ${flags}
  ) gaps where ${sql.join([sql`0`, ...targets.map(resultName)], sql` + `)} > 0`
}
