import 'server-only'
import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload'
import { getDraft } from '@/cms/queries/get-draft'
import { findDocumentNames } from '@/cms/queries/properties/document-names'
import { findPriceHistory } from '@/cms/queries/properties/price-history'
import type { Goal } from '@/domain/properties/goal'
import { previewPath, type PreviewAddress, type PreviewCollection } from '@/domain/routing/preview-address'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { isOnSite } from '@/domain/properties/property-status'
import { env } from '@/env'
import { toArticleOfPage } from '@/site/data/articles/articles'
import { recordTrail, trailOf } from '@/site/data/content/crumbs'
import { idOf, orElse, orNull } from '@/site/data/defaults'
import { unlistedMeta } from '@/site/data/content/meta'
import { toModule } from '@/site/data/content/modules'
import { toPage } from '@/site/data/content/pages'
import { toProject } from '@/site/data/properties/projects'
import { toDetail } from '@/site/data/properties/properties'
import { findSimilar } from '@/site/data/properties/similar-properties'
import type { RouteEntry } from '@/site/data/routing/route-index'
import type { Meta } from '@/site/data/search/search-models'
import type { PageModule } from '@/site/data/content/page-models'
import type { Crumb } from '@/site/data/view-models'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'

/** What is previewed: the public page, a single module, or nothing if the language has no text. */
export type PreviewedDocument =
  | Extract<ResolvedAddress, { meta: Meta }>
  | { kind: 'module'; module: PageModule; name: string; basePath: string }
  | { kind: 'empty' }

/** A document whose newest version is requested; `values` are the unsaved values of its form. */
export type DraftInput = {
  payload: Payload
  user: TypedUser
  id: number
  locale: Locale
  /** The page of its lists. */
  page: number
  values?: Record<string, unknown>
}

/** The newest version of a document in one language. */
export type Draft = { isPublished: boolean; previewed: PreviewedDocument }

const nothing: PreviewedDocument = { kind: 'empty' }

type PreviewedPlace = PreviewAddress & { locale: Locale }

const pathOf = ({ locale, ...address }: PreviewedPlace): string =>
  buildHref({ locale, path: previewPath(address) })

function metaOf(place: PreviewedPlace, title: string): Meta {
  return unlistedMeta({ title, canonical: `${env.SITE_URL}${pathOf(place)}` })
}

type NamedEntry = Pick<RouteEntry, 'collection' | 'id' | 'parentId' | 'categoryIds'> & {
  name: string
  path: string | null
}

// The path of a draft, which is not in the index of published routes.
function crumbsOf({ name, path, ...entry }: NamedEntry, locale: Locale): Promise<Crumb[]> {
  const paths = path === null ? {} : { [locale]: path }
  return trailOf(
    {
      ...entry,
      originalPath: null,
      paths,
      names: { [locale]: name },
      type: 'page',
      isPublic: false,
      updatedAt: '',
    },
    locale,
  )
}

const isEmptyModule = ({ title, description, description2, relation, pictures }: PageModule): boolean =>
  !title &&
  relation.type === 'none' &&
  [description, description2, pictures].every((parts) => parts.length === 0)

type PreviewReader<Slug extends PreviewCollection> = (
  document: DataFromCollectionSlug<Slug>,
  input: DraftInput,
) => Promise<PreviewedDocument>

const drawPage: PreviewReader<'pages'> = async (document, { id, locale, page: listPage }) => {
  if (!document.name) return nothing
  const page = await toPage(document, { locale, page: listPage, withDrafts: true })
  const { name, path, parent } = document
  const entry: NamedEntry = {
    collection: 'pages',
    id,
    parentId: idOf(parent),
    categoryIds: [],
    name,
    path: orNull(path),
  }
  const meta = metaOf({ collection: 'pages', id, locale }, page.title)
  return { kind: 'page', page, crumbs: await crumbsOf(entry, locale), meta }
}

const drawModule: PreviewReader<'modules'> = async (document, { id, locale, page }) => {
  const module = await toModule(document, { locale, page, withDrafts: true })
  if (isEmptyModule(module)) return nothing
  const basePath = pathOf({ collection: 'modules', id, locale })
  return { kind: 'module', module, name: document.internalName, basePath }
}

const drawArticle: PreviewReader<'articles'> = async (document, { id, locale }) => {
  const { title, path } = document
  if (!title) return nothing
  const entry: NamedEntry = {
    collection: 'articles',
    id,
    parentId: null,
    categoryIds: orElse(document.categories, []).flatMap((category) => idOf(category) ?? []),
    name: title,
    path: orNull(path),
  }
  return {
    kind: 'article',
    article: await toArticleOfPage(document, locale),
    crumbs: await crumbsOf(entry, locale),
    meta: metaOf({ collection: 'articles', id, locale }, title),
  }
}

const drawProperty: PreviewReader<'properties'> = async (document, { payload, id, locale }) => {
  const { title } = document
  if (!title) return nothing
  // A draft may lack what a published property must have.
  const goal = orElse<Goal>(document.goal, 'sale')
  const ids = orElse(document.documents, []).filter((each) => typeof each === 'number')
  const documents = await findDocumentNames({ payload, ids, locale })
  const shown = { ...document, goal }
  const similar = await findSimilar({ property: shown, locale })
  const history = await findPriceHistory({ payload, id })
  return {
    kind: 'property',
    property: await toDetail(shown, { locale, documents, history, similar }),
    crumbs: await recordTrail({ list: goal, locale, own: { name: title, path: undefined } }),
    meta: metaOf({ collection: 'properties', id, locale }, title),
  }
}

const drawProject: PreviewReader<'projects'> = async (document, { id, locale }) => {
  const { title } = document
  if (!title) return nothing
  return {
    kind: 'project',
    project: await toProject(document, { locale, withDrafts: true }),
    crumbs: await recordTrail({ list: 'project', locale, own: { name: title, path: undefined } }),
    meta: metaOf({ collection: 'projects', id, locale }, title),
  }
}

/** Whether visitors see the document: it is published, and the status of a property has a page. */
const isSeen = ({ _status, status }: { _status?: unknown; status?: unknown }): boolean =>
  isOnSite({ isPublished: _status === 'published', status: typeof status === 'string' ? status : null })

const reader =
  <Slug extends PreviewCollection>(collection: Slug, draw: PreviewReader<Slug>) =>
  async (input: DraftInput): Promise<Draft | null> => {
    const { page: _page, ...asked } = input
    const document = await getDraft({ ...asked, collection })
    if (!document) return null
    return { isPublished: isSeen(document), previewed: await draw(document, input) }
  }

/** One reader per collection: a collection with previews but without a reader does not compile. */
export const draftReaders: Record<PreviewCollection, (input: DraftInput) => Promise<Draft | null>> = {
  pages: reader('pages', drawPage),
  modules: reader('modules', drawModule),
  articles: reader('articles', drawArticle),
  properties: reader('properties', drawProperty),
  projects: reader('projects', drawProject),
}
