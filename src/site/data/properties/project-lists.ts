import 'server-only'
import type { Project as ProjectDocument } from '@/cms/payload-types'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orElse } from '@/site/data/defaults'
import { toMap, whereId } from './find-cards'
import type { ProjectCard, ProjectList } from '@/site/data/content/page-models'
import { populated, toPicture } from '@/site/data/content/pictures'
import { pathOf } from './project-path'
import { addressOf, priceFromOf, summaryOf } from './projects'
import type { UnitSource } from './project-units'

const mostProjects = 200

const cardFields = {
  publicId: true,
  title: true,
  city: true,
  pictures: true,
  units: true,
} as const

type CardSource = Pick<ProjectDocument, 'id' | keyof typeof cardFields>

function toProjectCard(
  project: CardSource,
  { locale, properties }: { locale: Locale; properties: readonly UnitSource[] },
): ProjectCard {
  const summary = summaryOf(properties)
  return {
    id: orElse(project.publicId, 0),
    href: buildHref({ locale, path: pathOf(project, locale) }),
    title: orElse(project.title, ''),
    place: addressOf(project, locale).place,
    picture: toPicture(project.pictures?.[0]),
    priceFrom: priceFromOf(summary),
    available: properties.length > 0 ? summary.available : null,
  }
}

/**
 * The published projects that are listed in a language, the newest first, 200 at most, and their total number. The number
 * of queries is fixed; `depth` would read every picture of every property.
 */
export const getProjectCards = cached(
  { name: 'project-cards', tags: ['projects', 'cities', 'media'] },
  async ({ locale, maximum }: { locale: Locale; maximum: number | null }): Promise<ProjectList> => {
    const payload = await getClient()
    const shared = { locale, depth: 0, ...asVisitor } as const
    const { docs, totalDocs } = await payload.find({
      collection: 'projects',
      ...shared,
      // Without pagination only the read ones would be counted.
      pagination: true,
      // Public IDs rise with time.
      sort: '-publicId',
      limit: Math.min(maximum ?? mostProjects, mostProjects),
      where: whereListedIn(locale),
      select: cardFields,
    })
    const total = Math.min(totalDocs, maximum ?? totalDocs)
    if (docs.length === 0) return { projects: [], total }
    const unitIds = docs.flatMap(({ units }) => units ?? []).filter((id) => typeof id === 'number')
    const [cities, pictures, properties] = await Promise.all([
      payload.find({ collection: 'cities', ...shared, where: whereId(docs.map(({ city }) => city)) }),
      payload.find({ collection: 'media', ...shared, where: whereId(docs.map((one) => one.pictures?.[0])) }),
      findListedProperties({ payload, ids: unitIds, locale }),
    ])
    const [cityOf, pictureOf, propertyOf] = [toMap(cities.docs), toMap(pictures.docs), toMap(properties)]
    const projects = docs.map((project) => {
      const city = populated(cityOf.get(project.city))
      const picture = populated(pictureOf.get(project.pictures?.[0]))
      return toProjectCard(
        { ...project, city, pictures: picture ? [picture] : [] },
        { locale, properties: (project.units ?? []).flatMap((id) => propertyOf.get(id) ?? []) },
      )
    })
    return { projects, total }
  },
)
