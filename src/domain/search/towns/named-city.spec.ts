import { describe, expect, it } from 'vitest'
import { cityKey, isSameCity, writeCity } from './named-city'

describe('isSameCity', () => {
  it.each([
    [{ name: 'LIEGE', zip: '4000' }, true],
    [{ name: 'Liège', zip: '4020' }, false],
    [{ name: 'Liègeois', zip: '4000' }, false],
  ])('compares Liège [4000] with %j: %s', (city, expected) => {
    expect(isSameCity({ name: 'Liège', zip: '4000' }, city)).toBe(expected)
  })
})

describe('a city', () => {
  it('is written with a bar, and has one key in every spelling', () => {
    expect(writeCity({ name: 'Vianden', zip: '' })).toBe('Vianden|')
    expect(cityKey({ name: ' LIÈGE', zip: '4000' })).toBe(cityKey({ name: 'Liege', zip: '4000' }))
  })
})
