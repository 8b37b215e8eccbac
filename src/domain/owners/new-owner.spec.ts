import { describe, expect, it } from 'vitest'
import { readNewOwner } from './new-owner'

const least = { lastName: 'Dupont', email: 'Jeanne@Example.com', language: 'fr' }

describe('readNewOwner', () => {
  it('takes the least, the address in small letters', () => {
    expect(readNewOwner(least)).toEqual({
      ok: true,
      value: {
        firstName: null,
        lastName: 'Dupont',
        email: 'jeanne@example.com',
        phone: null,
        language: 'fr',
        properties: [],
      },
    })
  })

  it('takes each property once, as a number or as text', () => {
    const read = readNewOwner({ ...least, firstName: ' Jeanne ', phone: '0475', properties: [3, '4', 3] })
    expect(read).toMatchObject({
      ok: true,
      value: { firstName: 'Jeanne', phone: '0475', properties: [3, 4] },
    })
  })

  it.each([
    [{ lastName: ' ' }, { lastName: 'required' }],
    [{ lastName: 'a'.repeat(101) }, { lastName: 'too-long' }],
    [{ firstName: 'a'.repeat(101) }, { firstName: 'too-long' }],
    [{ phone: '1'.repeat(41) }, { phone: 'too-long' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'jeanne' }, { email: 'invalid' }],
    [{ email: 12 }, { email: 'required' }],
    [{ language: 'it' }, { language: 'invalid' }],
    [{ properties: 'all' }, { properties: 'invalid' }],
    [{ properties: [0] }, { properties: 'invalid' }],
    [{ properties: [1.5] }, { properties: 'invalid' }],
    [{ properties: [2 ** 31] }, { properties: 'invalid' }],
    [{ properties: Array.from({ length: 51 }, (_, index) => index + 1) }, { properties: 'invalid' }],
  ])('%j: %j', (wrong, errors) => {
    expect(readNewOwner({ ...least, ...wrong })).toEqual({ ok: false, failure: errors })
  })
})
