import { describe, expect, it } from 'vitest'
import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import type { Localized } from '@/domain/shared/locale'
import { placeOfTown, placesOfTowns } from './town-places'

type Given = [zip: string | null, names: Localized, countryId?: number]

const towns = (...given: Given[]) =>
  placesOfTowns(given.map(([zip, names, countryId = BELGIUM], id) => ({ id, zip, names, countryId })))

const around = ['be-district-nivelles', 'be-province-brabant-wallon', 'be-region-wallonia']

describe('the places by which a town is found', () => {
  it('are its own and the larger ones around it, in whatever language it is named', () => {
    for (const names of [{ fr: 'Louvain' }, { nl: 'Leuven' }, { de: 'LÖWEN' }])
      expect(towns(['3000', names]).get(0)).toEqual(
        expect.arrayContaining([
          'be-locality-3000-leuven',
          'be-municipality-leuven',
          'be-district-leuven',
          'be-province-vlaams-brabant',
          'be-region-flanders',
        ]),
      )
  })

  it('are those of a village too where the site knows only its town', () => {
    const alone = towns(['1300', { fr: 'Wavre' }])
    expect(alone.get(0)).toEqual(
      expect.arrayContaining(['be-locality-1300-limal', 'be-locality-1301-bierges', ...around]),
    )
    const both = towns(['1300', { fr: 'Wavre' }], ['1300', { nl: 'Limal' }])
    expect(both.get(0)).not.toContain('be-locality-1300-limal')
    expect(both.get(0)).toContain('be-locality-1301-bierges')
    expect(both.get(1)).toEqual(['be-locality-1300-limal', 'be-municipality-wavre', ...around].toSorted())
  })

  it('are those of its town where the site knows only the village', () => {
    expect(towns(['1300', { fr: 'Limal' }]).get(0)).toContain('be-municipality-wavre')
  })

  it('are those of the nineteen communes', () => {
    const found = towns(['1050', { fr: 'Ixelles' }], ['1180', { nl: 'Ukkel' }])
    for (const id of [0, 1]) expect(found.get(id)).toContain('be-region-brussels')
  })

  it('are those of the municipality for its name with another of its postcodes', () => {
    expect(towns(['5100', { fr: 'Namur' }]).get(0)).toContain('be-municipality-namur')
  })

  it('are those of the town with its postcode for a hamlet that nobody knows', () => {
    const hamlet = towns(['1300', { fr: 'Basse-Wavre' }]).get(0)
    expect(hamlet).toEqual(['be-locality-1300-wavre', 'be-municipality-wavre', ...around].toSorted())
  })

  it('are of its own country', () => {
    expect(towns(['L-1611', { fr: 'Luxembourg' }, LUXEMBOURG]).get(0)).toEqual(
      expect.arrayContaining(['lu-locality-1611-luxembourg', 'lu-municipality-luxembourg']),
    )
    expect(towns(['4401', { fr: 'Belvaux' }, LUXEMBOURG]).get(0)).toContain('lu-locality-sanem-belvaux')
    expect(towns(['1300', { fr: 'Wavre' }, LUXEMBOURG]).get(0)).not.toContain('be-municipality-wavre')
  })

  it('are none for a town abroad, and one for a town without a postcode', () => {
    expect(towns(['75001', { fr: 'Paris' }, 33]).get(0)).toEqual([])
    expect(towns([null, { fr: 'Vianden' }, LUXEMBOURG]).get(0)).toContain('lu-municipality-vianden')
    expect(towns([null, {}]).get(0)).toEqual([])
  })
})

describe('the place that a town is', () => {
  it('is all of the municipality for its main town, and the village for a village', () => {
    const placeOf = (zip: string, name: string) =>
      placeOfTown({ zip, countryId: BELGIUM, names: { fr: name } })
    expect(placeOf('1300', 'Wavre')).toBe('be-municipality-wavre')
    expect(placeOf('1300', 'Limal')).toBe('be-locality-1300-limal')
    expect(placeOf('75001', 'Paris')).toBeNull()
  })
})
