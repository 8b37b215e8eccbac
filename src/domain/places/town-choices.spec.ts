import { describe, expect, it } from 'vitest'
import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import { findTownChoices, isTownOfPlace, townOfPlace } from './town-choices'

const towns = [
  { id: 1, zip: '1300', countryId: BELGIUM, names: { fr: 'Wavre', nl: 'Waver' } },
  { id: 2, zip: 'L-1611', countryId: LUXEMBOURG, names: { fr: 'Luxembourg' } },
  { id: 3, zip: null, countryId: BELGIUM, names: { fr: 'Profondsart' } },
]

const ask = (words: string, locale: 'fr' | 'nl' = 'fr') => findTownChoices({ words, towns, locale })
const namesOf = (words: string) => ask(words).towns.map(({ id, zip, name }) => [id, zip, name])

describe('the towns that an editor may choose', () => {
  it('are those of the site without words', () => {
    expect(namesOf('').map(([id]) => id)).toEqual([2, 3, 1])
  })

  it('are found by a postcode, those of the site first', () => {
    expect(namesOf('1300')).toEqual([
      [1, '1300', 'Wavre'],
      [null, '1300', 'Limal'],
    ])
    expect(namesOf('B-1300')).toEqual(namesOf('1300'))
    expect(ask('1300').towns[1]).toEqual({
      id: null,
      place: 'be-locality-1300-limal',
      name: 'Limal',
      zip: '1300',
      around: 'Wavre, Brabant wallon',
    })
  })

  it('are found by a name in any language, and by name and postcode', () => {
    expect(namesOf('luik')[0]).toEqual([null, '4000', 'Liège'])
    expect(ask('Liège', 'nl').towns[0]).toMatchObject({ name: 'Luik', zip: '4000' })
    expect(namesOf('1300 lim')).toEqual([[null, '1300', 'Limal']])
    expect(namesOf('louvain la')[0]).toEqual([null, '1348', 'Louvain-la-Neuve'])
    expect(namesOf('waver')[0]).toEqual([1, '1300', 'Wavre'])
  })

  it('are at most twenty, and their number is known', () => {
    const found = ask('saint')
    expect(found.towns).toHaveLength(20)
    expect(found.total).toBeGreaterThan(50)
    expect(ask('xyzzy')).toEqual({ towns: [], total: 0 })
  })
})

describe('a new town', () => {
  it('has the names and the postcode of its place', () => {
    expect(townOfPlace('be-locality-1300-limal')).toMatchObject({
      zip: '1300',
      countryId: BELGIUM,
      locale: 'fr',
      names: { fr: 'Limal', nl: 'Limal' },
    })
    expect(townOfPlace('be-locality-3000-leuven')).toMatchObject({
      locale: 'nl',
      names: { fr: 'Louvain', nl: 'Leuven', de: 'Löwen' },
    })
  })

  it.each(['be-province-brabant-wallon', 'be-municipality-wavre', 'be-locality-1300-nowhere', ''])(
    'is none of %j',
    (place) => expect(townOfPlace(place)).toBeNull(),
  )

  it('is known by name and postcode', () => {
    const [wavre] = towns
    if (!wavre) throw new Error('There is no Wavre')
    expect(isTownOfPlace(wavre, 'be-locality-1300-wavre')).toBe(true)
    expect(isTownOfPlace(wavre, 'be-locality-1300-limal')).toBe(false)
    expect(isTownOfPlace({ ...wavre, zip: '1301' }, 'be-locality-1300-wavre')).toBe(false)
  })
})
