import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OwnerPage } from '@/domain/routing/owner-address'
import { factories, makeFile, nextNumber, password } from '../../support/database/factories'
import {
  createLead,
  createMessage,
  createOwnedProperty,
  createOwner,
  createAppointment,
  type TestProperty,
  type TestOwner,
} from '../../support/properties/owned-properties'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

type WrittenMessage = { owner: number; message: number; file: number }

let site: Site
let payload: Payload
let rest: CallRest
let places: Places
let visitors: Visitors
let owners: TestOwner[]
let properties: TestProperty[]
let written: WrittenMessage[]

beforeAll(async () => {
  site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  places = await createPlaces(payload)
  visitors = await createVisitors(payload)
  owners = []
  properties = []
  written = []
  for (let number = 0; number < 3; number += 1) {
    const owner = await createOwner(payload)
    owners.push(owner)
    const property = await createOwnedProperty(payload, { places, owner: owner.id })
    properties.push(property, await createOwnedProperty(payload, { places, owner: owner.id, isDraft: true }))
    await createLead(payload, { property, kind: 'contact-me', at: '2026-05-10T10:00:00Z' })
    await createAppointment(payload, { property, startsAt: '2026-05-12T08:00:00.000Z', state: 'done' })
    written.push({ owner: owner.id, ...(await createMessage(payload, { owner: owner.id, property })) })
  }
})
afterAll(stopPayload)

const asVisitor = ({ id, email }: TestOwner) => ({
  owner: { id, email, name: '', language: 'fr' as const },
  impersonation: null,
})

const userOf = async ({ id }: TestOwner): Promise<TypedUser> => ({
  ...(await payload.findByID({ collection: 'owners', id })),
  collection: 'owners',
})

const tokenOf = async (owner: TestOwner): Promise<string> => (await logIn(payload, await userOf(owner))) ?? ''

const numbers = [0, 1, 2]

function ownerAt(number: number): TestOwner {
  const owner = owners[number]
  if (!owner) throw new Error('There is no such owner')
  return owner
}

