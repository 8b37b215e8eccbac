import { describe, expect, it } from 'vitest'
import { isLeadKind, leadKinds, thankYouOf } from './lead-kinds'

describe('isLeadKind', () => {
  it.each(leadKinds)('knows %s', (kind) => {
    expect(isLeadKind(kind)).toBe(true)
  })

  it.each([
    '',
    'toString',
    '__proto__',
    'Site-Contact',
    'site-contact ',
    0,
    null,
    undefined,
    {},
    ['site-contact'],
  ])('does not know %j', (value) => {
    expect(isLeadKind(value)).toBe(false)
  })

  it('names fourteen kinds, each once', () => {
    expect(new Set(leadKinds).size).toBe(14)
  })
})

describe('the thank-you page', () => {
  it.each([
    ['site-contact', '/feedback/site-contact/'],
    ['contact-demand', '/feedback/contact-demand/'],
    ['send-to-friend', '/feedback/send-to-friend/'],
    ['contact-me', '/feedback/contact-me/'],
    ['demand-register', '/feedback/demand-register/'],
    ['contact-construction', '/feedback/contact-construction/'],
    ['contact-appointment', '/feedback/contact-appointment/'],
    ['opinion-system', '/feedback/opinion-system/'],
    ['sign-newsletter', '/feedback/sign-newsletter/'],
    ['job-contact', '/feedback/job-contact/'],
    ['request-document', '/feedback/request-document/'],
    ['rental-application', '/feedback/rental-application/'],
    ['purchase-offer', '/feedback/purchase-offer/'],
  ] as const)('of %s is %s', (kind, path) => {
    expect(thankYouOf(kind)).toBe(path)
  })
})
