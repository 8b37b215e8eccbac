import 'server-only'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor } from '@/site/data/client'
import { toLocalizedTexts } from './localized-texts'
import { isRecord } from '@/domain/shared/is-record'

/** The query for the paths of properties and projects: in all languages, with only the fields of a path. */
export const listedQuery = {
  locale: 'all',
  depth: 1,
  ...asVisitor,
  populate: { cities: { name: true } },
} as const

export const listedFields = { publicId: true, title: true, city: true, listedIn: true } as const

type ListedPathsInput = {
  publicId?: number | null
  title?: unknown
  city?: unknown
  listedIn?: Partial<Record<(typeof listedInFields)[Locale], boolean | null>>
}

type ListedPathPlace = { locale: Locale; city: string; title: string; id: number }

const namesOf = (city: unknown): Localized =>
  isRecord(city) && 'name' in city ? toLocalizedTexts(city.name) : {}

/** The path of a property or a project in each language in which it is listed, without the prefix. */
export function toListedPaths(
  { publicId, title, city, listedIn }: ListedPathsInput,
  toPath: (place: ListedPathPlace) => string,
): Localized {
  const titles = toLocalizedTexts(title)
  const cities = namesOf(city)
  const paths: Localized = {}
  for (const locale of locales) {
    const own = titles[locale]
    if (own && listedIn?.[listedInFields[locale]])
      paths[locale] = toPath({ locale, city: cities[locale] ?? '', title: own, id: publicId ?? 0 })
  }
  return paths
}
