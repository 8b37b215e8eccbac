import { describe, expect, it } from 'vitest'
import { isLeadKind, leadKinds } from './lead-kinds'

describe('isLeadKind', () => {
  it.each(leadKinds)('knows %s', (kind) => {
    expect(isLeadKind(kind)).toBe(true)
  })

  it.each([
    '',
    'toString',
    '__proto__',
    'Site-Contact',
    'site-contact ',
    0,
    null,
    undefined,
    {},
    ['site-contact'],
  ])('does not know %j', (value) => {
    expect(isLeadKind(value)).toBe(false)
  })

  it('names fourteen kinds, each once', () => {
    expect(new Set(leadKinds).size).toBe(14)
  })
})
