import { describe, expect, it } from 'vitest'
import { trackingPatterns } from './tracking-id'

describe('trackingPatterns', () => {
  it.each([
    ['analyticsId', 'G-AB12CD34EF'],
    ['analyticsId', 'UA-12345678-1'],
    ['adsId', 'AW-123456789'],
    ['tagManagerId', 'GTM-AB12CD3'],
    ['pixelId', '123456789012345'],
  ] as const)('takes a %s like %s', (name, id) => {
    expect(trackingPatterns[name].test(id)).toBe(true)
  })

  it.each([
    ['analyticsId', "G-AB12');alert(1);('"],
    ['analyticsId', 'GTM-AB12CD3'],
    ['adsId', 'AW-12'],
    ['tagManagerId', 'GTM-AB12CD3\n'],
    ['pixelId', '12345a'],
  ] as const)('refuses a %s like %j', (name, id) => {
    expect(trackingPatterns[name].test(id)).toBe(false)
  })
})
