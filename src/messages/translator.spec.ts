import { describe, expect, it } from 'vitest'
import { getTranslator } from './translator'

describe('a translator', () => {
  it('writes a text again as it wrote it first, for the same values only', () => {
    const t = getTranslator('fr')
    for (const _again of [1, 2]) {
      expect(t('property.bedrooms', { count: 1 })).toBe('1 chambre')
      expect(t('property.bedrooms', { count: 3 })).toBe('3 chambres')
      expect(getTranslator('nl')('property.bedrooms', { count: 3 })).toBe('3 slaapkamers')
    }
  })

  it('writes more different texts than it remembers', () => {
    const t = getTranslator('en')
    for (let count = 2; count < 5200; count += 1)
      expect(t('property.bedrooms', { count })).toBe(`${count.toLocaleString('en-BE')} bedrooms`)
    expect(t('property.bedrooms', { count: 2 })).toBe('2 bedrooms')
  })
})
