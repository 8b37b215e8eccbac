import { describe, expect, it } from 'vitest'
import { linkEndsAt, PASSWORD_LINK_LASTS } from './password-link'

const queuedAt = new Date('2026-11-21T12:00:00Z')
const staff = '<a href="https://site.example/admin/reset/abc">'

describe('linkEndsAt', () => {
  it.each([
    ['account', staff],
    ['owner-password', '<a href="https://site.example/fr/owner/password/?token=1.2">'],
  ])('is an hour after a mail to a new password was queued (%s)', (kind, html) => {
    expect(linkEndsAt({ kind, html, queuedAt })).toEqual(new Date('2026-11-21T13:00:00Z'))
    expect(PASSWORD_LINK_LASTS).toBe(3_600_000)
  })

  it.each([
    ['account', '<p>Welcome</p>'],
    ['owner-invitation', '<a href="https://site.example/fr/owner/password/?token=1.2">'],
    ['site-contact-agency', staff],
  ])('is never for another mail, or for a link that lasts for days (%s)', (kind, html) => {
    expect(linkEndsAt({ kind, html, queuedAt })).toBeNull()
  })
})
