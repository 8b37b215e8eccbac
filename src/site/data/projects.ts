import 'server-only'
import type { Project as ProjectDocument } from '@/cms/payload-types'
import { listedInFields, whereListedIn } from '@/cms/queries/listed-in'
import { formatAddress } from '@/domain/properties/address'
import { projectPath } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from './client'
import { orElse, orEmpty, orNull } from './defaults'
import { toProjectFacts } from './listing-facts'
import { populated, toPictures } from './pictures'
import { boxWords, toCard } from './property-cards'
import { toAgent } from './properties'
import { getMarqueeNames } from './property-lists'
import { toRichText } from './rich-text'
import { toAppearance, type Appearance } from './search-appearance'
import type { Project } from './view-models'

export type ProjectPage = { project: Project; paths: Localized; appearance: Appearance }

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

function addressOf(document: ProjectDocument, locale: Locale): { street: string | null; place: string } {
  const city = populated(document.city)
  return formatAddress({
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
}

/** A project as its page shows it, with its published units listed in the language, or all of these where drafts are asked for. */
export async function toProject(
  document: ProjectDocument,
  { locale, withDrafts = false }: { locale: Locale; withDrafts?: boolean },
): Promise<Project> {
  const marqueeNames = await getMarqueeNames(locale)
  const { street, place } = addressOf(document, locale)
  const units = (document.units ?? [])
    .flatMap((unit) => populated(unit) ?? [])
    .filter(({ _status }) => withDrafts || _status === 'published')
    .filter(({ listedIn }) => orEmpty(listedIn)[listedInFields[locale]])
    .map((home) => ({ home, card: toCard(home, { locale, marqueeNames }) }))
  return {
    id: orElse(document.publicId, 0),
    title: orElse(document.title, ''),
    place: [street, place].filter(Boolean).join(', '),
    description: toRichText(document.description, locale),
    pictures: toPictures(document.pictures),
    externalUrl: orNull(document.externalUrl),
    units: units.map(({ card }) => card),
    agent: toAgent(document.agent),
    listing: toProjectFacts(document, { street, units }),
  }
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
    return {
      project: await toProject(document, { locale }),
      paths: await findPaths(id),
      appearance: toAppearance(document.meta),
    }
  },
)
