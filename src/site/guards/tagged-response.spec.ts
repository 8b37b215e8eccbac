import { describe, expect, it } from 'vitest'
import { taggedResponse } from './tagged-response'

const ask = (ifNoneMatch: string | null, body = 'text') =>
  taggedResponse(
    new Request('http://localhost/', {
      headers: ifNoneMatch === null ? {} : { 'If-None-Match': ifNoneMatch },
    }),
    { body, headers: { 'Content-Type': 'text/plain' } },
  )

describe('taggedResponse', () => {
  const etag = ask(null).headers.get('etag') ?? ''

  it('sends the body with its tag', async () => {
    const response = ask(null)
    expect(response.status).toBe(200)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await response.text()).toBe('text')
  })

  it.each([
    ['the tag', etag],
    ['one of several', `"other", ${etag}`],
    ['its strong form', etag.replace('W/', '')],
    ['any', '*'],
  ])('sends 304 without a body to a program that has %s', async (_, tag) => {
    const response = ask(tag)
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(await response.text()).toBe('')
  })

  it('sends another body in full', () => {
    expect(ask(etag, 'another').status).toBe(200)
    expect(ask('"x"').status).toBe(200)
  })
})
