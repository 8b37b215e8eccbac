import { sql } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { insertRows, type RowColumns, type TableRow } from './insert-rows'
import { transactionOf } from './transactions'

type CollectedTable = {
  name: string
  columns: RowColumns
  /** Whether PostgreSQL numbers its rows. */
  isNumbered: boolean
  /** Whether a row may name another row of the table. */
  refersToItself: boolean
  /** Numbers for rows to come, and how many there were. */
  ids: number[]
  taken: number
  rows: TableRow[]
}

// Half of them at most stay unused.
const idsAtOnce = 5000

type TableColumn = { name: string; hasDefault: boolean; getSQLType: () => string }

function toCollected({ tables }: Payload['db'], name: string): CollectedTable {
  const columns = new Map(Object.entries<TableColumn>(getTableColumns(tables[name])))
  const isNumbered = columns.get('id')?.getSQLType() === 'serial'
  const refersToItself = getTableConfig(tables[name]).foreignKeys.some(
    (key) => key.reference().foreignTable === tables[name],
  )
  return { name, columns, isNumbered, refersToItself, ids: [], taken: 0, rows: [] }
}

/** The rows of a transaction that are not written yet, by their tables. */
export class CollectedRows {
  private readonly tables = new Map<string, CollectedTable>()

  constructor(private readonly req: PayloadRequest) {}

  /** A table; the one that others belong to has to be named first, as it is written first. */
  table(name: string): CollectedTable {
    const known = this.tables.get(name)
    if (known) return known
    const added = toCollected(this.req.payload.db, name)
    this.tables.set(name, added)
    return added
  }

  /** As many numbers as before, so that few questions are asked and few numbers stay unused. */
  private async takeIds(table: CollectedTable, count: number): Promise<void> {
    const more = Math.max(count, Math.min(table.taken, idsAtOnce))
    const db = await transactionOf(this.req)
    const { rows } = await db.execute<{ id: number }>(sql`
      select nextval(pg_get_serial_sequence(quote_ident(${table.name}::text), 'id'))::int as id
      from generate_series(1, ${more}::int)`)
    table.ids.push(...rows.map(({ id }) => id))
    table.taken += more
  }

  async takeId(name: string): Promise<number> {
    const table = this.table(name)
    if (table.ids.length === 0) await this.takeIds(table, 1)
    return Number(table.ids.shift())
  }

  /** Keeps rows, and returns them with their numbers, which other rows refer to. */
  async add(name: string, given: TableRow[]): Promise<TableRow[]> {
    const table = this.table(name)
    if (table.isNumbered && table.ids.length < given.length) await this.takeIds(table, given.length)
    const rows = table.isNumbered ? given.map((row) => ({ ...row, id: row.id ?? table.ids.shift() })) : given
    table.rows.push(...rows)
    return rows
  }

  /** Writes the rows that are kept now; those that are added meanwhile stay. */
  async write(): Promise<void> {
    const kept = [...this.tables.values()].map(({ name, columns, rows }) => ({ name, columns, rows }))
    for (const table of this.tables.values()) table.rows = []
    const db = await transactionOf(this.req)
    for (const table of kept) if (table.rows.length > 0) await insertRows(db, table)
  }
}