describe.each(numbers)('the pages of owner %i', (number) => {
  type OwnerPageCase = { page: OwnerPage; isOwn: boolean }

  const pagesOfProperties = (): OwnerPageCase[] =>
    properties.flatMap(({ publicId, owner }, at) => {
      const isOwn = owner === ownerAt(number).id
      const isPublished = at % 2 === 0
      return [
        { page: { kind: 'property', id: publicId }, isOwn },
        { page: { kind: 'report', id: publicId, month: '2026-03' }, isOwn: isOwn && isPublished },
        { page: { kind: 'report', id: publicId, month: '2025-12' }, isOwn: false },
        { page: { kind: 'report', id: publicId, month: '2099-01' }, isOwn: false },
      ] satisfies OwnerPageCase[]
    })

  const pagesOfMessages = (): OwnerPageCase[] =>
    written.map(({ owner, message }) => ({
      page: { kind: 'message', id: message },
      isOwn: owner === ownerAt(number).id,
    }))

  it('are found for their own records of any kind, and for no others', async () => {
    const { canSeeOwnerPage } = await import('@/site/screens/owners/owner-pages')
    const visitor = asVisitor(ownerAt(number))
    for (const { page, isOwn } of [...pagesOfProperties(), ...pagesOfMessages()])
      expect([page, await canSeeOwnerPage({ visitor, page })]).toEqual([page, isOwn])
    for (const kind of ['overview', 'messages', 'account'] as const)
      expect(await canSeeOwnerPage({ visitor, page: { kind } })).toBe(true)
    // The row id of a property is not its public ID.
    for (const { id } of properties)
      expect(await canSeeOwnerPage({ visitor, page: { kind: 'property', id } })).toBe(false)
  })

  it('have no data of other owners', async () => {
    const { getOwnerProperty } = await import('@/site/data/owners/owner-property')
    const { getOwnerReport } = await import('@/site/data/owners/owner-report')
    const { getOwnerOverview } = await import('@/site/data/owners/owner-overview')
    const { findOwnerMessages, openOwnerThread } = await import('@/site/data/owners/owner-messages')
    const ownerAndLocale = { owner: ownerAt(number).id, locale: 'fr' } as const
    for (const { page, isOwn } of pagesOfProperties()) {
      if (page.kind === 'property')
        expect((await getOwnerProperty({ ...ownerAndLocale, id: page.id })) !== null).toBe(isOwn)
      if (page.kind === 'report')
        expect((await getOwnerReport({ ...ownerAndLocale, id: page.id, month: page.month })) !== null).toBe(
          isOwn,
        )
    }
    for (const { owner, message } of written) {
      const thread = await openOwnerThread({ ...ownerAndLocale, id: message, isImpersonated: true })
      expect(thread !== null).toBe(owner === ownerAndLocale.owner)
    }
    const own = properties
      .filter(({ owner }) => owner === ownerAndLocale.owner)
      .map(({ publicId }) => publicId)
    const { properties: listed } = await getOwnerOverview(ownerAndLocale)
    expect(listed.map(({ id }) => id).toSorted()).toEqual(own.toSorted())
    const threads = written
      .filter(({ owner }) => owner === ownerAndLocale.owner)
      .map(({ message }) => message)
    expect((await findOwnerMessages(ownerAndLocale)).map(({ id }) => id)).toEqual(threads)
  })

  it("count nothing of another owner's property, requested by its row id", async () => {
    const facts = await import('@/cms/queries/owners/owner-property-facts')
    const { findOwnerFeedback } = await import('@/cms/queries/owners/owner-feedback')
    for (const { id: property, owner } of properties) {
      const ownerAndLocale = { payload, owner: ownerAt(number).id, property }
      if (owner === ownerAndLocale.owner) continue
      expect(await facts.countEnquiries(ownerAndLocale)).toEqual([])
      expect(await facts.findPropertyAppointments(ownerAndLocale)).toEqual([])
      expect(await facts.findPropertyHistory(ownerAndLocale)).toEqual([])
      expect(await facts.findPortals(ownerAndLocale)).toEqual([])
      expect(await findOwnerFeedback(ownerAndLocale)).toEqual([])
    }
  })
})

type OwnerMatrixPost = { path: string; cookie: string; body: unknown }

const requestTo = ({ path, cookie, body }: OwnerMatrixPost): Request =>
  new Request(`http://localhost:3000/api/owner/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': `10.44.${nextNumber()}.1` },
    body: JSON.stringify(body),
  })

async function answer(cookie: string, message: number, body = 'Merci beaucoup'): Promise<Response> {
  const { POST } = await import('@/app/api/owner/messages/route')
  return POST(requestTo({ path: 'messages', cookie, body: { message, body, lang: 'fr' } }))
}

async function getFile(cookie: string, file: number | string): Promise<Response> {
  const { GET } = await import('@/app/api/owner/files/[id]/route')
  return GET(new Request(`http://localhost:3000/api/owner/files/${file}`, { headers: { cookie } }))
}

const messagesOf = async (owner: number): Promise<number> =>
  (await payload.count({ collection: 'owner-messages', where: { owner: { equals: owner } } })).totalDocs

