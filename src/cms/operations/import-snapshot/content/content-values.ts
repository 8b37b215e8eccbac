import { canonicalKey, splitLocale } from '@/domain/routing/routes'
import { locales, type Localized } from '@/domain/shared/locale'
import type { ArticleRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import type { RichTextConverter } from './html-to-rich-text'
import type { RecordData, ImportContext } from '@/cms/operations/import-snapshot/import-context'
import type { RouteRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'

/** The input of the importers of the site's own content. */
export type ContentSource = { snapshot: Snapshot; convert: RichTextConverter }

/** The value of a record, or a default if it has none. */
export const valueOr = <Value>(given: Value | null | undefined, otherwise: Value): Value => given ?? otherwise

/** The path of a route in each language, without the language at its start. */
export function pathsOf(route: RouteRecord | undefined): Localized {
  const found: Localized = {}
  for (const locale of locales) {
    const given = route?.[locale]
    if (given === undefined) continue
    const split = splitLocale(given)
    const path = split?.locale === locale ? split.path : given
    found[locale] = path.endsWith('/') ? path : `${path}/`
  }
  return found
}

/** The id of a picture that the snapshot names; null if there is none, or if it could not be fetched. */
export const pictureOf = (context: ImportContext, url: string | null | undefined): number | null =>
  url ? (context.pictures.get(url) ?? null) : null

export const seoData = (seo: ArticleRecord['seo']): RecordData =>
  seo ? { title: seo.title, description: seo.description } : {}

/** Whether two original paths are equal apart from case and accents. */
const isSameOriginal = (one: string | null | undefined, other: string): boolean =>
  typeof one === 'string' && canonicalKey(one) === canonicalKey(other)

/** The snapshot's route of a page, an article or a project. */
export const findRoute = (
  { snapshot }: Pick<ContentSource, 'snapshot'>,
  original: string | null | undefined,
): RouteRecord | undefined =>
  snapshot['routes.json'].find((route) => isSameOriginal(original, route.original))

/** The external address of a route. */
export const externalOf = (route: RouteRecord | undefined): string | null =>
  typeof route?.external === 'string' ? route.external : null

/** Whether visitors see it: as the record says, else as its route says, else yes. */
export const isPublicByRoute = (given: boolean | null | undefined, route: RouteRecord | undefined): boolean =>
  given ?? route?.public ?? true
