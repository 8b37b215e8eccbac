import { databaseOf } from '@/cms/database/transactions'
import { sql } from '@payloadcms/db-postgres'
import { table } from '@/cms/database/tables'
import type { Goal } from '@/domain/properties/goal'
import { conditionsOf } from '@/domain/search/conditions-of'
import type { Condition } from '@/domain/search/criterion-kinds'
import type { ResolvedCriteria } from './criteria-where'
import { countsPerGoal, watchSearch, whereOf, type PropertySearchInput } from './property-search'

const propertySearch = table('property_search')

/** How many properties have a city and a set of types, per goal; short, because it is cached as text. */
export type PlaceTypeCounts = {
  /** Each set of ids of types that a property has. */
  typeSets: number[][]
  /** `typeSet` is a place in `typeSets`. */
  rows: [cityId: number | null, typeSet: number, sale: number, rent: number][]
}

type CountRow = { cityId: number | null; typeIds: number[]; sale: number; rent: number }

/** Counts all properties of a selection at once, so that any number of places and types can be summed without a query. */
export async function countByPlaceAndTypes({
  payload,
  selection,
}: Omit<PropertySearchInput, 'criteria'>): Promise<PlaceTypeCounts> {
  watchSearch({ selection }, ['goal', 'type_ids', 'city_id'])
  const { rows } = await databaseOf(payload).execute<CountRow>(sql`
    select ${propertySearch.city_id} as "cityId", ${propertySearch.type_ids} as "typeIds", ${countsPerGoal}
    from ${propertySearch} where ${whereOf({ selection })} group by ${propertySearch.city_id}, ${propertySearch.type_ids}`)
  const places = new Map<string, number>()
  const typeSets: number[][] = []
  const placeOf = (typeIds: number[]): number => {
    const key = typeIds.join()
    const place = places.get(key) ?? typeSets.push(typeIds) - 1
    places.set(key, place)
    return place
  }
  return {
    typeSets,
    rows: rows.map(({ cityId, typeIds, sale, rent }) => [cityId, placeOf(typeIds), sale, rent]),
  }
}

const summed: readonly Condition['by'][] = ['goal', 'types', 'places']

/** Whether criteria ask for nothing but goals, types and places. */
export const canBeSummed = (criteria: ResolvedCriteria): boolean =>
  criteria.resolvedText.words.length === 0 &&
  (criteria.resolvedText.named?.publicIds ?? []).length === 0 &&
  conditionsOf(criteria).every(({ by }) => summed.includes(by))

type Test = (types: readonly number[], cityId: number | null) => boolean

/** The tests of `whereCriteria` and `whereRead` on the ids of types and cities. */
function testsOf(criteria: ResolvedCriteria): Test[] {
  const { named, types, cities } = criteria.resolvedText
  const asksFor = new Set(conditionsOf(criteria).map(({ by }) => by))
  const ofType = (ids: readonly number[]): Test => {
    const asked = new Set(ids)
    return (typeIds) => typeIds.some((id) => asked.has(id))
  }
  const inCity = (ids: readonly number[]): Test => {
    const asked = new Set<number | null>(ids)
    return (_, cityId) => asked.has(cityId)
  }
  const isNamed = named && [ofType(named.typeIds), inCity(named.cityIds)]
  return [
    ...(asksFor.has('types') ? [ofType(criteria.typeIds)] : []),
    ...(asksFor.has('places') ? [inCity(criteria.cityIds)] : []),
    ...(isNamed ? [(...row: Parameters<Test>) => isNamed.some((test) => test(...row))] : []),
    ...(types ? [ofType(types)] : []),
    ...(cities ? [inCity(cities)] : []),
  ]
}

/** The number that `countProperties` returns for criteria that `canBeSummed`; `goal` is the list's, which overrides theirs. */
export function sumCounts(
  { typeSets, rows }: PlaceTypeCounts,
  { criteria, goal }: { criteria: ResolvedCriteria; goal: Goal | null },
): number {
  const tests = testsOf(criteria)
  const asked = goal ?? criteria.goal ?? null
  let sum = 0
  for (const [cityId, typeSet, sale, rent] of rows)
    if (tests.every((test) => test(typeSets[typeSet] ?? [], cityId)))
      sum += (asked === 'rent' ? 0 : sale) + (asked === 'sale' ? 0 : rent)
  return sum
}
