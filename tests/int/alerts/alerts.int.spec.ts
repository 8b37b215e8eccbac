import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_ALERTS } from '@/domain/alerts/alert-limits'
import { locales } from '@/domain/shared/locale'
import { findEvents, forgetAlerts, storeAlert, tokenIn } from '../../support/alerts/alerts'
import { nextNumber } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  browser,
  findLeads,
  findMails,
  nextVisitor,
  postForm,
  postJson,
} from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

// More than one mailbox may have alerts.
const perHour = 30

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = (await startSite({ FORM_FREE_PER_HOUR: `${perHour}`, FORM_LIMIT_PER_HOUR: `${perHour}` })).payload
  places = await createPlaces(payload)
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetAlerts(payload))

const alerts = async () => {
  const { findStoredAlerts } = await import('@/cms/queries/alerts/stored-alerts')
  return findStoredAlerts({ db: payload.db.drizzle, where: sql`true` })
}
const only = async () => {
  const [alert, ...others] = await alerts()
  expect(others).toEqual([])
  if (!alert) throw new Error('There is no alert')
  return alert
}
const indexed = async () =>
  (await payload.db.drizzle.execute<{ id: number }>(sql`select alert_id as id from alert_search order by 1`))
    .rows

const ask = (more: Record<string, unknown> = {}) => postForm('demand-register', more)
const visitorMails = async () =>
  (await findMails(payload)).filter(({ to }) => to !== 'info@maison-brabant.example')
const lastMail = async () => (await visitorMails()).at(-1)

const routes = {
  confirm: () => import('@/app/api/alerts/confirm/route'),
  update: () => import('@/app/api/alerts/update/route'),
  pause: () => import('@/app/api/alerts/pause/route'),
  resume: () => import('@/app/api/alerts/resume/route'),
  delete: () => import('@/app/api/alerts/delete/route'),
  keep: () => import('@/app/api/alerts/keep/route'),
  unsubscribe: () => import('@/app/api/alerts/unsubscribe/route'),
}
type Endpoint = keyof typeof routes
const endpoints: Endpoint[] = ['confirm', 'update', 'pause', 'resume', 'delete', 'keep', 'unsubscribe']

const purposes = {
  confirm: 'confirm',
  keep: 'keep',
  unsubscribe: 'unsubscribe',
  update: 'manage',
  pause: 'manage',
  resume: 'manage',
  delete: 'manage',
} as const satisfies Record<Endpoint, string>

type PostInit = { body: BodyInit; headers?: Record<string, string>; query?: string }

async function send(endpoint: Endpoint, { body, headers = {}, query = '' }: PostInit): Promise<Response> {
  const { POST } = await routes[endpoint]()
  const url = `http://localhost:3000/api/alerts/${endpoint}${query}`
  const address = `10.5.${nextNumber() % 250}.${nextNumber() % 250}`
  return POST(new Request(url, { method: 'POST', body, headers: { 'x-forwarded-for': address, ...headers } }))
}

const post = (endpoint: Endpoint, values: Record<string, unknown>): Promise<Response> =>
  send(endpoint, {
    body: JSON.stringify({ lang: 'fr', ...values }),
    headers: { 'content-type': 'application/json' },
  })

const asBrowser = (endpoint: Endpoint, values: Record<string, string>): Promise<Response> =>
  send(endpoint, { body: new URLSearchParams({ lang: 'fr', ...values }), headers: browser })

async function tokenOf(
  purpose: 'confirm' | 'manage' | 'keep' | 'unsubscribe',
  id?: number,
  now = new Date(),
) {
  const { alertToken } = await import('@/cms/queries/alerts/alert-links')
  const alert = id === undefined ? await only() : { id, linkVersion: 0 }
  return alertToken({ secret: payload.secret, purpose, alert, now })
}

