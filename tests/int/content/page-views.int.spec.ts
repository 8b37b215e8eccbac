import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageViewBuffer } from '@/cms/operations/page-views/page-view-buffer'
import {
  addPageViewDay,
  findSalts,
  findPageViewDays,
  findPageViewEvents,
  forgetCounts,
  phone,
  see,
} from '../../support/properties/count-page-views'
import { password } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))
vi.mock('next/server', () => ({ after: () => undefined }))

const made = vi.hoisted((): PageViewBuffer[] => [])
vi.mock('@/cms/operations/page-views/page-view-buffer', async (importOriginal) => {
  const { createPageViewBuffer } =
    await importOriginal<typeof import('@/cms/operations/page-views/page-view-buffer')>()
  return {
    createPageViewBuffer: (options: Parameters<typeof createPageViewBuffer>[0]) => {
      const buffer = createPageViewBuffer(options)
      made.push(buffer)
      return buffer
    },
  }
})

let payload: Payload
let places: Places
let house: number
let other: number
let address = 0

const HOUSE = 7001
const OTHER = 7002
const DRAFT = 7003

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  house = await createProperty(payload, { places, publicId: HOUSE })
  other = await createProperty(payload, { places, publicId: OTHER })
  await createProperty(payload, { places, publicId: DRAFT, _status: 'draft' })
})
afterAll(stopPayload)
beforeEach(async () => {
  address += 1
  await forgetCounts(payload)
})

async function startBuffer(moment = '2026-06-10T10:00:00.000Z') {
  const { createPageViewBuffer } = await import('@/cms/operations/page-views/page-view-buffer')
  const clock = { now: moment, isAway: false }
  const connect = () => (clock.isAway ? Promise.reject(new Error('away')) : Promise.resolve(payload))
  return { clock, buffer: createPageViewBuffer({ connect, now: () => new Date(clock.now) }) }
}

async function rollUp(now: string): Promise<void> {
  const { rollUpPageViews } = await import('@/cms/operations/page-views/roll-up-page-views')
  await rollUpPageViews({ payload, now: new Date(now) })
}

type BeaconInit = { headers?: Record<string, string | null>; body?: unknown }

/** Posts to the real route, as a browser does. */
async function tell({ headers = {}, body = {} }: BeaconInit = {}): Promise<Response> {
  const { POST } = await import('@/app/api/visit-events/route')
  const all = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    'user-agent': phone,
    'x-forwarded-for': `10.8.${address}.1`,
    ...headers,
  }
  const headerEntries = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  )
  const values = { property: HOUSE, language: 'fr', referrer: '', via: null }
  return POST(
    new Request('http://localhost:3000/api/visit-events', {
      method: 'POST',
      headers: headerEntries,
      body: typeof body === 'string' ? body : JSON.stringify({ ...values, ...Object(body) }),
    }),
  )
}

/** The stored page views, without waiting for the two seconds. */
async function findStored() {
  await Promise.all(made.map((buffer) => buffer.flush()))
  return findPageViewEvents(payload)
}

describe('a beacon for a page view', () => {
  it('is counted with its source and the language of the page, and gets an empty response', async () => {
    const answer = await tell({ body: { language: 'nl', referrer: 'www.immoweb.be' } })
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const stored = await findStored()
    expect(stored).toMatchObject([{ property: house, source: 'portal', language: 'nl', bytes: 16 }])
  })

  it.each([
    [{ via: 'alert', referrer: 'mail.google.com' }, 'alert'],
    [{ referrer: 'localhost:3000' }, 'site'],
    [{ referrer: 'www.google.be' }, 'search'],
    [{ referrer: 'm.facebook.com' }, 'other'],
    [{ referrer: 17, via: {} }, 'direct'],
  ])('with %j has the source %s', async (body, source) => {
    await tell({ body })
    expect(await findStored()).toMatchObject([{ source }])
  })

  it('is counted with an expired login, which is nobody’s', async () => {
    await tell({ headers: { cookie: 'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' } })
    expect(await findStored()).toHaveLength(1)
  })
})

