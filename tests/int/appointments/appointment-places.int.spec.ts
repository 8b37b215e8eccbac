import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAgent,
  createOpenProperty,
  createOpening,
  findAppointments,
  forgetAppointments,
  keyAt,
  person,
} from '../../support/appointments/book-appointments'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { findMails } from '../../support/forms/post-forms'
import { createPlaces, type Places } from '../../support/properties/search-properties'

const VISITORS = 200
const PLACES = 3
const REPETITIONS = 3

const now = new Date('2026-06-01T08:00:00.000Z')
const ten = '2026-06-10T08:00:00.000Z'

let payload: Payload
let places: Places
let agent: number

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  agent = await createAgent(payload, 'Anne')
})
afterAll(stopPayload)
afterEach(() => forgetAppointments(payload))

type PlaceRequest = { property: number; slot: string; email?: string }

async function book({ property, slot, email = `client-${nextNumber()}@example.com` }: PlaceRequest) {
  const { bookAppointment } = await import('@/cms/operations/appointments/book-appointment')
  const values = { ...person, email, property, slot }
  const address = `10.1.${nextNumber()}`
  return bookAppointment({ payload, by: 'visitor', values, locale: 'fr', address, now })
}

const resultOf = (answer: Awaited<ReturnType<typeof book>>): string => {
  if (answer.ok) return answer.value.kind
  return answer.failure.reason === 'taken' ? answer.failure.obstacle : answer.failure.reason
}

const tally = (results: readonly string[]): Record<string, number> =>
  results.reduce<Record<string, number>>((sums, name) => ({ ...sums, [name]: (sums[name] ?? 0) + 1 }), {})

describe('a slot that many request at the same time', () => {
  it.each(Array.from({ length: REPETITIONS }, (_, at) => at + 1))(
    `books its ${PLACES} places once each for ${VISITORS} who ask at once (%i)`,
    async () => {
      const { publicId, id } = await createOpenProperty(payload, { places, agent, capacity: PLACES })
      const slot = keyAt(ten, agent)
      const answers = await Promise.all(
        Array.from({ length: VISITORS }, () => book({ property: publicId, slot })),
      )
      expect(tally(answers.map(resultOf))).toEqual({ booked: PLACES, full: VISITORS - PLACES })
      const appointments = await findAppointments(payload)
      expect(appointments.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
      for (const appointment of appointments)
        expect(appointment).toMatchObject({ property: id, state: 'booked', slotKey: slot })
      // Two mails for each booking, and none for a visitor who got no place.
      const mails = await findMails(payload)
      expect(mails).toHaveLength(2 * PLACES)
      expect(mails.flatMap(({ to, kind }) => (kind.endsWith('visitor') ? to : [])).toSorted()).toEqual(
        appointments.map(({ email }) => email).toSorted(),
      )
      for (const answer of answers)
        if (!answer.ok && answer.failure.reason === 'taken')
          expect(answer.failure.next.map(({ time }) => time)).toEqual(['10:30', '11:00', '11:30'])
    },
  )

  it('does not count against the limit of a visitor who got no place', async () => {
    const { publicId } = await createOpenProperty(payload, { places, agent, capacity: 1 })
    await Promise.all(Array.from({ length: 8 }, () => book({ property: publicId, slot: keyAt(ten, agent) })))
    const { rows } = await payload.db.drizzle.execute<{ count: number }>(
      sql`select coalesce(sum(count), 0)::int as count from form_counts where key like 'visitor:%'`,
    )
    expect(rows[0]?.count).toBe(1)
  })
})

describe('transactions of several processes at once', () => {
  /** Bypasses the queue within one process: all at once, as many as there are connections. */
  async function store({ property, agent: who }: { property: number; agent: number }) {
    const { createLocalReq } = await import('payload')
    const { inTransaction } = await import('@/cms/database/transactions')
    const { storeAppointment } = await import('@/cms/operations/appointments/store-appointment')
    const { prepareAppointmentMailing } =
      await import('@/cms/operations/appointments/queue-appointment-mails')
    const { findOpenings } = await import('@/cms/queries/appointments/appointment-schedule')
    const { parseAppointment } = await import('@/domain/appointments/appointment-form')
    const key = keyAt(ten, who)
    const email = `client-${nextNumber()}@example.com`
    const parsed = parseAppointment({ input: { ...person, email, property: 1, slot: key }, by: 'visitor' })
    if (!parsed.ok) throw new Error('The form is wrong')
    const locale = 'fr'
    const mailing = await prepareAppointmentMailing({ payload, property, agents: [who], locale })
    const openings = await findOpenings({ payload, property })
    const appointmentInput = {
      property,
      openings,
      key,
      own: null,
      values: parsed.value,
      locale,
      requestKey: null,
      mailing,
      now,
    } as const
    const req = await createLocalReq({ locale }, payload)
    return () => inTransaction(req, () => storeAppointment({ ...appointmentInput, req, by: 'visitor' }))
  }

  it('book no place twice, and every free one', async () => {
    const { id } = await createOpenProperty(payload, { places, agent, capacity: PLACES })
    const stores = await Promise.all(Array.from({ length: 40 }, () => store({ property: id, agent })))
    const results = await Promise.all(stores.map((run) => run()))
    const names = results.map((result) => (result.ok ? 'booked' : result.failure))
    expect(tally(names)).toEqual({ booked: PLACES, full: 40 - PLACES })
    expect((await findAppointments(payload)).map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
  })
})

describe('an agent', () => {
  it('is booked for one of two properties that are requested at the same time', async () => {
    const one = await createOpenProperty(payload, { places, agent, capacity: 3 })
    const other = await createOpenProperty(payload, {
      places,
      agent,
      capacity: 3,
      from: '10:15',
      to: '10:45',
    })
    const quarterPast = '2026-06-10T08:15:00.000Z'
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? book({ property: one.publicId, slot: keyAt(ten, agent) })
          : book({ property: other.publicId, slot: keyAt(quarterPast, agent) }),
      ),
    )
    expect(tally(answers.map(resultOf))).toEqual({ booked: 3, full: 7 })
    const appointments = await findAppointments(payload)
    expect(new Set(appointments.map(({ property }) => property)).size).toBe(1)
  })

  it('can go from one property to the next without a break', async () => {
    const one = await createOpenProperty(payload, { places, agent })
    const other = await createOpenProperty(payload, { places, agent, from: '10:30', to: '11:00' })
    expect(resultOf(await book({ property: one.publicId, slot: keyAt(ten, agent) }))).toBe('booked')
    const next = keyAt('2026-06-10T08:30:00.000Z', agent)
    expect(resultOf(await book({ property: other.publicId, slot: next }))).toBe('booked')
    expect(resultOf(await book({ property: one.publicId, slot: next }))).toBe('full')
  })

  it('does not block another agent', async () => {
    const second = await createAgent(payload, 'Bert')
    const property = await createOpenProperty(payload, { places, agent })
    await createOpening(payload, { property: property.id, agent: second })
    expect(resultOf(await book({ property: property.publicId, slot: keyAt(ten, agent) }))).toBe('booked')
    expect(resultOf(await book({ property: property.publicId, slot: keyAt(ten, second) }))).toBe('booked')
  })
})

