import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTranslator } from '@/messages/translator'
import {
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
  tokenIn,
} from '../../support/appointments/book-appointments'
import { typedAgain } from '../../support/forms/form-fields'
import { startPayload, stopPayload } from '../../support/database/payload'
import { asFields, browser, findMails } from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'
import { codeWords } from '../../support/mail/code-words'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let agent: number
let property: { id: number; publicId: number }
let day: string
let address = 0

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  agent = await createAgent(payload, 'Anne')
})
afterAll(stopPayload)
beforeEach(async () => {
  address += 1
  day = dayAhead(10)
  property = await createOpenProperty(payload, { places, agent, date: noonOf(day), capacity: 2 })
})
afterEach(() => forgetAppointments(payload))

type PostInit = { body: BodyInit; headers?: Record<string, string> }

async function send({ body, headers = {} }: PostInit): Promise<Response> {
  const { POST } = await import('@/app/api/visits/route')
  return POST(
    new Request('http://localhost:3000/api/visits', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': `10.9.${address}.1`, ...headers },
    }),
  )
}

const json = { 'content-type': 'application/json' }

async function ask(query: string): Promise<Response> {
  const { GET } = await import('@/app/api/visits/route')
  const headers = { 'x-forwarded-for': `10.9.${address}.1` }
  return GET(new Request(`http://localhost:3000/api/visits?${query}`, { headers }))
}

type VisitorSlot = { slot: string; day: string; time: string; until: string; startsAt: string; free: number }
type Offer = {
  isFull: boolean
  message: string | null
  days: { day: string; isFull: boolean; slots: VisitorSlot[] }[]
}

const offerOf = async (publicId = property.publicId, lang = 'fr'): Promise<Offer> =>
  (await ask(`property=${publicId}&lang=${lang}`)).json()

async function slotAt(time: string): Promise<string> {
  const { days } = await offerOf()
  return days.flatMap(({ slots }) => slots).find((slot) => slot.time === time)?.slot ?? ''
}

const values = async (more: Record<string, unknown> = {}) => ({
  lang: 'fr',
  ...person,
  property: property.publicId,
  slot: await slotAt('10:00'),
  ...more,
})

const book = async (more: Record<string, unknown> = {}): Promise<Response> =>
  send({ body: JSON.stringify(await values(more)), headers: json })

