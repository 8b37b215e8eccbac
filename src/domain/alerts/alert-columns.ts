import { alertColumnKeys, criteriaTable } from '@/domain/search/criteria-table'
import type { Comparison } from '@/domain/search/criterion-kinds'
import { recordOf } from '@/domain/shared/record-of'

type AlertColumnKey = (typeof alertColumnKeys)[number]

/** `minPrice` as SQL writes it: `min_price`. */
type ColumnName<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : Key

type AlertColumnName = ColumnName<AlertColumnKey>

/** A criterion with a column of its own in `alert_search`, and the fact about a property that it is compared with. */
export type AlertColumn = { key: AlertColumnKey; name: AlertColumnName; compared: Comparison }

function columnName<Key extends string>(key: Key): ColumnName<Key>
function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** All such columns. The goal, the types and the places are stored in another form. */
export const alertColumns: readonly AlertColumn[] = alertColumnKeys.map((key) => ({
  key,
  name: columnName(key),
  compared: criteriaTable[key].compared,
}))

/** Their types in PostgreSQL. */
export const alertColumnTypes = recordOf(alertColumns, ({ compared: { by } }) =>
  by === 'at-least' || by === 'at-most' ? ('double precision' as const) : ('boolean' as const),
)
