import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { activeAlert, alertProperty, alertStart } from '../../../tests/support/alerts/search-alerts'
import type { Alert, AlertProperty } from './alert'
import { alertEventKinds } from './alert-events'
import { planDigest } from './digest'
import type { AlertEvent, NotifiedProperty } from './alert-notice'

const now = new Date('2026-06-10T06:00:00.000Z')
const yesterday = '2026-06-09T10:00:00.000Z'

const event = (property: number, given: Partial<AlertEvent> = {}): AlertEvent => ({
  property,
  kind: 'new',
  at: yesterday,
  previousPrice: null,
  ...given,
})
const propertiesOf = (ids: readonly number[], given: Partial<AlertProperty> = {}) =>
  new Map(ids.map((id) => [id, alertProperty(given)]))

type DigestInput = {
  alert?: Alert
  pending: AlertEvent[]
  notified?: NotifiedProperty[]
  properties?: ReadonlyMap<number, AlertProperty>
  now?: Date
  most?: number
}
const plan = ({ pending, ...given }: DigestInput) =>
  planDigest({
    alert: activeAlert(),
    notified: [],
    properties: propertiesOf(pending.map(({ property }) => property)),
    now,
    cities: [],
    ...given,
    pending,
  })

function mailOf(given: DigestInput) {
  const planned = plan(given)
  if (planned.kind !== 'mail') throw new Error(`No mail: ${planned.kind}`)
  return planned
}

