import { describe, expect, it } from 'vitest'
import {
  clearCookie,
  OWNER_HINT_COOKIE,
  IMPERSONATION_COOKIE,
  OWNER_SESSION_COOKIE,
  readCookie,
  saysOwnerIsHere,
  setCookie,
} from './owner-cookies'

const expiresAt = new Date('2026-06-01T20:00:00Z')

describe('setCookie', () => {
  it('keeps it from scripts and from the posts of other sites', () => {
    expect(setCookie({ name: OWNER_SESSION_COOKIE, value: 'a.b.c', isSecure: true, expiresAt })).toBe(
      'owner-session=a.b.c; Path=/; Expires=Mon, 01 Jun 2026 20:00:00 GMT; HttpOnly; SameSite=Lax; Secure',
    )
    expect(setCookie({ name: IMPERSONATION_COOKIE, value: 'x', isSecure: false, expiresAt })).not.toContain(
      'Secure',
    )
  })
})

it('lets scripts read the hint alone', () => {
  expect(setCookie({ name: OWNER_HINT_COOKIE, value: '1', isSecure: true, expiresAt })).toBe(
    'owner-here=1; Path=/; Expires=Mon, 01 Jun 2026 20:00:00 GMT; SameSite=Lax; Secure',
  )
})

it.each([
  ['', false],
  ['lng=fr', false],
  ['owner-here=', false],
  ['owner-here=0', false],
  ['not-owner-here=1', false],
  ['lng=owner-here=1', false],
  ['owner-here=1', true],
  ['lng=fr; owner-here=1', true],
])('the cookies %j say that an owner is here: %s', (cookies, isHere) => {
  expect(saysOwnerIsHere(cookies)).toBe(isHere)
})

describe('clearCookie', () => {
  it('lets it end long ago', () => {
    expect(clearCookie({ name: IMPERSONATION_COOKIE, isSecure: false })).toBe(
      'owner-impersonation=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
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
