import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unread } from './read-post'
import { receivePost, type PostEndpoint } from './receive-post'

vi.mock('server-only', () => ({}))
vi.mock('@/site/data/client', () => ({ getClient: () => Promise.reject(new Error('away')) }))
vi.mock('@/site/data/content/settings', () => ({
  getShownLocale: (locale: string) => Promise.resolve(locale || 'fr'),
}))

type PostInit = { body?: BodyInit; headers?: Record<string, string> }

const sentFrom = (referer: string, { body, headers }: PostInit = {}) =>
  new Request('http://localhost:3000/api/forms/site-contact', {
    method: 'POST',
    body,
    headers: { referer, ...headers },
  })

const page = 'http://localhost:3000/nl/contact/'

const endpoint: PostEndpoint = {
  failureMessage: 'x',
  rateLimit: () => null,
  answer: async ({ values }) => ({ kind: 'json', status: 200, body: { ...values } }),
  texts: ({ locale }) => ({ failed: `failed ${locale}`, back: { href: '/', label: 'Home' } }),
  again: () => ({ action: '/api/x', label: 'Again', names: ['name'] }),
}

const json = { 'content-type': 'application/json' }
const fields = { accept: 'text/html' }
const typed = () => new URLSearchParams({ lang: 'nl', name: 'Léa <b>' })

const post = (own: Partial<PostEndpoint>, sent: PostInit) =>
  receivePost(sentFrom(page, sent), { ...endpoint, ...own })

describe('a post whose body was not read', () => {
  it.each([
    ['http://localhost:3000/nl/contact/', 'nl', '/nl/contact/'],
    ['http://localhost:3000/de/kontakt/?form=8', 'de', '/de/kontakt/?form=8'],
    ['http://localhost:3000/xx/contact/', 'fr', '/xx/contact/'],
    ['https://elsewhere.example/nl/', 'fr', null],
    ['http://localhost:3000/', 'fr', null],
  ])('is answered in the language of the page it was sent from: %s', (referer, locale, page) => {
    const posted = unread(sentFrom(referer))
    expect({ ...posted, page: posted.page() }).toMatchObject({ locale, page, values: {} })
  })
})

describe('a post', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const second = 1000
  const answerAfter = (milliseconds: number) =>
    post(
      {
        answer: () =>
          new Promise((resolve) =>
            setTimeout(resolve, milliseconds, { kind: 'json', status: 200, body: {} } as const),
          ),
      },
      { body: typed(), headers: fields },
    )

  it.each([
    [0, 200],
    [11.9 * second, 200],
    [12.1 * second, 503],
    [Infinity, 503],
  ])('that takes %s ms to answer gets %s', async (milliseconds, status) => {
    const answer = answerAfter(milliseconds === Infinity ? 600 * second : milliseconds)
    await vi.advanceTimersByTimeAsync(12.05 * second)
    await vi.advanceTimersByTimeAsync(0)
    expect((await answer).status).toBe(status)
  })

  it('that takes too long is refused with all that was typed', async () => {
    const answer = answerAfter(600 * second)
    await vi.advanceTimersByTimeAsync(13 * second)
    const html = await (await answer).text()
    expect(html).toContain('<h1>failed nl</h1>')
    expect(html).toContain('name="name" value="Léa &lt;b&gt;"')
  })
})

describe('receivePost', () => {
  const late = { rateLimit: () => 61 }
  const broken = { answer: () => Promise.reject(new Error('broken')) }
  const full = { semaphore: () => null }
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  const large = JSON.stringify({ name: 'x'.repeat(70_000) })

  it.each([
    ['is answered by its use case', {}, { body: '{"a":1}', headers: json }, 200],
    ['of another site is refused', {}, { body: '{}', headers: { ...json, ...elsewhere } }, 403],
    [
      'of a program from anywhere is taken where it may come',
      { isOpen: () => true },
      { body: '{}', headers: { ...json, ...elsewhere } },
      200,
    ],
    ['of another site is not counted', late, { body: '{}', headers: { ...json, ...elsewhere } }, 403],
    ['that is no form is refused', {}, { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['that is broken is refused', {}, { body: '{', headers: json }, 400],
    ['that is too large is refused', {}, { body: large, headers: json }, 413],
    [
      'as large as its endpoint lets in is taken',
      { limits: { maxBytes: 80_000, maxBytesWithFiles: null } },
      { body: large, headers: json },
      200,
    ],
    ['that comes too often has to wait', late, { body: '{}', headers: json }, 429],
    ['that comes too often and cannot be read has to wait', late, { body: '{', headers: json }, 429],
    ['that breaks is tried again', broken, { body: '{}', headers: json }, 503],
    ['that finds no place is tried again', full, { body: '{}', headers: json }, 503],
    [
      'whose limits cannot be found is tried again',
      { limits: () => Promise.reject(new Error('away')) },
      { body: '{}', headers: json },
      503,
    ],
    [
      'that cannot be read is answered in the words of its form',
      { unreadable: async () => ({ kind: 'invalid', words: { cv: 'Too large' } }) },
      { body: '{', headers: json },
      422,
    ],
  ] as const satisfies readonly [string, Partial<PostEndpoint>, PostInit, number][])(
    'a post %s',
    async (_, own, sent, status) => {
      expect((await post(own, sent)).status).toBe(status)
    },
  )

  it('gives what was typed back to a browser without a script, whatever the reason of the refusal', async () => {
    for (const own of [late, broken, full]) {
      const html = await (await post(own, { body: typed(), headers: fields })).text()
      expect(html).toContain('<form method="post" action="/api/x">')
      expect(html).toContain('<input type="hidden" name="name" value="Léa &lt;b&gt;">')
      expect(html).toContain('<input type="hidden" name="lang" value="nl">')
      expect(html).toContain('<input type="hidden" name="page" value="/nl/contact/">')
    }
  })

  it('releases its place, however the post ended', async () => {
    let inside = 0
    const semaphore = () => {
      inside += 1
      return () => void (inside -= 1)
    }
    await post({ semaphore }, { body: '{}', headers: json })
    await post({ semaphore, ...broken }, { body: '{}', headers: json })
    expect(inside).toBe(0)
  })
})