describe('the database', () => {
  const insert = (row: {
    property: number
    agent: number
    slot: string
    place: number
    startsAt?: string
  }) => {
    const startsAt = row.startsAt ?? ten
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString()
    return payload.db.drizzle.execute(sql`insert into appointments
      (property_id, agent_id, slot_key, starts_at, ends_at, place, language, since)
      values (${row.property}, ${row.agent}, ${row.slot}, ${startsAt}, ${endsAt}, ${row.place}, 'fr', now())
      returning id`)
  }
  const constraintOf = async (work: Promise<unknown>): Promise<string | null> => {
    const { violatedConstraint } = await import('@/cms/operations/appointments/agent-locks')
    return work.then(
      () => null,
      (error: unknown) => violatedConstraint(error),
    )
  }

  it('refuses a place that is taken, whoever asks', async () => {
    const { id } = await createOpenProperty(payload, { places, agent })
    const row = { property: id, agent, slot: keyAt(ten, agent), place: 1 }
    await insert(row)
    expect(await constraintOf(insert(row))).toBe('appointments_place_idx')
    expect(await constraintOf(insert({ ...row, place: 2 }))).toBeNull()
    expect(await constraintOf(insert({ ...row, place: 0 }))).toBe('appointments_place_check')
  })

  it('offers a cancelled place again, and only once', async () => {
    const { id } = await createOpenProperty(payload, { places, agent })
    const row = { property: id, agent, slot: keyAt(ten, agent), place: 1 }
    await insert(row)
    await payload.db.drizzle.execute(sql`update appointments set state = 'cancelled'`)
    await insert(row)
    const again = payload.db.drizzle.execute(
      sql`update appointments set state = 'booked' where state = 'cancelled'`,
    )
    expect(await constraintOf(again)).toBe('appointments_place_idx')
  })

  it('refuses an agent who is elsewhere, even for requests at the same time', async () => {
    const one = await createOpenProperty(payload, { places, agent })
    const other = await createOpenProperty(payload, { places, agent })
    const slot = keyAt(ten, agent)
    const later = '2026-06-10T08:20:00.000Z'
    const rows = [
      { property: one.id, agent, slot, place: 1 },
      { property: other.id, agent, slot, place: 1 },
      { property: one.id, agent, slot: keyAt(later, agent), place: 1, startsAt: later },
    ]
    const constraints = await Promise.all(rows.map((row) => constraintOf(insert(row))))
    expect(constraints.filter((name) => name === null)).toHaveLength(1)
    expect(constraints.filter((name) => name === 'appointments_agent_free')).toHaveLength(2)
  })

  it('keeps an appointment whose property or agent is deleted, but not their appointment times', async () => {
    const gone = await createAgent(payload, 'Carl')
    const property = await createOpenProperty(payload, { places, agent: gone })
    await book({ property: property.publicId, slot: keyAt(ten, gone) })
    await createOpening(payload, { property: property.id, agent })
    await payload.delete({ collection: 'agents', id: gone })
    expect((await payload.count({ collection: 'appointment-openings' })).totalDocs).toBe(1)
    await payload.delete({ collection: 'properties', id: property.id })
    expect((await payload.count({ collection: 'appointment-openings' })).totalDocs).toBe(0)
    expect(await findAppointments(payload)).toMatchObject([{ property: null, agent: null, state: 'booked' }])
  })
})
