import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import {
  bookSlot,
  createAgent,
  createOpenProperty,
  createOpening,
  dayAhead,
  findAppointments,
  forgetAppointments,
  invitationOf,
  keyAt,
  noonOf,
  person,
  readCalendar,
  tokenIn,
} from '../../support/appointments/book-appointments'
import { wallOf } from '@/domain/appointments/brussels-time'
import { nextNumber } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { findMails, forgetForms, postForm } from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createPlaces, type Places } from '../../support/properties/search-properties'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let places: Places
let agent: number
let property: { id: number; publicId: number }
let date: string

beforeAll(async () => {
  site = await startSite({ AGENCY_EMAIL: 'office@agency.example' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  places = await createPlaces(payload)
  agent = await createAgent(payload, 'Anne')
})
afterAll(stopPayload)
beforeEach(async () => {
  date = noonOf(dayAhead(10))
  property = await createOpenProperty(payload, { places, agent, date, capacity: 2 })
})
afterEach(async () => {
  await forgetAppointments(payload)
  await forgetForms(payload)
})

const staff: readonly VisitorName[] = ['agent', 'editor', 'admin']

const tokenOf = (who: VisitorName) => logIn(payload, visitors[who])

const ask = async (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await rest({ method, path, body, token: await tokenOf('agent') })
  return { status: response.status, body: await response.json() }
}

type OfficeSlot = { slot: string; time: string }

async function slotAt(time: string): Promise<string> {
  const response = await rest({
    path: `/appointments/times?property=${property.publicId}`,
    token: await tokenOf('agent'),
  })
  const { days }: { days: { slots: OfficeSlot[] }[] } = await response.json()
  return days.flatMap(({ slots }) => slots).find((slot) => slot.time === time)?.slot ?? ''
}

type OfficeBookingInput = Record<string, unknown> & { now?: Date; lang?: Locale; slot?: string }

const book = async ({ lang, slot, ...more }: OfficeBookingInput = {}) =>
  bookSlot(payload, {
    property: property.publicId,
    slot: slot ?? (await slotAt('10:00')),
    locale: lang,
    ...more,
  })

const onlyAppointment = async () => {
  const [appointment] = await findAppointments(payload)
  if (!appointment) throw new Error('There is no visit')
  return appointment
}

/** Moves the appointment so that it takes place now. */
const begin = () =>
  payload.db.drizzle.execute(sql`update appointments set starts_at = now() - interval '5 minutes',
    ends_at = now() + interval '25 minutes'`)

const caller = { lang: 'de', lastName: 'Martin', phone: '0475 98 76 54' }

describe('the endpoints of the office', () => {
  it.each(visitorNames)('open to staff, and to a reader for reading: %s', async (who) => {
    await book()
    const { id } = await onlyAppointment()
    const token = await tokenOf(who)
    const isStaff = staff.includes(who)
    const status = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
      (await rest({ method, path, body, token })).status
    const good = isStaff ? 200 : 403
    expect(await status('GET', `/appointments/times?property=${property.publicId}`)).toBe(good)
    expect(await status('GET', `/agents/${agent}/calendar`)).toBe(good)
    expect(await status('POST', `/agents/${agent}/calendar/renew`)).toBe(good)
    expect(await status('POST', `/appointments/${id}/close`, {})).toBe(isStaff ? 422 : 403)
    expect(await status('POST', `/appointments/${id}/renew-link`)).toBe(good)
    const phone = { ...caller, property: property.publicId, slot: await slotAt('11:00') }
    expect(await status('POST', '/appointments/phone', phone)).toBe(good)
    expect(await status('POST', `/appointments/${id}/move`, { slot: await slotAt('11:30') })).toBe(good)
    expect(await status('POST', `/appointments/${id}/cancel`)).toBe(good)
    expect(await status('POST', '/appointments', { lastName: 'x' })).toBe(403)
    expect(await status('PATCH', `/appointments/${id}`, { state: 'done' })).toBe(403)
    expect(await status('GET', `/appointments/${id}`)).toBe(who === 'reader' ? 200 : good)
    expect(await status('DELETE', `/appointments/${id}`)).toBe(isStaff && who !== 'agent' ? 200 : 403)
  })

  it('log nothing personal when something breaks', async () => {
    const lines: unknown[] = []
    const error = vi
      .spyOn(payload.logger, 'error')
      .mockImplementation((line: unknown) => void lines.push(line))
    const slot = await slotAt('10:00')
    await payload.db.drizzle.execute(
      sql`alter table appointments add constraint broken check (last_name <> 'Martin')`,
    )
    const failed = await ask('POST', '/appointments/phone', { ...caller, property: property.publicId, slot })
    await payload.db.drizzle.execute(sql`alter table appointments drop constraint broken`)
    error.mockRestore()
    expect(failed).toEqual({ status: 500, body: { ok: false, error: 'failed' } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/Martin|475/)
  })

  it('return no internal fields', async () => {
    await book({ requestId: 'x' })
    const { id } = await onlyAppointment()
    const { body } = await ask('GET', `/appointments/${id}`)
    for (const name of ['requestId', 'changeIds', 'linkVersion', 'slotKey', 'since', 'sequence'])
      expect(body).not.toHaveProperty(name)
    expect((await ask('GET', `/agents/${agent}`)).body).not.toHaveProperty('calendarVersion')
  })

  it('belong to the collection where visitors have others', async () => {
    await book()
    const { GET, POST, DELETE } = await import('@/app/api/visits/route')
    const asStaff = async (method: string, headers: Record<string, string> = {}, query = '') =>
      new Request(`http://localhost:3000/api/visits${query}`, {
        method,
        headers: { authorization: `JWT ${await tokenOf('admin')}`, ...headers },
      })
    expect(await (await GET(await asStaff('GET'))).json()).toMatchObject({ totalDocs: 1 })
    const override = {
      'X-Payload-HTTP-Method-Override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    }
    expect(await (await POST(await asStaff('POST', override))).json()).toMatchObject({ totalDocs: 1 })
    expect((await GET(new Request('http://localhost:3000/api/visits'))).status).toBe(403)
    await DELETE(await asStaff('DELETE', {}, '?where[state][equals]=booked'))
    expect(await findAppointments(payload)).toEqual([])
  })
})

describe('a booking on the phone', () => {
  const phone = (values: Record<string, unknown>) =>
    ask('POST', '/appointments/phone', { property: property.publicId, ...values })

  it('needs a name and a number, and is mailed to the agent', async () => {
    const { status, body } = await phone({ ...caller, slot: await slotAt('10:00') })
    expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true })
    expect(await onlyAppointment()).toMatchObject({
      id: body.id,
      source: 'phone',
      language: 'de',
      lastName: 'Martin',
      phone: '+32 475 98 76 54',
      email: null,
    })
    expect((await findMails(payload)).map(({ kind }) => kind)).toEqual(['visit-confirmed-agent'])
    expect((await findMails(payload))[0]?.text).toContain('par téléphone')
  })

  it('is confirmed by mail in the caller’s language, if they have an address', async () => {
    await phone({ ...caller, email: 'martin@example.com', slot: await slotAt('10:00') })
    const [mail] = await findMails(payload)
    expect(mail).toMatchObject({ kind: 'visit-confirmed-visitor', to: 'martin@example.com', locale: 'de' })
    expect(invitationOf(mail).event.attendees).toContain('mailto:martin@example.com')
  })

  it('can be sooner than a visitor may book, for an unpublished property, and for a day far ahead', async () => {
    await payload.db.drizzle.execute(sql`update appointment_openings set notice = 720`)
    await payload.db.updateOne({ collection: 'properties', id: property.id, data: { _status: 'draft' } })
    expect((await phone({ ...caller, slot: await slotAt('10:00') })).status).toBe(200)
    const far = dayAhead(200)
    await createOpening(payload, { property: property.id, agent, date: noonOf(far) })
    const { momentOf } = await import('@/domain/appointments/brussels-time')
    const slot = keyAt(momentOf({ day: far, time: '10:00' }) ?? '', agent)
    expect((await phone({ ...caller, slot })).status).toBe(200)
  })

  it('is stored once, and refused where it is wrong or full', async () => {
    const values = { ...caller, slot: await slotAt('10:00'), requestId: randomUUID() }
    const answers = [await phone(values), await phone(values)]
    expect(answers.map(({ body }) => body.id)).toEqual([
      (await onlyAppointment()).id,
      (await onlyAppointment()).id,
    ])
    await phone({ ...caller, slot: values.slot })
    const full = await phone({ ...caller, slot: values.slot })
    expect(full).toMatchObject({ status: 409, body: { ok: false, error: 'full' } })
    expect(JSON.stringify(full.body.next)).toContain('10:30')
    expect(await phone({ slot: values.slot })).toEqual({
      status: 422,
      body: { ok: false, errors: { lastName: 'required', phone: 'required' } },
    })
    expect((await phone({ ...caller, property: 999_999, slot: values.slot })).body).toMatchObject({
      errors: { property: 'invalid' },
    })
    expect((await ask('GET', '/appointments/times?property=x')).status).toBe(404)
  })
})

describe('a moment outside the visit times', () => {
  const atNight = () => ({ day: date.slice(0, 10), time: '19:15' })
  const phone = (values: Record<string, unknown>) =>
    ask('POST', '/appointments/phone', { ...caller, property: property.publicId, ...values })

  it('is booked by staff once they confirm it', async () => {
    const warned = await phone({ ...atNight(), length: '45' })
    expect(warned).toEqual({ status: 409, body: { ok: false, error: 'outside' } })
    expect(await findAppointments(payload)).toEqual([])
    expect((await phone({ ...atNight(), length: '45', outside: true })).status).toBe(200)
    const { startsAt, endsAt, place, agent: shows } = await onlyAppointment()
    expect(wallOf(startsAt)).toEqual({ day: date.slice(0, 10), time: '19:15' })
    expect({ until: wallOf(endsAt).time, place, shows }).toEqual({ until: '20:00', place: 1, shows: agent })
    expect((await findMails(payload)).map(({ kind }) => kind)).toEqual(['visit-confirmed-agent'])
  })

  it('needs no confirmation where it is one of them', async () => {
    expect((await phone({ day: date.slice(0, 10), time: '10:30' })).status).toBe(200)
    expect((await onlyAppointment()).slotKey).toBe(await slotAt('10:30'))
  })

  it('is refused where the agent has another visit, whatever is confirmed', async () => {
    const other = await createOpenProperty(payload, { places, agent, date: noonOf(dayAhead(11)) })
    expect((await phone({ ...atNight(), outside: true })).status).toBe(200)
    const busy = { status: 409, body: { error: 'agent-busy' } }
    const elsewhere = { property: other.publicId, outside: true, day: date.slice(0, 10) }
    expect(await phone({ ...elsewhere, time: '19:30' })).toMatchObject(busy)
    expect(await phone({ ...elsewhere, time: '19:30', outside: false })).toMatchObject(busy)
    const bert = await createAgent(payload, 'Bert')
    expect((await phone({ ...elsewhere, time: '19:30', agent: String(bert) })).status).toBe(200)
    expect((await phone({ ...elsewhere, time: '19:45' })).status).toBe(200)
    expect(await findAppointments(payload)).toHaveLength(3)
  })

  it('is booked once by two at the same time', async () => {
    const answers = await Promise.all(
      ['19:00', '19:15', '19:15', '19:20'].map((time) => phone({ ...atNight(), time, outside: true })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await findAppointments(payload)).toHaveLength(1)
  })

  it.each([
    [
      { day: '', time: '' },
      { day: 'required', time: 'required' },
    ],
    [
      { day: '2026-02-30', time: '25:00', length: '3', agent: 'x' },
      { day: 'invalid', time: 'invalid', length: 'too-low', agent: 'invalid' },
    ],
    [{ day: '2031-03-30', time: '02:30' }, { time: 'invalid' }],
    [{ day: '2031-03-31', time: '23:45' }, { time: 'invalid' }],
    [{ day: '2031-03-31', time: '10:00', agent: 999_999 }, { agent: 'invalid' }],
    [
      { day: '2031-03-31', time: '', lastName: '' },
      { time: 'required', lastName: 'required' },
    ],
  ])('is refused at its fields: %j', async (values, errors) => {
    const refused = await phone({ ...values, outside: true })
    expect(refused).toEqual({ status: 422, body: { ok: false, errors } })
  })

  it('is past', async () => {
    const refused = await phone({ day: dayAhead(-1), time: '10:00', outside: true })
    expect(refused).toMatchObject({ status: 409, body: { error: 'past' } })
  })

  it('needs an agent who shows the property', async () => {
    await payload.db.updateOne({ collection: 'properties', id: property.id, data: { agent: null } })
    const refused = await phone({ ...atNight(), outside: true })
    expect(refused).toEqual({ status: 422, body: { ok: false, errors: { agent: 'invalid' } } })
  })

  it('is never booked by visitors', async () => {
    const { bookAppointment } = await import('@/cms/operations/appointments/book-appointment')
    const values = { ...person, property: property.publicId, ...atNight(), outside: true }
    const posted = { payload, values, locale: 'fr', address: '10.8.1.1', now: new Date() } as const
    expect(await bookAppointment({ ...posted, by: 'visitor' })).toEqual({
      ok: false,
      failure: { reason: 'invalid', errors: { slot: 'required' } },
    })
    const { momentOf } = await import('@/domain/appointments/brussels-time')
    const slot = keyAt(momentOf(atNight()) ?? '', agent)
    const named = await bookAppointment({ ...posted, values: { ...values, slot }, by: 'visitor' })
    expect(named).toMatchObject({ ok: false, failure: { reason: 'taken', obstacle: 'unknown' } })
    expect(await findAppointments(payload)).toEqual([])
  })

  it('takes a visit that is moved, and visitors cannot move theirs to one', async () => {
    await book()
    const { id, startsAt } = await onlyAppointment()
    const move = (values: object) => ask('POST', `/appointments/${id}/move`, values)
    expect(await move({ day: '', time: '19:15' })).toEqual({
      status: 422,
      body: { ok: false, errors: { day: 'required' } },
    })
    expect(await move(atNight())).toEqual({ status: 409, body: { ok: false, error: 'outside' } })
    expect((await onlyAppointment()).startsAt).toBe(startsAt)
    expect((await move({ ...atNight(), outside: true })).status).toBe(200)
    const moved = await onlyAppointment()
    expect(wallOf(moved.startsAt).time).toBe('19:15')
    expect(wallOf(moved.endsAt).time).toBe('19:45')
    expect(moved).toMatchObject({ agent, sequence: 1 })
    const { moveAppointment } = await import('@/cms/operations/appointments/move-appointment')
    const [mail] = (await findMails(payload)).slice(-2)
    const key = { by: 'visitor', payload, token: tokenIn(mail) } as const
    const input = { ...atNight(), time: '20:30', outside: true }
    expect(await moveAppointment({ key, input, now: new Date() })).toEqual({
      ok: false,
      failure: { reason: 'slot', code: 'required' },
    })
  })
})

describe('the times of a property', () => {
  it('come with the agents who show it', async () => {
    const bert = await createAgent(payload, 'Bert')
    await createAgent(payload, 'Carla')
    await createOpening(payload, { property: property.id, agent: bert, date })
    const { body } = await ask('GET', `/appointments/times?property=${property.publicId}`)
    expect(body.agents).toEqual([
      { id: agent, name: 'Anne' },
      { id: bert, name: 'Bert' },
    ])
  })
})

describe('the times for an appointment that is moved', () => {
  it('include those that only the appointment itself occupies', async () => {
    await book()
    const { id } = await onlyAppointment()
    // The agent changes their hours: the appointment now overlaps two slots.
    await payload.db.drizzle.execute(sql`update appointment_openings set "from" = '10:15', "to" = '11:15'`)
    const timesOf = async (more = '') => {
      const { status, body } = await ask('GET', `/appointments/times?property=${property.publicId}${more}`)
      return { status, times: JSON.stringify(body).match(/"time":"[\d:]+"/g) }
    }
    expect((await timesOf()).times).toEqual(['"time":"10:45"'])
    expect((await timesOf(`&appointment=${id}`)).times).toEqual(['"time":"10:15"', '"time":"10:45"'])
    for (const wrong of ['x', '0', '1.5']) expect((await timesOf(`&appointment=${wrong}`)).status).toBe(404)
    expect((await ask('POST', `/appointments/${id}/move`, { slot: await slotAt('10:45') })).status).toBe(200)
  })
})

describe('staff', () => {
  it('move and cancel an appointment, and everybody learns who did', async () => {
    await book({ lang: 'nl' })
    const { id } = await onlyAppointment()
    expect((await ask('POST', `/appointments/${id}/move`, { slot: await slotAt('11:00') })).status).toBe(200)
    expect((await ask('POST', `/appointments/${id}/cancel`)).status).toBe(200)
    expect(await onlyAppointment()).toMatchObject({ state: 'cancelled', sequence: 2 })
    const mails = (await findMails(payload)).slice(2)
    expect(mails.map(({ kind }) => kind)).toEqual([
      'visit-moved-visitor',
      'visit-moved-agent',
      'visit-cancelled-visitor',
      'visit-cancelled-agent',
    ])
    expect(mails[1]?.text).toContain('L’agence a déplacé')
    expect(mails[3]?.text).toContain('L’agence a annulé')
    expect((await ask('POST', `/appointments/${id}/move`, { slot: await slotAt('11:30') })).body.error).toBe(
      'cancelled',
    )
  })

  it('report the result once it has begun, and the owner reads the released part', async () => {
    const owner = visitors.owner?.id ?? 0
    await payload.db.updateOne({ collection: 'properties', id: property.id, data: { owner } })
    await book()
    const { id } = await onlyAppointment()
    const early = await ask('POST', `/appointments/${id}/close`, { state: 'done' })
    expect(early).toMatchObject({ status: 409, body: { error: 'not-yet' } })
    expect((await ask('POST', `/appointments/${id}/close`, { feedback: 'Trop tôt' })).body.error).toBe(
      'not-yet',
    )
    await begin()
    expect((await ask('POST', `/appointments/${id}/close`, { state: 'no-show' })).status).toBe(200)
    expect(await onlyAppointment()).toMatchObject({
      state: 'no-show',
      feedback: null,
      feedbackReleased: false,
    })
    const feedback = 'La cuisine plaît,\r\nle jardin moins.'
    expect((await ask('POST', `/appointments/${id}/close`, { state: 'done', feedback })).status).toBe(200)
    const { findOwnerFeedback } = await import('@/cms/queries/owners/owner-feedback')
    expect(await findOwnerFeedback({ payload, owner, property: property.id })).toEqual([])
    await ask('POST', `/appointments/${id}/close`, { feedbackReleased: true })
    expect(await onlyAppointment()).toMatchObject({ state: 'done', feedbackReleased: true })
    const seen = await findOwnerFeedback({ payload, owner, property: property.id })
    expect(seen).toEqual([{ startsAt: expect.any(String), feedback: 'La cuisine plaît,\nle jardin moins.' }])
    expect(JSON.stringify(seen)).not.toMatch(/Jeanne|Dupont/)
    const stranger = visitors.otherOwner?.id ?? 0
    expect(await findOwnerFeedback({ payload, owner: stranger, property: property.id })).toEqual([])
    expect(await findOwnerFeedback({ payload, owner, property: property.id + 1 })).toEqual([])
    await payload.db.drizzle.execute(sql`
      insert into appointments (property_id, starts_at, ends_at, state, language, place, slot_key, since, feedback, feedback_released)
      select property_id, starts_at - n * interval '1 day', ends_at - n * interval '1 day', state, language, 1, 'slot ' || n,
        since, feedback, true from appointments, generate_series(1, 100) as n where id = ${id}`)
    expect(await findOwnerFeedback({ payload, owner, property: property.id })).toHaveLength(100)
    expect(await findMails(payload)).toHaveLength(2)
  })

  it.each([
    [{}, 422],
    [{ state: 'booked' }, 422],
    [{ state: 'cancelled' }, 422],
    [{ feedback: ['a'] }, 422],
    [{ feedback: 'a'.repeat(3001) }, 422],
    [{ feedbackReleased: 'yes' }, 422],
  ])('cannot report %j', async (body, status) => {
    await book()
    await begin()
    const before = await findAppointments(payload)
    expect((await ask('POST', `/appointments/${before[0]?.id}/close`, body)).status).toBe(status)
    expect(await findAppointments(payload)).toEqual(before)
  })

  it.each(['0', '999999', 'x', '99999999999999'])('find no appointment %s', async (id) => {
    for (const [endpoint, body] of [
      ['move', { slot: '20300610T0800Z-1' }],
      ['cancel', {}],
      ['close', { state: 'done' }],
      ['renew-link', {}],
    ] as const)
      expect((await ask('POST', `/appointments/${id}/${endpoint}`, body)).status, endpoint).toBe(404)
  })

  it('revoke the links of a mail by sending new ones', async () => {
    await book({ lang: 'en' })
    const { id } = await onlyAppointment()
    const old = tokenIn((await findMails(payload))[0])
    expect((await ask('POST', `/appointments/${id}/renew-link`)).status).toBe(200)
    const mail = (await findMails(payload)).at(-1)
    expect(mail).toMatchObject({ kind: 'visit-confirmed-visitor', to: person.email, locale: 'en' })
    expect(invitationOf(mail).event.sequence).toBe(0)
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const open = (token: string) => getManagedAppointment({ step: 'manage', token, locale: 'en' })
    expect(await open(old)).toEqual({ ok: false, failure: 'expired' })
    expect(await open(tokenIn(mail))).toMatchObject({ ok: true })
    await begin()
    expect((await ask('POST', `/appointments/${id}/renew-link`)).body.error).toBe('over')
  })
})

describe('the calendar of an agent', () => {
  const read = async (href: string): Promise<Response> => {
    const { GET } = await import('@/app/api/visits/feed/[file]/route')
    return GET(new Request(href, { headers: { 'x-forwarded-for': `10.2.${nextNumber()}.1` } }))
  }
  const hrefOf = async (): Promise<string> =>
    String((await ask('GET', `/agents/${agent}/calendar`)).body.href)

  it('has their appointments, with name, telephone and property, and no other data of the visitor', async () => {
    await book({ remark: 'Mon code est 1234' })
    await book({ email: 'paul@example.com', lastName: 'Petit' })
    const [first] = await findAppointments(payload)
    await ask('POST', `/appointments/${first?.id}/move`, { slot: await slotAt('11:00') })
    const response = await read(await hrefOf())
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    const events = readCalendar(text)
    expect(events.map(({ summary, sequence }) => [summary, sequence])).toEqual([
      ['Visite – Title in fr – Jeanne Petit', 0],
      ['Visite – Title in fr – Jeanne Dupont', 1],
    ])
    expect(events[1]).toMatchObject({
      uid: `visit-${first?.id}@localhost`,
      location: 'Rue du Pont 12, 1300 Wavre',
      description: expect.stringContaining('+32 470 12 34 56'),
      attendees: [],
    })
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/example\.com|1234|token/)
    await ask('POST', `/appointments/${first?.id}/cancel`)
    expect(readCalendar(await (await read(await hrefOf())).text())).toHaveLength(1)
  })

  it('has another address for another agent, without the first agent’s appointments', async () => {
    await book()
    const bert = await createAgent(payload, 'Bert')
    const { body } = await ask('GET', `/agents/${bert}/calendar`)
    expect(readCalendar(await (await read(String(body.href))).text())).toEqual([])
  })

  it('refuses a missing address, a wrong one, and one that was revoked', async () => {
    await book()
    const href = await hrefOf()
    expect((await read(href)).status).toBe(200)
    const mail = (await findMails(payload))[0]
    for (const wrong of [
      href.replace('.ics', 'x.ics'),
      href.replace(/feed\/[^.]+/, 'feed/zz'),
      `http://localhost:3000/api/visits/feed/${tokenIn(mail)}.ics`,
      'http://localhost:3000/api/visits/feed/.ics',
    ])
      expect((await read(wrong)).status, wrong).toBe(404)
    const renewed = await ask('POST', `/agents/${agent}/calendar/renew`)
    expect((await read(href)).status).toBe(404)
    expect((await read(String(renewed.body.href))).status).toBe(200)
    expect((await ask('POST', '/agents/999999/calendar/renew')).status).toBe(404)
    expect((await ask('GET', '/agents/x/calendar')).status).toBe(404)
  })

  it('keeps its address when the agent is edited', async () => {
    const { body } = await ask('POST', `/agents/${agent}/calendar/renew`)
    await payload.update({ collection: 'agents', id: agent, data: { phone: '+32 10 12 34 56' } })
    expect((await read(String(body.href))).status).toBe(200)
  })
})

describe('the reminder', () => {
  const reminders = async () =>
    (await findMails(payload)).filter(({ kind }) => kind.startsWith('visit-reminder'))
  const remind = async (now: Date) => {
    const { remindAppointments } = await import('@/cms/operations/appointments/remind-appointments')
    await remindAppointments({ payload, now })
  }
  /** The day before, at this hour in Belgium. */
  const eve = async (time: string): Promise<Date> => {
    const { momentBy, wallOf, addDays } = await import('@/domain/appointments/brussels-time')
    const { day } = wallOf((await onlyAppointment()).startsAt)
    return new Date(momentBy({ day: addDays({ day, days: -1 }), time }))
  }

  it.each([
    ['nl', 'Herinnering aan uw afspraak'],
    ['fr', 'Rappel de votre rendez-vous'],
    ['en', 'Reminder of your appointment'],
    ['de', 'Erinnerung an Ihren Termin'],
  ] as const)('is sent the day before, once, in the visitor’s language: %s', async (lang, subject) => {
    await book({ lang })
    await remind(await eve('16:59'))
    expect(await reminders()).toEqual([])
    await Promise.all([remind(await eve('17:00')), remind(await eve('17:00'))])
    await remind(await eve('18:00'))
    const [mail, agenda, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'visit-reminder-visitor', to: person.email, locale: lang })
    expect(mail?.subject.startsWith(subject)).toBe(true)
    expect(invitationOf(mail).event).toMatchObject({ method: 'REQUEST', sequence: 0 })
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    expect(await getManagedAppointment({ step: 'manage', token: tokenIn(mail), locale: lang })).toMatchObject(
      {
        ok: true,
      },
    )
    // It is about several people, so it is stored for none of them.
    expect(agenda).toMatchObject({ kind: 'visit-reminder-agent', to: 'anne@agency.example', locale: 'fr' })
    expect(agenda?.text).not.toMatch(/Jeanne|Dupont|470/)
    expect((await onlyAppointment()).remindedAt).toBe((await eve('17:00')).toISOString())
  })

  it('is one mail for the agent, however many visitors come', async () => {
    await book()
    await book({ email: 'paul@example.com', slot: await slotAt('10:30') })
    const { momentBy, wallOf, addDays } = await import('@/domain/appointments/brussels-time')
    const [first] = await findAppointments(payload)
    const day = addDays({ day: wallOf(first?.startsAt ?? '').day, days: -1 })
    await remind(new Date(momentBy({ day, time: '17:00' })))
    expect((await reminders()).map(({ kind }) => kind)).toEqual([
      'visit-reminder-visitor',
      'visit-reminder-visitor',
      'visit-reminder-agent',
    ])
  })

  it('is not sent for a recent booking, a cancelled one or a past one', async () => {
    await book()
    const at = await eve('17:30')
    await payload.db.drizzle.execute(
      sql`update appointments set since = ${(await eve('17:00')).toISOString()}`,
    )
    await remind(at)
    await payload.db.drizzle.execute(sql`update appointments set since = now(), state = 'cancelled'`)
    await remind(at)
    await payload.db.drizzle.execute(sql`update appointments set state = 'booked'`)
    await remind(new Date((await onlyAppointment()).startsAt))
    expect(await reminders()).toEqual([])
  })

  it('is sent again for another day when the appointment was moved there', async () => {
    await createOpening(payload, {
      property: property.id,
      agent,
      date: noonOf(dayAhead(14)),
      from: '18:00',
      to: '19:00',
    })
    await book()
    await remind(await eve('17:00'))
    const { id } = await onlyAppointment()
    await ask('POST', `/appointments/${id}/move`, { slot: await slotAt('18:00') })
    expect((await onlyAppointment()).remindedAt).toBeNull()
    await remind(await eve('17:00'))
    expect((await reminders()).filter(({ kind }) => kind === 'visit-reminder-visitor')).toHaveLength(2)
  })

  it('is not recorded where its mail cannot be queued, and is sent the next time', async () => {
    await book()
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'visit-reminder-agent')`,
    )
    await expect(remind(await eve('17:00'))).rejects.toThrow()
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect((await onlyAppointment()).remindedAt).toBeNull()
    expect(await reminders()).toEqual([])
    await remind(await eve('17:05'))
    expect(await reminders()).toHaveLength(2)
  })

  it('is a job that the worker runs every few minutes', async () => {
    const { jobs, schedule } = await import('@/cms/jobs/jobs')
    expect(Object.keys(jobs)).toContain('remind-appointments')
    expect(schedule['remind-appointments']?.match).toBe('*/5 * * * *')
    expect(schedule['purge-appointments']).toBeDefined()
  })
})

describe('the data of a person', () => {
  it('includes their appointments, and is erased with them', async () => {
    await book({ remark: 'Avec mon frère', requestId: 'x' })
    await book({ email: 'paul@example.com', lastName: 'Petit' })
    await postForm('site-contact')
    const token = await tokenOf('editor')
    const response = await rest({ path: `/leads/person?email=${person.email.toUpperCase()}`, token })
    const known = await response.json()
    expect(known.leads).toHaveLength(1)
    expect(known.appointments).toMatchObject([
      { lastName: 'Dupont', remark: 'Avec mon frère', state: 'booked' },
    ])
    for (const name of ['requestId', 'changeIds', 'linkVersion'])
      expect(known.appointments[0]).not.toHaveProperty(name)
    expect(known.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'visit-confirmed-visitor',
      'visit-confirmed-agent',
      'site-contact-agency',
      'site-contact-visitor',
    ])
    expect(JSON.stringify(known)).not.toContain('paul@example.com')
    const body = { email: person.email }
    const erased = await rest({ method: 'POST', path: '/leads/person/erase', body, token })
    expect(await erased.json()).toEqual({ ok: true, count: 2 })
    expect((await findAppointments(payload)).map(({ email }) => email)).toEqual(['paul@example.com'])
    expect((await findMails(payload)).map(({ kind }) => kind)).toEqual([
      'visit-confirmed-visitor',
      'visit-confirmed-agent',
    ])
    expect(JSON.stringify(await findMails(payload))).not.toMatch(/Dupont|mon frère/i)
  })

  it('is erased with the mails when staff delete the appointment, and a year after it', async () => {
    await book()
    await payload.delete({ collection: 'appointments', id: (await onlyAppointment()).id })
    expect(await findMails(payload)).toEqual([])
    await book()
    const { purgeAppointments } = await import('@/cms/operations/appointments/erase-appointments')
    const { endsAt } = await onlyAppointment()
    const after = (days: number) => new Date(Date.parse(endsAt) + days * 86_400_000)
    await purgeAppointments({ payload, now: after(364) })
    expect(await findAppointments(payload)).toHaveLength(1)
    await purgeAppointments({ payload, now: after(366) })
    expect(await findAppointments(payload)).toEqual([])
    expect(await findMails(payload)).toEqual([])
  })
})
