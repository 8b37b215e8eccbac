import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { appAddress, secretText, stepOfCode } from './app-codes'

// The secret of RFC 6238, appendix B; its codes there have eight digits, of which an app shows the last six.
const secret = secretText(new Uint8Array(Buffer.from('12345678901234567890')))

it('a secret is text that an app takes', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

describe('a code', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 0x23523ec],
    ['2005-03-18T01:58:31Z', '050471', 0x23523ed],
    ['2009-02-13T23:31:30Z', '005924', 0x273ef07],
    ['2033-05-18T03:33:20Z', '279037', 0x3f940aa],
    ['2603-10-11T11:33:20Z', '353130', 0x27bc86aa],
  ])('of %s is %s', (moment, digits, step) => {
    expect(stepOfCode({ secret, digits, now: new Date(moment) })).toBe(step)
  })

  it.each([
    [-31, null],
    [-30, 1],
    [0, 1],
    [29, 1],
    [59, 1],
    [60, null],
  ])('%d seconds after its step began is of step %s', (seconds, step) => {
    const now = new Date((30 + seconds) * 1000)
    expect(stepOfCode({ secret, digits: '287082', now })).toBe(step)
  })

  it.each(['287083', '000000', '28708', '2870820', ''])('is not %j', (digits) => {
    expect(stepOfCode({ secret, digits, now: new Date(59_000) })).toBeNull()
  })
})

it('an app reads whose account it is, and the secret', () => {
  const address = appAddress({ secret, issuer: 'Maison: Brabant', account: 'j+n@example.com' })
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(address).toContain('j%2Bn%40example.com')
  expect(address).toContain('issuer=Maison%20%20Brabant')
  expect(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 59_000 })).toBe('287082')
})
