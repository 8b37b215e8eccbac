import { describe, expect, it } from 'vitest'
import { areaKeyOf, areaKeys, areas } from './areas'
import { nodeById, placeById, zipLocalities } from './place-index'

describe('the areas', () => {
  it.each(areaKeys)('%s has the names of its place in the gazetteer', (key) => {
    expect(placeById(areas[key].id)?.names).toEqual(areas[key].names)
    expect(areaKeyOf(areas[key].id)).toBe(key)
  })

  it('are all provinces of Belgium, and Brussels, which lies in none', () => {
    const around = new Set(
      zipLocalities().flatMap(({ within }) => within.filter((id) => id.startsWith('be-province-'))),
    )
    expect(areaKeys.map((key) => areas[key].id).toSorted()).toEqual(
      [...around, 'be-region-brussels'].toSorted(),
    )
    expect(nodeById('be-region-brussels')?.place.kind).toBe('region')
    expect(areaKeyOf('be-locality-1300-wavre')).toBeNull()
  })
})
