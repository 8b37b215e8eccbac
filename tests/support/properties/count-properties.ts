import type { Goal } from '@/domain/properties/goal'
import { cityKey, type GoalCount } from '@/domain/search/counts'

/** The counted facts of a listed property. */
type CountedProperty = { goal: Goal; typeWebIds: readonly number[]; city: string; zip: string }

type PropertyCounts = {
  types: Map<number, GoalCount>
  cities: Map<string, GoalCount>
  total: GoalCount
}

/**
 * How many of the listed properties are for sale and for rent: per type web id, per city and in total (product.md 6); a
 * property counts once per type.
 */
export function countByTypeAndCity({
  properties,
}: {
  properties: readonly CountedProperty[]
}): PropertyCounts {
  const counts: PropertyCounts = { types: new Map(), cities: new Map(), total: { sale: 0, rent: 0 } }
  for (const { goal, typeWebIds, city, zip } of properties) {
    counts.total[goal] += 1
    countOf({ counts: counts.cities, key: cityKey({ city, zip }) })[goal] += 1
    for (const webId of new Set(typeWebIds)) countOf({ counts: counts.types, key: webId })[goal] += 1
  }
  return counts
}

function countOf<Key>({ counts, key }: { counts: Map<Key, GoalCount>; key: Key }): GoalCount {
  const count = counts.get(key) ?? { sale: 0, rent: 0 }
  counts.set(key, count)
  return count
}
