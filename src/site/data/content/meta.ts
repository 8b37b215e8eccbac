import 'server-only'
import { buildHref } from '@/domain/routing/routes'
import { alternates, translatedPath } from '@/domain/routing/translate-path'
import type { Locale, Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import type { PageModule } from './page-models'
import type { SearchAppearance } from './search-appearance'
import type { Meta } from '@/site/data/search/search-models'
import { getLanguages } from './settings'
import type { Picture } from '@/site/data/view-models'

/** The texts of a document for search engines if its editor wrote none. */
type OwnMeta = { title: string; description: string | null; picture: Picture | null }

export type MetaParts = {
  locale: Locale
  /** The path in each language of the document. */
  paths: Localized
  appearance: SearchAppearance
  own: OwnMeta
  index: boolean
  noReferrerNoFollow?: boolean
  dates?: Meta['dates']
  page?: number
}

const addressOf = ({ locale, path, page }: { locale: Locale; path: string; page: number }): string =>
  `${env.SITE_URL}${buildHref({ locale, path })}${page > 1 ? `?page=${page}` : ''}`

/**
 * The head of a page: the editor's texts for search engines, else the page's own. `paths` of a later page of a listing are
 * those of the languages whose listing has as many pages.
 */
export async function toMeta({ locale, paths, appearance, own, ...parts }: MetaParts): Promise<Meta> {
  const { enabled } = await getLanguages()
  const { index, noReferrerNoFollow = false, dates = null, page = 1 } = parts
  return {
    title: appearance.title ?? own.title,
    isOwnTitle: appearance.title !== null,
    description: appearance.description ?? own.description,
    image: appearance.image ?? own.picture,
    openGraph: appearance.openGraph,
    twitter: appearance.twitter,
    canonical: addressOf({ locale, path: translatedPath({ paths, locale }), page }),
    alternates: alternates({ paths, enabled }).map(({ locale: other, path }) => ({
      locale: other,
      href: addressOf({ locale: other, path, page }),
    })),
    index,
    noReferrerNoFollow,
    dates,
    page,
  }
}

/** The head of an address that search engines must not list, such as a preview. */
export function unlistedMeta({ title, canonical }: { title: string; canonical: string }): Meta {
  const noTexts = { title: null, description: null }
  return {
    title,
    isOwnTitle: false,
    description: null,
    image: null,
    openGraph: noTexts,
    twitter: { ...noTexts, hasSmallPicture: false },
    canonical,
    alternates: [],
    index: false,
    noReferrerNoFollow: false,
    dates: null,
    page: 1,
  }
}

/** The shown page of its listings: never one after the last. */
export function shownListPage(modules: readonly PageModule[]): number {
  const pages = modules.map(({ relation }) =>
    relation.type === 'property-list' ? relation.list.window.page : 1,
  )
  return Math.max(1, ...pages)
}