describe('a beacon that is not counted', () => {
  it.each<[string, BeaconInit]>([
    ['from a robot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['from a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
    ['from a client without user agent', { headers: { 'user-agent': null } }],
    ['from a client without origin', { headers: { origin: null, 'sec-fetch-site': null } }],
    ['from a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['from another origin', { headers: { 'sec-fetch-site': null, origin: 'https://evil.example' } }],
    ['from a prefetched page', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['from an owner', { headers: { cookie: 'a=1; owner-session=abc' } }],
    ['for an unpublished property', { body: { property: DRAFT } }],
    ['for an unknown property', { body: { property: 999_999 } }],
    ['for a property that is no number', { body: { property: '7001' } }],
    ['for a property id that is too large', { body: { property: 2 ** 40 } }],
    ['with an unknown language', { body: { language: 'es' } }],
    ['not JSON', { body: '{' }],
    ['a list', { body: '[]' }],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'property=7001&language=fr' },
    ],
    ['what is too long', { body: { filler: 'x'.repeat(2000) } }],
  ])('is %s', async (_, sent) => {
    const answer = await tell(sent)
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(await findStored()).toEqual([])
  })

  it('is from a member of staff', async () => {
    const email = 'counted@example.com'
    await payload.create({ collection: 'users', data: { email, password, role: 'agent' } })
    const { token } = await payload.login({ collection: 'users', data: { email, password } })
    expect((await tell({ headers: { cookie: `payload-token=${token}` } })).status).toBe(204)
    expect(await findStored()).toEqual([])
  })
})

describe('a visitor who wants a higher figure', () => {
  it('counts once, however often they send a beacon, and is asked to wait', async () => {
    stopClock()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => tell()))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(850)
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited[0]?.text()).toBe('')
    expect(await findStored()).toHaveLength(1)
  })

  it('counts for no more than 20 by a thousand user agents', async () => {
    await Promise.all(
      Array.from({ length: 1000 }, (_, at) => tell({ headers: { 'user-agent': `${phone} ${at}` } })),
    )
    expect(await findStored()).toHaveLength(20)
  })

  it('does so also with a whole day of time', async () => {
    const { buffer } = await startBuffer()
    for (let at = 0; at < 1000; at += 1) see(buffer, { property: HOUSE, userAgent: `${phone} ${at}` })
    await buffer.flush()
    expect(await findPageViewEvents(payload)).toHaveLength(20)
  })

  it('uses up no limits with unknown properties', async () => {
    const { buffer } = await startBuffer()
    for (let at = 0; at < 3000; at += 1) see(buffer, { property: 10_000_000 + at })
    see(buffer, { property: HOUSE })
    await buffer.flush()
    expect(await findPageViewEvents(payload)).toHaveLength(1)
    expect(buffer.size()).toBe(0)
  })
})

