import { describe, expect, it } from 'vitest'
import { mailFileName, mailFileTime } from './mail-file-name'

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

describe('mailFileTime', () => {
  const time = new Date('2026-11-21T09:05:00.123Z')

  it('is the time that the name was made of', () => {
    const name = mailFileName({ time, kind: 'site-contact', id: 17 })
    expect(mailFileTime(name)).toEqual(time)
    expect(mailFileTime(`${name}.part`)).toEqual(time)
  })

  it.each([
    '',
    'README.md',
    'note.eml',
    '2026-11-21T09-05-00-123Z-site-contact-17.txt',
    '2026-13-41T09-05-00-123Z-site-contact-17.eml',
    'copy-2026-11-21T09-05-00-123Z-site-contact-17.eml',
  ])('is none of %j', (name) => {
    expect(mailFileTime(name)).toBeNull()
  })
})
