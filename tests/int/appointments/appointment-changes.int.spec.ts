import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '@/cms/payload-types'
import {
  bookSlot,
  createOffice,
  createOpenProperty,
  createOpening,
  dayAhead,
  findAppointments,
  forgetAppointments,
  invitationOf,
  keyAt,
  noonOf,
  tokenIn,
} from '../../support/appointments/book-appointments'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { asFields, browser, findMails } from '../../support/forms/post-forms'
import type { Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let anne: number
let bert: number
let property: { id: number; publicId: number }
let date: string

beforeAll(async () => {
  payload = await startPayload()
  ;({ places, anne, bert } = await createOffice(payload))
})
afterAll(stopPayload)
beforeEach(async () => {
  date = noonOf(dayAhead(10))
  property = await createOpenProperty(payload, { places, agent: anne, date })
})
afterEach(() => forgetAppointments(payload))

type MovableSlot = { slot: string; time: string; startsAt: string }

async function slots(publicId = property.publicId): Promise<MovableSlot[]> {
  const { GET } = await import('@/app/api/visits/route')
  const headers = { 'x-forwarded-for': `10.8.${nextNumber()}.1` }
  const response = await GET(
    new Request(`http://localhost:3000/api/visits?property=${publicId}`, { headers }),
  )
  const { days }: { days: { slots: MovableSlot[] }[] } = await response.json()
  return days.flatMap((each) => each.slots)
}

const times = async () => (await slots()).map(({ time }) => time)

const slotAt = async (time: string) => (await slots()).find((slot) => slot.time === time)?.slot ?? ''

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const module =
    path === 'move'
      ? await import('@/app/api/visits/move/route')
      : await import('@/app/api/visits/cancel/route')
  return module.POST(
    new Request(`http://localhost:3000/api/visits/${path}`, { method: 'POST', body, headers }),
  )
}

const change = (path: 'move' | 'cancel', values: Record<string, unknown>): Promise<Response> =>
  post(path, JSON.stringify({ lang: 'fr', ...values }), {
    'content-type': 'application/json',
    'x-forwarded-for': `10.7.${nextNumber()}.1`,
  })

type VisitorBookingInput = { lang?: 'fr' | 'nl'; slot?: string; email?: string }

const book = async ({ lang, slot, ...more }: VisitorBookingInput = {}) =>
  bookSlot(payload, {
    property: property.publicId,
    slot: slot ?? (await slotAt('10:00')),
    locale: lang,
    ...more,
  })

const mailOf = async (kind: string): Promise<Mail | undefined> =>
  (await findMails(payload)).findLast((mail) => mail.kind === kind)

const tokenOf = async (step: 'manage' | 'cancel' = 'manage') =>
  tokenIn(await mailOf('visit-confirmed-visitor'), step)

