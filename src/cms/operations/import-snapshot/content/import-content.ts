import { canonicalKey } from '@/domain/routing/routes'
import { locales } from '@/domain/shared/locale'
import type { ArticleRecord, ModuleRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import {
  findRoute,
  isPublicByRoute,
  pathsOf,
  pictureOf,
  seoData,
  valueOr,
  type ContentSource,
} from './content-values'
import { findOriginals } from '@/cms/operations/import-snapshot/files/find-originals'
import { localizeRichText } from './html-to-rich-text'
import {
  resolveId,
  resolveIds,
  type RecordData,
  type ImportContext,
} from '@/cms/operations/import-snapshot/import-context'
import { keepMovedPaths } from './keep-moved-paths'
import { linkArticles, relatedData } from './related-articles'
import { rowId } from '@/cms/operations/import-snapshot/row-id'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

/** The originals of pages in the snapshot or the database: articles are shown on these pages. */
async function pageOriginals(context: ImportContext, { snapshot }: ContentSource): Promise<Set<string>> {
  const known = await findOriginals(context, {
    collection: 'pages',
    where: { type: { not_equals: 'link' } },
  })
  for (const { type, original } of snapshot['content/pages.json']) {
    const key = canonicalKey(original)
    if (type === 'link') known.delete(key)
    else known.add(key)
  }
  return known
}

// An address belongs to one document; null removes what an earlier import gave the article.
const noPaths = Object.fromEntries(locales.map((locale) => [locale, null]))

// What the snapshot leaves out stays as editors have it.
const given = (data: RecordData): RecordData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== null))

const authorData = (context: ImportContext, { key, author, authorName }: ArticleRecord): RecordData =>
  given({
    author: author && resolveId(context, { collection: 'agents', key: author, by: `article ${key}` }),
    authorName,
  })

function articleData(
  context: ImportContext,
  { source, record, hasPage }: { source: ContentSource; record: ArticleRecord; hasPage: boolean },
): RecordData {
  const route = findRoute(source, record.original)
  return {
    _status: 'published',
    title: record.title,
    intro: record.intro,
    body: localizeRichText(source.convert, record.body),
    path: hasPage ? noPaths : pathsOf(route),
    originalPath: record.original ?? null,
    picture: pictureOf(context, record.picture),
    categories: resolveIds(context, {
      collection: 'categories',
      keys: record.categories,
      by: `article ${record.key}`,
    }),
    publishedAt: record.publishedAt ?? null,
    sort: record.sort ?? 0,
    isPublic: isPublicByRoute(record.isPublic, route),
    meta: seoData(record.seo),
    ...authorData(context, record),
    ...relatedData(context, record),
  }
}

/** Imports articles; one that no page shows under the same original takes its paths from the route it names. */
export async function importArticles(context: ImportContext, source: ContentSource): Promise<void> {
  const originals = await pageOriginals(context, source)
  const articles = source.snapshot['content/articles.json']
  await upsertRecords(context, {
    target: {
      feature: 'articles',
      collection: 'articles',
      keyField: 'snapshotKey',
      afterEach: keepMovedPaths,
      afterwards: ({ req, ids }) => linkArticles(context, { records: articles, req, ids }),
    },
    records: articles.map((record) => {
      const hasPage = Boolean(record.original && originals.has(canonicalKey(record.original)))
      return {
        key: record.key,
        source: [record, findRoute(source, record.original), ...(hasPage ? ['without a path'] : [])],
        build: () => articleData(context, { source, record, hasPage }),
      }
    }),
  })
}

function relationData(
  context: ImportContext,
  { key, relation }: Pick<ModuleRecord, 'key' | 'relation'>,
): RecordData {
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

const layoutData = ({ columns, position, span, sort }: ModuleRecord): RecordData => ({
  ...given({ position, span, sort }),
  columns: { sm: valueOr(columns?.sm, 12), md: valueOr(columns?.md, 12), lg: valueOr(columns?.lg, 12) },
})

const backgroundData = (context: ImportContext, { background }: ModuleRecord): RecordData => ({
  background: {
    type: valueOr(background?.type, 'none'),
    color: background?.color ?? null,
    image: pictureOf(context, background?.image),
  },
})

function moduleData(
  context: ImportContext,
  { source: { convert }, record }: { source: ContentSource; record: ModuleRecord },
): RecordData {
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
    ...given({
      moreRelations: record.relations?.map((relation) => ({
        id: rowId(),
        ...relationData(context, { key: record.key, relation }),
      })),
      images: record.images?.flatMap((image) => pictureOf(context, image) ?? []),
      cssClass: record.class,
    }),
    itemsPerRow: record.itemsPerRow ?? null,
    maxItems: record.maxItems ?? null,
    includeSubcategories: record.includeSubcategories ?? false,
    ...layoutData(record),
    ...backgroundData(context, record),
    link: { label: record.link?.label, url: record.link?.url },
  }
}

/** Imports modules, after everything that they can show. */
export async function importModules(context: ImportContext, source: ContentSource): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'modules', collection: 'modules', keyField: 'snapshotKey' },
    records: source.snapshot['content/modules.json'].map((record) => ({
      key: record.key,
      source: record,
      build: () => moduleData(context, { source, record }),
    })),
  })
}
