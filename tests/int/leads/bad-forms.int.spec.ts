import { readdirSync } from 'node:fs'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { parseLead } from '@/domain/leads/parse-lead'
import { makeBadForm } from '../../support/forms/bad-forms'
import { leadForms, leadProperties } from '../../support/forms/lead-forms'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postJson,
  sendForm,
} from '../../support/forms/post-forms'
import { createRandom } from '../../support/random'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let site: Site

beforeAll(async () => {
  site = await startSite({ FORM_FREE_PER_HOUR: '100000', FORM_LIMIT_PER_HOUR: '100000' })
  const places = await createPlaces(site.payload)
  await createProperty(site.payload, { places, publicId: leadProperties.sale })
  await createProperty(site.payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(site.payload))

const perKind = 120
const known = [200, 303, 413, 422, 429]

const count = async (table: string): Promise<number> => {
  const { rows } = await site.payload.db.drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}

describe.each(leadKinds)('bad forms of the kind %s', (kind) => {
  it('are answered, and stored only where they are right', async () => {
    const random = createRandom(leadKinds.indexOf(kind) + 1)
    let taken = 0
    for (let made = 0; made < perKind; made += 1) {
      const body = makeBadForm({ kind, random })
      const isPlain = random.chance(0.3)
      const response = isPlain
        ? await sendForm({ kind, body: asFields(body), headers: random.chance(0.5) ? browser : {} })
        : await postJson(kind, body)
      expect(known, JSON.stringify(body).slice(0, 2000)).toContain(response.status)
      const isTaken =
        response.status === 200 ||
        (response.status === 303 && !response.headers.get('location')?.includes('form='))
      if (isTaken) taken += 1
      await response.arrayBuffer()
    }
    const leads = await findLeads(site.payload)
    expect(leads.length, 'robots are answered and not stored').toBeLessThanOrEqual(taken)
    for (const lead of leads) {
      expect(lead).toMatchObject({ kind, status: 'new', assignedTo: null, notes: null })
      // Stored values would be accepted again, except the friend's, which are not stored.
      const again = parseLead({
        kind,
        values: { ...leadForms[kind], ...Object(lead.values) },
        locale: 'fr',
        now: new Date(),
      })
      if (!again.ok) expect(again.failure, JSON.stringify(lead.values)).toEqual({})
      expect(JSON.stringify(lead)).not.toContain('\\u0000')
    }
    for (const mail of await findMails(site.payload)) {
      expect(`${mail.to}${mail.subject}${mail.replyTo}`).not.toMatch(/[\r\n\u0000]/)
      expect(mail.to).not.toMatch(/,.*,/)
      expect(mail.html).not.toMatch(/<script|<img src=x/i)
    }
    expect(await count('users')).toBe(0)
  })
})

it.each([
  ['an object', {}],
  ['an object that is no text', { toString: 'x', valueOf: 'x' }],
  ['a list of them', [{ toString: 'x' }]],
  ['a number that is none', '1e999'],
  ['nothing', null],
])('a form that names %s as its settings is accepted all the same', async (_, form) => {
  const response = await postJson('site-contact', { ...leadForms['site-contact'], lang: 'fr', form })
  expect(response.status).toBe(200)
  expect(await findLeads(site.payload)).toHaveLength(1)
})

describe('bad bodies', () => {
  const bodies: readonly (string | Uint8Array)[] = [
    '',
    'null',
    '[]',
    '"x"',
    '{"a":',
    '[['.repeat(10_000),
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '%E0%A4%A',
    '&&&===&&&',
    'a=1'.repeat(5000),
    Uint8Array.from({ length: 3000 }, (_, at) => (at * 31) % 256),
  ]
  const contentTypes = [
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/X-WWW-FORM-URLENCODED',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/html',
    '',
  ]

  it('are answered for every content type, and store nothing', async () => {
    for (const kind of ['site-contact', 'job-contact'] as const)
      for (const body of bodies)
        for (const contentType of contentTypes) {
          const copy = typeof body === 'string' ? body : new Uint8Array(body)
          const response = await sendForm({ kind, body: copy, headers: { 'content-type': contentType } })
          expect([400, 413, 415, 422, 429], `${contentType} ${String(body).slice(0, 40)}`).toContain(
            response.status,
          )
        }
    expect(await findLeads(site.payload)).toEqual([])
    expect(await findMails(site.payload)).toEqual([])
    expect(readdirSync(site.dataDir)).not.toContain('applicant-files')
  })

  it('with thousands of parts are read no further than their limit', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="remark"\r\n\r\na\r\n'
    const body = `${part.repeat(40_000)}--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await sendForm({ kind: 'site-contact', body, headers })).status).toBe(413)
    expect([400, 422]).toContain((await sendForm({ kind: 'job-contact', body, headers })).status)
  })

  it('that never end are not awaited', async () => {
    let sentBytes = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sentBytes += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(97))
      },
    })
    const { POST } = await import('@/app/api/forms/[kind]/route')
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
    }
    const request = new Request('http://localhost/api/forms/site-contact', init)
    const response = await POST(request, { params: Promise.resolve({ kind: 'site-contact' }) })
    expect(response.status).toBe(413)
    expect(sentBytes).toBeLessThan(1_000_000)
  })
})
