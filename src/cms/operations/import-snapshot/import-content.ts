import { splitLocale } from '@/domain/routing/routes'
import { locales, type Localized } from '@/domain/shared/locale'
import type { ArticleRecord, ModuleRecord, PageRecord } from './content-schemas'
import { localizeRichText, type RichTextConverter } from './html-to-rich-text'
import {
  findId,
  resolveId,
  resolveIds,
  type Data,
  type ImportContext,
  type ImportRecord,
} from './import-context'
import type { RouteRecord } from './listing-schemas'
import type { Snapshot } from './read-snapshot'
import { upsertRecords } from './upsert-records'

type Source = { snapshot: Snapshot; convert: RichTextConverter }

const structural = /^\/(property|project)\/\d+\/?$/

const paths = (route: RouteRecord | undefined): Localized => {
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

const pictureOf = (context: ImportContext, url: string | null | undefined): number | null =>
  url ? (context.pictures.get(url) ?? null) : null

const seoData = (seo: ArticleRecord['seo']): Data =>
  seo ? { title: seo.title, description: seo.description } : {}

const findRoute = ({ snapshot }: Source, original: string | null | undefined): RouteRecord | undefined =>
  snapshot['routes.json'].find((route) => route.original === original)

function articleData(context: ImportContext, source: Source, record: ArticleRecord): Data {
  return {
    _status: 'published',
    title: record.title,
    intro: record.intro,
    body: localizeRichText(source.convert, record.body),
    path: paths(findRoute(source, record.original)),
    originalPath: record.original ?? null,
    picture: pictureOf(context, record.picture),
    categories: resolveIds(context, {
      collection: 'categories',
      keys: record.categories,
      by: `article ${record.key}`,
    }),
    publishedAt: record.publishedAt ?? null,
    sort: record.sort ?? 0,
    isPublic: record.isPublic ?? findRoute(source, record.original)?.public ?? true,
    meta: seoData(record.seo),
  }
}

/** Articles; one that stands on its own page takes its paths from the route it names. */
export async function importArticles(context: ImportContext, source: Source): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'articles', collection: 'articles', keyField: 'snapshotKey' },
    records: source.snapshot['content/articles.json'].map((record) => ({
      key: record.key,
      source: [record, findRoute(source, record.original)],
      build: () => articleData(context, source, record),
    })),
  })
}

function relationData(context: ImportContext, { key, relation }: ModuleRecord): Data {
  const by = `module ${key}`
  const named = (
    collection: 'articles' | 'sliders' | 'property-lists' | 'categories' | 'contact-forms',
    name: string | number,
  ) => resolveId(context, { collection, key: name, by })
  return {
    relationType: relation.type,
    article: relation.type === 'article' ? named('articles', relation.key) : null,
    slider: relation.type === 'slider' ? named('sliders', relation.key) : null,
    propertyList: relation.type === 'property-list' ? named('property-lists', relation.id) : null,
    category: relation.type === 'category' ? named('categories', relation.id) : null,
    form: relation.type === 'contact' ? named('contact-forms', relation.id) : null,
  }
}

function moduleData(context: ImportContext, { convert }: Source, record: ModuleRecord): Data {
  const { background, columns } = record
  return {
    _status: 'published',
    internalName: record.internalName,
    title: record.title,
    showTitle: record.showTitle ?? true,
    titleSize: record.titleSize,
    description: localizeRichText(convert, record.description),
    description2: localizeRichText(convert, record.description2),
    view: record.view,
    ...relationData(context, record),
    itemsPerRow: record.itemsPerRow ?? null,
    maxItems: record.maxItems ?? null,
    includeSubcategories: record.includeSubcategories ?? false,
    columns: { sm: columns?.sm ?? 12, md: columns?.md ?? 12, lg: columns?.lg ?? 12 },
    background: {
      type: background?.type ?? 'none',
      color: background?.color ?? null,
      image: pictureOf(context, background?.image),
    },
    link: { label: record.link?.label, url: record.link?.url },
  }
}

export async function importModules(context: ImportContext, source: Source): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'modules', collection: 'modules', keyField: 'snapshotKey' },
    records: source.snapshot['content/modules.json'].map((record) => ({
      key: record.key,
      source: record,
      build: () => moduleData(context, source, record),
    })),
  })
}

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

// A route without a page of its own in content/pages.json still is a page, named by its breadcrumb.
const bareName = (route: RouteRecord): Localized => ({ ...route.breadcrumb })

function pageData(
  context: ImportContext,
  {
    record,
    route,
    parent,
  }: { record: PageRecord | undefined; route: RouteRecord | undefined; parent: number | null },
): Data {
  const by = `page ${record?.key ?? route?.original}`
  return {
    _status: 'published',
    name: record?.name ?? (route ? bareName(route) : {}),
    parent,
    type: record?.type ?? route?.type ?? 'page',
    path: paths(route),
    externalUrl: record?.externalUrl ?? (typeof route?.external === 'string' ? route.external : null),
    showInMenu: record?.showInMenu ?? false,
    menuSort: record?.menuSort ?? 0,
    isPublic: record?.isPublic ?? route?.public ?? true,
    title: record?.title ?? (route ? bareName(route) : {}),
    description: record?.description,
    banner: bannerData(context, record?.banner),
    modules: resolveIds(context, { collection: 'modules', keys: record?.modules ?? [], by }),
    flags: {
      showBreadcrumb: record?.showBreadcrumb ?? true,
      noCookiePopup: record?.noCookiePopup ?? false,
      isActiveSeo: true,
    },
    meta: seoData(record?.seo),
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
    ...records.map(({ original }) => original),
    ...source.snapshot['content/articles.json'].flatMap(({ original }) => original ?? []),
  ])
  const bare = source.snapshot['routes.json'].filter(
    ({ original }) => !taken.has(original) && !structural.test(original),
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
      build: () => pageData(context, { record: undefined, route, parent: null }),
    })),
  ]
  await upsertRecords(context, {
    target: { feature: 'pages', collection: 'pages', keyField: 'originalPath' },
    records: written,
  })
}
