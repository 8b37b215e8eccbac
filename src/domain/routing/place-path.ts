import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { decodePercent, listingPath } from './routes'
import { slugify } from './slug'

type PlacePath = { goal: Goal; locale: Locale; slug: string }

const goals: readonly Goal[] = ['sale', 'rent']

/** The path of the homes in a place, without the language prefix: '/a-vendre/wavre/'. */
export const placePath = ({ goal, locale, slug }: PlacePath): string =>
  `${listingPath({ name: goal, locale })}${slug}/`

/**
 * The goal and the place that a path without prefix names, encoded or not, in that language's words; null for any other
 * path. Case and accents of the place are left out, so that a variant leads to its one address.
 */
export function matchPlacePath({ locale, path }: { locale: Locale; path: string }): PlacePath | null {
  const goal = goals.find((one) => path.startsWith(listingPath({ name: one, locale })))
  if (!goal) return null
  const [place, ...rest] = path
    .slice(listingPath({ name: goal, locale }).length)
    .split('/')
    .filter(Boolean)
  const slug = place && rest.length === 0 ? slugify(decodePercent(place) ?? '') : ''
  return slug ? { goal, locale, slug } : null
}