describe('the times of a property', () => {
  it('are listed by day, with the places that are left', async () => {
    const response = await ask(`property=${property.publicId}&lang=fr`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { isFull, message, days }: Offer = await response.json()
    expect({ isFull, message }).toEqual({ isFull: false, message: null })
    expect(days).toMatchObject([{ day, isFull: false }])
    expect(days[0]?.slots.map(({ time, until, free }) => `${time}-${until} ${free}`)).toEqual([
      '10:00-10:30 2',
      '10:30-11:00 2',
      '11:00-11:30 2',
      '11:30-12:00 2',
    ])
    expect(days[0]?.slots.map(({ slot, startsAt }) => slot === keyAt(startsAt, agent))).not.toContain(false)
    await book()
    expect((await offerOf()).days[0]?.slots[0]).toMatchObject({ time: '10:00', free: 1 })
  })

  it.each([
    ['fr', 'Les rendez-vous sont complets'],
    ['nl', 'Alle afspraken zijn volzet'],
    ['en', 'All appointments are taken'],
    ['de', 'Alle Termine sind ausgebucht'],
  ])('that are all taken have a message in %s', async (lang, message) => {
    const small = await createOpenProperty(payload, {
      places,
      agent,
      date: noonOf(day),
      from: '14:00',
      to: '14:30',
    })
    const [slot] = (await offerOf(small.publicId)).days[0]?.slots ?? []
    await book({ property: small.publicId, slot: slot?.slot })
    expect(await offerOf(small.publicId, lang)).toEqual({
      isFull: true,
      message,
      days: [{ day, isFull: true, slots: [] }],
    })
  })

  it('are none where there are no openings, and unknown for a property that is not available', async () => {
    const bare = await createProperty(payload, { places, publicId: 9001 })
    expect(await offerOf(9001)).toEqual({ isFull: false, message: null, days: [] })
    await payload.db.updateOne({ collection: 'properties', id: bare, data: { status: 'sold' } })
    for (const property of ['9001', '9999', '0', '-1', 'x', '1.5', '99999999999', ''])
      expect((await ask(`property=${property}`)).status, property).toBe(404)
  })
})

describe('a booking', () => {
  it('is confirmed at once, stored with its place, and mailed to the visitor and the agent', async () => {
    const response = await book({ lang: 'nl', remark: 'Wij komen met zijn twee.' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = await response.json()
    expect({ status: response.status, body }).toMatchObject({
      status: 200,
      body: {
        ok: true,
        message: 'Uw afspraak is bevestigd',
        appointment: { state: 'booked', day, time: '10:00', until: '10:30' },
      },
    })
    expect(body.redirect).toMatch(/^\/nl\/visits\/manage\/\?token=[\w.-]+$/)
    expect(JSON.stringify(body)).not.toMatch(/Jeanne|Dupont|example\.com|470/)
    const [appointment, ...others] = await findAppointments(payload)
    expect(others).toEqual([])
    expect(appointment).toMatchObject({
      state: 'booked',
      source: 'online',
      language: 'nl',
      property: property.id,
      agent,
      place: 1,
      title: 'mrs',
      firstName: 'Jeanne',
      lastName: 'Dupont',
      email: 'jeanne.dupont@example.com',
      remark: 'Wij komen met zijn twee.',
      sequence: 0,
      feedback: null,
    })
    const days = (Date.parse(appointment?.eraseAt ?? '') - Date.parse(appointment?.endsAt ?? '')) / 86_400_000
    expect(days).toBe(365)
    const mails = await findMails(payload)
    expect(mails.map(({ kind, to, locale, about }) => ({ kind, to, locale, about }))).toEqual([
      {
        kind: 'visit-confirmed-visitor',
        to: 'jeanne.dupont@example.com',
        locale: 'nl',
        about: `visits/${appointment?.id}`,
      },
      {
        kind: 'visit-confirmed-agent',
        to: 'anne@agency.example',
        locale: 'fr',
        about: `visits/${appointment?.id}`,
      },
    ])
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(codeWords)
  })

  it.each([
    ['fr', 'Votre rendez-vous est confirmé', 'Rendez-vous confirmé', 'confirmé'],
    ['nl', 'Uw afspraak is bevestigd', 'Afspraak bevestigd', 'bevestigd'],
    ['en', 'Your appointment is confirmed', 'Appointment confirmed', 'confirmed'],
    ['de', 'Ihr Termin ist bestätigt', 'Termin bestätigt', 'bestätigt'],
  ])('is confirmed in %s', async (lang, message, subject, word) => {
    expect((await (await book({ lang })).json()).message).toBe(message)
    const [mail] = await findMails(payload)
    expect(mail?.subject.startsWith(`${subject} – Title in ${lang} – `)).toBe(true)
    expect(String(mail?.text).toLowerCase()).toContain(message.toLowerCase())
    const { getTranslator } = await import('@/messages/translator')
    const { isLocale } = await import('@/domain/shared/locale')
    if (isLocale(lang)) expect(getTranslator(lang)('appointment.state.booked')).toBe(word)
  })

  it('comes with a calendar file for each of them, of the same appointment', async () => {
    await book({ lang: 'nl' })
    const [toVisitor, toAgent] = await findMails(payload)
    const [appointment] = await findAppointments(payload)
    const own = invitationOf(toVisitor)
    const office = invitationOf(toAgent)
    expect(own.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(own.event).toMatchObject({
      method: 'REQUEST',
      uid: `visit-${appointment?.id}@localhost`,
      sequence: 0,
      status: 'CONFIRMED',
      start: appointment?.startsAt,
      end: appointment?.endsAt,
      summary: 'Bezoek – Title in nl',
      location: 'Rue du Pont 12, 1300 Waver',
      attendees: ['mailto:jeanne.dupont@example.com', 'mailto:anne@agency.example'],
    })
    // A calendar is shared with others, so only the mail has the link that changes the appointment.
    expect(own.event.description).not.toMatch(/token/)
    expect(office.event).toMatchObject({ method: 'REQUEST', uid: own.event.uid, sequence: 0 })
    expect(office.event.summary).toBe('Visite – Title in fr – Jeanne Dupont')
    expect(office.event.description).toContain('Téléphone : +32 470 12 34 56')
  })

  it('has that file as the kind of calendar that mail programs answer to', async () => {
    await book()
    const [mail] = await findMails(payload)
    const { sendMail } = await import('@/cms/operations/mails/send-mail')
    let source = ''
    const send = async ({ message }: { message: SendMailOptions }) => {
      const transport = createTransport({ streamTransport: true, buffer: true })
      source = String((await transport.sendMail(message)).message)
      return []
    }
    expect(await sendMail({ payload, send, id: mail?.id ?? 0, attempt: 1, now: new Date() })).toBe('done')
    const part = source.split(/\r?\n--/).find((each) => each.includes('text/calendar')) ?? ''
    const [head = '', body = ''] = part.split(/\r?\n\r?\n/)
    expect(head.replace(/\s+/g, ' ')).toMatch(
      /Content-Type: text\/calendar; charset=utf-8; method=REQUEST; name=invitation\.ics/,
    )
    expect(head).toMatch(/Content-Disposition: attachment; filename=invitation\.ics/)
    const content = head.includes('base64') ? Buffer.from(body, 'base64').toString('utf8') : body
    expect(content).toContain('METHOD:REQUEST')
  })

  it('mails everything to the agent, and nothing that was typed to the visitor’s address', async () => {
    await book({
      lang: 'nl',
      firstName: 'Win',
      lastName: 'www.evil.example',
      remark: 'Koop nu: https://evil.example',
    })
    const [toVisitor, toAgent] = await findMails(payload)
    expect(`${toVisitor?.subject}${toVisitor?.text}${toVisitor?.html}`).not.toContain('evil')
    for (const part of [
      'Rue du Pont 12',
      'www.evil.example',
      'Koop nu',
      '/admin/collections/appointments/',
      'Néerlandais',
    ])
      expect(toAgent?.text).toContain(part)
    expect(toAgent?.replyTo).toContain('<jeanne.dupont@example.com>')
  })

  it('shows an unpublished address to who has booked, and not on the page of the times', async () => {
    await payload.db.updateOne({ collection: 'properties', id: property.id, data: { publishAddress: false } })
    await book()
    const [toVisitor, toAgent] = await findMails(payload)
    expect(toVisitor?.text).toContain('Rue du Pont 12')
    expect(JSON.stringify(await offerOf())).not.toContain('Rue du Pont')
    expect(toAgent?.text).toContain('Rue du Pont 12')
  })

  it('leads a plain form to the page of the appointment', async () => {
    const response = await send({ body: asFields(await values({ lang: 'de' })), headers: browser })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/de\/visits\/manage\/\?token=[\w.-]+$/)
    expect(await findAppointments(payload)).toHaveLength(1)
  })

  it('is mailed to the office where the agent has no address', async () => {
    const silent = (await payload.create({ collection: 'agents', data: { name: 'Bert' } })).id
    await createOpening(payload, {
      property: property.id,
      agent: silent,
      date: noonOf(day),
      from: '15:00',
      to: '16:00',
    })
    await book({ slot: await slotAt('15:00') })
    expect((await findMails(payload))[1]?.to).toBe('info@maison-brabant.example')
  })
})

describe('a slot that is full', () => {
  const fill = async () => {
    for (const email of ['a@example.com', 'b@example.com']) await book({ email })
  }

  it('gets a refusal with the next free times and the form for another one', async () => {
    await fill()
    const response = await book({
      email: 'c@example.com',
      slot: keyAt((await findAppointments(payload))[0]?.startsAt ?? '', agent),
    })
    expect(response.status).toBe(409)
    const body = await response.json()
    expect(body).toMatchObject({
      ok: false,
      code: 'full',
      error: 'Les rendez-vous sont complets',
      errors: {},
      otherwise: { form: 'contact-appointment', property: property.publicId },
    })
    expect(body.next.map(({ time }: VisitorSlot) => time)).toEqual(['10:30', '11:00', '11:30'])
    expect(await findAppointments(payload)).toHaveLength(2)
    expect(await findMails(payload)).toHaveLength(4)
  })

  it('gets a page without JavaScript, on which another time can be booked', async () => {
    await fill()
    const slot = keyAt((await findAppointments(payload))[0]?.startsAt ?? '', agent)
    const body = asFields(await values({ slot, email: 'c@example.com', lastName: '"><script>x' }))
    const referer = `http://localhost:3000/fr/a-vendre/wavre/maison/${property.publicId}/`
    const response = await send({ body, headers: { ...browser, referer, host: 'localhost:3000' } })
    expect(response.status).toBe(409)
    const page = await response.text()
    expect(page).toContain('<h1>Les rendez-vous sont complets</h1>')
    expect(page).not.toContain('<script>')
    expect(page).toContain(`#contact-appointment`)
    const fields = new URLSearchParams(
      [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [
          name,
          value.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<'),
        ],
      ),
    )
    const [, other = ''] = /name="slot" value="([^"]+)"/.exec(page) ?? []
    fields.set('slot', other)
    expect((await send({ body: fields, headers: browser })).status).toBe(303)
    expect(await findAppointments(payload)).toHaveLength(3)
  })
})

describe('a post that is repeated', () => {
  it('is booked once, and answered as the first time', async () => {
    const requestId = randomUUID()
    const answers = [await book({ requestId }), await book({ requestId })]
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(bodies[1]).toEqual(bodies[0])
    expect(await findAppointments(payload)).toHaveLength(1)
    expect(await findMails(payload)).toHaveLength(2)
  })

  it('is booked once when it comes several times at once, and counts once against the limit', async () => {
    const requestId = randomUUID()
    const body = JSON.stringify(await values({ requestId }))
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ body, headers: json })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await findAppointments(payload)).toHaveLength(1)
    expect(await findMails(payload)).toHaveLength(2)
    const { rows } = await payload.db.drizzle.execute<{ count: number }>(
      sql`select coalesce(sum(count), 0)::int as count from form_counts where key like 'visitor:%'`,
    )
    expect(rows[0]?.count).toBe(1)
  })

  it('is booked once, even for two times of which one is taken', async () => {
    const requestId = randomUUID()
    await book({ requestId })
    await book({ requestId, slot: await slotAt('11:00') })
    expect(await findAppointments(payload)).toHaveLength(1)
  })

  it('is another booking where it is another person’s, who learns nothing of the first', async () => {
    const first = await (await book({ requestId: 'x' })).json()
    const second = await (await book({ requestId: 'x', email: 'paul@example.com' })).json()
    expect(second.redirect).not.toBe(first.redirect)
    expect(await findAppointments(payload)).toHaveLength(2)
  })
})

