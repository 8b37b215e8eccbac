import { describe, expect, it } from 'vitest'
import { adminPath, isIssuer, isSameIssuer, readProviderFailure, verifiedAddress } from './provider-login'

describe('an issuer', () => {
  it.each([
    'https://login.example',
    'https://login.example/realms/agency',
    'http://localhost:9000',
    'http://127.0.0.1:9000/provider',
    'http://[::1]:9000',
  ])('may be %s', (issuer) => {
    expect(isIssuer(issuer)).toBe(true)
  })

  it.each([
    '',
    'login.example',
    'http://login.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'https://user:word@login.example',
    'https://login.example?tenant=1',
    'https://login.example#part',
    'ftp://localhost',
  ])('is not %s', (text) => {
    expect(isIssuer(text)).toBe(false)
  })
})

it('is one with or without the slash of its host, and no other', () => {
  expect(isSameIssuer('https://login.example', 'https://login.example/')).toBe(true)
  expect(isSameIssuer('https://login.example/one', 'https://login.example/two')).toBe(false)
  expect(isSameIssuer('https://login.example', 'https://login.example:8443')).toBe(false)
})

describe('where a login leads', () => {
  it.each([
    '/admin',
    '/admin/account',
    '/admin/collections/properties?limit=10&page=2',
    '/admin/collections/leads/7#notes',
    '/admin?locale=nl',
    '/admin/collections/pages/12/versions/3',
    '/admin/new-lead/?redirect=/fr/%2F%2Fevil.example',
  ])('is %s, of the back office', (path) => {
    expect(adminPath(path, '/admin')).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    ['/admin/account'],
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/admin/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/administrator',
    '/admin.example',
    '/fr/',
    '/api/users/logout',
    '/admin/../api/users/logout',
    '/admin/%2e%2e/api/users/logout',
    '/admin/..%2fapi/users/logout',
    '/admin/..%252fapi/users/logout',
    '/admin%2f..%2f..%2fapi/users/logout',
    '/admin/;@evil.example',
    '/admin//evil.example',
    '/admin/account%00',
    '/admin/%61ccount',
    '/admin/\nset-cookie: a=b',
    'admin',
    `/admin/${'a'.repeat(1000)}`,
    `/admin/${'é'.repeat(400)}`,
  ])('is the first screen for %j', (path) => {
    expect(adminPath(path, '/admin')).toBe('/admin')
  })
})

describe('the address of a person of the provider', () => {
  it('counts as accounts store it, if the provider has checked it', () => {
    expect(verifiedAddress({ email: ' Anna@Maison.example ', email_verified: true })).toBe(
      'anna@maison.example',
    )
  })

  it.each([
    { email: 'anna@maison.example' },
    { email: 'anna@maison.example', email_verified: false },
    { email: 'anna@maison.example', email_verified: 'true' },
    { email: 'anna@maison.example', email_verified: 1 },
    { email: 'nobody', email_verified: true },
    { email: 'an\u212Ae@maison.example', email_verified: true },
    { email: 'anna@ma\u0130son.example', email_verified: true },
    { email: 'anna\u200b@maison.example', email_verified: true },
    { email: ['anna@maison.example'], email_verified: true },
    { email_verified: true },
    {},
  ])('does not count otherwise: %j', (claims) => {
    expect(verifiedAddress(claims)).toBeNull()
  })
})

it('a reason that nobody knows is none', () => {
  expect(['cancelled', 'expired'].map(readProviderFailure)).toEqual(['cancelled', 'expired'])
  expect(['', 'Cancelled', null, ['cancelled'], '<b>'].map(readProviderFailure)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})
