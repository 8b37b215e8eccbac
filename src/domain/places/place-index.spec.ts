import { describe, expect, it } from 'vitest'
import { findPlaces, nodeById, placeById, suggestNames } from './place-index'

const idsOf = (name: string) => findPlaces(name).map(({ id }) => id)

describe('a name of a place', () => {
  it.each([
    ['Bruxelles', 'be-region-brussels'],
    ['Brussel', 'be-region-brussels'],
    ['brussels', 'be-region-brussels'],
    ['BRÜSSEL', 'be-region-brussels'],
    ['Région wallonne', 'be-region-wallonia'],
    ['Vlaams Gewest', 'be-region-flanders'],
    ['Luxembourg', 'lu-region-luxembourg'],
    ['Grand-Duché de Luxembourg', 'lu-region-luxembourg'],
    ['Brabant wallon', 'be-province-brabant-wallon'],
    ['province du Brabant wallon', 'be-province-brabant-wallon'],
    ['provincie Waals-Brabant', 'be-province-brabant-wallon'],
    ['Province of Walloon Brabant', 'be-province-brabant-wallon'],
    ['Provinz Hennegau', 'be-province-hainaut'],
    ['province d’Anvers', 'be-province-antwerpen'],
    ['Antwerp province', 'be-province-antwerpen'],
    ['province de Luxembourg', 'be-province-luxembourg'],
    ['arrondissement de Nivelles', 'be-district-nivelles'],
    ['canton de Clervaux', 'lu-district-clervaux'],
    ['Leuven', 'be-municipality-leuven'],
    ['Louvain', 'be-municipality-leuven'],
    ['lowen', 'be-municipality-leuven'],
    ['Mons', 'be-municipality-mons'],
    ['Bergen', 'be-municipality-mons'],
    ['LIÈGE', 'be-municipality-liege'],
    ['luik', 'be-municipality-liege'],
    ['ville de La Louvière', 'be-municipality-la-louviere'],
    ['gemeente Waver', 'be-municipality-wavre'],
    ['court st etienne', 'be-municipality-court-saint-etienne'],
    ['Braine l’Alleud', 'be-municipality-braine-l-alleud'],
    ['Limal', 'be-locality-1300-limal'],
    ['Ville-Pommerœul', 'be-locality-7322-ville-pommeroeul'],
    ['Belvaux', 'lu-locality-sanem-belvaux'],
  ])('%s is %s', (name, id) => {
    expect(idsOf(name)[0]).toBe(id)
  })

  it('finds its namesakes, the most important first', () => {
    expect(idsOf('Namur')).toEqual(['be-municipality-namur', 'be-province-namur', 'be-district-namur'])
    // The town of this name lies in another province.
    expect(idsOf('Limburg')).toEqual(['be-province-limburg', 'be-municipality-limbourg'])
    expect(idsOf('Bruxelles')).toEqual(['be-region-brussels', 'be-municipality-bruxelles'])
    expect(idsOf('Luxembourg').slice(0, 2)).toEqual(['lu-region-luxembourg', 'be-province-luxembourg'])
  })

  it('finds nothing that has no source', () => {
    expect(findPlaces('Hageland')).toEqual([])
    expect(findPlaces('')).toEqual([])
    expect(findPlaces('province de')).toEqual([])
    expect(findPlaces('province de Wavre')).toEqual([])
  })
})

describe('a postcode', () => {
  it('finds its localities, the town first', () => {
    expect(idsOf('1300')).toEqual(['be-locality-1300-wavre', 'be-locality-1300-limal'])
    expect(idsOf('B-1300')).toEqual(idsOf('1300'))
    expect(idsOf('1300 limal')).toEqual(['be-locality-1300-limal'])
    expect(idsOf('2018')).toEqual(['be-locality-2018-antwerpen'])
    expect(idsOf('L-1611')).toEqual(['lu-locality-1611-luxembourg'])
    expect(idsOf('B-1611')).toEqual([])
    expect(idsOf('0000')).toEqual([])
  })
})

describe('a place', () => {
  it('has its names, postcodes and the point in its middle', () => {
    expect(placeById('be-municipality-wavre')).toEqual({
      id: 'be-municipality-wavre',
      kind: 'municipality',
      names: { nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' },
      zips: ['1300', '1301'],
      lat: 50.7172,
      lng: 4.6014,
    })
    expect(placeById('be-region-brussels')?.zips).toHaveLength(22)
    expect(placeById('nowhere')).toBeNull()
  })

  it('lies in the larger ones around it', () => {
    expect(nodeById('be-locality-1300-limal')?.within).toEqual([
      'be-region-wallonia',
      'be-province-brabant-wallon',
      'be-district-nivelles',
      'be-municipality-wavre',
    ])
  })

  it('is found by each of its names', () => {
    const regions = ['be-region-brussels', 'be-region-flanders', 'be-region-wallonia', 'lu-region-luxembourg']
    for (const id of [...regions, 'be-province-oost-vlaanderen', 'be-locality-1348-louvain-la-neuve']) {
      const place = placeById(id)
      expect(place).not.toBeNull()
      for (const name of Object.values(place?.names ?? {})) expect(idsOf(name)).toContain(id)
    }
  })
})

describe('a name with a slip', () => {
  it.each([
    ['Wvare', 'be-municipality-wavre'],
    ['Bruxlles', 'be-region-brussels'],
    ['Ottinies', 'be-locality-1340-ottignies'],
    ['Louvin-la-Neuv', 'be-locality-1348-louvain-la-neuve'],
    ['Antwrepen', 'be-municipality-antwerpen'],
    ['Gant', 'be-municipality-gent'],
    ['Braine lalleud', 'be-municipality-braine-l-alleud'],
  ])('%s is meant for %s', (word, id) => {
    expect(suggestNames(word)[0]?.place.id).toBe(id)
  })

  it('is forgiven one slip in a short word, two in a long one, none in three letters', () => {
    expect(suggestNames('Wvra').map(({ place }) => place.id)).not.toContain('be-municipality-wavre')
    expect(suggestNames('Cherlerio').map(({ place }) => place.id)).toContain('be-municipality-charleroi')
    expect(suggestNames('Mns')).toEqual([])
    expect(suggestNames('1301')).toEqual([])
  })
})
