import { describe, expect, it } from 'vitest'
import { placeName } from './place-name'

describe('the name of a place', () => {
  it.each([
    ['be-municipality-leuven', 'fr', { name: 'Louvain', word: null }],
    ['be-municipality-liege', 'nl', { name: 'Luik', word: null }],
    ['be-province-brabant-wallon', 'de', { name: 'Wallonisch-Brabant', word: null }],
    ['be-province-namur', 'nl', { name: 'Namen', word: 'province' }],
    ['be-district-nivelles', 'fr', { name: 'Nivelles', word: 'arrondissement' }],
    ['lu-region-luxembourg', 'nl', { name: 'Luxemburg', word: 'grandDuchy' }],
    ['lu-district-clervaux', 'de', { name: 'Clerf', word: 'canton' }],
    ['be-locality-1300-limal', 'en', { name: 'Limal', word: null }],
    ['be-locality-2018-antwerpen', 'en', { name: '2018 Antwerp', word: null }],
  ] as const)('of %s in %s is %j', (id, locale, expected) => {
    expect(placeName({ id, locale })).toEqual(expected)
  })

  it('is null for an unknown place', () => {
    expect(placeName({ id: 'be-municipality-nowhere', locale: 'fr' })).toBeNull()
  })
})