describe('an alert', () => {
  it('begins once its address is confirmed', async () => {
    const answer = await ask({ lang: 'nl', minBedrooms: 2, frequency: 'weekly', garden: true })
    expect(await answer.json()).toEqual({ ok: true, redirect: '/nl/' })
    const [lead] = await findLeads(payload)
    expect(await only()).toMatchObject({
      state: 'unconfirmed',
      email: 'jeanne.dupont@example.com',
      name: 'Jeanne Dupont',
      language: 'nl',
      frequency: 'weekly',
      since: null,
      criteria: {
        goal: 'sale',
        types: [1],
        cities: [{ name: 'Wavre', zip: '1300' }],
        minBedrooms: 2,
        garden: true,
      },
    })
    expect(await indexed()).toEqual([])
    const [agency, mail, ...others] = await findMails(payload)
    expect([agency?.kind, mail?.kind, others]).toEqual([
      'demand-register-agency',
      'demand-register-visitor',
      [],
    ])
    expect(mail).toMatchObject({ to: 'jeanne.dupont@example.com', locale: 'nl', about: `leads/${lead?.id}` })
    for (const words of ['Kopen', 'Woning', 'Waver (1300)', 'Tuin']) expect(mail?.text).toContain(words)
    const token = tokenIn(mail, 'confirm')
    expect(mail?.text).toContain('/nl/alerts/confirm/?token=')
    const { getManagedAlert } = await import('@/site/data/alerts/alerts')
    const opened = await getManagedAlert({ step: 'confirm', token, locale: 'nl' })
    expect(opened, 'opening the page changes nothing').toMatchObject({
      ok: true,
      value: { state: 'unconfirmed' },
    })
    const done: unknown = await (await post('confirm', { token, lang: 'nl' })).json()
    const page = /^\/nl\/alerts\/manage\/\?token=([\w.-]+)&done=confirmed$/
    expect(done).toEqual({ ok: true, redirect: expect.stringMatching(page) })
    const alert = await only()
    expect(alert).toMatchObject({ state: 'active', since: expect.any(String), expiresAt: expect.any(String) })
    const days = (Date.parse(alert.expiresAt ?? '') - Date.parse(alert.since ?? '')) / 86_400_000
    expect(days).toBe(180)
    expect(await indexed()).toEqual([{ id: alert.id }])
    expect((await post('confirm', { token })).status, 'a second time').toBe(200)
    expect(await only()).toEqual(alert)
  })

  it('is stored together with its lead and its mail, or not at all', async () => {
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'demand-register-visitor')`,
    )
    const answer = await ask()
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect(answer.status).toBe(503)
    expect([await alerts(), await findLeads(payload), await findMails(payload)]).toEqual([[], [], []])
  })

  it('exists once, however often it is requested, and only the mail tells its holder so', async () => {
    await ask()
    await ask({ frequency: 'immediately' })
    expect(await only()).toMatchObject({ state: 'unconfirmed', frequency: 'immediately' })
    await post('confirm', { token: tokenIn(await lastMail(), 'confirm') })
    const running = await only()
    const answer = await ask({ frequency: 'weekly' })
    expect(await answer.json()).toEqual({ ok: true, redirect: '/fr/' })
    expect(await only(), 'who runs is not changed by strangers').toEqual(running)
    const mail = await lastMail()
    expect(mail?.kind).toBe('demand-register-visitor')
    expect(mail?.subject).toContain('vous avez déjà cette alerte')
    expect(tokenIn(mail, 'manage')).not.toBe('')
    await ask({ maxPrice: 300_000 })
    expect(await alerts()).toHaveLength(2)
  })

  it('is asked for from a list with an address and a consent alone', async () => {
    const { email, privacy } = { email: 'jeanne.dupont@example.com', privacy: true }
    const search = { goal: 'rent', cities: ['Wavre|1300'], maxPrice: '1200' }
    const asked = (more: object) => postJson('demand-register', { lang: 'fr', ...search, ...more })
    expect((await asked({ email, privacy })).status).toBe(422)
    const missing = await asked({ fromList: '1', email: 'x', privacy })
    expect(Object.keys((await missing.json()).errors)).toEqual(['email'])
    expect((await asked({ fromList: '1', email, privacy })).status).toBe(200)
    expect(await only()).toMatchObject({
      state: 'unconfirmed',
      name: null,
      frequency: 'daily',
      criteria: { goal: 'rent', types: [], cities: [{ name: 'Wavre', zip: '1300' }], maxPrice: 1200 },
    })
    expect((await lastMail())?.text).toMatch(/Louer[^]*Wavre[^]*1\.200/)
  })

  it('writes to nobody in the name of a town that does not exist', async () => {
    await ask({ cities: ['Win a car at evil.example|1300'] })
    expect((await lastMail())?.text).not.toContain('evil')
  })

  it('is stored once for a post that is sent twice', async () => {
    const requestId = '5c7e6f0a-6d1e-4a39-9a5f-1f2f7c1f3b11'
    await Promise.all([ask({ requestId }), ask({ requestId })])
    await ask({ requestId })
    await only()
    expect(await visitorMails()).toHaveLength(1)
  })
})

describe('the holder of the link', () => {
  it('changes criteria and frequency, and keeps what is not posted', async () => {
    const { id } = await storeAlert(payload, { criteria: { goal: 'sale', types: [1], zips: ['1300'] } })
    const { drizzle } = payload.db
    await drizzle.execute(sql`insert into alert_events (alert_id, property_id, kind, at, due_at)
      values (${id}, 1, 'new', '2026-06-10T09:30:00Z', '2026-06-10T09:40:00Z')`)
    const token = await tokenOf('manage')
    const frequency = await post('update', { token, frequency: 'weekly' })
    expect(await frequency.json()).toMatchObject({
      ok: true,
      redirect: expect.stringContaining('done=updated'),
    })
    expect(await only()).toMatchObject({ frequency: 'weekly', criteria: { goal: 'sale', zips: ['1300'] } })
    const due = await drizzle.execute(sql`select due_at = '2026-06-15T06:00:00Z' as moved from alert_events`)
    expect(due.rows, 'what waits is told when they now want it').toEqual([{ moved: true }])
    const criteria = { goal: 'rent', types: '1,2', cities: ['Liège|4000'], maxPrice: '1.200', terrace: 'on' }
    const location = (await asBrowser('update', { token, ...criteria, cities: 'Liège|4000' })).headers.get(
      'location',
    )
    expect(location).toMatch(/^\/fr\/alerts\/manage\/\?token=[\w.-]+&done=updated$/)
    expect(await only()).toMatchObject({
      frequency: 'weekly',
      criteria: {
        goal: 'rent',
        types: [1, 2],
        cities: [{ name: 'Liège', zip: '4000' }],
        zips: [],
        maxPrice: 1200,
      },
    })
    const { rows } = await drizzle.execute(
      sql`select goal, places, max_price, terrace, frequency from alert_search`,
    )
    expect(rows).toEqual([
      { goal: 'rent', places: ['liege|4000'], max_price: 1200, terrace: true, frequency: 'weekly' },
    ])
  })

  it.each([
    [{ goal: 'x', types: '1', cities: 'Wavre|1300' }, ['goal']],
    [{ goal: 'sale', types: '', cities: '' }, ['types', 'cities']],
    [{ goal: 'sale', types: '1', cities: 'Wavre|1300', maxPrice: 'beaucoup' }, ['maxPrice']],
    [{ frequency: 'hourly' }, ['frequency']],
    [{ minBedrooms: 2 }, ['goal', 'types', 'cities']],
  ])('gets the errors of %j, and nothing is stored', async (values, fields) => {
    const before = await storeAlert(payload, { criteria: { maxPrice: 5 } })
    const token = await tokenOf('manage')
    const answer = await post('update', { token, ...values })
    const body: { ok: boolean; errors: Record<string, string> } = await answer.json()
    expect([answer.status, body.ok, Object.keys(body.errors).sort()]).toEqual([
      422,
      false,
      [...fields].sort(),
    ])
    for (const words of Object.values(body.errors)) expect(words.length).toBeGreaterThan(5)
    expect(await only()).toEqual(before)
  })

  it('pauses and resumes, and gets no mail about what happened meanwhile', async () => {
    const { id } = await storeAlert(payload, { since: '2026-05-01T08:00:00.000Z' })
    await payload.db.drizzle.execute(sql`insert into alert_events (alert_id, property_id, kind, at, due_at)
      values (${id}, 1, 'new', now(), now())`)
    const token = await tokenOf('manage')
    await post('pause', { token })
    expect(await only()).toMatchObject({ state: 'paused' })
    expect([await indexed(), await findEvents(payload)]).toEqual([[], []])
    expect((await post('pause', { token })).status, 'twice').toBe(200)
    await post('resume', { token })
    const { state, since } = await only()
    expect(state).toBe('active')
    expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await indexed()).toEqual([{ id }])
  })

  it('deletes it with everything that belongs to it, and a second time without an error', async () => {
    const { id, email } = await storeAlert(payload)
    const property = await createProperty(payload, { places, publicId: 100_000 + nextNumber() })
    await payload.db.drizzle.execute(
      sql`insert into alert_notices values (${email}, ${property}, 'new', 1, now())`,
    )
    await payload.db.drizzle.execute(sql`insert into alert_events (alert_id, property_id, kind, at, due_at)
      values (${id}, ${property}, 'new', now(), now())`)
    const token = await tokenOf('manage')
    const answer = await asBrowser('delete', { token })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/fr\/alerts\/unsubscribe\/\?token=[\w.-]+&done=deleted$/),
    ])
    expect([await alerts(), await indexed(), await findEvents(payload)]).toEqual([[], [], []])
    expect((await payload.db.drizzle.execute(sql`select from alert_notices`)).rows).toEqual([])
    expect((await post('delete', { token })).status).toBe(200)
    expect((await post('pause', { token })).status).toBe(410)
  })

  it('renews one that was about to expire, and one that has expired', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    await storeAlert(payload, { expiresAt, askedAt: new Date().toISOString() })
    const answer = await post('keep', { token: await tokenOf('keep') })
    expect(await answer.json()).toMatchObject({ redirect: expect.stringContaining('done=kept') })
    const renewed = await only()
    expect(renewed).toMatchObject({ state: 'active', askedAt: null })
    expect(Date.parse(renewed.expiresAt ?? '')).toBeGreaterThan(Date.now() + 179 * 86_400_000)
    await forgetAlerts(payload)
    await storeAlert(payload, { state: 'ended', endedBy: 'expired', endedAt: new Date().toISOString() })
    await post('keep', { token: await tokenOf('keep') })
    expect(await only()).toMatchObject({ state: 'active', endedAt: null })
    expect(await indexed()).toHaveLength(1)
  })

  it('sees the criteria, the number of matching properties, and the list of them', async () => {
    await createProperty(payload, { places, publicId: 100_000 + nextNumber() })
    await createProperty(payload, { places, publicId: 100_000 + nextNumber(), status: 'sold' })
    await createProperty(payload, { places, publicId: 100_000 + nextNumber(), languages: ['nl'] })
    await createProperty(payload, { places, publicId: 100_000 + nextNumber(), rooms: { bathrooms: 2 } })
    await storeAlert(payload, { criteria: { goal: 'sale', types: [1], zips: ['1300'] } })
    const { getManagedAlert, countMatchingProperties } = await import('@/site/data/alerts/alerts')
    const managed = await getManagedAlert({ step: 'manage', token: await tokenOf('manage'), locale: 'fr' })
    expect(managed).toMatchObject({
      ok: true,
      value: {
        facts: [
          { label: 'But', value: 'Acheter' },
          { label: 'Type de bien', value: 'Maison' },
          { label: 'Communes', value: '1300' },
        ],
        can: ['edit', 'pause', 'keep', 'end'],
        matches: 2,
        isExact: true,
        listingHref: '/fr/a-vendre/?city=Wavre%7C1300&sort=newest&type=1',
      },
    })
    const { criteria } = await only()
    expect(
      (await countMatchingProperties({ criteria: { ...criteria, minBathrooms: 2 }, locale: 'fr' })).count,
    ).toBe(1)
  })
})

describe('unsubscribing', () => {
  it('takes one click in a mail program, from wherever it runs (RFC 8058)', async () => {
    const { email } = await storeAlert(payload)
    await payload.db.drizzle
      .execute(sql`insert into mails (kind, "to", locale, subject, status, message_id, about)
      select 'alert-digest', ${email}, 'fr', 'x', 'queued', '<1@example.com>', 'alerts/' || id from alerts`)
    const query = `?token=${await tokenOf('unsubscribe')}`
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', accept: 'text/html' }
    const answer = await send('unsubscribe', { body, query, headers })
    expect([answer.status, await answer.json(), answer.headers.get('location')]).toEqual([
      200,
      { ok: true },
      null,
    ])
    expect(await only()).toMatchObject({ state: 'ended', endedBy: 'unsubscribed' })
    expect(await indexed()).toEqual([])
    expect(await findMails(payload), 'nor does what waits leave').toEqual([])
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await send('unsubscribe', { body: form, query })).status, 'again, in the other form').toBe(200)
  })

  it('takes a button on the page, and is final', async () => {
    const { id } = await storeAlert(payload, { linkVersion: 0 })
    const token = await tokenOf('unsubscribe', id, new Date('2020-01-01'))
    await payload.db.drizzle.execute(sql`update alerts set link_version = 7`)
    const answer = await asBrowser('unsubscribe', { token })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/fr\/alerts\/unsubscribe\/\?token=[\w.-]+&done=unsubscribed$/),
    ])
    expect(await only()).toMatchObject({ state: 'ended' })
    expect((await post('keep', { token: await tokenOf('manage') })).status, 'it is not kept by a link').toBe(
      410,
    )
    await payload.db.drizzle.execute(sql`delete from alerts`)
    expect((await asBrowser('unsubscribe', { token })).status, 'of one that is gone').toBe(303)
  })

  it('also stops mails to somebody who never requested them', async () => {
    const { id } = await storeAlert(payload, { state: 'unconfirmed', since: null, expiresAt: null })
    await post('unsubscribe', { token: await tokenOf('unsubscribe', id) })
    expect(await only()).toMatchObject({ state: 'ended' })
    expect((await post('confirm', { token: await tokenOf('confirm') })).status).toBe(410)
  })
})

describe('a link', () => {
  it.each(endpoints)(
    'that is false, for another purpose, or revoked does nothing at %s',
    async (endpoint) => {
      const before = await storeAlert(payload, { state: endpoint === 'confirm' ? 'unconfirmed' : 'active' })
      const right = await tokenOf(purposes[endpoint])
      const other = await tokenOf(endpoint === 'confirm' ? 'manage' : 'confirm')
      const tampered = `${right.slice(0, -3)}${right.endsWith('AAA') ? 'BBB' : 'AAA'}`
      for (const token of ['', 'x', 'a.b.c', other, tampered, null, ['x'], { a: 1 }, 7]) {
        const answer = await post(endpoint, { token, goal: 'sale', types: '1', cities: 'Wavre|1300' })
        const body: Record<string, unknown> = await answer.json()
        expect([answer.status, body.ok, typeof body.error], JSON.stringify(token)).toEqual([
          410,
          false,
          'string',
        ])
      }
      expect(await only()).toEqual(before)
      if (endpoint === 'unsubscribe') return
      await payload.db.drizzle.execute(sql`update alerts set link_version = 1`)
      expect((await post(endpoint, { token: right })).status).toBe(410)
    },
  )

  it('to confirm expires after seven days, with a message in the language of the page', async () => {
    const { id } = await storeAlert(payload, { state: 'unconfirmed', since: null, expiresAt: null })
    const token = await tokenOf('confirm', id, new Date(Date.now() - 7 * 86_400_000 - 2000))
    const seen = new Set<string>()
    for (const lang of locales) {
      const answer = await asBrowser('confirm', { token, lang })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store'])
      const page = await answer.text()
      expect(page).toContain(`<html lang="${lang}">`)
      seen.add(/<h1>([^<]+)/.exec(page)?.[1] ?? '')
    }
    expect(seen.size).toBe(locales.length)
    expect(await only()).toMatchObject({ state: 'unconfirmed' })
  })

  it('changes nothing from another site, nor by anything but a post of ours', async () => {
    const before = await storeAlert(payload)
    const token = await tokenOf('manage')
    const headers = {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    for (const endpoint of endpoints) {
      const answer = await send(endpoint, { body: JSON.stringify({ token }), headers })
      expect(answer.status, endpoint).toBe(403)
      expect(Object.keys(await routes[endpoint]()).sort()).toEqual(['POST', 'dynamic'])
    }
    expect((await send('pause', { body: '{', headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    )
    expect((await send('pause', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    const large = JSON.stringify({ token, x: 'x'.repeat(70_000) })
    expect(
      (await send('pause', { body: large, headers: { 'content-type': 'application/json' } })).status,
    ).toBe(413)
    expect(await only()).toEqual(before)
  })

  it('is limited to a number of requests a minute', async () => {
    const { POST } = await routes.pause()
    const answer = () =>
      POST(
        new Request('http://localhost:3000/api/alerts/pause', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.4.4.4' },
        }),
      )
    stopClock()
    const answers = await Promise.all(Array.from({ length: 70 }, answer))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers } of refused) expect(headers.get('retry-after')).not.toBeNull()
    const { id } = await storeAlert(payload)
    const click = async () => {
      const { POST: unsubscribe } = await routes.unsubscribe()
      const url = `http://localhost:3000/api/alerts/unsubscribe?token=${await tokenOf('unsubscribe', id)}`
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      return unsubscribe(
        new Request(url, { method: 'POST', body, headers: { 'x-forwarded-for': '10.4.4.4' } }),
      )
    }
    const clicks = []
    for (let round = 0; round < 70; round += 1) clicks.push((await click()).status)
    expect(clicks, 'a mail provider posts for all its readers').not.toContain(429)
  })
})

