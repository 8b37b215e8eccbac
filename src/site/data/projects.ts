import 'server-only'
import type { Project as ProjectDocument } from '@/cms/payload-types'
import { listedInFields, whereListedIn } from '@/cms/queries/listed-in'
import { formatAddress } from '@/domain/properties/address'
import { projectPath } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from './client'
import { populated, toPictures } from './pictures'
import { boxWords, toCard } from './property-cards'
import { toAgent } from './properties'
import { getMarqueeNames } from './property-lists'
import { toRichText } from './rich-text'
import type { Project } from './view-models'

export type ProjectPage = { project: Project; paths: Localized }

async function findPublished(id: number, locale: Locale): Promise<ProjectDocument | null> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'projects',
    locale,
    depth: 2,
    limit: 1,
    ...asVisitor,
    where: { and: [{ publicId: { equals: id } }, whereListedIn(locale)] },
  })
  return docs[0] ?? null
}

async function findPaths(id: number): Promise<Localized> {
  const paths: Localized = {}
  for (const locale of locales) {
    const project = await findPublished(id, locale)
    const city = populated(project?.city)
    if (project)
      paths[locale] = projectPath({ locale, city: city?.name ?? '', title: project.title ?? '', id })
  }
  return paths
}

/** A published project in a language it is listed in, with the published homes that are its units. */
export const getProject = cached(
  {
    name: 'project',
    tags: [
      'projects',
      'properties',
      'property-types',
      'cities',
      'media',
      'agents',
      'site-settings',
      'pages',
      'articles',
    ],
  },
  async ({ id, locale }: { id: number; locale: Locale }): Promise<ProjectPage | null> => {
    const document = await findPublished(id, locale)
    if (!document) return null
    const city = populated(document.city)
    const marqueeNames = await getMarqueeNames(locale)
    const units = (document.units ?? []).flatMap((unit) => populated(unit) ?? [])
    const { street, place } = formatAddress({
      publishAddress: document.publishAddress ?? false,
      street: document.street,
      houseNumber: document.houseNumber,
      boxNumber: document.boxNumber,
      zip: city?.zip,
      city: city?.name,
      countryId: city?.countryId,
      countryName: city?.countryName,
      boxWord: boxWords[locale],
    })
    return {
      project: {
        id,
        title: document.title ?? '',
        place: [street, place].filter(Boolean).join(', '),
        description: toRichText(document.description, locale),
        pictures: toPictures(document.pictures),
        externalUrl: document.externalUrl ?? null,
        units: units
          .filter((unit) => unit.listedIn?.[listedInFields[locale]] && unit._status === 'published')
          .map((unit) => toCard(unit, { locale, marqueeNames })),
        agent: toAgent(document.agent),
      },
      paths: await findPaths(id),
    }
  },
)
