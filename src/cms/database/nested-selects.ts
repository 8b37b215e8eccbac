import type { postgresAdapter } from '@payloadcms/db-postgres'
import { isRecord } from '@/domain/shared/is-record'

type Adapter = ReturnType<typeof postgresAdapter>

/** The numbers that the rows of lists got in a version, by the ids that they have in their document; of each transaction. */
const numbersIn = new WeakMap<object, Map<string, unknown>>()

// More than any version has.
const mostNumbers = 10_000

function numbersOf(db: object): Map<string, unknown> {
  const known = numbersIn.get(db) ?? new Map<string, unknown>()
  if (known.size > mostNumbers) known.clear()
  numbersIn.set(db, known)
  return known
}

/**
 * An adapter that stores choices within a list of a list in versions too. Payload (3.90) names the row of a version by a number, keeps it
 * for the lists of a document, and loses it for the lists within them: the choices would name the row by its id, and the save fail.
 */
export const withNestedSelects = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const connected = adapter.init(args)
    const { insert } = connected
    const insertNumbered: typeof insert = async (given) => {
      const numbers = numbersOf(given.db)
      const isOfVersion = given.tableName.startsWith('_')
      const numbered = <Row>(row: Row): Row => {
        if (!isOfVersion || !isRecord(row) || typeof row.parent !== 'string') return row
        return numbers.has(row.parent) ? { ...row, parent: numbers.get(row.parent) } : row
      }
      const values = Array.isArray(given.values) ? given.values.map(numbered) : numbered(given.values)
      const rows = await insert.call(connected, { ...given, values })
      for (const row of rows) if (typeof row._uuid === 'string') numbers.set(row._uuid, row.id)
      return rows
    }
    return Object.assign(connected, { insert: insertNumbered })
  },
})