describe.each(numbers)('the posts of owner %i', (number) => {
  it('answer their own conversations and no others', async () => {
    const cookie = `owner-session=${await tokenOf(ownerAt(number))}`
    for (const { owner, message } of written) {
      const before = await messagesOf(owner)
      const isOwn = owner === ownerAt(number).id
      const response = await answer(cookie, message)
      expect(response.status).toBe(isOwn ? 200 : 404)
      expect(await messagesOf(owner)).toBe(before + (isOwn ? 1 : 0))
    }
    expect((await answer(cookie, 2_000_000_000)).status).toBe(404)
  })

  it('get the files that were sent to them and no others', async () => {
    const cookie = `owner-session=${await tokenOf(ownerAt(number))}`
    for (const { owner, file } of written) {
      const response = await getFile(cookie, file)
      if (owner !== ownerAt(number).id) {
        expect(response.status).toBe(404)
        continue
      }
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const size = (await response.arrayBuffer()).byteLength
      expect(String(size)).toBe(response.headers.get('content-length'))
    }
    for (const wrong of ['0', '-1', '1e3', '..%2f..%2fetc', '99999999999', ''])
      expect((await getFile(cookie, wrong)).status).toBe(404)
  })

  it('change their own account, whichever is named', async () => {
    const cookie = `owner-session=${await tokenOf(ownerAt(number))}`
    const { POST: choose } = await import('@/app/api/owner/account/route')
    const { POST: change } = await import('@/app/api/owner/change-password/route')
    const others = owners.filter((_, at) => at !== number)
    const rows = (ids: readonly TestOwner[]) =>
      payload.db.drizzle
        .execute(
          sql`select id, language, monthly_report, hash, salt, email from owners
            where id = any(${sql.param(ids.map(({ id }) => id))}::int[]) order by id`,
        )
        .then(({ rows: found }) => JSON.stringify(found))
    const before = await rows(others)
    for (const { id, email } of others) {
      const named = { id, owner: id, email, lang: 'fr' }
      const choices = { ...named, language: 'de', monthlyReport: 'on' }
      expect((await choose(requestTo({ path: 'account', cookie, body: choices }))).status).toBe(200)
      const secret = `new ${password}`
      const passwords = { ...named, current: 'not theirs', password: secret, repeat: secret }
      expect((await change(requestTo({ path: 'change-password', cookie, body: passwords }))).status).toBe(422)
    }
    expect(await rows(others)).toBe(before)
    const own = await payload.findByID({ collection: 'owners', id: ownerAt(number).id })
    expect(own.language).toBe('de')
    await payload.update({ collection: 'owners', id: own.id, data: { language: 'fr' } })
  })
})

describe("nobody without an owner's login", () => {
  it.each(['', 'owner-session=wrong', 'payload-token=wrong'])(
    'answers or gets anything with %j',
    async (cookie) => {
      for (const { owner, message, file } of written) {
        const before = await messagesOf(owner)
        expect((await answer(cookie, message)).status).toBe(401)
        expect((await getFile(cookie, file)).status).toBe(403)
        expect(await messagesOf(owner)).toBe(before)
      }
    },
  )

  it("is let in with a staff login, nor with an owner's token in its place", async () => {
    const staff = (await logIn(payload, visitors.admin)) ?? ''
    const own = await tokenOf(ownerAt(0))
    const [first] = written
    for (const cookie of [`owner-session=${staff}`, `payload-token=${staff}`, `payload-token=${own}`]) {
      expect((await answer(cookie, first?.message ?? 0)).status).toBe(401)
      expect((await getFile(cookie, first?.file ?? 0)).status).toBe(403)
    }
  })

  it('writes during an impersonation: staff only read', async () => {
    const { impersonationToken } = await import('@/cms/queries/owners/owner-users')
    const staff = (await logIn(payload, visitors.agent)) ?? ''
    const [first, second] = written
    const impersonation = impersonationToken({
      secret: payload.secret,
      staff: Number(visitors.agent?.id),
      owner: ownerAt(0).id,
      now: new Date(),
    })
    const cookie = `payload-token=${staff}; owner-impersonation=${impersonation.token}`
    const before = await messagesOf(ownerAt(0).id)
    expect((await answer(cookie, first?.message ?? 0)).status).toBe(403)
    expect(await messagesOf(ownerAt(0).id)).toBe(before)
    expect((await getFile(cookie, first?.file ?? 0)).status).toBe(200)
    expect((await getFile(cookie, second?.file ?? 0)).status).toBe(404)
    expect((await getFile(`owner-impersonation=${impersonation.token}`, first?.file ?? 0)).status).toBe(403)
  })

  it('posts an answer from a page of another site', async () => {
    const { POST } = await import('@/app/api/owner/messages/route')
    const cookie = `owner-session=${await tokenOf(ownerAt(0))}`
    const request = requestTo({ path: 'messages', cookie, body: { message: written[0]?.message, body: 'x' } })
    request.headers.set('sec-fetch-site', 'cross-site')
    expect((await POST(request)).status).toBe(403)
  })
})

