import 'server-only'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { panelKey } from '@/domain/search/panel'
import { findProjects, type SearchedProject } from '@/domain/projects/project-search'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { toThumbnail, type Thumbnail } from '@/site/data/content/pictures'
import { pathOf } from '@/site/data/properties/project-path'
import { buildHref } from '@/domain/routing/routes'
import { getKnownTowns } from './known-names'

/** A project that typed words find. */
export type FoundProject = { id: number; href: string; name: string; place: string; thumbnail: Thumbnail }

// More than an agency sells at a time.
const mostProjects = 500

/** The projects that are listed in a language, the newest first, with what words find them by. */
const getSearchedProjects = cached(
  { name: 'searched-projects', tags: ['projects', 'cities', 'media'] },
  async (locale: Locale): Promise<(SearchedProject & { found: FoundProject })[]> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'projects',
      locale,
      depth: 1,
      ...asVisitor,
      limit: mostProjects,
      sort: '-publicId',
      where: whereListedIn(locale),
      select: { publicId: true, title: true, city: true, pictures: true },
    })
    const towns = new Map((await getKnownTowns()).map((town) => [town.id, town]))
    const namesOf = (id: number) => towns.get(id)?.searchNames ?? []
    return docs.flatMap(({ publicId, title, city, pictures }) => {
      if (!publicId || !title) return []
      const town = typeof city === 'object' ? city : null
      const zip = (town?.zip ?? '').trim()
      const names = town ? namesOf(town.id) : []
      const href = buildHref({ locale, path: pathOf({ publicId, title, city }, locale) })
      const place = [zip, town?.name].filter(Boolean).join(' ')
      return {
        ...{ id: publicId, title: panelKey(title), townKeys: names.map(panelKey), zip },
        found: { id: publicId, href, name: title, place, thumbnail: toThumbnail(pictures?.[0]) },
      }
    })
  },
)

/** The projects that typed words name, at most 20; none for no words. */
export async function findProjectsByWords(text: string, locale: Locale): Promise<FoundProject[]> {
  if (text === '') return []
  return findProjects(text, await getSearchedProjects(locale)).map(({ found }) => found)
}
