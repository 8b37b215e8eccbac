import 'server-only'
import { buildHref, isSavedPath, savedPath } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { pageTrail } from '@/site/data/content/crumbs'
import { toMeta } from '@/site/data/content/meta'
import { toAppearance } from '@/site/data/content/search-appearance'
import type { ResolvedAddress } from './resolved-address'

type SavedPagePlace = { locale: Locale; path: string }

/** The paths of the page of saved properties, per language; null for any other path. */
export function savedPaths(place: SavedPagePlace): Localized | null {
  return isSavedPath(place) ? Object.fromEntries(locales.map((locale) => [locale, savedPath(locale)])) : null
}

/** The page of saved properties, which is not indexed; null at any other path. */
export async function resolveSaved({ locale, path }: SavedPagePlace): Promise<ResolvedAddress | null> {
  const paths = savedPaths({ locale, path })
  const own = paths?.[locale]
  if (!paths || !own) return null
  if (path !== own) return { kind: 'redirect', href: buildHref({ locale, path: own }), permanent: true }
  const t = getTranslator(locale)
  const title = t('saved.title')
  const meta = await toMeta({
    locale,
    paths,
    appearance: toAppearance(null),
    own: { title, description: t('saved.intro'), picture: null },
    index: false,
  })
  return { kind: 'saved', crumbs: await pageTrail({ locale, own: { name: title, path } }), meta }
}
