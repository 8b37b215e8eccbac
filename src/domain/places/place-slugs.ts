import { slugify } from '@/domain/routing/slug'
import { locales, type Localized } from '@/domain/shared/locale'

/** A town of the site, or a larger place, with what its address is made of. */
type NamedPlace = { key: string; names: Localized; zip: string }

/**
 * The last segment of each place's address, in each language that has a name for it. Of two with one name in a language the
 * first keeps it, and the other one's has its postcode, so that no address changes when a town is added.
 */
export function slugsOfPlaces(places: readonly NamedPlace[]): Map<string, Localized> {
  const taken = new Set<string>()
  return new Map(
    places.map(({ key, names, zip }) => {
      const slugs: Localized = {}
      for (const locale of locales) {
        const plain = slugify(names[locale] ?? '')
        const free = [plain, slugify(`${names[locale] ?? ''} ${zip}`)].find(
          (slug) => plain !== '' && !taken.has(`${locale}/${slug}`),
        )
        if (!free) continue
        taken.add(`${locale}/${free}`)
        slugs[locale] = free
      }
      return [key, slugs]
    }),
  )
}
