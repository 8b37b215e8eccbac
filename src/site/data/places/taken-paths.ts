import 'server-only'
import { teamPath } from '@/domain/agents/agent-path'
import { canonicalKey, listingPath } from '@/domain/routing/routes'
import { locales, type Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { getRouteIndex } from '@/site/data/routing/route-index'

const goals = ['sale', 'rent'] as const

/** The paths below which there are pages that no editor made: of places and of agents. */
const startsIn = (locale: Locale): string[] => [
  ...goals.map((goal) => listingPath({ name: goal, locale })),
  teamPath(locale),
]

/** The paths below the lists and the team that a page, an article or a redirect of an editor has, as `canonicalKey`, with their language. */
export const getTakenPaths = cached(
  { name: 'taken-paths', tags: ['pages', 'articles', 'redirects'] },
  async (): Promise<string[]> => {
    const payload = await getClient()
    const starts = locales.flatMap((locale) =>
      startsIn(locale).map((start) => ({ from: { contains: `/${locale}${start}` } })),
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
          return key && startsIn(locale).some((start) => key.startsWith(start)) ? [`/${locale}${key}`] : []
        }),
      ),
    )
    return [...docs.map(({ from }) => canonicalKey(from)), ...ofPages]
  },
)
