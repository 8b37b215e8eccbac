import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { momentOf, weekdayOf } from '@/domain/appointments/brussels-time'
import { weekOf } from '@/domain/appointments/week'
import {
  bookSlot,
  createOffice,
  createOpenProperty,
  createOpening,
  dayAhead,
  findAppointments,
  forgetAppointments,
  keyAt,
  noonOf,
} from '../../support/appointments/book-appointments'
import { startPayload, stopPayload } from '../../support/database/payload'
import type { Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let anne: number
let bert: number
let property: { id: number; publicId: number }
const day = dayAhead(10)
const now = new Date()
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

beforeAll(async () => {
  payload = await startPayload()
  ;({ places, anne, bert } = await createOffice(payload))
})
afterAll(stopPayload)
beforeEach(async () => {
  property = await createOpenProperty(payload, {
    places,
    agent: anne,
    date: noonOf(day),
    to: '11:00',
    capacity: 2,
  })
})
afterEach(() => forgetAppointments(payload))

const slotOf = (time: string, { of = day, agent = anne } = {}) =>
  keyAt(momentOf({ day: of, time }) ?? '', agent)

const book = ({ time = '10:00', of = day, publicId = property.publicId, at = now } = {}) =>
  bookSlot(payload, { property: publicId, slot: slotOf(time, { of }), locale: 'nl', now: at })

async function read({ of = day, agent = null }: { of?: string; agent?: number | null } = {}) {
  const { findAgents } = await import('@/cms/queries/appointments/office-appointments')
  const { findOfficeWeek } = await import('@/cms/queries/appointments/appointment-week')
  const agents = await findAgents(payload)
  return findOfficeWeek({ scope: wholeScope, payload, week: weekOf(of), agent, agents, locale: 'nl', now })
}

/** The day as one line for each appointment and each property with open places. */
async function lines(options: { of?: string; agent?: number | null } = {}): Promise<string[]> {
  const { days } = await read(options)
  const dayShown = days.find((each) => each.day === (options.of ?? day))
  return [
    ...(dayShown?.appointments ?? []).map(
      ({ time, until, person: name, agent, property: where }) =>
        `${time}–${until} ${name}, ${agent}, ${where?.title}, ${where?.fullAddress}`,
    ),
    ...(dayShown?.places ?? []).map(
      ({ property: where, slots }) =>
        `${where?.publicId}: ${slots.map(({ time, free }) => `${time}=${free}`).join(' ')}`,
    ),
  ]
}

describe('the week of the office', () => {
  it('has the visitor, time, place and agent of each appointment, and what is still free', async () => {
    await book()
    expect(await lines()).toEqual([
      '10:00–10:30 Jeanne Dupont, Anne, Title in nl, Rue du Pont 12, 1300 Waver',
      `${property.publicId}: 10:00=1 10:30=2`,
    ])
    const { days, isCut } = await read()
    expect(days.map((each) => weekdayOf(each.day))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(isCut).toBe(false)
    const [appointment] = days.flatMap(({ appointments }) => appointments)
    expect(appointment).toMatchObject({
      phone: '+32 470 12 34 56',
      language: 'nl',
      office: { property: property.publicId, slot: slotOf('10:00'), canMove: true, canRenew: true },
    })
  })

  it('is that of one agent, if requested', async () => {
    const other = await createOpenProperty(payload, { places, agent: bert, date: noonOf(day), to: '10:30' })
    await book()
    expect(await lines({ agent: bert })).toEqual([`${other.publicId}: 10:00=1`])
    expect(await lines({ agent: anne })).toHaveLength(2)
    expect(await lines()).toHaveLength(3)
  })

  it('has no cancelled appointment, and its place is free', async () => {
    await book()
    await payload.db.drizzle.execute(sql`update appointments set state = 'cancelled'`)
    expect(await lines()).toEqual([`${property.publicId}: 10:00=2 10:30=2`])
  })

  it('has the appointment times of every week, until they end', async () => {
    const [first, last] = [dayAhead(17), dayAhead(24)]
    await createOpening(payload, {
      property: property.id,
      agent: anne,
      kind: 'weekly',
      to: '10:30',
      weekdays: weekdays.filter((each) => Number(each) === weekdayOf(first)),
      firstDay: noonOf(first),
      lastDay: noonOf(last),
    })
    expect(await lines({ of: first })).toEqual([`${property.publicId}: 10:00=1`])
    expect(await lines({ of: last })).toEqual([`${property.publicId}: 10:00=1`])
    expect(await lines({ of: dayAhead(31) })).toEqual([])
  })

  it('keeps an appointment whose property is deleted', async () => {
    await book()
    await payload.db.drizzle.execute(sql`update appointments set property_id = null`)
    const { days } = await read()
    const [appointment] = days.flatMap(({ appointments }) => appointments)
    expect(appointment).toMatchObject({
      property: null,
      office: { property: null, canMove: false, canCancel: true },
    })
  })
})

describe('the properties that can be booked on the phone', () => {
  const ids = async (at = now) => {
    const { findPropertiesByWords } = await import('@/cms/queries/property-picker/find-properties-by-words')
    const { withAppointmentTimes } = await import('@/cms/queries/property-picker/property-scope')
    return (
      await findPropertiesByWords(
        { payload },
        { words: [], among: withAppointmentTimes(at), scope: wholeScope, limit: 50 },
      )
    ).ids
  }

  it('are those with appointment times that are not over', async () => {
    const endless = await createOpenProperty(payload, {
      places,
      agent: bert,
      kind: 'weekly',
      weekdays: ['1'],
      firstDay: noonOf(dayAhead(-30)),
    })
    expect(await ids()).toEqual(expect.arrayContaining([property.id, endless.id]))
    expect(await ids(new Date(noonOf(day)))).toContain(property.id)
    expect(await ids(new Date(noonOf(dayAhead(12))))).toEqual([endless.id])
  })
})

describe('the appointments of today and tomorrow', () => {
  it('are found by Belgian time, with their number', async () => {
    // A day in summer: its midnight is two hours before that of UTC.
    const days = ['2031-06-10', '2031-06-11', '2031-06-12']
    const before = new Date('2031-06-01T00:00:00.000Z')
    for (const of of days) {
      const at = { from: '00:00', to: '00:30', date: noonOf(of) }
      await createOpening(payload, { property: property.id, agent: anne, ...at })
      await book({ time: '00:00', of, at: before })
    }
    const { findSoonAppointments } = await import('@/cms/queries/appointments/soon-appointments')
    const soon = await findSoonAppointments({
      scope: wholeScope,
      payload,
      locale: 'nl',
      now: new Date('2031-06-10T08:00:00.000Z'),
    })
    expect(soon.total).toBe(2)
    expect(soon.days.map((each) => [each.day, each.appointments.map(({ time }) => time)])).toEqual([
      ['2031-06-10', ['00:00']],
      ['2031-06-11', ['00:00']],
    ])
    const eve = await findSoonAppointments({
      scope: wholeScope,
      payload,
      locale: 'nl',
      now: new Date('2031-06-09T22:30:00.000Z'),
    })
    expect(eve.days.map((each) => each.day)).toEqual(['2031-06-10', '2031-06-11'])
    expect(await findAppointments(payload)).toHaveLength(3)
  })
})
