import { toSearchName } from '@/domain/shared/text'
import type { GoalCount } from '@/domain/search/counts'
import { panelKey, type PanelCity } from '@/domain/search/panel'

/**
 * A stored town, with its name in a language and all names by which it is found, in the form in which names are compared.
 */
export type StoredTown = {
  id: number
  name: string
  zip: string
  country: string | null
  /** The id of its place in the gazetteer. */
  place: string | null
  searchNames: readonly string[]
  count: GoalCount
}

const namesOf = ({ name, searchNames }: StoredTown): string[] => [
  ...new Set([toSearchName(name), ...searchNames]),
]

const sum = (counts: readonly GoalCount[]): GoalCount => ({
  sale: counts.reduce((total, { sale }) => total + sale, 0),
  rent: counts.reduce((total, { rent }) => total + rent, 0),
})

/**
 * The towns of a panel. An address names a town by name and zip, so records that share both are one town here
 * (specification section 5), with the count of the list that its address shows.
 */
export function countedTowns(towns: readonly StoredTown[]): PanelCity[] {
  const found = new Map<string, StoredTown[]>()
  for (const town of towns)
    for (const name of namesOf(town)) {
      const key = `${name}|${town.zip}`
      found.set(key, [...(found.get(key) ?? []), town])
    }
  const shown = new Map<string, PanelCity>()
  for (const { name, zip, country, place } of towns) {
    const records = found.get(`${toSearchName(name)}|${zip}`) ?? []
    const same = records.map(({ id }) => id).join()
    if (shown.has(same)) continue
    shown.set(same, {
      ...{ name, zip, country, place, key: panelKey(name), count: sum(records.map(({ count }) => count)) },
      keys: [...new Set(records.flatMap(namesOf).map(panelKey))],
    })
  }
  return [...shown.values()]
}
