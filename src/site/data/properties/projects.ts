import 'server-only'
import type { Project as ProjectDocument } from '@/cms/payload-types'
import { listedInFields } from '@/domain/properties/listed-in'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { formatAddress } from '@/domain/properties/address'
import { hasPage } from '@/domain/properties/property-status'
import { summarizeUnits, type UnitSummary } from '@/domain/projects/unit-summary'
import type { Goal } from '@/domain/properties/goal'
import { formatEuro } from '@/domain/properties/price'
import { buildHref, projectPath } from '@/domain/routing/routes'
import type { Locale, Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import { noteTags } from '@/process/freshness.mjs'
import { toAgent } from '@/site/data/agents/agent-card'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf, orElse, orEmpty } from '@/site/data/defaults'
import { toWebAddress } from '@/site/data/content/web-addresses'
import { toDescribedPictures } from '@/site/data/content/described-pictures'
import { listedFields, listedQuery, toListedPaths } from '@/site/data/routing/listed-paths'
import { toProjectFacts } from './listing-facts'
import { toPlaceMap } from '@/site/data/search/map'
import { populated } from '@/site/data/content/pictures'
import { pathOf } from './project-path'
import { toCard } from './property-cards'
import { toUnitFields, toUnitTable, type UnitSource } from './project-units'
import { getMarqueeNames } from './property-lists'
import { toRichText } from '@/site/data/content/rich-text'
import { toAppearance, type SearchAppearance } from '@/site/data/content/search-appearance'
import type { Project } from './project-models'

export type ProjectPage = { project: Project; paths: Localized; appearance: SearchAppearance }

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
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'projects',
    ...listedQuery,
    limit: 1,
    where: { publicId: { equals: id } },
    select: listedFields,
  })
  return docs[0] ? toListedPaths(docs[0], projectPath) : {}
}

type ProjectAddress = Pick<
  ProjectDocument,
  'city' | 'publishAddress' | 'street' | 'houseNumber' | 'boxNumber'
>

/** The address of a project, with the street only if it is public. */
export function addressOf(
  document: ProjectAddress,
  locale: Locale,
): { street: string | null; place: string } {
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
    locale,
  })
}

function findUnits(
  { units }: ProjectDocument,
  { locale, withDrafts }: { locale: Locale; withDrafts: boolean },
) {
  return (units ?? [])
    .flatMap((unit) => populated(unit) ?? [])
    .filter(({ _status }) => withDrafts || _status === 'published')
    .filter(({ status }) => hasPage(orElse(status, 'available')))
    .filter(({ listedIn }) => orEmpty(listedIn)[listedInFields[locale]])
}

/** The summary of a project's properties: how many are available, of what kind, and from which price. */
export const summaryOf = (properties: readonly UnitSource[]): UnitSummary =>
  summarizeUnits(properties.map(toUnitFields))

/** The lowest prices of a project's properties in words. */
export const priceFromOf = ({ from }: UnitSummary): Project['priceFrom'] =>
  goalNames.flatMap((goal) => {
    const lowest = from[goal]
    return lowest === null ? [] : { goal, amount: formatEuro(lowest) }
  })

const goalNames: readonly Goal[] = ['sale', 'rent']

/** A project for its page, with its published units listed in the language, or all of them if drafts are requested. */
export async function toProject(
  document: ProjectDocument,
  { locale, withDrafts = false }: { locale: Locale; withDrafts?: boolean },
): Promise<Project> {
  const marqueeNames = await getMarqueeNames(locale)
  const { street, place } = addressOf(document, locale)
  const units = findUnits(document, { locale, withDrafts }).map((property) => ({
    property,
    card: toCard(property, { locale, marqueeNames }),
  }))
  const summary = summaryOf(units.map(({ property }) => property))
  const id = orElse(document.publicId, 0)
  const title = orElse(document.title, '')
  return {
    id,
    title,
    place: [street, place].filter(Boolean).join(', '),
    description: await toRichText(document.description, locale),
    pictures: toDescribedPictures({ pictures: document.pictures, title, locale }),
    externalUrl: toWebAddress(document.externalUrl),
    ...toUnitTable(document, units),
    summary,
    priceFrom: priceFromOf(summary),
    map: toPlaceMap(document),
    url: new URL(buildHref({ locale, path: pathOf(document, locale) }), env.SITE_URL).href,
    agent: await toAgent(document.agent, locale),
    listing: toProjectFacts(document, { street, summary }),
  }
}

/** A published project in a language it is listed in, with its published units. */
export const getProject = cached(
  {
    name: 'project',
    tags: ['projects', 'property-types', 'cities', 'media', 'agents', 'site-settings'],
  },
  async ({ id, locale }: { id: number; locale: Locale }): Promise<ProjectPage | null> => {
    const document = await findPublished(id, locale)
    if (!document) return null
    // Also those that are not listed now.
    noteTags((document.units ?? []).map((unit) => `properties:${idOf(unit)}`))
    return {
      project: await toProject(document, { locale }),
      paths: await findPaths(id),
      appearance: toAppearance(document.meta),
    }
  },
)
