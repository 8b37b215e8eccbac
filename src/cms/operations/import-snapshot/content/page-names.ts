import { decodePercent } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { textsOf } from '@/cms/operations/import-snapshot/texts-of'

// The languages from which a missing name is taken.
const lenders: readonly Locale[] = ['fr', 'en', ...locales]

function lastSegment(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1)
  return segment === undefined ? path : (decodePercent(segment) ?? segment)
}

/**
 * The names of a page, with one for each language that has a path, because a path without a name leads nowhere: the name of
 * another language, else the last segment of the path.
 */
export function namesForPaths({ path, name }: { path?: unknown; name?: unknown }): Localized {
  const given = textsOf(name)
  const paths = textsOf(path)
  const lent = lenders.map((locale) => given[locale]).find((text) => text !== undefined)
  const names: Localized = {}
  for (const locale of locales) {
    const own = paths[locale]
    const called = given[locale] ?? (own === undefined ? undefined : (lent ?? lastSegment(own)))
    if (called !== undefined) names[locale] = called
  }
  return names
}
