import { describe, expect, it } from 'vitest'
import { countedTowns, type StoredTown } from './counted-towns'

const town = (id: number, name: string, searchNames: string[], sale: number): StoredTown => ({
  ...{ id, name, zip: '3000', country: null, place: null, searchNames, count: { sale, rent: 0 } },
})

const counted = (towns: StoredTown[]) =>
  countedTowns(towns).map(({ name, keys, count }) => [name, [...keys].sort(), count.sale])

describe('the towns of a panel', () => {
  it('are one where an address leads to both', () => {
    const names = ['leuven', 'louvain', 'lowen']
    expect(counted([town(1, 'Louvain', names, 2), town(2, 'Leuven', names, 3)])).toEqual([
      ['Louvain', names, 5],
    ])
  })

  it('count what the list of their address shows, where records share some names', () => {
    const towns = [
      town(1, 'Louvain', ['louvain', 'leuven'], 2),
      town(2, 'Kessel-Lo', ['kessel-lo', 'leuven'], 3),
    ]
    expect(counted(towns)).toEqual([
      ['Louvain', ['leuven', 'louvain'], 2],
      ['Kessel-Lo', ['kessel lo', 'leuven'], 3],
    ])
  })

  it('are found by their own name where none is stored', () => {
    expect(counted([town(1, 'Éghezée', [], 1)])).toEqual([['Éghezée', ['eghezee'], 1]])
  })
})