describe('a refused booking', () => {
  const expectNothing = async () => {
    expect(await findAppointments(payload)).toEqual([])
    expect(await findMails(payload)).toEqual([])
  }

  it('is for a slot of another property', async () => {
    const other = await createOpenProperty(payload, {
      places,
      agent,
      date: noonOf(day),
      from: '15:00',
      to: '16:00',
    })
    const [slot] = (await offerOf(other.publicId)).days[0]?.slots ?? []
    const response = await book({ slot: slot?.slot })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'unknown',
      errors: { slot: 'Ce moment n’est plus proposé' },
    })
    await expectNothing()
  })

  it.each([
    ['a time that is past', '2020-06-10T08:00:00.000Z'],
    ['a time at which there are no appointments', '2030-06-10T08:00:00.000Z'],
    ['a moment between two', `${'2030-01-01'}T08:07:00.000Z`],
  ])('is for %s', async (_what, moment) => {
    const response = await book({ slot: keyAt(moment, agent) })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['slot'])
    await expectNothing()
  })

  it('is for a time that was offered and is past by now, or too soon', async () => {
    const { bookAppointment } = await import('@/cms/operations/appointments/book-appointment')
    const slot = await slotAt('10:00')
    const startsAt = Date.parse((await offerOf()).days[0]?.slots[0]?.startsAt ?? '')
    const at = async (now: Date) => {
      const posted = {
        payload,
        values: await values({ slot }),
        locale: 'fr',
        now,
        address: '10.9.9.9',
      } as const
      const answer = await bookAppointment({ ...posted, by: 'visitor' })
      return answer.ok || answer.failure.reason !== 'taken' ? answer : answer.failure.obstacle
    }
    expect(await at(new Date(startsAt))).toBe('past')
    await payload.db.drizzle.execute(sql`update appointment_openings set notice = 24`)
    expect(await at(new Date(startsAt - 24 * 3_600_000 + 1))).toBe('too-late')
    await expectNothing()
    expect(await at(new Date(startsAt - 24 * 3_600_000))).toMatchObject({ ok: true })
  })

  it('is possible while a property is under option', async () => {
    await payload.db.updateOne({
      collection: 'properties',
      id: property.id,
      data: { status: 'under-option' },
    })
    expect((await book()).status).toBe(200)
  })

  it('is for a property that is sold, reserved, coming soon, hidden or unknown', async () => {
    const body = JSON.stringify(await values())
    for (const [data, refusal] of [
      [{ status: 'sold' }, 'Ce bien est vendu.'],
      [{ status: 'rented' }, 'Le bien que vous demandez a été loué.'],
      [{ status: 'coming-soon' }, getTranslator('fr')('property.statusNotice.coming-soon')],
      [{ status: 'reserved' }, getTranslator('fr')('property.statusNotice.reserved')],
      [{ status: 'withdrawn' }, "Le bien que vous demandez n'existe pas ou est vendu"],
      [{ status: 'available', _status: 'draft' }, "Le bien que vous demandez n'existe pas ou est vendu"],
    ] as const) {
      await payload.db.updateOne({ collection: 'properties', id: property.id, data })
      const response = await send({ body, headers: json })
      expect(await response.json()).toMatchObject({ errors: { property: refusal } })
      expect((await ask(`property=${property.publicId}&lang=fr`)).status).toBe(404)
    }
    for (const property of [999_999, 0, -1, 2_147_483_648, 'x', [], {}])
      expect(
        (await send({ body: JSON.stringify({ ...JSON.parse(body), property }), headers: json })).status,
      ).toBe(422)
    await expectNothing()
  })

  it.each([
    ['nothing at all', {}, ['property', 'slot', 'firstName', 'lastName', 'email', 'phone', 'privacy']],
    ['no person', { ...person, firstName: '', email: 'jeanne@', phone: 'x', privacy: false }, null],
    ['a key that is none', { slot: "'; drop table visits; --" }, ['slot']],
    ['the key of an agent that is too high', { slot: '20300610T0800Z-9999999999' }, ['slot']],
    ['another property’s agent', { slot: '20300610T0800Z-1' }, ['slot']],
    ['lists and objects', { slot: [['a']], firstName: { a: 1 }, email: ['a', 'b'] }, null],
  ])('has %s', async (_what, more, fields) => {
    const postedValues = Object.keys(more).length === 0 ? {} : await values(more)
    const response = await send({ body: JSON.stringify(postedValues), headers: json })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    if (fields) expect(Object.keys(errors)).toEqual(fields)
    for (const text of Object.values(errors)) expect(text).toEqual(expect.stringMatching(/\S/))
    await expectNothing()
  })

  it.each([
    ['of another type', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['that is no JSON', { body: '{', headers: json }, 400],
    ['that is a list', { body: '[]', headers: json }, 400],
    ['that is too large', { body: JSON.stringify({ remark: 'a'.repeat(70_000) }), headers: json }, 413],
    ['from a page of another site', { body: asFields({}), headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['from another origin', { body: asFields({}), headers: { origin: 'https://evil.example' } }, 403],
  ] satisfies [string, PostInit, number][])('is a post %s', async (_what, sent, status) => {
    expect((await send(sent)).status).toBe(status)
    await expectNothing()
  })

  it('is shown to a browser as a page', async () => {
    const response = await send({ body: asFields({ lang: 'nl' }), headers: browser })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('<li>Kies een moment</li>')
  })

  it('is shown on a page beside the field, with everything that was typed, without JavaScript', async () => {
    const typed = await values({ lang: 'de', email: 'jeanne@', phone: 'x"1', remark: 'Bis bald,\nJeanne' })
    const response = await send({ body: asFields(typed), headers: browser })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toMatch(/id="again-email"[^>]*value="jeanne@"[^>]*aria-describedby="again-email-error"/)
    const again = typedAgain(page)
    expect(again.action).toBe('/api/visits')
    const { privacy, ...rest } = typed
    expect(privacy).toBe(true)
    for (const [name, value] of Object.entries(rest))
      expect(again.values[name], name).toEqual([String(value)])
    const corrected = { ...again.values, email: ['jeanne@example.com'], phone: ['0470 12 34 56'] }
    expect((await send({ body: asFields(corrected), headers: browser })).status).toBe(303)
    expect((await findAppointments(payload))[0]).toMatchObject({ remark: 'Bis bald,\nJeanne' })
  })
})

describe('the guards', () => {
  it('answer a robot that fills in the hidden field with success, and store nothing', async () => {
    const response = await book({ website: 'https://spam.example' })
    expect(await response.json()).toMatchObject({ ok: true, redirect: '/fr/' })
    expect(await findAppointments(payload)).toEqual([])
  })

  it('ask for a proof of work after the free bookings of an hour, and from who is faster than a person', async () => {
    stopClock()
    const late = await book({ startedAt: Date.now() - 100 })
    expect(Object.keys((await late.json()).errors)).toEqual(['altcha'])
    for (const time of ['10:00', '10:30', '11:00'])
      expect((await book({ slot: await slotAt(time) })).status).toBe(200)
    const challenged = await book({ slot: await slotAt('11:30') })
    expect(challenged.status).toBe(422)
    expect(Object.keys((await challenged.json()).errors)).toEqual(['altcha'])
    expect(await findAppointments(payload)).toHaveLength(3)
  })

  it('stop a visitor with too many attempts', async () => {
    stopClock()
    const body = JSON.stringify({})
    const answers = await Promise.all(Array.from({ length: 125 }, () => send({ body, headers: json })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('when something breaks', () => {
  it('an appointment whose mails cannot be queued is not booked either, and its place is free', async () => {
    const more = await values()
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'visit-confirmed-agent')`,
    )
    const response = await send({ body: JSON.stringify(more), headers: json })
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      ok: false,
      error: 'Votre rendez-vous n’a pas été enregistré. Veuillez réessayer.',
    })
    expect(await findAppointments(payload)).toEqual([])
    expect(await findMails(payload)).toEqual([])
    for (let count = 0; count < 2; count += 1)
      expect((await send({ body: JSON.stringify(more), headers: json })).status).toBe(200)
  })

  it('the log has no personal data', async () => {
    const lines: unknown[] = []
    const error = vi
      .spyOn(payload.logger, 'error')
      .mockImplementation((line: unknown) => void lines.push(line))
    const more = await values()
    await payload.db.drizzle.execute(
      sql`alter table appointments add constraint broken check (last_name <> 'Dupont')`,
    )
    await send({ body: JSON.stringify(more), headers: json })
    await payload.db.drizzle.execute(sql`alter table appointments drop constraint broken`)
    error.mockRestore()
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/Dupont|jeanne|470/i)
  })
})

describe('the links of the mail', () => {
  it('show the appointment without changing it', async () => {
    await book()
    const [mail] = await findMails(payload)
    const before = await findAppointments(payload)
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const managed = await getManagedAppointment({ step: 'manage', token: tokenIn(mail), locale: 'nl' })
    expect(managed).toMatchObject({
      ok: true,
      value: {
        state: 'booked',
        day,
        time: '10:00',
        until: '10:30',
        property: { title: 'Title in nl', address: 'Rue du Pont 12, 1300 Waver' },
        agent: { name: 'Anne' },
        canMove: true,
        canCancel: true,
      },
    })
    const cancelling = await getManagedAppointment({
      step: 'cancel',
      token: tokenIn(mail, 'cancel'),
      locale: 'fr',
    })
    expect(cancelling).toMatchObject({ ok: true, value: { canMove: false, canCancel: true } })
    const crossed = await getManagedAppointment({ step: 'cancel', token: tokenIn(mail), locale: 'fr' })
    expect(crossed).toEqual({ ok: false, failure: 'wrong' })
    expect(await findAppointments(payload)).toEqual(before)
  })
})