describe('planDigest', () => {
  it('waits until its time, counted from the first event', () => {
    const early = new Date('2026-06-10T05:59:59.999Z')
    const pending = [event(1, { at: '2026-06-10T05:00:00.000Z' }), event(2)]
    expect(plan({ pending, now: early })).toEqual({ kind: 'wait', until: now.toISOString() })
    expect(plan({ pending }).kind).toBe('mail')
    const immediate = activeAlert({ frequency: 'immediately' })
    expect(plan({ alert: immediate, pending, now: new Date('2026-06-10T05:05:00Z') }).kind).toBe('mail')
    expect(plan({ alert: immediate, pending, now: new Date('2026-06-09T10:09:59.999Z') }).kind).toBe('wait')
  })

  it.each([
    ['immediately', '2026-06-09T10:10:00.000Z'],
    ['daily', '2026-06-10T06:00:00.000Z'],
    ['weekly', '2026-06-15T06:00:00.000Z'],
  ] as const)('leaves %s at %s', (frequency, time) => {
    const alert = activeAlert({ frequency })
    const before = new Date(Date.parse(time) - 1)
    expect(plan({ alert, pending: [event(1)], now: before })).toEqual({ kind: 'wait', until: time })
    expect(plan({ alert, pending: [event(1)], now: new Date(time) }).kind).toBe('mail')
  })

  it('sends missed notices once, however late', () => {
    const pending = [event(1, { at: '2026-06-01T10:00:00.000Z' }), event(2)]
    expect(mailOf({ pending, now: new Date('2026-07-01T00:00:00Z') }).mail.entries).toHaveLength(2)
  })

  it('has everything that a mail needs, in one mail', () => {
    const pending = [
      event(1, { kind: 'price-drop', previousPrice: 320_000 }),
      event(2, { kind: 'back' }),
      event(3),
      event(4, { at: '2026-06-09T11:00:00.000Z' }),
    ]
    const known = { property: 1, kind: 'new', price: 310_000, at: alertStart } as const
    const alert = activeAlert({ language: 'de', criteria: { goal: 'sale', zips: ['1300'] } })
    expect(plan({ alert, pending, notified: [known] })).toMatchObject({
      kind: 'mail',
      mail: {
        language: 'de',
        counts: { new: 2, back: 1, 'price-drop': 1 },
        entries: [
          { property: 4, kind: 'new', price: 300_000, previousPrice: null },
          { property: 3, kind: 'new', price: 300_000, previousPrice: null },
          { property: 2, kind: 'back', price: 300_000, previousPrice: null },
          { property: 1, kind: 'price-drop', price: 300_000, previousPrice: 310_000 },
        ],
        more: 0,
        listing: { name: 'sale', criteria: { cities: [{ name: '1300', zip: '1300' }], sort: 'newest' } },
      },
    })
  })

  it('reports a property once, whatever happened to it meanwhile', () => {
    const pending = [
      event(1),
      event(1, { kind: 'price-drop', previousPrice: 350_000, at: '2026-06-09T12:00:00.000Z' }),
      event(1, { kind: 'back', at: '2026-06-09T13:00:00.000Z' }),
    ]
    const { mail, notified } = mailOf({ pending })
    expect(mail.entries).toEqual([{ property: 1, kind: 'new', price: 300_000, previousPrice: null }])
    expect(notified).toEqual([{ property: 1, kind: 'new', price: 300_000, at: '2026-06-09T13:00:00.000Z' }])
  })

  it('shows a limited number of properties and counts the others, which count as reported', () => {
    const pending = Array.from({ length: 20 }, (_, at) => event(at + 1))
    const { mail, notified } = mailOf({ pending })
    expect(mail.entries.map(({ property }) => property)).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,
    ])
    expect([mail.more, mail.counts.new, notified.length]).toEqual([8, 20, 20])
    expect(mailOf({ pending, most: 20 }).mail.more).toBe(0)
    expect(plan({ pending, notified })).toEqual({ kind: 'nothing' })
  })

  it('leaves out properties that are no longer available, and sends no mail if none is left', () => {
    const properties = new Map([
      [1, alertProperty()],
      [2, alertProperty({ status: 'sold' })],
    ])
    const pending = [event(1), event(2), event(3)]
    expect(mailOf({ pending, properties }).mail.entries.map(({ property }) => property)).toEqual([1])
    expect(plan({ pending: pending.slice(1), properties })).toEqual({ kind: 'nothing' })
  })

  it.each(['unconfirmed', 'paused', 'ended'] as const)('sends no mail while the alert is %s', (state) => {
    expect(plan({ alert: activeAlert({ state }), pending: [event(1)] })).toEqual({ kind: 'nothing' })
  })

  it('does not report events from before the alert began', () => {
    const alert = activeAlert({ since: yesterday })
    const earlier = event(1, { at: '2026-06-09T09:59:59.999Z' })
    expect(plan({ alert, pending: [earlier] })).toEqual({ kind: 'nothing' })
    expect(mailOf({ alert, pending: [earlier, event(2)] }).mail.entries).toHaveLength(1)
  })

  it('sends no mail if nothing happened', () => {
    expect(plan({ pending: [] })).toEqual({ kind: 'nothing' })
  })

  it('never reports an event twice, through a long series of changes and repeated runs', () => {
    const random = createRandom(31)
    const alert = activeAlert({ frequency: 'immediately', since: '2026-05-01T00:00:00.000Z' })
    let notified: NotifiedProperty[] = []
    const mails: string[] = []
    for (let round = 0; round < 400; round += 1) {
      const at = new Date(Date.UTC(2026, 4, 1) + round * 3_600_000).toISOString()
      const id = random.whole(1, 5)
      const kind = random.pick(alertEventKinds)
      const previousPrice = kind === 'price-drop' ? random.whole(290_000, 320_000) : null
      const asked = {
        alert,
        pending: [event(id, { kind, at, previousPrice })],
        properties: propertiesOf([id], { shownPrice: random.whole(280_000, 310_000) }),
        now: new Date(Date.parse(at) + 600_000),
      }
      const planned = plan({ ...asked, notified })
      if (planned.kind !== 'mail') continue
      notified = [...notified, ...planned.notified]
      mails.push(`${id} ${planned.notified[0]?.kind} ${planned.notified[0]?.price} ${at}`)
      expect(plan({ ...asked, notified })).toEqual({ kind: 'nothing' })
    }
    expect(mails.filter((mail) => mail.includes('new'))).toHaveLength(
      new Set(notified.filter(({ kind }) => kind === 'new').map(({ property }) => property)).size,
    )
    expect(mails.length).toBeGreaterThan(10)
  })
})
