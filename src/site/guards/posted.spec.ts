import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPosted, unread } from './posted'

vi.mock('server-only', () => ({}))
vi.mock('@/site/data/client', () => ({ getClient: () => Promise.reject(new Error('away')) }))
vi.mock('@/site/data/content/settings', () => ({
  getShownLocale: (locale: string) => Promise.resolve(locale),
}))

const sentFrom = (referer: string) =>
  new Request('http://localhost:3000/api/forms/site-contact', { method: 'POST', headers: { referer } })

describe('a post of which nothing was read', () => {
  it.each([
    ['http://localhost:3000/nl/contact/', 'nl', '/nl/contact/'],
    ['http://localhost:3000/de/kontakt/?form=8', 'de', '/de/kontakt/?form=8'],
    ['http://localhost:3000/xx/contact/', 'fr', '/xx/contact/'],
    ['https://elsewhere.example/nl/', 'fr', null],
    ['http://localhost:3000/', 'fr', null],
  ])('is answered in the language of the page it was sent from: %s', (referer, locale, page) => {
    expect(unread(sentFrom(referer))).toMatchObject({ locale, page, values: {} })
  })
})

describe('a post', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const second = 1000
  const answerAfter = (milliseconds: number) =>
    answerPosted(
      { request: sentFrom('http://localhost:3000/nl/contact/'), values: { lang: 'nl' } },
      {
        answer: () => new Promise((resolve) => setTimeout(resolve, milliseconds, new Response('taken'))),
        failed: ({ locale, values }) => Response.json({ locale, values }, { status: 503 }),
        what: 'x',
      },
    )

  it.each([
    [0, 200],
    [11.9 * second, 200],
    [12.1 * second, 503],
    [Infinity, 503],
  ])('whose answer takes %s ms is answered %s', async (milliseconds, status) => {
    const answer = answerAfter(milliseconds === Infinity ? 600 * second : milliseconds)
    await vi.advanceTimersByTimeAsync(12.05 * second)
    await vi.advanceTimersByTimeAsync(0)
    expect((await answer).status).toBe(status)
  })

  it('that takes too long is refused with all that was typed', async () => {
    const answer = answerAfter(600 * second)
    await vi.advanceTimersByTimeAsync(13 * second)
    expect(await (await answer).json()).toEqual({ locale: 'nl', values: { lang: 'nl' } })
  })
})
