import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { parsePreviewAddress, previewCollections, previewPath } from './preview-address'
import { isReservedPath } from './reserved-path'
import { buildHref } from './routes'

describe('a preview', () => {
  it.each(previewCollections)('of the %s has an address that is read back', (collection) => {
    const path = previewPath({ collection, id: 12 })
    const [, segment, ...rest] = path.split('/')
    expect(segment).toBe('preview')
    expect(parsePreviewAddress({ collection: rest[0], id: rest[1] })).toEqual({ collection, id: 12 })
    expect(buildHref({ locale: 'nl', path })).toBe(`/nl/preview/${collection}/12/`)
  })

  it.each([
    ['users', '1'],
    ['owners', '1'],
    ['PAGES', '1'],
    ['__proto__', '1'],
    ['pages', ''],
    ['pages', '0'],
    ['pages', '-1'],
    ['pages', '01'],
    ['pages', '1e3'],
    ['pages', '1.0'],
    ['pages', ' 1'],
    ['pages', '1\n'],
    ['pages', '1000000000'],
    ['pages', '..%2f..'],
    ['pages', 'abc'],
    ['', 'evil.example'],
    ['pages', 12],
    [undefined, undefined],
  ])('is none at %j / %j', (collection, id) => {
    expect(parsePreviewAddress({ collection, id })).toBeNull()
  })

  it('stands where no page can', () => {
    for (const collection of previewCollections)
      expect(isReservedPath({ path: previewPath({ collection, id: 1 }), locales })).toBe(true)
  })
})
