import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import type { PostedValues } from './read-post'
import { reply, replyWrong, type PostOutcome, type ReplyContext } from './reply'

const posted = (format: PostedValues['format'], locale: Locale = 'en'): PostedValues => ({
  format,
  locale,
  values: { name: 'Léa' },
  page: () => '/en/contact/',
})

const contextOf = (format: PostedValues['format'], locale?: Locale): ReplyContext => ({
  posted: posted(format, locale),
  texts: () => ({ failed: 'Broken', back: { href: '/en/?a=1&b=2', label: 'To the list' } }),
  again: () => ({ action: '/api/x', label: 'Again', names: ['name'] }),
})

const to = (format: PostedValues['format'], outcome: PostOutcome) => reply(contextOf(format), outcome)

const notNow = { kind: 'refused', status: 409, message: 'Not <now>', data: { code: 'x' } } as const

describe('a refusal', () => {
  it.each(['json', 'redirect'] as const)(
    'is a message in JSON for a program that asks for %s',
    async (format) => {
      const response = to(format, notNow)
      expect(response.status).toBe(409)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ ok: false, errors: {}, error: 'Not <now>', code: 'x' })
    },
  )

  it('is a page for a browser, with a link back, and is not cached', async () => {
    const response = reply(contextOf('page', 'nl'), notNow)
    const page = await response.text()
    expect(response.status).toBe(409)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('<h1>Not &lt;now&gt;</h1>')
    expect(page).toContain('<a href="/en/?a=1&amp;b=2">To the list</a>')
    expect(page).not.toContain('<form')
  })

  it('has the links above and below the form, and another link back where one is given', async () => {
    const page = await to('page', {
      ...notNow,
      above: { href: '/in/', label: 'Log in' },
      below: { href: '/ask/', label: 'Ask' },
      back: { href: '/back/', label: 'Back' },
      again: { action: '/api/x', label: 'Again' },
    }).text()
    expect(page).toMatch(/href="\/in\/".*<form.*<\/form>.*href="\/ask\/"/s)
    expect(page).toContain('<a href="/back/">Back</a>')
    expect(page).not.toContain('To the list')
  })

  it('looks up no link back where no page is drawn', () => {
    const never = () => {
      throw new Error('asked')
    }
    expect(reply({ ...contextOf('json'), texts: never }, notNow).status).toBe(409)
  })
})

describe('errors of fields', () => {
  const words = { name: 'A <name>', email: 'An address' }

  it('are in the JSON by field, with the first as the message', async () => {
    const response = to('json', { kind: 'invalid', words })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ ok: false, errors: words, error: 'A <name>' })
  })

  it('are listed on a page, escaped', async () => {
    const page = await to('page', { kind: 'invalid', words }).text()
    expect(page).toContain('<ul><li>A &lt;name&gt;</li><li>An address</li></ul>')
  })

  it('stand only beside the fields, where the page repeats all of them', async () => {
    const again = {
      action: '/api/x',
      label: 'Again',
      fields: [{ name: 'name', label: 'Name', type: 'text', value: '"Léa"', error: words.name }],
    } as const
    const page = await to('page', { kind: 'invalid', words, isListed: false, again }).text()
    expect(page).not.toContain('<li>')
    expect(page).toMatch(
      /<input id="again-name" name="name" type="text" value="&quot;Léa&quot;" aria-invalid="true" aria-describedby="again-name-error"/,
    )
    expect(page).toContain('<p id="again-name-error"><strong>A &lt;name&gt;</strong></p>')
  })
})

describe('the time to wait', () => {
  it.each([
    [{ kind: 'too-many', retryAfter: 90 }, 429, '90'],
    [{ kind: 'failed' }, 503, '10'],
  ] as const)('%j', async (outcome, status, seconds) => {
    const response = to('page', outcome)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(seconds)
    expect(await response.text()).toContain('name="name" value="Léa"')
  })

  it('is named in the text of the form, where it has its own', async () => {
    const context = contextOf('json')
    const texts = () => ({
      ...context.texts(context.posted),
      tooMany: (minutes: number) => `${minutes} minutes`,
    })
    const response = reply({ ...context, texts }, { kind: 'too-many', retryAfter: 61 })
    expect(await response.json()).toMatchObject({ error: '2 minutes' })
  })
})

describe('an accepted form', () => {
  const done = {
    kind: 'done',
    page: '/de/danke/',
    anchor: '#latest',
    data: { message: 'Done' },
    cookies: ['a=1', 'b=2'],
  } as const

  it.each(['page', 'redirect'] as const)('redirects a %s with a GET that is not cached', (format) => {
    const response = to(format, done)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/danke/#latest')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('is JSON for a program, with the page to go to', async () => {
    expect(await to('json', done).json()).toEqual({ ok: true, message: 'Done', redirect: '/de/danke/' })
  })
})

describe('a form to correct', () => {
  it.each([
    ['/fr/contact/', '/fr/contact/?form=abc#site-contact'],
    ['/fr/contact/?property=2101&form=old', '/fr/contact/?property=2101&form=abc#site-contact'],
  ])('is at %s under its token', (page, location) => {
    const response = to('page', { kind: 'returned', page, token: 'abc', anchor: 'site-contact' })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
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