describe('an answer without JavaScript', () => {
  it('comes back with what was typed when it cannot be stored', async () => {
    const { POST } = await import('@/app/api/owner/messages/route')
    const cookie = `owner-session=${await tokenOf(ownerAt(1))}`
    const message = String(written[1]?.message)
    const send = (body: string) =>
      POST(
        new Request('http://localhost:3000/api/owner/messages', {
          method: 'POST',
          headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
          body: new URLSearchParams({ message, body, lang: 'nl', page: `/nl/owner/messages/${message}/` }),
        }),
      )
    const empty = await send('   ')
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Schrijf eerst uw antwoord')
    const long = await send(`<b>${'a'.repeat(20_001)}`)
    expect(long.status).toBe(422)
    expect(await long.text()).toContain('&lt;b&gt;aaaa')
    const sent = await send('Dank u wel')
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`/nl/owner/messages/${message}/#latest`)
  })

  it('comes back with what was typed where there is no such conversation, or there were too many', async () => {
    const { POST } = await import('@/app/api/owner/messages/route')
    const cookie = `owner-session=${await tokenOf(ownerAt(1))}`
    const others = String(written[0]?.message)
    const page = `/de/owner/messages/${others}/`
    const send = () =>
      POST(
        new Request('http://localhost:3000/api/owner/messages', {
          method: 'POST',
          headers: { ...{ cookie, accept: 'text/html' }, 'x-forwarded-for': '10.45.1.1' },
          body: new URLSearchParams({ message: others, body: 'Ja <gern>', lang: 'de', page }),
        }),
      )
    const expectForm = (html: string) => {
      expect(html).toContain('<html lang="de">')
      expect(html).toMatch(/<textarea[^>]*>Ja &lt;gern&gt;<\/textarea>/)
      expect(html).toContain(`<a href="${page}">`)
    }
    stopClock()
    const missing = await send()
    expect(missing.status).toBe(404)
    expectForm(await missing.text())
    let response = await send()
    for (let count = 0; count < 25 && response.status === 404; count += 1) response = await send()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expectForm(await response.text())
  })
})

// Payload has no endpoints for the list of its migrations: 501.
const refusals = [401, 403, 404, 501]