describe('an appointment that is moved', () => {
  it('is mailed to everybody, keeps its entry in every calendar, and frees its place', async () => {
    await book({ lang: 'nl' })
    const before = (await findAppointments(payload))[0]
    const first = invitationOf(await mailOf('visit-confirmed-visitor')).event
    expect(await times()).not.toContain('10:00')
    const response = await change('move', { lang: 'nl', token: await tokenOf(), slot: await slotAt('11:00') })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = await response.json()
    expect({ status: response.status, body }).toMatchObject({
      status: 200,
      body: {
        ok: true,
        message: 'Uw afspraak is verplaatst',
        appointment: { state: 'booked', time: '11:00', until: '11:30' },
      },
    })
    const [appointment, ...others] = await findAppointments(payload)
    expect(others).toEqual([])
    expect(appointment).toMatchObject({ id: before?.id, state: 'booked', sequence: 1, place: 1, agent: anne })
    expect(Date.parse(appointment?.startsAt ?? '') - Date.parse(before?.startsAt ?? '')).toBe(3_600_000)
    expect(Date.parse(appointment?.eraseAt ?? '') - Date.parse(before?.eraseAt ?? '')).toBe(3_600_000)
    expect(await times()).toEqual(['10:00', '10:30', '11:30'])
    expect((await findMails(payload)).slice(2).map(({ kind, to, locale }) => [kind, to, locale])).toEqual([
      ['visit-moved-visitor', 'jeanne.dupont@example.com', 'nl'],
      ['visit-moved-agent', 'anne@agency.example', 'fr'],
    ])
    for (const kind of ['visit-moved-visitor', 'visit-moved-agent']) {
      const { contentType, event } = invitationOf(await mailOf(kind))
      expect(contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
      expect(event).toMatchObject({
        uid: first.uid,
        sequence: 1,
        status: 'CONFIRMED',
        start: appointment?.startsAt,
        end: appointment?.endsAt,
      })
    }
    // The new links expire with the new time.
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const token = tokenIn(await mailOf('visit-moved-visitor'))
    expect(await getManagedAppointment({ step: 'manage', token, locale: 'nl' })).toMatchObject({
      value: { time: '11:00' },
    })
    expect(body.redirect).toContain(token)
  })

  it('can be moved by a plain form, which leads to its page', async () => {
    await book()
    const body = asFields({ lang: 'fr', token: await tokenOf(), slot: await slotAt('11:00') })
    const response = await post('move', body, browser)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/fr\/visits\/manage\/\?token=/)
  })

  it('goes from one agent to another, and the first gets a cancellation', async () => {
    await createOpening(payload, { property: property.id, agent: bert, date, from: '14:00', to: '15:00' })
    await book()
    await change('move', { token: await tokenOf(), slot: await slotAt('14:00') })
    expect((await findAppointments(payload))[0]).toMatchObject({ agent: bert, sequence: 1 })
    const sentMails = (await findMails(payload)).slice(2).map(({ kind, to }) => [kind, to])
    expect(sentMails).toEqual([
      ['visit-moved-visitor', 'jeanne.dupont@example.com'],
      ['visit-confirmed-agent', 'bert@agency.example'],
      ['visit-cancelled-agent', 'anne@agency.example'],
    ])
    expect(invitationOf(await mailOf('visit-cancelled-agent')).event).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
      status: 'CANCELLED',
    })
  })

  it('is moved once by the same post, and not moved back by a late one', async () => {
    await book()
    const token = await tokenOf()
    const first = { token, slot: await slotAt('11:00'), requestId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 3 }, () => change('move', first)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await findAppointments(payload))[0]).toMatchObject({ sequence: 1 })
    expect(await findMails(payload)).toHaveLength(4)
    await change('move', { token, slot: await slotAt('11:30'), requestId: randomUUID() })
    const late = await change('move', first)
    expect(await late.json()).toMatchObject({ ok: true, appointment: { time: '11:30' } })
    expect((await findAppointments(payload))[0]).toMatchObject({ sequence: 2 })
    expect(await findMails(payload)).toHaveLength(6)
  })

  it('changes nothing where it stays as it is', async () => {
    await book()
    const [{ slotKey } = { slotKey: '' }] = await findAppointments(payload)
    expect((await change('move', { token: await tokenOf(), slot: slotKey })).status).toBe(200)
    expect(await findMails(payload)).toHaveLength(2)
  })

  it('gets its new place once among others who request the same one', async () => {
    for (const [time, email] of [
      ['10:00', 'a@example.com'],
      ['10:30', 'b@example.com'],
      ['11:00', 'c@example.com'],
    ] as const)
      await book({ slot: await slotAt(time), email })
    const tokens = (await findMails(payload))
      .filter(({ kind }) => kind === 'visit-confirmed-visitor')
      .map((mail) => tokenIn(mail))
    const slot = await slotAt('11:30')
    const answers = await Promise.all(tokens.map((token) => change('move', { token, slot })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'full', error: 'Les rendez-vous sont complets' })
    expect((await findAppointments(payload)).filter(({ slotKey }) => slotKey === slot)).toHaveLength(1)
    expect(await findAppointments(payload)).toHaveLength(3)
  })

  it.each([
    ['no time', {}, 422, null],
    ['a text that is no time', { slot: 'x' }, 422, null],
    ['a time that is past', { slot: '20200610T0800Z-1' }, 422, 'unknown'],
    ['another property’s time', { slot: 'other' }, 422, 'unknown'],
  ])('stays where it is for %s', async (_what, more, status, code) => {
    await book()
    const other = await createOpenProperty(payload, { places, agent: anne, date, from: '16:00', to: '17:00' })
    const [foreign] = await slots(other.publicId)
    const slot =
      'slot' in more && more.slot === 'other' ? foreign?.slot : 'slot' in more ? more.slot : undefined
    const before = await findAppointments(payload)
    const response = await change('move', { token: await tokenOf(), slot })
    expect(response.status).toBe(status)
    const body = await response.json()
    expect(Object.keys(body.errors)).toEqual(['slot'])
    if (code) expect(body.code).toBe(code)
    expect(await findAppointments(payload)).toEqual(before)
    expect(await findMails(payload)).toHaveLength(2)
  })

  it('cannot be moved without limit in a day', async () => {
    await book()
    const statuses: number[] = []
    for (const time of ['10:30', '11:00', '11:30', '10:00', '10:30', '11:00', '11:30'])
      statuses.push((await change('move', { token: await tokenOf(), slot: await slotAt(time) })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await findAppointments(payload))[0]).toMatchObject({ sequence: 6 })
  })

  it('sends no more mails to a mailbox than forms do, as it may be somebody else’s', async () => {
    await book()
    const toVisitor = async () =>
      (await findMails(payload)).filter(({ kind }) => kind.endsWith('-visitor')).length
    const before = await toVisitor()
    const { claimAllowance } = await import('@/cms/operations/leads/form-allowance')
    const value = (await findAppointments(payload))[0]?.email ?? ''
    const allowance = { use: 'mailbox', value, most: 1000, hours: 1 } as const
    for (let count = 0; count < 20; count += 1) await claimAllowance({ payload, allowance, now: new Date() })
    const moved = await change('move', { token: await tokenOf(), slot: await slotAt('11:00') })
    expect(moved.status).toBe(200)
    expect((await change('cancel', { token: await tokenOf() })).status).toBe(200)
    expect(await toVisitor()).toBe(before)
    expect((await findAppointments(payload))[0]).toMatchObject({ state: 'cancelled' })
  })

  it('stays where it is when its mails cannot be queued', async () => {
    await book()
    const before = await findAppointments(payload)
    const values = { token: await tokenOf(), slot: await slotAt('11:00') }
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'visit-moved-agent')`,
    )
    const response = await change('move', values)
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect(response.status).toBe(503)
    expect(await findAppointments(payload)).toEqual(before)
    expect(await findMails(payload)).toHaveLength(2)
  })
})

describe('an appointment that is cancelled', () => {
  it.each(['manage', 'cancel'] as const)(
    'by the link to %s is mailed to everybody, and its place is free',
    async (step) => {
      await book({ lang: 'nl' })
      expect(await times()).not.toContain('10:00')
      const response = await change('cancel', { lang: 'nl', token: await tokenOf(step) })
      expect(await response.json()).toMatchObject({
        ok: true,
        message: 'Uw afspraak is geannuleerd',
        appointment: { state: 'cancelled' },
      })
      expect((await findAppointments(payload))[0]).toMatchObject({ state: 'cancelled', sequence: 1 })
      expect(await times()).toContain('10:00')
      expect((await findMails(payload)).slice(2).map(({ kind, to, locale }) => [kind, to, locale])).toEqual([
        ['visit-cancelled-visitor', 'jeanne.dupont@example.com', 'nl'],
        ['visit-cancelled-agent', 'anne@agency.example', 'fr'],
      ])
      const first = invitationOf(await mailOf('visit-confirmed-agent')).event
      for (const kind of ['visit-cancelled-visitor', 'visit-cancelled-agent']) {
        const { contentType, event } = invitationOf(await mailOf(kind))
        expect(contentType).toBe('text/calendar; charset=utf-8; method=CANCEL')
        expect(event).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: 1, status: 'CANCELLED' })
      }
      await book({ email: 'next@example.com' })
      expect(await findAppointments(payload)).toHaveLength(2)
    },
  )

  it('is cancelled once, and cannot be moved any more', async () => {
    await book()
    const token = await tokenOf()
    const answers = await Promise.all([change('cancel', { token }), change('cancel', { token })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await findAppointments(payload))[0]).toMatchObject({ sequence: 1 })
    expect(await findMails(payload)).toHaveLength(4)
    const moved = await change('move', { token, slot: await slotAt('11:00') })
    expect(moved.status).toBe(409)
    expect(await moved.json()).toMatchObject({ code: 'cancelled', error: 'Ce rendez-vous est déjà annulé' })
  })

  it('leads a plain form to its page, which says so', async () => {
    await book()
    const response = await post('cancel', asFields({ lang: 'fr', token: await tokenOf('cancel') }), browser)
    expect(response.status).toBe(303)
    const token = /token=([\w.-]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    expect(await getManagedAppointment({ step: 'manage', token, locale: 'fr' })).toMatchObject({
      value: { state: 'cancelled', canMove: false, canCancel: false },
    })
  })
})

describe('a link', () => {
  const expectUnchanged = async () => {
    expect(await findAppointments(payload)).toMatchObject([{ state: 'booked', sequence: 0 }])
    expect(await findMails(payload)).toHaveLength(2)
  }

  it('is valid for one purpose only', async () => {
    await book()
    const moved = await change('move', { token: await tokenOf('cancel'), slot: await slotAt('11:00') })
    expect(moved.status).toBe(403)
    expect(await moved.json()).toMatchObject({ code: 'wrong', error: 'Ce lien n’est pas valable' })
    await expectUnchanged()
  })

  it('is invalid when a character was changed, or when it was invented', async () => {
    await book()
    const token = await tokenOf()
    const { signToken } = await import('@/cms/access/signed-token')
    const [appointment] = await findAppointments(payload)
    const numbers = [appointment?.id ?? 0, 0, Math.floor(Date.now() / 1000) + 9999]
    const elsewhere = signToken({ secret: 'another site', purpose: 'visit-manage', numbers, expiresAt: null })
    const otherUse = signToken({ secret: payload.secret, purpose: 'document', numbers, expiresAt: null })
    const others = [
      `${token}x`,
      token.slice(0, -1),
      `1${token}`,
      token.replace(/^[^.]+/, 'zz'),
      elsewhere,
      otherUse,
      '',
      'x',
      null,
      undefined,
      12,
      {},
      ['a', token],
    ]
    for (const other of others)
      for (const path of ['move', 'cancel'] as const)
        expect(
          (await change(path, { token: other, slot: await slotAt('11:00') })).status,
          String(other),
        ).toBe(403)
    await expectUnchanged()
  })

  it('expires with the appointment, or when it is revoked', async () => {
    await book()
    const token = await tokenOf()
    const [appointment] = await findAppointments(payload)
    const { moveAppointment } = await import('@/cms/operations/appointments/move-appointment')
    const { cancelAppointment } = await import('@/cms/operations/appointments/cancel-appointment')
    const key = { by: 'visitor', payload, token } as const
    const after = new Date(appointment?.endsAt ?? '')
    const expired = { ok: false, failure: { reason: 'link', code: 'expired' } }
    expect(await moveAppointment({ key, input: { slot: await slotAt('11:00') }, now: after })).toEqual(
      expired,
    )
    expect(await cancelAppointment({ key, now: after })).toEqual(expired)
    const begun = new Date(appointment?.startsAt ?? '')
    const over = { ok: false, failure: { reason: 'refused', code: 'over' } }
    expect(await cancelAppointment({ key, now: begun })).toEqual(over)
    expect(await moveAppointment({ key, input: { slot: await slotAt('11:00') }, now: begun })).toEqual(over)
    await payload.db.drizzle.execute(sql`update appointments set link_version = link_version + 1`)
    const response = await change('cancel', { token })
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({ code: 'expired' })
    await expectUnchanged()
  })

  it('does nothing when it is only opened', async () => {
    await book()
    const token = await tokenOf()
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    for (const step of ['manage', 'cancel'] as const)
      await getManagedAppointment({ step, token, locale: 'fr' })
    const routes = [
      await import('@/app/api/visits/move/route'),
      await import('@/app/api/visits/cancel/route'),
    ]
    for (const route of routes) expect(Object.keys(route).toSorted()).toEqual(['POST', 'dynamic'])
    await expectUnchanged()
  })

  it('is not accepted from a page of another site', async () => {
    await book()
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    expect((await post('cancel', JSON.stringify({ token: await tokenOf() }), headers)).status).toBe(403)
    await expectUnchanged()
  })

  it('cannot be guessed by many attempts', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.5.5.5' }
    stopClock()
    const answers = await Promise.all(Array.from({ length: 35 }, () => post('cancel', '{}', headers)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  it('of an erased appointment has expired', async () => {
    await book()
    const token = await tokenOf()
    await payload.delete({ collection: 'appointments', id: (await findAppointments(payload))[0]?.id ?? 0 })
    expect((await change('cancel', { token })).status).toBe(410)
  })
})

describe('the pages of an appointment', () => {
  const open = async (token: string) => {
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const found = await getManagedAppointment({ step: 'manage', token, locale: 'fr' })
    if (!found.ok) throw new Error(`No appointment: ${found.failure}`)
    return found.value
  }
  const submit = async (path: 'move' | 'cancel', values: Record<string, string>) => {
    const response = await post(path, asFields({ lang: 'fr', ...values }), browser)
    return { status: response.status, html: await response.text() }
  }

  it('say that it was moved, once it was', async () => {
    await book()
    expect(await open(await tokenOf())).toMatchObject({ state: 'booked', isMoved: false })
    await change('move', { token: await tokenOf(), slot: await slotAt('11:00') })
    const moved = tokenIn(await mailOf('visit-moved-visitor'))
    expect(await open(moved)).toMatchObject({ state: 'booked', isMoved: true })
    await change('cancel', { token: moved })
    expect(await open(moved)).toMatchObject({ state: 'cancelled', isMoved: false })
  })

  it('link to the property after the link has expired, and to the search from an invalid one', async () => {
    await book()
    const token = await tokenOf()
    const href = (await open(token)).property?.href ?? ''
    expect(href).toMatch(/\/fr\/a-vendre\//)
    await payload.db.drizzle.execute(sql`update appointments set link_version = link_version + 1`)
    const { findLinkedProperty } = await import('@/site/data/appointments/appointments')
    const linked = (linkToken: string) =>
      findLinkedProperty({ steps: ['manage'], token: linkToken, locale: 'fr' })
    expect(await linked(token)).toBe(href)
    expect(await linked(`${token}x`)).toBeNull()
    const ended = await submit('cancel', { token })
    expect(ended).toMatchObject({
      status: 410,
      html: expect.stringContaining(`<a href="${href}">Voir le bien`),
    })
    const wrong = await submit('cancel', { token: 'x' })
    expect(wrong).toMatchObject({
      status: 403,
      html: expect.stringContaining('<a href="/fr/recherche/">Chercher un bien'),
    })
  })

  it('link back to the appointment after a refusal', async () => {
    await book()
    const token = await tokenOf('cancel')
    await payload.db.drizzle.execute(sql`update appointments set starts_at = now() - interval '5 minutes'`)
    const { status, html } = await submit('cancel', { token })
    expect({ status, html }).toEqual({
      status: 409,
      html: expect.stringContaining(`<a href="/fr/visits/cancel/?token=${token}">Voir, déplacer`),
    })
  })
})

describe('a slot key', () => {
  it('identifies the times of a property', async () => {
    const [slot] = await slots()
    expect(slot?.slot).toBe(keyAt(slot?.startsAt ?? '', anne))
  })
})
