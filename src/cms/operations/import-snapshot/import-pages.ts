import { canonicalKey } from '@/domain/routing/routes'
import type { Localized } from '@/domain/shared/locale'
import { pageSchema, type PageRecord } from './content-schemas'
import {
  externalOf,
  findRoute,
  isPublicByRoute,
  pathsOf,
  pictureOf,
  seoData,
  valueOr,
  type Source,
} from './content-values'
import { findId, resolveIds, type Data, type ImportContext, type ImportRecord } from './import-context'
import type { RouteRecord } from './listing-schemas'
import { upsertRecords } from './upsert-records'

// These belong to homes and projects, which have their addresses by rule.
const structural = /^\/(property|project)\/\d+\/?$/

function bannerData(context: ImportContext, banner: PageRecord['banner']): Data {
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

/** A route without a page of its own in content/pages.json still is a page, named by its breadcrumb. */
const bareRecord = ({ original, breadcrumb, type }: RouteRecord): PageRecord =>
  pageSchema.parse({ key: 'bare', original, name: breadcrumb, type })

const titleOf = ({ title }: PageRecord, route: RouteRecord | undefined): Localized =>
  title ?? { ...route?.breadcrumb }

/** The breadcrumb calls a page what its route says, and else what the page is called. */
const nameOf = ({ name }: PageRecord, route: RouteRecord | undefined): Localized => {
  const labels = Object.entries(route?.breadcrumb ?? {}).filter(([, label]) => label !== '')
  return { ...name, ...Object.fromEntries(labels) }
}

function pageData(
  context: ImportContext,
  { record, route, parent }: { record: PageRecord; route: RouteRecord | undefined; parent: number | null },
): Data {
  return {
    _status: 'published',
    name: nameOf(record, route),
    parent,
    type: record.type,
    path: pathsOf(route),
    externalUrl: record.externalUrl ?? externalOf(route),
    showInMenu: valueOr(record.showInMenu, false),
    menuSort: valueOr(record.menuSort, 0),
    isPublic: isPublicByRoute(record.isPublic, route),
    title: titleOf(record, route),
    description: record.description,
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
  const visit = (record: PageRecord, trail: readonly string[]) => {
    if (ordered.includes(record) || trail.includes(record.key)) return
    const parent = records.find(({ key }) => key === record.parent)
    if (parent) visit(parent, [...trail, record.key])
    ordered.push(record)
  }
  for (const record of records) visit(record, [])
  return ordered
}

/** Pages of content/pages.json, parents first, and a plain page for every route that nothing else stands on. */
export async function importPages(context: ImportContext, source: Source): Promise<void> {
  const records = orderedByParent(source.snapshot['content/pages.json'])
  const originals = new Map(records.map(({ key, original }) => [key, original]))
  const taken = new Set([
    ...records.map(({ original }) => canonicalKey(original)),
    ...source.snapshot['content/articles.json'].flatMap(({ original }) =>
      original ? canonicalKey(original) : [],
    ),
  ])
  const bare = source.snapshot['routes.json'].filter(
    ({ original }) => !taken.has(canonicalKey(original)) && !structural.test(original),
  )
  const parentId = (record: PageRecord) => {
    const original = record.parent ? originals.get(record.parent) : undefined
    return original === undefined ? null : findId(context, { collection: 'pages', key: original })
  }
  const written: ImportRecord[] = [
    ...records.map((record) => {
      const route = findRoute(source, record.original)
      return {
        key: record.original,
        source: [record, route],
        build: () => pageData(context, { record, route, parent: parentId(record) }),
      }
    }),
    ...bare.map((route) => ({
      key: route.original,
      source: route,
      build: () => pageData(context, { record: bareRecord(route), route, parent: null }),
    })),
  ]
  await upsertRecords(context, {
    target: { feature: 'pages', collection: 'pages', keyField: 'originalPath' },
    records: written,
  })
}
