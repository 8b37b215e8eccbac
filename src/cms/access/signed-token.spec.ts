import { describe, expect, it } from 'vitest'
import { keepAsHash, readToken, signToken } from './signed-token'

const secret = 'a secret of the site'
const now = new Date('2026-06-01T12:00:00Z')
const tomorrow = new Date('2026-06-02T12:00:00Z')
const signed = { secret, purpose: 'document' } as const

describe('a signed token', () => {
  const token = signToken({ ...signed, numbers: [12, 7], expiresAt: tomorrow })

  it('gives its numbers back until it expires', () => {
    expect(readToken({ ...signed, token, now })).toEqual([12, 7])
    expect(readToken({ ...signed, token, now: new Date(tomorrow.getTime() - 1) })).toEqual([12, 7])
    expect(readToken({ ...signed, token, now: tomorrow })).toBeNull()
  })

  it('holds for ever where it has no end', () => {
    const lasting = signToken({ ...signed, numbers: [3], expiresAt: null })
    expect(readToken({ ...signed, token: lasting, now: new Date('2099-01-01') })).toEqual([3])
  })

  it('is worth nothing for another purpose or another site', () => {
    expect(readToken({ secret, purpose: 'newsletter-confirm', token, now })).toBeNull()
    expect(readToken({ ...signed, secret: 'another', token, now })).toBeNull()
  })

  it.each([
    token.replace(/^c/, 'd'),
    `${token}x`,
    token.slice(0, -1),
    token.toUpperCase(),
    '',
    'a.b',
    '..',
    null,
    undefined,
    12,
    ['a'],
  ])('is not %j', (other) => {
    expect(readToken({ ...signed, token: other, now })).toBeNull()
  })
})

describe('keepAsHash', () => {
  it('recognises a value again, for one use and one site', () => {
    const hash = keepAsHash({ secret, use: 'visitor', value: '192.0.2.1' })
    expect(keepAsHash({ secret, use: 'visitor', value: '192.0.2.1' })).toBe(hash)
    expect(keepAsHash({ secret, use: 'friend', value: '192.0.2.1' })).not.toBe(hash)
    expect(keepAsHash({ secret: 'another', use: 'visitor', value: '192.0.2.1' })).not.toBe(hash)
    expect(hash).not.toContain('192')
  })
})
