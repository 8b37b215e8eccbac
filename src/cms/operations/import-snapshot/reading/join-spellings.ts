import { canonicalKey } from '@/domain/routing/routes'
import { locales } from '@/domain/shared/locale'
import type { RouteRecord } from './listing-schemas'

function join(first: RouteRecord, other: RouteRecord): RouteRecord {
  return { ...other, ...first, breadcrumb: { ...other.breadcrumb, ...first.breadcrumb } }
}

/**
 * Routes whose originals differ in case and accents alone are one: the first, with what only a later one gives. A path
 * that the later one gives otherwise is left out with a warning.
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
