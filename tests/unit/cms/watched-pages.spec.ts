import { describe, expect, it } from 'vitest'
import { changesPage, orderColumn, type OrderValue } from '@/cms/queries/search/watch-page'
import type { WatchedSelection } from '@/cms/queries/search/watch-selection'
import { listingSorts, type ListingSort } from '@/domain/search/criterion-kinds'
import type { SearchRow } from '@/process/freshness.mjs'
import { createRandom } from '../../support/random'

const random = createRandom(25)

const amounts: readonly [OrderValue, ...OrderValue[]] = [null, 100, 200, 200, 300, 400, 500]

type Row = SearchRow & { public_id: number }

const anyRow = (publicId: number): Row => ({
  public_id: publicId,
  goal: random.chance(0.8) ? 'sale' : 'rent',
  status: 'available',
  city_id: 1,
  type_ids: [1],
  text_fr: random.pick(['garden', 'house']),
  shown_price: random.pick(amounts),
  usable_surface: random.pick(amounts),
  published_at: `2026-11-0${random.whole(1, 9)}T10:00:00.${random.pick(['5', '25'])}+01:00`,
})

const selection = (column: 'shown_price' | 'usable_surface' | 'published_at', word: string | null) =>
  ({
    locale: 'fr',
    goal: 'sale',
    statuses: [],
    typeIds: [],
    cityIds: [],
    checks: [],
    price: 'shown_price',
    columns: [column, 'public_id'],
    criteria: {
      typeIds: [],
      notTypeIds: [],
      cityIds: [],
      resolvedText: { named: null, types: null, cities: null, words: word === null ? [] : [word] },
    },
  }) satisfies WatchedSelection

const orderOf = (row: SearchRow, sort: ListingSort): OrderValue => {
  const value = row[orderColumn(sort, 'shown_price')]
  if (typeof value === 'string') return Date.parse(value)
  return typeof value === 'number' ? value : null
}

/** As the database orders: null last, the newest reference first among equals. */
const inOrder = (sort: ListingSort) => (one: Row, other: Row) => {
  const [a, b] = [orderOf(one, sort), orderOf(other, sort)]
  if (a === b) return other.public_id - one.public_id
  if (a === null || b === null) return a === null ? 1 : -1
  return sort === 'price-asc' ? a - b : b - a
}

type Asked = { sort: ListingSort; word: string | null; offset: number; limit: number }

const pageOf = (rows: readonly Row[], { sort, word, offset, limit }: Asked): Row[] =>
  rows
    .filter((row) => row.goal === 'sale' && (word === null || row.text_fr === word))
    .toSorted(inOrder(sort))
    .slice(offset, offset + limit)

function changed(rows: readonly Row[]): { before: Row | null; after: Row | null } {
  const before = random.chance(0.8) ? random.pick([anyRow(0), ...rows]) : null
  if (!before || before.public_id === 0) return { before: null, after: anyRow(100) }
  return { before, after: random.chance(0.8) ? anyRow(before.public_id) : null }
}

describe('a page of an ordered list', () => {
  it.each(listingSorts)('is made again whenever a change gives it other rows, by %s', (sort) => {
    let kept = 0
    for (let round = 0; round < 4000; round += 1) {
      const rows = Array.from({ length: random.whole(0, 12) }, (_, at) => anyRow(at + 1))
      const asked = {
        sort,
        word: random.pick([null, 'garden']),
        offset: random.pick([0, 3, 6]),
        limit: 3,
      }
      const page = pageOf(rows, asked)
      const { before, after } = changed(rows)
      const now = [...rows.filter((row) => row !== before), ...(after ? [after] : [])]
      const [first, last] = [page[0], page.at(-1)]
      const column = {
        newest: 'published_at',
        'price-asc': 'shown_price',
        'price-desc': 'shown_price',
      } as const
      const isChanged = changesPage(
        { before, after },
        {
          selection: selection(sort === 'surface-desc' ? 'usable_surface' : column[sort], asked.word),
          sort,
          ends: first && last ? { first: orderOf(first, sort), last: orderOf(last, sort) } : null,
          isFirst: asked.offset === 0,
          isOpen: page.length < asked.limit,
        },
      )
      const ids = (list: Row[]) => list.map((row) => row.public_id)
      if (!isChanged)
        expect(ids(pageOf(now, asked)), JSON.stringify({ asked, before, after })).toEqual(ids(page))
      kept += Number(!isChanged)
    }
    expect(kept).toBeGreaterThan(800)
  })

  it('stays when something changes after it', () => {
    const after = { ...anyRow(1), goal: 'sale', shown_price: 900 }
    const page = {
      selection: selection('shown_price', null),
      sort: 'price-asc' as const,
      ends: { first: 100, last: 300 },
      isFirst: true,
      isOpen: false,
    }
    expect(changesPage({ before: after, after: { ...after, shown_price: 901 } }, page)).toBe(false)
    expect(changesPage({ before: after, after: { ...after, shown_price: 300 } }, page)).toBe(true)
    expect(changesPage({ before: after, after: null }, { ...page, isOpen: true })).toBe(true)
  })
})
