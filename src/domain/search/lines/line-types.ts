import { panelKey } from '@/domain/search/panel'
import { propertyKinds, type PropertyKind } from './line-words'
import { rolesOf } from './word-index'

/** A type of the site with its names in all languages. */
export type NamedType = { webId: number; names: readonly string[] }

/** The types of a site as lines name them. */
export type LineTypes = {
  /** WebIDs by `panelKey` of a name. */
  named: ReadonlyMap<string, readonly number[]>
  ofKind: ReadonlyMap<PropertyKind, readonly number[]>
}

/** The kind of homes that a name of a type means; null for a name that no vocabulary has. */
function kindOf(name: string): PropertyKind | null {
  // 'Garage/Parking' is what its first part is.
  const keys = [name, ...name.split(/[/,&]/)].map(panelKey)
  const kinds = keys.flatMap((key) => propertyKinds.filter((kind) => rolesOf(key)?.has(kind)))
  return kinds[0] ?? null
}

/**
 * The types of a site by name and by kind: agencies have types of their own, so that a synonym finds all types of its kind.
 */
export function lineTypes(types: readonly NamedType[]): LineTypes {
  const named = new Map<string, number[]>()
  const ofKind = new Map<PropertyKind, number[]>()
  for (const { webId, names } of types) {
    for (const key of new Set(names.map(panelKey))) addTo(named, { key, webId })
    const kind = names.map(kindOf).find((found) => found !== null)
    if (kind) addTo(ofKind, { key: kind, webId })
  }
  return { named, ofKind }
}

function addTo<Key>(lists: Map<Key, number[]>, { key, webId }: { key: Key; webId: number }): void {
  const list = lists.get(key)
  if (list) list.push(webId)
  else lists.set(key, [webId])
}

/** The types that a word means: those with this very name, else all of the kinds that the word names. */
export function typesOf(
  types: LineTypes,
  { key, roles }: { key: string; roles: ReadonlySet<string> },
): { webIds: readonly number[]; kind: PropertyKind | null } | null {
  const kind = propertyKinds.find((each) => roles.has(each)) ?? null
  const webIds = types.named.get(key) ?? (kind ? types.ofKind.get(kind) : undefined)
  return webIds ? { webIds, kind } : null
}
