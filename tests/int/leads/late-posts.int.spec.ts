import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newsletterSteps } from '@/domain/routing/newsletter-address'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { nextNumber } from '../../support/database/factories'
import { typedAgain } from '../../support/forms/form-fields'
import { startSite, stopPayload } from '../../support/database/payload'
import { asFields, browser } from '../../support/forms/post-forms'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

beforeAll(() => startSite())
afterAll(stopPayload)
afterEach(() => vi.useRealTimers())

type LatePostsPost = (request: Request) => Promise<Response>

type Endpoint = {
  path: string
  load: () => Promise<LatePostsPost>
  /** The number of posts that are answered in a minute. */
  burst: number
  /** The values that somebody has typed or chosen. */
  typed: Record<string, unknown>
  /** Values that are never shown again. */
  secret?: Record<string, string>
}

const criteria = {
  goal: 'sale',
  types: ['1', '2'],
  cities: ['Wavre|1300', 'Liège|4000'],
  minPrice: '100 000 €',
  maxPrice: '"300"',
  minBedrooms: '2',
  garden: '1',
}
const person = {
  property: '2101',
  title: 'mrs',
  firstName: 'Jeanne <b>"d\'Arc"</b>',
  lastName: 'Müller & Söhne',
  email: 'jeanne@',
  phone: '0470 12 34 56',
  remark: 'Bonjour,\nune question : à 17 h ?',
  privacy: 'on',
}

const alertEndpoints = ['confirm', 'update', 'pause', 'resume', 'delete', 'keep', 'unsubscribe'] as const

const alertRoutes = {
  confirm: async () => (await import('@/app/api/alerts/confirm/route')).POST,
  update: async () => (await import('@/app/api/alerts/update/route')).POST,
  pause: async () => (await import('@/app/api/alerts/pause/route')).POST,
  resume: async () => (await import('@/app/api/alerts/resume/route')).POST,
  delete: async () => (await import('@/app/api/alerts/delete/route')).POST,
  keep: async () => (await import('@/app/api/alerts/keep/route')).POST,
  unsubscribe: async () => (await import('@/app/api/alerts/unsubscribe/route')).POST,
}

const forms: Endpoint[] = [
  ...alertEndpoints.map((action) => ({
    path: `/api/alerts/${action}`,
    load: alertRoutes[action],
    burst: 60,
    typed: { token: 'a.b.c', ...(action === 'update' && { ...criteria, frequency: 'weekly' }) },
  })),
  {
    path: '/api/visits',
    load: async () => (await import('@/app/api/visits/route')).POST,
    burst: 120,
    typed: { ...person, slot: '20300101T1000Z-1' },
  },
  ...(['move', 'cancel'] as const).map((step) => ({
    path: `/api/visits/${step}`,
    load: async () =>
      step === 'move'
        ? (await import('@/app/api/visits/move/route')).POST
        : (await import('@/app/api/visits/cancel/route')).POST,
    burst: 30,
    typed: { token: 'a.b.c', ...(step === 'move' && { slot: '20300101T1000Z-1' }) },
  })),
  {
    path: '/api/owner/login',
    load: async () => (await import('@/app/api/owner/login/route')).POST,
    burst: 30,
    typed: { email: 'owner@example.com' },
    secret: { password: 'a long secret of mine' },
  },
  {
    path: '/api/owner/logout',
    load: async () => (await import('@/app/api/owner/logout/route')).POST,
    burst: 30,
    typed: { everywhere: '1' },
  },
  {
    path: '/api/owner/account',
    load: async () => (await import('@/app/api/owner/account/route')).POST,
    burst: 30,
    typed: { language: 'de', monthlyReport: 'on' },
  },
  {
    path: '/api/owner/end-impersonation',
    load: async () => (await import('@/app/api/owner/end-impersonation/route')).POST,
    burst: 30,
    typed: {},
  },
  {
    path: '/api/owner/messages',
    load: async () => (await import('@/app/api/owner/messages/route')).POST,
    burst: 20,
    typed: { message: '7', body: 'Bonjour,\nune <question> ?' },
  },
  {
    path: '/api/owner/messages/new',
    load: async () => (await import('@/app/api/owner/messages/new/route')).POST,
    burst: 20,
    typed: { property: '2101', subject: 'Les "clés"', body: 'Bonjour,\nune <question> ?' },
  },
  {
    path: '/api/forms/contact-appointment',
    load: async () => {
      const { POST } = await import('@/app/api/forms/[kind]/route')
      return (request) => POST(request, { params: Promise.resolve({ kind: 'contact-appointment' }) })
    },
    burst: 120,
    typed: person,
  },
]

const newsletterEndpoints: Endpoint[] = newsletterSteps.map((step) => ({
  path: `/api/newsletter/${step}`,
  load: async () => {
    const { POST } = await import('@/app/api/newsletter/[step]/route')
    return (request) => POST(request, { params: Promise.resolve({ step }) })
  },
  burst: 60,
  typed: { token: 'a.b.c' },
}))

const endpoints = [...forms, ...newsletterEndpoints]

const send = (
  { path }: Endpoint,
  { post, visitor, body }: { post: LatePostsPost; visitor: string; body: BodyInit },
) =>
  post(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      body,
      headers: { ...browser, 'x-forwarded-for': visitor },
    }),
  )

/** The response for a visitor at the limit of this minute; the clock of the limits stands still. */
async function postLate(endpoint: Endpoint, body: BodyInit): Promise<Response> {
  stopClock()
  const post = await endpoint.load()
  const visitor = `10.8.${nextNumber()}.7`
  for (let count = 0; count < endpoint.burst; count += 1)
    await (
      await send(endpoint, { post, visitor, body: asFields({ website: 'https://spam.example' }) })
    ).text()
  return send(endpoint, { post, visitor, body })
}

const asTexts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().map(String)]))

describe('a visitor who posts too often without JavaScript', () => {
  it.each(endpoints)(
    'at $path is told when to try again, with everything that was typed',
    async (endpoint) => {
      const lang: Locale = locales[endpoints.indexOf(endpoint) % locales.length] ?? 'fr'
      const page = `/${lang}/?token=x&y="z"`
      const response = await postLate(
        endpoint,
        asFields({ ...endpoint.typed, ...endpoint.secret, lang, page }),
      )
      expect([response.status, response.headers.get('cache-control')]).toEqual([429, 'no-store'])
      const minutes = Math.ceil(Number(response.headers.get('retry-after')) / 60)
      const html = await response.text()
      const key = endpoint.path.startsWith('/api/forms') ? 'lead.feedback.tooMany' : 'common.tooMany'
      expect(html).toContain(`<h1>${getTranslator(lang)(key, { minutes })}</h1>`)
      const { action, values } = typedAgain(html)
      expect(action).toBe(endpoint.path)
      expect(values).toMatchObject({ ...asTexts(endpoint.typed), lang: [lang], page: [page] })
      for (const [name, secret] of Object.entries(endpoint.secret ?? {})) {
        expect(values[name], 'is asked anew').toEqual([''])
        expect(html).not.toContain(secret)
      }
    },
  )

  it('and sends more than a form may hold, gets the same response', async () => {
    for (const path of ['/api/visits', '/api/alerts/update']) {
      const endpoint = endpoints.find((each) => each.path === path)
      const response =
        endpoint && (await postLate(endpoint, asFields({ remark: 'x'.repeat(80_000), lang: 'nl' })))
      expect(response?.status, path).toBe(429)
    }
  })
})
