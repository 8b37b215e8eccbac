import { describe, expect, it, vi } from 'vitest'
import { unread } from './posted'

vi.mock('server-only', () => ({}))

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
