import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { activeAlert, alertProperty } from '../../../tests/support/alerts/search-alerts'
import type { AlertProperty } from './alert'
import type { AlertEventKind } from './alert-events'
import { alertNoticeFor, type AlertEvent, type NotifiedProperty } from './alert-notice'

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
const notified = (price: number | null, given: Partial<NotifiedProperty> = {}): NotifiedProperty => ({
  property: 1,
  kind: 'new',
  price,
  at: before,
  ...given,
})

const noticeOf = (
  events: AlertEvent[],
  known: NotifiedProperty[] = [],
  property: Partial<AlertProperty> = {},
) => alertNoticeFor({ alert, property: alertProperty(property), events, notified: known })

const reason = (kind: AlertEventKind, previousPrice: number | null = null) => ({
  kind,
  price: 300_000,
  previousPrice,
  at,
})

describe('a notice of a property that the holder does not know', () => {
  it.each<[string, AlertEvent[], AlertEventKind]>([
    ['that it is new', [event('new')], 'new'],
    ['that it is back', [event('back')], 'back'],
    ['that it is new, though it was off for a while', [event('new'), event('back')], 'new'],
    ['that it is new, at its price of today', [event('new'), drop(310_000)], 'new'],
    ['of a drop as of a new property', [drop(310_000)], 'new'],
    ['of several small drops as of one', [drop(303_100, { at: before }), drop(301_000)], 'new'],
  ])('%s', (_what, events, kind) => {
    expect(noticeOf(events)).toEqual(reason(kind))
  })

  it('reports the smallest price drop that brings it into their range', () => {
    expect(noticeOf([drop(320_001)], [], { shownPrice: 320_000 })).toMatchObject({
      kind: 'new',
      price: 320_000,
    })
    expect(noticeOf([drop(320_000)], [], { shownPrice: 319_999 })).toBeNull()
  })

  it('has no former price', () => {
    const random = createRandom(26)
    for (let round = 0; round < 500; round += 1) {
      const events = Array.from({ length: 1 + random.whole(0, 3) }, () => {
        const kind = random.pick(['new', 'back', 'price-drop'] as const)
        return kind === 'price-drop' ? drop(300_000 + random.whole(0, 200_000)) : event(kind)
      })
      expect(noticeOf(events)?.previousPrice ?? null).toBeNull()
    }
  })

  it('does not report a small price drop: they could have found it before', () => {
    expect(noticeOf([drop(302_000)])).toBeNull()
  })

  it('reports a price drop of one per cent or more', () => {
    expect(noticeOf([drop(303_000)], [], { shownPrice: 299_970 })).toMatchObject({ kind: 'new' })
    expect(noticeOf([drop(303_000)], [], { shownPrice: 299_971 })).toBeNull()
  })
})

describe('a notice of a property that the holder knows', () => {
  it('reports a price below the last one in a mail', () => {
    expect(noticeOf([drop(310_000)], [notified(312_000)])).toEqual(reason('price-drop', 312_000))
  })

  it('reports several small drops once they add up to one per cent', () => {
    expect(noticeOf([drop(302_000)], [notified(302_000)])).toBeNull()
    expect(noticeOf([drop(301_000)], [notified(304_000)])).toEqual(reason('price-drop', 304_000))
  })

  it('is not sent if the price rose for a while and is back at the known one', () => {
    expect(noticeOf([drop(320_000)], [notified(300_000)])).toBeNull()
    expect(noticeOf([drop(320_000)], [notified(290_000)])).toBeNull()
  })

  it('compares with the last price in a mail, not with the lowest or the first', () => {
    const known = [
      notified(200_000),
      notified(310_000, { at: '2026-06-05T08:00:00.000Z' }),
      notified(400_000, { at: '2026-05-02T08:00:00.000Z' }),
    ]
    expect(noticeOf([drop(310_000)], known)).toEqual(reason('price-drop', 310_000))
  })

  it('reports a price drop if the first mail showed no price, without naming a price that no mail has shown', () => {
    expect(noticeOf([drop(310_000)], [notified(null)])).toEqual(reason('price-drop'))
    expect(
      noticeOf([event('back'), drop(310_000)], [notified(null, { at: '2026-06-01T08:00:00.000Z' })]),
    ).toEqual(reason('back'))
    expect(noticeOf([drop(301_000)], [notified(null)])).toBeNull()
  })

  it('reports that it is available again, and the former price if it is cheaper', () => {
    expect(noticeOf([event('back')], [notified(300_000)])).toEqual(reason('back'))
    expect(noticeOf([event('back')], [notified(310_000)])).toEqual(reason('back', 310_000))
  })

  it.each([
    ['2026-06-09T08:00:00.000Z', 'back'],
    ['2026-06-09T08:00:00.001Z', undefined],
  ])('reports that it is available again only a day after the first mail: %s', (heard, kind) => {
    expect(noticeOf([event('back')], [notified(300_000, { at: heard })])?.kind).toBe(kind)
  })

  it('reports the price drop alone if it was unavailable for an hour', () => {
    const known = [notified(310_000, { at: '2026-06-10T07:00:00.000Z' })]
    expect(noticeOf([event('back')], known)).toEqual(reason('price-drop', 310_000))
  })

  it.each<AlertEvent>([event('new'), event('back'), drop(310_000)])(
    'nothing of %j a second time',
    (happened) => {
      const first = noticeOf([happened])
      expect(first).not.toBeNull()
      const known = [notified(first?.price ?? null, { kind: first?.kind, at: first?.at })]
      expect(noticeOf([happened], known)).toBeNull()
      expect(noticeOf([happened, happened], known)).toBeNull()
    },
  )
})

describe('no notice is sent of a property that no longer matches', () => {
  it.each<[string, Partial<AlertProperty>]>([
    ['sold', { status: 'sold' }],
    ['withdrawn', { isPublished: false }],
    ['not listed in their language', { texts: { nl: 'huis' } }],
    ['too dear by now', { shownPrice: 320_001 }],
    ['without its price', { shownPrice: null }],
  ])('%s', (_what, given) => {
    expect(noticeOf([event('new')], [], given)).toBeNull()
    expect(noticeOf([event('back')], [notified(310_000)], given)).toBeNull()
  })
})
