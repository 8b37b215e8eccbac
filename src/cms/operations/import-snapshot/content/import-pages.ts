import { localizeRichText } from './html-to-rich-text'
import { canonicalKey } from '@/domain/routing/routes'
import type { Localized } from '@/domain/shared/locale'
import { pageSchema, type PageRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import {
  externalOf,
  findRoute,
  isPublicByRoute,
  pathsOf,
  pictureOf,
  seoData,
  valueOr,
  type ContentSource,
} from './content-values'
import { findOriginals } from '@/cms/operations/import-snapshot/files/find-originals'
import {
  findId,
  resolveIds,
  type RecordData,
  type ImportContext,
  type ImportRecord,
} from '@/cms/operations/import-snapshot/import-context'
import { keepMovedPaths } from './keep-moved-paths'
import type { RouteRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'
import { namesForPaths } from './page-names'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

// Properties and projects have derived addresses.
const structural = /^\/(property|project)\/\d+\/?$/

function bannerData(context: ImportContext, banner: PageRecord['banner']): RecordData {
  if (!banner) return { show: false }
  const { show, type, color, title, description } = banner
  return {
    show,
    type,
    color: color ?? null,
    title,
    description,
    image: pictureOf(context, banner.image),
    gallery: banner.gallery.flatMap((url) => context.pictures.get(url) ?? []),
    transparent: banner.transparent ?? false,
    search: banner.search ?? false,
  }
}

/** A route without a page in content/pages.json is still a page, named by its breadcrumb. */
const bareRecord = ({ original, breadcrumb, type }: RouteRecord): PageRecord =>
  pageSchema.parse({ key: 'bare', original, name: breadcrumb, type })

const titleOf = ({ title }: PageRecord, route: RouteRecord | undefined): Localized =>
  title ?? { ...route?.breadcrumb }

/** The breadcrumb is the route's, or else the name of the page. */
const nameOf = ({ name }: PageRecord, route: RouteRecord | undefined): Localized => {
  const labels = Object.entries(route?.breadcrumb ?? {}).filter(([, label]) => label !== '')
  return { ...name, ...Object.fromEntries(labels) }
}

/** The data that only the route gives. */
const routeData = (record: PageRecord, route: RouteRecord | undefined): RecordData => ({
  name: nameOf(record, route),
  path: pathsOf(route),
  isPublic: isPublicByRoute(record.isPublic, route),
})

const withNames = (page: RecordData): RecordData => ({ ...page, name: namesForPaths(page) })

function pageData(
  context: ImportContext,
  {
    source: { convert },
    record,
    route,
    parent,
  }: { source: ContentSource; record: PageRecord; route: RouteRecord | undefined; parent: number | null },
): RecordData {
  return {
    _status: 'published',
    ...routeData(record, route),
    parent,
    type: record.type,
    externalUrl: record.externalUrl ?? externalOf(route),
    showInMenu: valueOr(record.showInMenu, false),
    menuSort: valueOr(record.menuSort, 0),
    title: titleOf(record, route),
    description: record.description,
    ...(record.content && { content: localizeRichText(convert, record.content) }),
    banner: bannerData(context, record.banner),
    modules: resolveIds(context, {
      collection: 'modules',
      keys: record.modules,
      by: `page ${record.key}`,
    }),
    flags: {
      showBreadcrumb: valueOr(record.showBreadcrumb, true),
      noCookiePopup: valueOr(record.noCookiePopup, false),
      isActiveSeo: true,
    },
    meta: seoData(record.seo),
  }
}

function orderedByParent(records: readonly PageRecord[]): PageRecord[] {
  const ordered: PageRecord[] = []
  const walk = (record: PageRecord, trail: readonly string[]) => {
    if (ordered.includes(record) || trail.includes(record.key)) return
    const parent = records.find(({ key }) => key === record.parent)
    if (parent) walk(parent, [...trail, record.key])
    ordered.push(record)
  }
  for (const record of records) walk(record, [])
  return ordered
}

/** The pages of content/pages.json, parents first. */
function pageRecords(context: ImportContext, source: ContentSource): ImportRecord[] {
  const records = orderedByParent(source.snapshot['content/pages.json'])
  const originals = new Map(records.map(({ key, original }) => [key, original]))
  const parentId = ({ parent }: PageRecord) => {
    const original = parent ? originals.get(parent) : undefined
    return original === undefined ? null : findId(context, { collection: 'pages', key: original })
  }
  return records.map((record) => {
    const route = findRoute(source, record.original)
    return {
      key: record.original,
      source: [record, route],
      build: () => pageData(context, { source, record, route, parent: parentId(record) }),
      complete: withNames,
    }
  })
}

/** A plain page for every route that no other document uses; an existing page gets only the data of the route. */
async function bareRecords(context: ImportContext, source: ContentSource): Promise<ImportRecord[]> {
  const { snapshot } = source
  const taken = new Set(
    [...snapshot['content/pages.json'], ...snapshot['content/articles.json']].flatMap(({ original }) =>
      original ? canonicalKey(original) : [],
    ),
  )
  const pages = await findOriginals(context, { collection: 'pages' })
  const articles = await findOriginals(context, { collection: 'articles' })
  const isBare = ({ original }: RouteRecord) => {
    const key = canonicalKey(original)
    return !taken.has(key) && !structural.test(original) && (pages.has(key) || !articles.has(key))
  }
  return snapshot['routes.json'].filter(isBare).map((route) => {
    const record = bareRecord(route)
    return {
      key: route.original,
      source: route,
      build: () => routeData(record, route),
      initial: pageData(context, { source, record, route, parent: null }),
      complete: withNames,
    }
  })
}

/** Imports the pages of content/pages.json, and those that only a route names. */
export async function importPages(context: ImportContext, source: ContentSource): Promise<void> {
  await upsertRecords(context, {
    target: {
      feature: 'pages',
      collection: 'pages',
      keyField: 'originalPath',
      afterEach: keepMovedPaths,
    },
    records: [...pageRecords(context, source), ...(await bareRecords(context, source))],
  })
}
