import { describe, expect, it } from 'vitest'
import { parseTrackingIds, trackingPatterns } from './tracking-ids'

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

describe('parseTrackingIds', () => {
  const none = { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null }

  it('keeps the ids of the right shape', () => {
    const ids = { analyticsId: 'G-AB12', adsId: 'AW-123456', tagManagerId: 'GTM-AB12', pixelId: '123456' }
    expect(parseTrackingIds(ids)).toEqual(ids)
  })

  it.each([
    ['nothing', {}],
    ['empty texts', { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }],
    ['nulls', { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null }],
    ['ids in each other’s place', { analyticsId: 'GTM-AB12', adsId: 'G-AB12', tagManagerId: 'AW-123456' }],
    ['a number', { pixelId: 123456 }],
    ['an id with an address behind it', { analyticsId: 'G-AB12&x=//evil.example' }],
    ['an id with a space before it', { adsId: ' AW-123456' }],
  ])('gives none of %s', (_case, values) => {
    expect(parseTrackingIds(values)).toEqual(none)
  })
})
