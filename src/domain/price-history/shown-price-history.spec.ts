import { describe, expect, it } from 'vitest'
import { onlineSince, shownPriceHistory, type PriceHistory } from './shown-price-history'

const sale = {
  goal: 'sale',
  price: 290_000,
  publishPrice: true,
  status: 'available',
  publishedAt: '2026-01-31T23:30:00.000Z',
} as const

const lowered = { at: '2026-03-01T10:00:00.000Z', from: 310_000, to: 290_000 }
const history: PriceHistory = { changes: [lowered], isImported: false }

const shown = (
  changes: Partial<Parameters<typeof shownPriceHistory>[0]>,
  stored: Partial<PriceHistory> = {},
) => shownPriceHistory({ ...sale, ...changes }, { history: { ...history, ...stored }, isUsual: true })

describe('shownPriceHistory', () => {
  it('has the Belgian day of the first publication, and the changes of the price', () => {
    expect(shown({})).toEqual({
      since: '2026-02-01',
      changes: [{ day: '2026-03-01', price: 290_000, difference: -20_000 }],
    })
  })

  it('has the latest change first, and one a day: a slip that was corrected is none', () => {
    const changes = [
      lowered,
      { at: '2026-04-02T08:00:00.000Z', from: 290_000, to: 29_000 },
      { at: '2026-04-02T08:05:00.000Z', from: 29_000, to: 290_000 },
      { at: '2026-05-03T08:00:00.000Z', from: 290_000, to: 285_000 },
      { at: '2026-05-03T09:00:00.000Z', from: 285_000, to: 295_000 },
    ]
    expect(shown({}, { changes })?.changes).toEqual([
      { day: '2026-05-03', price: 295_000, difference: 5_000 },
      { day: '2026-03-01', price: 290_000, difference: -20_000 },
    ])
  })

  it('has no date for an imported property, and nothing if it has no change either', () => {
    expect(shown({}, { isImported: true })?.since).toBeNull()
    expect(shown({}, { isImported: true, changes: [] })).toBeNull()
    expect(shown({}, { changes: [] })).toEqual({ since: '2026-02-01', changes: [] })
  })

  it('has the day that is said for a property that was offered before, also for an imported one', () => {
    const firstPublishedOn = '2025-11-20T12:00:00.000Z'
    expect(shown({ firstPublishedOn })?.since).toBe('2025-11-20')
    expect(shown({ firstPublishedOn }, { isImported: true, changes: [] })).toEqual({
      since: '2025-11-20',
      changes: [],
    })
  })

  it.each([
    ['a hidden price', { publishPrice: false }],
    ['no price', { price: null }],
    ['a starting price', { priceUnit: 7 }],
    ['a price of a square metre', { priceUnitText: 'par m²' }],
    ['an annuity', { lifeAnnuity: { enabled: true, downPayment: 80_000 } }],
    ['a sold property', { status: 'sold' }],
    ['an editor who hides it', { priceHistory: 'hidden' as const }],
  ])('is not shown for %s', (_, changes) => {
    expect(shown(changes)).toBeNull()
  })

  it('follows the settings where the editor decides nothing', () => {
    const unusual = { history, isUsual: false }
    expect(shownPriceHistory(sale, unusual)).toBeNull()
    expect(shownPriceHistory({ ...sale, priceHistory: 'shown' }, unusual)?.changes).toHaveLength(1)
  })
})

it.each([
  [{ publishedAt: '2026-01-01T08:00:00.000Z', isImported: false }, '2026-01-01T08:00:00.000Z'],
  [{ publishedAt: '2026-01-01T08:00:00.000Z', isImported: true }, null],
  [
    {
      publishedAt: '2026-01-01T08:00:00.000Z',
      firstPublishedOn: '2025-11-02T11:00:00.000Z',
      isImported: true,
    },
    '2025-11-02T11:00:00.000Z',
  ],
  [{ publishedAt: null, isImported: false }, null],
])('a property of %j is online since %s', (property, expected) => {
  expect(onlineSince(property)).toBe(expected)
})
