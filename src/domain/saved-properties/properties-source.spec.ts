import { describe, expect, it } from 'vitest'
import { buildPropertiesSource, mostAsked, parseReferences } from './properties-source'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('buildPropertiesSource', () => {
  it('names the language and the properties', () => {
    expect(buildPropertiesSource({ ids: [2101, 2103], locale: 'nl' })).toBe(
      '/api/homes?lang=nl&ids=2101,2103',
    )
  })

  it('requests no more than is allowed', () => {
    const { searchParams } = new URL(
      buildPropertiesSource({ ids: upTo(130), locale: 'fr' }),
      'http://localhost',
    )
    expect(parseReferences(searchParams.get('ids') ?? '')).toEqual(upTo(mostAsked))
  })
})

describe('parseReferences', () => {
  it.each([
    ['', []],
    ['2101', [2101]],
    ['2103,2101,2103', [2103, 2101]],
    ['0,-1,1.5,1e3,a,,7', [7]],
    ['0x10, 8,999999999,1000000000', [999_999_999]],
    ["1' or 1=1", []],
  ])('reads %j', (text, expected) => {
    expect(parseReferences(text)).toEqual(expected)
  })

  it('reads at most a hundred, and of an endless text its beginning', () => {
    expect(parseReferences(upTo(5000).join(','))).toEqual(upTo(mostAsked))
    expect(parseReferences('9'.repeat(100_000))).toEqual([])
    const longest = upTo(mostAsked).map((id) => 999_999_000 - id)
    expect(parseReferences(longest.join(','))).toEqual(longest)
  })
})
