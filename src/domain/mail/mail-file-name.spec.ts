import { describe, expect, it } from 'vitest'
import { findMailFiles, mailFileName, mailFileTime } from './mail-file-name'

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

describe('findMailFiles', () => {
  const at = (time: string, rest: string) => `2026-11-21T${time}-123Z-${rest}`
  const first = at('09-05-00', 'site-contact-agency-17.eml')
  const again = at('10-00-00', 'site-contact-agency-17.eml')
  const broken = at('10-00-01', 'site-contact-agency-17.eml.part')
  const others = [
    at('09-05-00', 'site-contact-agency-117.eml'),
    at('09-05-00', 'site-contact-visitor-17.eml'),
    at('09-05-00', 'agency-17.eml'),
    'site-contact-agency-17.eml',
    'copy.eml',
    '-.eml',
    '',
  ]

  it('are all of a mail, and of no other', () => {
    const names = [first, ...others, again, broken]
    expect(findMailFiles({ names, mails: [{ kind: 'site-contact-agency', id: 17 }] })).toEqual([
      first,
      again,
      broken,
    ])
  })

  it('are none of no mail', () => {
    expect(findMailFiles({ names: [first, ...others], mails: [] })).toEqual([])
  })

  it('are found by the name they were given', () => {
    const mail = { kind: '../x', id: 'a1' }
    const name = mailFileName({ time: new Date('2026-11-21T09:05:00.123Z'), ...mail })
    expect(findMailFiles({ names: [name], mails: [mail] })).toEqual([name])
  })
})