describe('the API of the back office', () => {
  type Id = number | string

  const user = { relationTo: 'users' as const, value: 0 }
  let ids: Map<CollectionSlug, Id[]>
  let slugs: CollectionSlug[]

  beforeAll(async () => {
    slugs = Object.keys(payload.collections).filter((slug): slug is CollectionSlug => slug in factories)
    expect(slugs).toHaveLength(Object.keys(payload.collections).length)
    ids = new Map()
    for (const slug of slugs) ids.set(slug, await idsOf(slug))
  })

  /** Every existing row, and an unknown one. */
  async function idsOf(collection: CollectionSlug): Promise<Id[]> {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
    if (docs.length > 0) return docs.map(({ id }) => id).slice(0, 20)
    const place = {
      type: places.house,
      city: places.wavre,
      user: { ...user, value: Number(visitors.admin?.id) },
      property: properties[0]?.id,
      agent: (await payload.create({ collection: 'agents', data: { name: 'Anne' } })).id,
      owner: ownerAt(0).id,
    }
    const data = factories[collection](place, nextNumber())
    const file = await makeFile(collection)
    return [(await payload.create({ collection, data, file, user: visitors.admin })).id]
  }

  const tables = async () => {
    const counts: Record<string, number> = {}
    for (const collection of slugs) counts[collection] = (await payload.count({ collection })).totalDocs
    const { rows } = await payload.db.drizzle.execute(sql`select
      (select json_agg(row(id, owner_id, price, _status, next_steps, updated_at) order by id) from properties) as properties,
      (select json_agg(row(id, email, hash, first_name, language) order by id) from owners) as owners,
      (select json_agg(row(id, owner_id, body, read_at) order by id) from owner_messages) as messages`)
    return JSON.stringify({ counts, rows })
  }

  it.each(numbers)('shows owner %i their own data and nothing else, by any path', async (number) => {
    const owner = ownerAt(number)
    const token = await tokenOf(owner)
    const isRefused = async (path: string) => {
      const { status } = await rest({ path, token })
      expect([path, refusals.includes(status) || status]).toEqual([path, true])
    }
    for (const slug of slugs) {
      const isSelf = slug === 'owners'
      const list = await rest({ path: `/${slug}?limit=500&depth=2&draft=true`, token })
      if (isSelf) {
        const { docs }: { docs: { id: number }[] } = await list.json()
        expect(docs.map(({ id }) => id)).toEqual([owner.id])
        const { totalDocs } = await (await rest({ path: '/owners/count', token })).json()
        expect(totalDocs).toBe(1)
      } else if (list.status === 200) {
        const { docs }: { docs: unknown[] } = await list.json()
        expect([slug, docs]).toEqual([slug, []])
      } else expect([slug, refusals.includes(list.status) || list.status]).toEqual([slug, true])
      const hasVersions = Boolean(payload.collections[slug].config.versions)
      if (hasVersions) await isRefused(`/${slug}/versions`)
      for (const id of ids.get(slug) ?? []) {
        if (isSelf && id === owner.id) {
          expect((await rest({ path: `/${slug}/${id}`, token })).status).toBe(200)
          continue
        }
        await isRefused(`/${slug}/${id}?depth=2&draft=true`)
        if (hasVersions) await isRefused(`/${slug}/versions/${id}`)
      }
    }
    const globals: GlobalSlug[] = [
      'site-settings',
      'home-search',
      'province-texts',
      'backup-settings',
      'mail-texts',
      'security-settings',
    ]
    for (const slug of globals) {
      await isRefused(`/globals/${slug}`)
      await isRefused(`/globals/${slug}/versions`)
      await isRefused(`/globals/${slug}/versions/1`)
    }
  })

  it.each(numbers)('lets owner %i write nothing at all, not even their own data', async (number) => {
    const owner = ownerAt(number)
    const token = await tokenOf(owner)
    const before = await tables()
    const isRefused = async (method: 'POST' | 'PATCH' | 'DELETE', path: string) => {
      const body = { owner: owner.id, email: 'taken@example.com', price: 1, title: 'Mine', language: 'de' }
      const response = await rest({ method, path, token, body: method === 'DELETE' ? undefined : body })
      // A bulk change without matches is answered with an empty list.
      const { docs } = response.ok ? await response.json() : { docs: [] }
      expect([method, path, docs]).toEqual([method, path, []])
    }
    for (const slug of slugs) {
      await isRefused('POST', `/${slug}`)
      await isRefused('PATCH', `/${slug}?where[id][exists]=true`)
      await isRefused('DELETE', `/${slug}?where[id][exists]=true`)
      for (const id of ids.get(slug) ?? []) {
        await isRefused('PATCH', `/${slug}/${id}`)
        await isRefused('DELETE', `/${slug}/${id}`)
        await isRefused('POST', `/${slug}/${id}/duplicate`)
        await isRefused('POST', `/${slug}/versions/${id}`)
      }
    }
    await isRefused('POST', '/globals/site-settings')
    await isRefused('POST', '/globals/home-search')
    await isRefused('POST', '/globals/province-texts')
    await isRefused('POST', '/globals/backup-settings')
    await isRefused('POST', '/globals/security-settings')
    await isRefused('POST', '/globals/mail-texts')
    for (const slug of ['site-settings', 'security-settings', 'mail-texts'])
      await isRefused('POST', `/globals/${slug}/versions/1`)
    expect(await tables()).toBe(before)
  })
})
