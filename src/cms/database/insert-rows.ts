import { sql } from '@payloadcms/db-postgres'
import type { Database } from './transactions'

export type TableRow = Record<string, unknown>

/** The columns of a table by the names that Payload's rows have for them. */
export type RowColumns = ReadonlyMap<string, { name: string; hasDefault: boolean }>

type RowsToInsert = { name: string; columns: RowColumns; rows: readonly TableRow[] }

type RowGroup = { names: string[]; rows: TableRow[] }

/** Rows that leave the same columns to the defaults of the table, by the names of PostgreSQL. */
function groupByDefaults({ columns, rows }: RowsToInsert): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  const withoutDefault = new Set<string>()
  for (const given of rows) {
    const row: TableRow = {}
    const names: string[] = []
    for (const [key, value] of Object.entries(given)) {
      const column = columns.get(key)
      if (!column || value === undefined) continue
      row[column.name] = value
      if (column.hasDefault) names.push(column.name)
      else withoutDefault.add(column.name)
    }
    const key = names.join()
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { names, rows: [row] })
  }
  return [...groups.values()].map((group) => ({ ...group, names: [...withoutDefault, ...group.names] }))
}

/** Half of a surrogate pair, which PostgreSQL refuses in JSON, becomes what the driver makes of it in a text. */
const wellFormed = (json: string): string =>
  json.includes('\\ud')
    ? json.replace(/\\(u[0-9a-f]{4}|.)/g, (escaped, code: string) =>
        /^ud[89a-f]/.test(code) ? '\\ufffd' : escaped,
      )
    : json

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error

/**
 * Inserts rows of Payload into a table, all in one statement where they leave the same columns to their defaults.
 * @throws Error with the name of the table and PostgreSQL's reason.
 */
export async function insertRows(db: Database, given: RowsToInsert): Promise<void> {
  const into = sql.identifier(given.name)
  for (const { names, rows } of groupByDefaults(given)) {
    const columns = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    const json = wellFormed(JSON.stringify(rows))
    try {
      await db.execute(sql`insert into ${into} (${columns})
        select ${columns} from json_populate_recordset(null::${into}, ${json}::json)`)
    } catch (error) {
      // Drizzle's message repeats all rows.
      const cause = causeOf(error)
      throw new Error(`${given.name}: ${cause instanceof Error ? cause.message : 'not stored'}`, { cause })
    }
  }
}