describe('a page view', () => {
  it('is counted per person, property and day', async () => {
    const { buffer, clock } = await startBuffer()
    see(buffer, { property: HOUSE })
    see(buffer, { property: HOUSE, source: 'portal', language: 'nl' })
    await buffer.flush()
    see(buffer, { property: HOUSE })
    see(buffer, { property: OTHER })
    see(buffer, { property: HOUSE, group: '10.0.0.2' })
    see(buffer, { property: HOUSE, userAgent: `${phone} other` })
    clock.now = '2026-06-11T10:00:00.000Z'
    see(buffer, { property: HOUSE })
    await buffer.flush()
    expect((await findPageViewEvents(payload)).map(({ day, property }) => `${day} ${property}`)).toEqual([
      `2026-06-10 ${house}`,
      `2026-06-10 ${house}`,
      `2026-06-10 ${house}`,
      `2026-06-10 ${other}`,
      `2026-06-11 ${house}`,
    ])
  })

  it('is counted once by two processes, and after a restart', async () => {
    for (let process = 0; process < 3; process += 1) {
      const { buffer } = await startBuffer()
      see(buffer, { property: HOUSE })
      await buffer.flush()
    }
    expect(await findPageViewEvents(payload)).toHaveLength(1)
  })

  it('cannot be recognised on another day', async () => {
    const { buffer, clock } = await startBuffer()
    see(buffer, { property: HOUSE })
    clock.now = '2026-06-11T10:00:00.000Z'
    see(buffer, { property: HOUSE })
    await buffer.flush()
    const { rows } = await payload.db.drizzle.execute(sql`select distinct visitor from page_view_events`)
    expect(rows).toHaveLength(2)
  })

  it.each([
    // The clocks go forward: the day has 23 hours.
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    // The clocks go back: the day has 25 hours.
    ['2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('at %s is of %s', async (moment, day) => {
    const { buffer } = await startBuffer(moment)
    see(buffer, { property: HOUSE })
    await buffer.flush()
    expect(await findPageViewEvents(payload)).toMatchObject([{ day }])
    expect(await findSalts(payload)).toEqual([day])
  })

  it('in the hour that the clocks show twice is one', async () => {
    const { buffer, clock } = await startBuffer('2026-10-25T00:30:00.000Z')
    see(buffer, { property: HOUSE })
    clock.now = '2026-10-25T01:30:00.000Z'
    see(buffer, { property: HOUSE })
    await buffer.flush()
    expect(await findPageViewEvents(payload)).toHaveLength(1)
  })

  it('before midnight that is stored after it belongs to the day before', async () => {
    const { buffer, clock } = await startBuffer('2026-06-10T21:59:59.500Z')
    see(buffer, { property: HOUSE })
    clock.now = '2026-06-10T22:00:00.500Z'
    see(buffer, { property: HOUSE })
    await buffer.flush()
    expect((await findPageViewEvents(payload)).map(({ day }) => day)).toEqual(['2026-06-10', '2026-06-11'])
  })
})

describe('while the database is away', () => {
  it('page views wait, and are stored with their day once it is back', async () => {
    const { buffer, clock } = await startBuffer()
    clock.isAway = true
    for (let at = 0; at < 1200; at += 1)
      see(buffer, { property: HOUSE, group: `10.1.${at >> 8}.${at & 255}` })
    await buffer.flush()
    expect(buffer.size()).toBe(1200)
    clock.isAway = false
    await buffer.flush()
    expect(buffer.size()).toBe(0)
    expect(await findPageViewEvents(payload)).toHaveLength(1200)
  })

  it('page views are stored by themselves', async () => {
    const { buffer, clock } = await startBuffer()
    clock.isAway = true
    see(buffer, { property: HOUSE })
    await buffer.settled()
    expect(buffer.size()).toBe(1)
    clock.isAway = false
    await vi.waitFor(() => expect(buffer.size()).toBe(0), { timeout: 30_000 })
    expect(await findPageViewEvents(payload)).toHaveLength(1)
  })

  it('no more than 10,000 wait: the first ones stay, later ones are lost, and the log has their number', async () => {
    const { buffer, clock } = await startBuffer()
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    clock.isAway = true
    for (let at = 0; at < 10_700; at += 1)
      see(buffer, { property: HOUSE, group: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` })
    expect(buffer.size()).toBe(10_000)
    clock.isAway = false
    await buffer.flush()
    await buffer.flush()
    expect(error.mock.calls).toEqual([[{ msg: '700 page views were not counted: too many waited' }]])
    error.mockRestore()
    const { rows } = await payload.db.drizzle.execute(
      sql`select count(*)::int as count from page_view_events`,
    )
    expect(rows).toEqual([{ count: 10_000 }])
    // A visitor whose page view was lost is counted when they come again.
    see(buffer, { property: HOUSE, group: `10.0.${10_699 >> 8}.${10_699 & 255}` })
    await buffer.flush()
    const again = await payload.db.drizzle.execute(sql`select count(*)::int as count from page_view_events`)
    expect(again.rows).toEqual([{ count: 10_001 }])
  })
})

describe('the roll-up of a day', () => {
  const visitors = async (
    count: number,
    headerEntries: { source: 'direct' | 'portal'; from?: number; moment?: string },
  ) => {
    const { buffer } = await startBuffer(headerEntries.moment)
    for (let at = 0; at < count; at += 1)
      see(buffer, {
        property: HOUSE,
        source: headerEntries.source,
        group: `10.2.${headerEntries.from ?? 0}.${at}`,
      })
    await buffer.flush()
  }

  it('waits until the day is over in Belgium', async () => {
    await visitors(3, { source: 'direct' })
    await rollUp('2026-06-10T21:59:59.999Z')
    expect(await findPageViewDays(payload)).toEqual([])
    expect(await findSalts(payload)).toEqual(['2026-06-10'])
    await rollUp('2026-06-10T22:04:00.000Z')
    expect(await findPageViewDays(payload)).toEqual([`${house} 2026-06-10 direct fr 3`])
    expect(await findPageViewEvents(payload)).toEqual([])
    expect(await findSalts(payload)).toEqual([])
  })

  it('is exact by source and language, for several days, and changes nothing the second time', async () => {
    const { buffer, clock } = await startBuffer()
    const group = (at: number) => `10.3.0.${at}`
    for (let at = 0; at < 7; at += 1)
      see(buffer, { property: HOUSE, group: group(at), language: at < 5 ? 'fr' : 'nl' })
    for (let at = 0; at < 4; at += 1) see(buffer, { property: OTHER, group: group(at), source: 'search' })
    clock.now = '2026-06-11T10:00:00.000Z'
    see(buffer, { property: HOUSE })
    clock.now = '2026-06-12T10:00:00.000Z'
    see(buffer, { property: HOUSE })
    await buffer.flush()
    const expected = [
      `${house} 2026-06-10 direct fr 5`,
      `${house} 2026-06-10 direct nl 2`,
      `${house} 2026-06-11 direct fr 1`,
      `${other} 2026-06-10 search fr 4`,
    ]
    for (let run = 0; run < 3; run += 1) {
      await Promise.all([rollUp('2026-06-12T09:04:00.000Z'), rollUp('2026-06-12T09:04:00.000Z')])
      expect(await findPageViewDays(payload)).toEqual(expected)
    }
    expect((await findPageViewEvents(payload)).map(({ day }) => day)).toEqual(['2026-06-12'])
    expect(await findSalts(payload)).toEqual(['2026-06-12'])
  })

  it('that breaks off leaves everything as it was, and the next one counts correctly', async () => {
    await visitors(5, { source: 'portal' })
    await payload.db.drizzle.execute(sql`create function pg_temp_break() returns trigger language plpgsql
      as $$ begin raise exception 'broken off'; end $$`)
    await payload.db.drizzle.execute(
      sql`create trigger break_off before delete on page_view_salts for each row execute function pg_temp_break()`,
    )
    await expect(rollUp('2026-06-11T09:04:00.000Z')).rejects.toThrow()
    expect(await findPageViewDays(payload)).toEqual([])
    expect(await findPageViewEvents(payload)).toHaveLength(5)
    await payload.db.drizzle.execute(sql`drop function pg_temp_break() cascade`)
    await rollUp('2026-06-11T09:04:00.000Z')
    expect(await findPageViewDays(payload)).toEqual([`${house} 2026-06-10 portal fr 5`])
  })

  it('adds late page views, once', async () => {
    const { buffer, clock } = await startBuffer('2026-06-10T21:59:00.000Z')
    see(buffer, { property: HOUSE })
    await buffer.flush()
    clock.isAway = true
    see(buffer, { property: HOUSE })
    see(buffer, { property: HOUSE, group: '10.0.0.2' })
    await buffer.flush()
    await rollUp('2026-06-10T22:04:00.000Z')
    expect(await findPageViewDays(payload)).toEqual([`${house} 2026-06-10 direct fr 1`])
    clock.now = '2026-06-10T22:05:00.000Z'
    clock.isAway = false
    await buffer.flush()
    await rollUp('2026-06-10T23:04:00.000Z')
    expect(await findPageViewDays(payload)).toEqual([`${house} 2026-06-10 direct fr 2`])
    expect(await findSalts(payload)).toEqual([])
  })

  it('is queued every hour', async () => {
    const { jobs, schedule } = await import('@/cms/jobs/jobs')
    expect(Object.keys(jobs)).toContain('roll-up-page-views')
    expect(schedule['roll-up-page-views']?.match).toBe('4 * * * *')
  })
})

describe('the figures', () => {
  const now = new Date('2026-06-10T10:00:00.000Z')

  it('include days that are rolled up and days that are not yet', async () => {
    const { findPageViewCounts } = await import('@/cms/queries/page-views/page-view-counts')
    await addPageViewDay(payload, { property: house, day: '2026-06-09', pageViews: 2, source: 'portal' })
    await addPageViewDay(payload, { property: house, day: '2026-06-07', pageViews: 4, language: 'nl' })
    await addPageViewDay(payload, { property: house, day: '2026-05-31', pageViews: 8 })
    await addPageViewDay(payload, { property: house, day: '2026-05-11', pageViews: 16, source: 'search' })
    await addPageViewDay(payload, { property: house, day: '2025-05-11', pageViews: 32 })
    const { buffer } = await startBuffer(now.toISOString())
    see(buffer, { property: HOUSE, source: 'portal' })
    await buffer.flush()
    const counts = await findPageViewCounts({ payload, properties: [house, other], now })
    expect([...counts.keys()]).toEqual([house, other])
    expect(counts.get(house)).toMatchObject({
      figures: { today: 1, week: 3, month: 7, total: 63 },
      sources: [
        { source: 'direct', pageViews: 12 },
        { source: 'portal', pageViews: 3 },
      ],
      languages: [
        { language: 'fr', pageViews: 11 },
        { language: 'nl', pageViews: 4 },
      ],
    })
    const days = counts.get(house)?.days ?? []
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-05-12', pageViews: 0 })
    expect(days.filter(({ pageViews }) => pageViews > 0)).toEqual([
      { day: '2026-05-31', pageViews: 8 },
      { day: '2026-06-07', pageViews: 4 },
      { day: '2026-06-09', pageViews: 2 },
      { day: '2026-06-10', pageViews: 1 },
    ])
    const none = counts.get(other)
    expect(none).toMatchObject({
      figures: { today: 0, week: 0, month: 0, total: 0 },
      sources: [],
      languages: [],
    })
    expect(none?.days).toHaveLength(30)
    expect(await findPageViewCounts({ payload, properties: [], now })).toEqual(new Map())
  })

  it('are for a calendar month', async () => {
    const { countPageViewsOfMonth } = await import('@/cms/queries/page-views/page-view-counts')
    await addPageViewDay(payload, { property: house, day: '2026-05-31', pageViews: 8 })
    await addPageViewDay(payload, { property: house, day: '2026-06-01', pageViews: 2 })
    const { buffer } = await startBuffer(now.toISOString())
    see(buffer, { property: HOUSE })
    await buffer.flush()
    const of = (month: string) => countPageViewsOfMonth({ payload, property: house, month })
    expect([await of('2026-04'), await of('2026-05'), await of('2026-06')]).toEqual([0, 8, 3])
  })

  it('are of all published properties for the office, the most viewed first', async () => {
    const { findAllPageViewCounts } = await import('@/cms/queries/page-views/page-view-counts')
    await addPageViewDay(payload, { property: other, day: '2026-06-08', pageViews: 5 })
    await addPageViewDay(payload, { property: house, day: '2026-05-01', pageViews: 2 })
    const all = await findAllPageViewCounts({ payload, now, limit: 1000 })
    expect(all).toEqual([
      {
        property: other,
        publicId: OTHER,
        title: 'Title in fr',
        owner: null,
        figures: { today: 0, week: 5, month: 5, total: 5 },
      },
      {
        property: house,
        publicId: HOUSE,
        title: 'Title in fr',
        owner: null,
        figures: { today: 0, week: 0, month: 0, total: 2 },
      },
    ])
    expect(await findAllPageViewCounts({ payload, now, limit: 1 })).toHaveLength(1)
  })

  it('are compared with three similar properties in the region, or with none', async () => {
    const { comparePageViews } = await import('@/cms/queries/page-views/page-view-counts')
    const compare = () => comparePageViews({ payload, property: house, now })
    await createProperty(payload, { places, publicId: 7101, goal: 'rent' })
    await createProperty(payload, { places, publicId: 7102, type: places.office })
    await createProperty(payload, { places, publicId: 7103, _status: 'draft' })
    const second = await createProperty(payload, { places, publicId: 7104, city: places.liege })
    expect(await compare()).toBeNull()
    const third = await createProperty(payload, { places, publicId: 7105 })
    await addPageViewDay(payload, { property: house, day: '2026-06-09', pageViews: 9 })
    await addPageViewDay(payload, { property: second, day: '2026-05-12', pageViews: 5 })
    await addPageViewDay(payload, { property: second, day: '2026-05-11', pageViews: 100 })
    await addPageViewDay(payload, { property: third, day: '2026-06-10', pageViews: 2 })
    expect(await compare()).toEqual({ own: 9, average: 2.3, properties: 3 })
    expect(await comparePageViews({ payload, property: 0, now })).toBeNull()
  })
})
