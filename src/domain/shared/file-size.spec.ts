import { describe, expect, it } from 'vitest'
import { formatSize } from './file-size'

describe('formatSize', () => {
  it.each([
    [1, 'fr', '1 ko'],
    [499_600, 'fr', '500 ko'],
    [499_600, 'nl', '500 kB'],
    [499_600, 'en', '500 kB'],
    [499_600, 'de', '500 kB'],
    [2_340_000, 'fr', '2,3 Mo'],
    [10_000_000, 'nl', '10 MB'],
  ])('of %i in %s is %s', (bytes, locale, text) => {
    expect(formatSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text)
  })
})
