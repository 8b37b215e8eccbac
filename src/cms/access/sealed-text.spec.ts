import { describe, expect, it } from 'vitest'
import { openText, sealText } from './sealed-text'

const key = { secret: 'a secret of the site', use: 'second-factor', owner: 'users/12' } as const

describe('a sealed text', () => {
  const sealed = sealText({ ...key, text: 'JBSWY3DPEHPK3PXP é' })

  it('opens again, and shows nothing of its text', () => {
    expect(openText({ ...key, sealed })).toBe('JBSWY3DPEHPK3PXP é')
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSW')
  })

  it('of the same text is another each time', () => {
    expect(sealText({ ...key, text: 'one' })).not.toBe(sealText({ ...key, text: 'one' }))
  })

  it('does not open for another site, use or record', () => {
    expect(openText({ ...key, secret: 'another', sealed })).toBeNull()
    expect(openText({ ...key, use: 'second-factor-offer', sealed })).toBeNull()
    expect(openText({ ...key, owner: 'users/13', sealed })).toBeNull()
  })

  it('does not open once any byte of it was changed', () => {
    const bytes = Buffer.from(sealed, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(openText({ ...key, sealed: changed.toString('base64url') })).toBeNull()
    }
  })

  it.each([sealed.slice(0, -4), sealed.slice(0, 20), '', 'x', null, undefined, 12, ['a']])(
    'is not %j',
    (other) => {
      expect(openText({ ...key, sealed: other })).toBeNull()
    },
  )
})
