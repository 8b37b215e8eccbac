import { noteWatch, type SearchChange, type SearchRow } from '@/process/freshness.mjs'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { SearchColumn } from './fact-columns'
import { changesSelection, changesWords, isSelected, type WatchedSelection } from './watch-selection'

/** The column by which an order sorts; the public ID, which never changes, breaks ties. */
export const orderColumn = (sort: ListingSort, price: SearchColumn): SearchColumn => {
  const columns: Record<ListingSort, SearchColumn> = {
    newest: 'published_at',
    'price-asc': price,
    'price-desc': price,
    'surface-desc': 'usable_surface',
  }
  return columns[sort]
}

/** What a row is ordered by, as a number: an amount, a surface, or milliseconds since 1970; null comes last. */
export type OrderValue = number | null

export type WatchedPage = {
  selection: WatchedSelection
  sort: ListingSort
  /** The first and the last row of the page; null if it is empty. */
  ends: { first: OrderValue; last: OrderValue } | null
  /** Whether nothing is before the page. */
  isFirst: boolean
  /** Whether the page has room for more: what would follow its last row is on it. */
  isOpen: boolean
}

const numberOf = (value: unknown): OrderValue => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Date.parse(value) : null
}

/** Whether one row is certainly before another; not if they are equal. */
function isBefore([one, other]: readonly [OrderValue, OrderValue], sort: ListingSort): boolean {
  if (one === null) return false
  if (other === null) return true
  return sort === 'price-asc' ? one < other : one > other
}

type Side = 'before' | 'on' | 'after'

/** Where a row stands beside a page. */
function sideOf(row: SearchRow, { selection, sort, ends, isFirst, isOpen }: WatchedPage): Side {
  if (!ends) return 'on'
  const value = numberOf(row[orderColumn(sort, selection.price)])
  if (!isFirst && isBefore([value, ends.first], sort)) return 'before'
  return !isOpen && isBefore([ends.last, value], sort) ? 'after' : 'on'
}

const sidesOf = (change: SearchChange, page: WatchedPage): Side[] =>
  [change.before, change.after].flatMap((row) =>
    row && isSelected(row, page.selection) ? sideOf(row, page) : [],
  )

/**
 * Whether a change gives a page of a selection other rows or another order. What comes, goes or changes after the page moves
 * nothing on it, nor does what stays before it.
 */
export function changesPage(change: SearchChange, page: WatchedPage): boolean {
  const sides = sidesOf(change, page)
  if (sides.every((side) => side === 'after')) return false
  const staysBefore = sides.length === 2 && sides.every((side) => side === 'before')
  return staysBefore ? changesWords(change, page.selection) : changesSelection(change, page.selection)
}

/** A page that is made now is as old as the next change of its rows. */
export const watchPage = (page: WatchedPage): void => noteWatch((change) => changesPage(change, page))
