import { describe, expect, it } from 'vitest'
import { PASSKEY_NAME_LENGTH, passkeyName, relyingPartyOf } from './passkeys'

describe('the name of a passkey', () => {
  it.each([
    ['  Laptop   Anne ', 'Laptop Anne'],
    ['', null],
    ['   ', null],
    [7, null],
    [undefined, null],
  ])('%j is %j', (typed, name) => {
    expect(passkeyName(typed)).toBe(name)
  })

  it('is cut off between characters', () => {
    expect(passkeyName('🔑'.repeat(100))).toBe('🔑'.repeat(PASSKEY_NAME_LENGTH))
  })
})

describe('what passkeys are bound to', () => {
  it.each([
    ['https://maison.example', { id: 'maison.example', origin: 'https://maison.example' }],
    ['https://maison.example:8443/', { id: 'maison.example', origin: 'https://maison.example:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://maison.example', null],
    ['https://192.0.2.7', null],
    ['http://127.0.0.1:3000', null],
    ['https://[2001:db8::1]', null],
  ])('is of %s %o', (siteUrl, party) => {
    expect(relyingPartyOf(siteUrl)).toEqual(party)
  })
})
