import { describe, expect, it } from 'vitest'
import { mailFileName } from './mail-file-name'

describe('mailFileName', () => {
  const time = new Date('2026-11-21T09:05:00.123Z')

  it.each([
    ['site-contact', 17, '2026-11-21T09-05-00-123Z-site-contact-17.eml'],
    ['account', 'a1b2c3d4', '2026-11-21T09-05-00-123Z-account-a1b2c3d4.eml'],
    ['../../etc/passwd', '..\\x\u0000', '2026-11-21T09-05-00-123Z--etc-passwd--x-.eml'],
  ])('of %j and %j', (kind, id, expected) => {
    expect(mailFileName({ time, kind, id })).toBe(expected)
  })
})
