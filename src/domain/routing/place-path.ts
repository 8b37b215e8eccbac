import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { canonicalKey, decodePercent, listingPath } from './routes'
import { slugify } from './slug'

type PlacePath = { goal: Goal; locale: Locale; slug: string }

const goals: readonly Goal[] = ['sale', 'rent']

/** The path of the homes in a place, without the language prefix: '/a-vendre/wavre/'. */
export const placePath = ({ goal, locale, slug }: PlacePath): string =>
  `${listingPath({ name: goal, locale })}${slug}/`

/**
 * The goal and the place that a path without prefix names, encoded or not, in that language's words; null for any other
 * path. Case and accents are left out, so that a variant leads to its one address.
 */
export function matchPlacePath({ locale, path }: { locale: Locale; path: string }): PlacePath | null {
  const [section, place, ...rest] = path.split('/').filter(Boolean)
  const goal = goals.find((one) => section && listingPath({ name: one, locale }) === canonicalKey(section))
  if (!goal) return null
  const slug = place && rest.length === 0 ? slugify(decodePercent(place) ?? '') : ''
  return slug ? { goal, locale, slug } : null
}
