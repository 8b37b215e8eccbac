import { describe, expect, it } from 'vitest'
import { chooseCities, offeredCities } from './choices'

const wavre = { name: 'Wavre', zip: '1300', country: null, count: 22 }
const namur = { name: 'Namur', zip: '5000', country: null, count: 3 }
const eghezee = { name: 'Éghezée', zip: '5310', country: null, count: 1 }

describe('chooseCities', () => {
  it('offers cities by name, accents aside, and marks the chosen ones', () => {
    const choices = chooseCities({
      cities: [wavre, namur, eghezee],
      asked: [{ name: 'NAMUR', zip: '5000' }],
      locale: 'fr',
    })
    expect(choices.map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ['Éghezée [5310]', false],
      ['Namur [5000]', true],
      ['Wavre [1300]', false],
    ])
  })

  it('offers the cities with most properties, and the chosen ones', () => {
    const asked = [{ name: 'Eghezee', zip: '5310' }]
    const choices = chooseCities({ cities: [eghezee, namur, wavre], asked, locale: 'fr', most: 1 })
    expect(choices.map(({ name }) => name)).toEqual(['Éghezée [5310]', 'Wavre [1300]'])
  })

  it('names the country of a city that is not in Belgium', () => {
    const mamer = { name: 'Mamer', zip: '8232', country: 'Luxembourg', count: 1 }
    const [choice] = chooseCities({ cities: [mamer], asked: [], locale: 'fr' })
    expect(choice?.name).toBe('Mamer [8232], Luxembourg')
  })

  it('offers a chosen city without properties, so that it can be removed', () => {
    const choices = chooseCities({ cities: [wavre], asked: [{ name: 'Arlon', zip: '' }], locale: 'fr' })
    expect(choices).toMatchObject([{ name: 'Arlon', count: 0, isChosen: true }, { name: 'Wavre [1300]' }])
  })
})

describe('offeredCities', () => {
  it('are those with most properties and the chosen ones, each once', () => {
    const cities = [eghezee, namur, wavre]
    const asked = [{ name: 'EGHEZEE', zip: '5310' }]
    expect(offeredCities({ cities, asked, most: 2 })).toEqual([wavre, namur, eghezee])
    expect(offeredCities({ cities, asked: [], most: 2 })).toEqual([wavre, namur])
  })
})
