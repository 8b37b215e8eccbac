import 'server-only'
import { canonicalKey, listingPath } from '@/domain/routing/routes'
import { locales, type Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { getRouteIndex } from '@/site/data/routing/route-index'

const goals = ['sale', 'rent'] as const

const isBelowList = (locale: Locale, path: string): boolean =>
  goals.some((goal) => path.startsWith(listingPath({ name: goal, locale })))

/** The paths below the lists that a page, an article or a redirect of an editor has, as `canonicalKey`, with their language. */
export const getTakenPaths = cached(
  { name: 'taken-place-paths', tags: ['pages', 'articles', 'redirects'] },
  async (): Promise<string[]> => {
    const payload = await getClient()
    const starts = locales.flatMap((locale) =>
      goals.map((goal) => ({ from: { contains: `/${locale}${listingPath({ name: goal, locale })}` } })),
    )
    const { docs } = await payload.find({
      collection: 'redirects',
      depth: 0,
      ...asVisitor,
      limit: 0,
      where: { or: starts },
      select: { from: true },
    })
    const index = await getRouteIndex()
    const ofPages = index.flatMap(({ paths, originalPath }) =>
      locales.flatMap((locale) =>
        [paths[locale], originalPath].flatMap((path) => {
          const key = path && canonicalKey(path)
          return key && isBelowList(locale, key) ? [`/${locale}${key}`] : []
        }),
      ),
    )
    return [...docs.map(({ from }) => canonicalKey(from)), ...ofPages]
  },
)
