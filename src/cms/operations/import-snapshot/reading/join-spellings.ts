import { canonicalKey } from '@/domain/routing/routes'
import { locales } from '@/domain/shared/locale'
import type { RouteRecord } from './listing-schemas'

function join(first: RouteRecord, other: RouteRecord): RouteRecord {
  return { ...other, ...first, breadcrumb: { ...other.breadcrumb, ...first.breadcrumb } }
}

/**
 * Joins routes whose originals differ only in case and accents: the first, with what only a later one has. A conflicting
 * path of a later one is dropped with a warning.
 */
export function joinSpellings(routes: readonly RouteRecord[]): {
  routes: RouteRecord[]
  warnings: string[]
} {
  const joined = new Map<string, RouteRecord>()
  const warnings: string[] = []
  for (const route of routes) {
    const key = canonicalKey(route.original)
    const first = joined.get(key)
    joined.set(key, first ? join(first, route) : route)
    for (const locale of locales) {
      const [kept, other] = [first?.[locale], route[locale]]
      if (kept !== undefined && other !== undefined && canonicalKey(kept) !== canonicalKey(other))
        warnings.push(`routes.json: ${route.original} is ${first?.original} again; its ${other} is left out`)
    }
  }
  return { routes: [...joined.values()], warnings }
}