describe('a visitor who requests thousands of alerts', () => {
  const criteriaOf = (round: number) => ({ maxPrice: 100_000 + round })

  it('for one address reads that the limit is reached, and nothing more is stored', async () => {
    for (let round = 0; round < MOST_ALERTS; round += 1)
      await storeAlert(payload, { email: 'jeanne.dupont@example.com', criteria: criteriaOf(round) })
    const seen = new Set<string>()
    for (const lang of locales) {
      const answer = await ask({ lang, maxPrice: 999_999 })
      expect(answer.status).toBe(422)
      const { errors }: { errors: Record<string, string> } = await answer.json()
      expect(Object.keys(errors)).toEqual(['email'])
      expect(errors.email).toContain(String(MOST_ALERTS))
      seen.add(errors.email ?? '')
    }
    expect(seen.size).toBe(locales.length)
    expect(await alerts()).toHaveLength(MOST_ALERTS)
    expect([await findLeads(payload), await findMails(payload)]).toEqual([[], []])
    await payload.db.drizzle.execute(
      sql`update alerts set state = 'ended' where id = (select min(id) from alerts)`,
    )
    expect((await ask({ maxPrice: 999_999 })).status, 'one that has ended makes room').toBe(200)
  })

  it('at the same time gets no more either', async () => {
    for (let round = 0; round < MOST_ALERTS - 2; round += 1)
      await storeAlert(payload, { email: 'jeanne.dupont@example.com', criteria: criteriaOf(round) })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, round) => ask(criteriaOf(50_000 + round))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      200,
      ...Array.from({ length: 6 }, () => 422),
    ])
    expect(await alerts()).toHaveLength(MOST_ALERTS)
    expect(await findLeads(payload)).toHaveLength(2)
  })

  it('from one machine is asked to wait, and nothing is stored', async () => {
    const statuses: number[] = []
    for (let round = 0; round < perHour + 10; round += 1) {
      const email = `alert-${Math.floor(round / 10)}@example.com`
      statuses.push((await ask({ email, ...criteriaOf(round) })).status)
    }
    const stored = statuses.filter((status) => status === 200).length
    expect(stored).toBe(perHour)
    expect(statuses.slice(perHour).every((status) => status === 429)).toBe(true)
    expect(await alerts()).toHaveLength(stored)
  })

  it('that would flood one mailbox is asked to wait', async () => {
    const statuses: number[] = []
    for (let round = 0; round < perHour + 2; round += 1) {
      nextVisitor()
      statuses.push((await ask({ frequency: round % 2 === 0 ? 'daily' : 'weekly' })).status)
    }
    expect(statuses.slice(perHour)).toEqual([429, 429])
    expect(await visitorMails()).toHaveLength(perHour)
    expect(await findLeads(payload)).toHaveLength(perHour)
  })
})
