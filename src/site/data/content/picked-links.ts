import 'server-only'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { readPick, type LinkedCollection, type LinkPick } from '@/domain/links/link-pick'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { pathOf } from '@/site/data/properties/project-path'
import { hrefOf } from '@/site/data/properties/property-cards'
import { getRouteIndex } from '@/site/data/routing/route-index'
import type { Link } from '@/site/data/view-models'
import { toLink } from './links'

type PickedPlace = { id: number; locale: Locale }

const getProjectHref = cached(
  { name: 'project-href', tags: ['projects', 'cities'] },
  async ({ id, locale }: PickedPlace): Promise<string | null> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'projects',
      locale,
      depth: 1,
      ...asVisitor,
      where: { and: [{ id: { equals: id } }, whereListedIn(locale)] },
      select: { publicId: true, title: true, city: true },
    })
    return docs[0] ? buildHref({ locale, path: pathOf(docs[0], locale) }) : null
  },
)

async function findPropertyHref({ id, locale }: PickedPlace): Promise<string | null> {
  const [property] = await findListedProperties({ payload: await getClient(), ids: [id], locale })
  return property ? hrefOf(property, locale) : null
}

const findRoutedHref =
  (collection: 'pages' | 'articles') =>
  async ({ id, locale }: PickedPlace): Promise<string | null> => {
    const entry = (await getRouteIndex()).find((each) => each.collection === collection && each.id === id)
    const path = entry?.paths[locale]
    return path === undefined ? null : buildHref({ locale, path })
  }

const hrefs: Record<LinkedCollection, (place: PickedPlace) => Promise<string | null>> = {
  pages: findRoutedHref('pages'),
  articles: findRoutedHref('articles'),
  properties: findPropertyHref,
  projects: getProjectHref,
}

/** The present address of a chosen document in a language; null if visitors do not find it there. */
export const findPickHref = ({ relationTo, id }: LinkPick, locale: Locale): Promise<string | null> =>
  hrefs[relationTo]({ id, locale })

type StoredLink = {
  label: string
  /** The field with the chosen document. */
  pick: unknown
  url: string | null | undefined
  locale: Locale
}

/**
 * The link of an editor: to the chosen document, wherever it stands now, else to the typed address. Null without either, and where
 * visitors do not find the chosen document in the language.
 */
export async function readLink({ label, pick, url, locale }: StoredLink): Promise<Link | null> {
  const chosen = readPick(pick)
  if (chosen === null) return url ? toLink({ label, url, locale }) : null
  const href = await findPickHref(chosen, locale)
  return href === null ? null : { label, href, newTab: false }
}
