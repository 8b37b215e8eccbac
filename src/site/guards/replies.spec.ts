import { describe, expect, it } from 'vitest'
import { failed, invalid, refuse, replyWrong, seeOther, tooMany } from './replies'

const back = () => ({ href: '/en/?a=1&b=2', label: 'To the homes' })

describe('refuse', () => {
  it.each(['json', 'redirect'] as const)('says it in words to a program that wishes %s', async (wish) => {
    const response = refuse(
      { wish, locale: 'en', back },
      { status: 409, message: 'Not now', body: { code: 'x' } },
    )
    expect(response.status).toBe(409)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ ok: false, errors: {}, error: 'Not now', code: 'x' })
  })

  it('draws a page for a browser, with the way on and nothing of it kept', async () => {
    const response = refuse(
      { wish: 'page', locale: 'nl', back },
      { status: 409, message: 'Niet <nu>', content: '<p>Meer</p>' },
    )
    const page = await response.text()
    expect(response.status).toBe(409)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('<h1>Niet &lt;nu&gt;</h1>')
    expect(page).toContain('<p>Meer</p>')
    expect(page).toContain('<a href="/en/?a=1&amp;b=2">To the homes</a>')
  })

  it('asks for no way on where no page is drawn', () => {
    const never = () => {
      throw new Error('asked')
    }
    expect(refuse({ wish: 'json', locale: 'fr', back: never }, failed('Non')).status).toBe(503)
  })
})

describe('invalid', () => {
  it('says the first error and lists them all, escaped', () => {
    expect(invalid({ name: 'A <name>', email: 'An address' })).toEqual({
      status: 422,
      message: 'A <name>',
      body: { errors: { name: 'A <name>', email: 'An address' } },
      content: '<ul><li>A &lt;name&gt;</li><li>An address</li></ul>',
    })
  })
})

describe('when to come again', () => {
  it.each([
    [tooMany('de', 90), 429, '90'],
    [failed('Broken'), 503, '10'],
  ])('%j', (refusal, status, seconds) => {
    const response = refuse({ wish: 'json', locale: 'de', back }, refusal)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(seconds)
  })
})

describe('seeOther', () => {
  it('sends on with a GET that nobody keeps', () => {
    const response = seeOther('/de/danke/')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/danke/')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('replyWrong', () => {
  it.each([
    ['broken', 400],
    ['size', 413],
    ['type', 415],
    [403, 403],
    [404, 404],
  ] as const)('%s: %i', async (why, status) => {
    const response = replyWrong(why)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ ok: false, errors: {} })
  })
})
