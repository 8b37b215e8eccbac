import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { isNewsletterStep, newsletterHref, newsletterSteps } from './newsletter-address'
import { isReservedPath } from './reserved-path'

describe('the pages of the newsletter', () => {
  it('have an address in each language, which no page of an editor’s can have', () => {
    for (const locale of locales)
      for (const step of newsletterSteps) {
        const href = newsletterHref({ step, locale })
        expect(href).toBe(`/${locale}/newsletter/${step}/`)
        expect(isReservedPath({ path: href.slice(3), locales })).toBe(true)
      }
  })

  it.each([
    ['confirm', true],
    ['unsubscribe', true],
    ['Confirm', false],
    ['', false],
    [null, false],
    [['confirm'], false],
  ])('%j is one of them: %s', (value, expected) => {
    expect(isNewsletterStep(value)).toBe(expected)
  })
})
