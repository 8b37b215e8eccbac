import { describe, expect, it } from 'vitest'
import { clearCookie, OWNER_LOOK_COOKIE, OWNER_SESSION_COOKIE, readCookie, setCookie } from './owner-cookies'

const expiresAt = new Date('2026-06-01T20:00:00Z')

describe('setCookie', () => {
  it('keeps it from scripts and from the posts of other sites', () => {
    expect(setCookie({ name: OWNER_SESSION_COOKIE, value: 'a.b.c', isSecure: true, expiresAt })).toBe(
      'owner-session=a.b.c; Path=/; Expires=Mon, 01 Jun 2026 20:00:00 GMT; HttpOnly; SameSite=Lax; Secure',
    )
    expect(setCookie({ name: OWNER_LOOK_COOKIE, value: 'x', isSecure: false, expiresAt })).not.toContain(
      'Secure',
    )
  })
})

describe('clearCookie', () => {
  it('lets it end long ago', () => {
    expect(clearCookie({ name: OWNER_LOOK_COOKIE, isSecure: false })).toBe(
      'owner-look=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    )
  })
})

describe('readCookie', () => {
  it.each([
    [null, null],
    ['', null],
    ['owner-session=a.b', 'a.b'],
    ['one=1; owner-session=a.b;two=2', 'a.b'],
    ['owner-session=', null],
    ['my-owner-session=a', null],
    ['owner-session=a=b', 'a=b'],
  ])('%j: %j', (header, value) => {
    expect(readCookie({ header, name: OWNER_SESSION_COOKIE })).toBe(value)
  })
})
