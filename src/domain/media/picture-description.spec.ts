import { describe, expect, it } from 'vitest'
import { draftDescription } from './picture-description'

const dutch = { locale: 'nl', inTown: 'in {name}' } as const
const french = { locale: 'fr', inTown: 'à {name}' } as const
const german = { locale: 'de', inTown: 'in {name}' } as const

describe('draftDescription', () => {
  it.each([
    [{ ...dutch, subject: 'Woonkamer', type: 'Appartement', town: 'Leuven' }, 'Woonkamer, appartement in Leuven'],
    [{ ...french, subject: 'Salon', type: 'Appartement', town: 'Louvain' }, 'Salon, appartement à Louvain'],
    [{ ...german, subject: 'Küche', type: 'Wohnung', town: 'Löwen' }, 'Küche, Wohnung in Löwen'],
    [{ ...french, subject: 'Plan', type: 'Maison', town: 'La Hulpe' }, 'Plan, maison à La Hulpe'],
    [{ ...french, subject: 'Plan', type: 'Maison', town: 'Le Rœulx' }, 'Plan, maison au Rœulx'],
    [{ ...french, subject: 'Plan', type: 'Maison', town: 'Les Bons Villers' }, 'Plan, maison aux Bons Villers'],
    [{ ...dutch, subject: 'Tuin', type: 'KMO-unit', town: 'Aalst' }, 'Tuin, KMO-unit in Aalst'],
    [{ ...dutch, subject: 'Tuin', type: '', town: 'Aalst' }, 'Tuin in Aalst'],
    [{ ...dutch, subject: 'Tuin', type: 'Huis', town: '' }, 'Tuin, huis'],
    [{ ...dutch, subject: 'Tuin', type: '', town: '' }, 'Tuin'],
  ])('of %o', (input, expected) => {
    expect(draftDescription(input)).toBe(expected)
  })
})
