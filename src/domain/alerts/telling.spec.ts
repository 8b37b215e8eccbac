import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { activeAlert, alertProperty } from '../../../tests/support/search-alerts'
import type { AlertProperty } from './alert'
import type { AlertEventKind } from './alert-events'
import { tellingOf, type AlertEvent, type Told } from './telling'

const alert = activeAlert({ criteria: { maxPrice: 320_000 } })
const at = '2026-06-10T08:00:00.000Z'
const before = '2026-06-01T08:00:00.000Z'

const event = (kind: AlertEventKind, given: Partial<AlertEvent> = {}): AlertEvent => ({
  property: 1,
  kind,
  at,
  previousPrice: null,
  ...given,
})
const drop = (previousPrice: number, given: Partial<AlertEvent> = {}) =>
  event('price-drop', { previousPrice, ...given })
const told = (price: number | null, given: Partial<Told> = {}): Told => ({
  property: 1,
  kind: 'new',
  price,
  at: before,
  ...given,
})

const tell = (events: AlertEvent[], known: Told[] = [], property: Partial<AlertProperty> = {}) =>
  tellingOf({ alert, property: alertProperty(property), events, told: known })

const said = (kind: AlertEventKind, previousPrice: number | null = null) => ({
  kind,
  price: 300_000,
  previousPrice,
  at,
})

describe('of a property that they never heard of, somebody is told', () => {
  it.each<[string, AlertEvent[], AlertEventKind]>([
    ['that it is new', [event('new')], 'new'],
    ['that it is back', [event('back')], 'back'],
    ['that it is new, though it was off for a while', [event('new'), event('back')], 'new'],
    ['that it is new, at its price of today', [event('new'), drop(310_000)], 'new'],
    ['of a drop as of a new home', [drop(310_000)], 'new'],
    ['of several small drops as of one', [drop(303_100, { at: before }), drop(301_000)], 'new'],
  ])('%s', (_what, events, kind) => {
    expect(tell(events)).toEqual(said(kind))
  })

  it('of the smallest drop that brings it into their range', () => {
    expect(tell([drop(320_001)], [], { shownPrice: 320_000 })).toMatchObject({ kind: 'new', price: 320_000 })
    expect(tell([drop(320_000)], [], { shownPrice: 319_999 })).toBeNull()
  })

  it('no price of before, whatever happened', () => {
    const random = createRandom(26)
    for (let round = 0; round < 500; round += 1) {
      const events = Array.from({ length: 1 + random.whole(0, 3) }, () => {
        const kind = random.pick(['new', 'back', 'price-drop'] as const)
        return kind === 'price-drop' ? drop(300_000 + random.whole(0, 200_000)) : event(kind)
      })
      expect(tell(events)?.previousPrice ?? null).toBeNull()
    }
  })

  it('nothing of a small drop: they could have found it before', () => {
    expect(tell([drop(302_000)])).toBeNull()
  })

  it('of a drop of one part in a hundred, no less', () => {
    expect(tell([drop(303_000)], [], { shownPrice: 299_970 })).toMatchObject({ kind: 'new' })
    expect(tell([drop(303_000)], [], { shownPrice: 299_971 })).toBeNull()
  })
})

describe('of a property that they know, somebody is told', () => {
  it('that it is cheaper than they were told', () => {
    expect(tell([drop(310_000)], [told(312_000)])).toEqual(said('price-drop', 312_000))
  })

  it('of several small drops once they are one together', () => {
    expect(tell([drop(302_000)], [told(302_000)])).toBeNull()
    expect(tell([drop(301_000)], [told(304_000)])).toEqual(said('price-drop', 304_000))
  })

  it('nothing when it was dearer for a while and is what they know again', () => {
    expect(tell([drop(320_000)], [told(300_000)])).toBeNull()
    expect(tell([drop(320_000)], [told(290_000)])).toBeNull()
  })

  it('the last price that they were told counts, not the lowest nor the first', () => {
    const known = [
      told(200_000),
      told(310_000, { at: '2026-06-05T08:00:00.000Z' }),
      told(400_000, { at: '2026-05-02T08:00:00.000Z' }),
    ]
    expect(tell([drop(310_000)], known)).toEqual(said('price-drop', 310_000))
  })

  it('of a drop where no price was shown when they were told of it, and not of a price they never heard', () => {
    expect(tell([drop(310_000)], [told(null)])).toEqual(said('price-drop'))
    expect(tell([event('back'), drop(310_000)], [told(null, { at: '2026-06-01T08:00:00.000Z' })])).toEqual(
      said('back'),
    )
    expect(tell([drop(301_000)], [told(null)])).toBeNull()
  })

  it('that it is back, and what it cost before if it is cheaper', () => {
    expect(tell([event('back')], [told(300_000)])).toEqual(said('back'))
    expect(tell([event('back')], [told(310_000)])).toEqual(said('back', 310_000))
  })

  it.each([
    ['2026-06-09T08:00:00.000Z', 'back'],
    ['2026-06-09T08:00:00.001Z', undefined],
  ])('that it is back only a day after they heard of it: %s', (heard, kind) => {
    expect(tell([event('back')], [told(300_000, { at: heard })])?.kind).toBe(kind)
  })

  it('of the drop alone where it was off for an hour', () => {
    const known = [told(310_000, { at: '2026-06-10T07:00:00.000Z' })]
    expect(tell([event('back')], known)).toEqual(said('price-drop', 310_000))
  })

  it.each<AlertEvent>([event('new'), event('back'), drop(310_000)])(
    'nothing of %j a second time',
    (happened) => {
      const first = tell([happened])
      expect(first).not.toBeNull()
      const known = [told(first?.price ?? null, { kind: first?.kind, at: first?.at })]
      expect(tell([happened], known)).toBeNull()
      expect(tell([happened, happened], known)).toBeNull()
    },
  )
})

describe('of a property that is not theirs any more, somebody is told nothing', () => {
  it.each<[string, Partial<AlertProperty>]>([
    ['sold', { status: 'sold' }],
    ['withdrawn', { isPublished: false }],
    ['not listed in their language', { texts: { nl: 'huis' } }],
    ['too dear by now', { shownPrice: 320_001 }],
    ['without its price', { shownPrice: null }],
  ])('%s', (_what, given) => {
    expect(tell([event('new')], [], given)).toBeNull()
    expect(tell([event('back')], [told(310_000)], given)).toBeNull()
  })
})
