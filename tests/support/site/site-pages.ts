import { buildHref, listingSegments, propertyPath } from '@/domain/routing/routes'
import { canonicalQuery } from '@/domain/search/canonical-query'
import type { Goal } from '@/domain/properties/goal'
import { locales, type Locale } from '@/domain/shared/locale'
import { askDatabase } from '../../../tools/database/ask-database'
import type { Random } from '../random'
import { towns } from '../snapshot/snapshot-words'
import { readSitemap, readSitemapIndex } from './sitemap'

const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

/** The paths of pages, articles and projects in all languages. */
export async function contentPaths(url: string): Promise<string[]> {
  const parts = readSitemapIndex(await textOf(`${url}/sitemap.xml`)).map((part) => new URL(part).pathname)
  const found = new Set<string>()
  for (const part of parts.filter((path) => !path.includes('propert')))
    for (const { loc, alternates } of readSitemap(await textOf(`${url}${part}`)))
      for (const address of [loc, ...Object.values(alternates)]) found.add(new URL(address).pathname)
  return [...found].filter((path) => locales.some((locale) => path.startsWith(`/${locale}/`)))
}

function randomCriteria(random: Random): string {
  const town = random.pick(towns)
  const criteria = [
    `city=${encodeURIComponent(`${town.name.fr}|${town.zip}`)}`,
    `type=${random.whole(1, 6)}`,
    `minPrice=${random.whole(10, 30) * 10_000}`,
    `maxPrice=${random.whole(31, 900) * 10_000}`,
    `minBedrooms=${random.whole(1, 4)}`,
    `sort=${random.pick(['price-asc', 'price-desc', 'newest'])}`,
    `q=${random.pick(['maison', 'jardin', 'wavre', '1300'])}`,
    `page=${random.whole(2, 4)}`,
  ]
  return criteria.filter(() => random.chance(0.3)).join('&')
}

/** Paths of lists for sale and to let in all languages: their further pages, filters, towns, orders. */
export function listPaths(random: Random, count: number): string[] {
  const found = new Set<string>()
  while (found.size < count) {
    const locale = random.pick(locales)
    const goal = random.pick(['sale', 'sale', 'rent'] as const)
    const list = `/${locale}/${listingSegments[goal][locale]}/`
    const query = canonicalQuery(randomCriteria(random))
    if (query) found.add(`${list}?${query}`)
  }
  return [...found]
}

export type PropertyPage = {
  path: string
  publicId: number
  /** Whether its page shows a price. */
  isPriced: boolean
}

type PropertyRow = {
  id: number
  goal: Goal
  locale: Locale
  title: string
  city: string
  isPriced: boolean
}

/** The pages of published properties in the languages in which each is listed, in the order of their numbers. */
export async function propertyPages(databaseUrl: string): Promise<PropertyPage[]> {
  const rows = await askDatabase<PropertyRow>(databaseUrl, {
    text: `select public_id::int as id, goal, texts._locale as locale, title, name as city,
        status = 'available' and publish_price and price is not null
          and not coalesce(life_annuity_enabled, false) as "isPriced"
      from properties join properties_locales texts on texts._parent_id = properties.id
      join cities_locales on cities_locales._parent_id = city_id and cities_locales._locale = texts._locale
      where _status = 'published' and title is not null and case texts._locale::text
        when 'nl' then listed_in_dutch when 'fr' then listed_in_french
        when 'en' then listed_in_english else listed_in_german end
      order by public_id, texts._locale`,
  })
  return rows.map(({ locale, isPriced, ...place }) => ({
    path: buildHref({ locale, path: propertyPath({ locale, ...place }) }),
    publicId: place.id,
    isPriced,
  }))
}

/** As many of these, each at most once. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(random.whole(0, left.length - 1), 1))
  return picked
}
