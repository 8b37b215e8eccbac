import { locales } from '@/domain/shared/locale'
import type { ArticleRecord, ModuleRecord, PageRecord } from './content-schemas'
import {
  findRoute,
  isSameOriginal,
  isPublicByRoute,
  pathsOf,
  pictureOf,
  seoData,
  valueOr,
  type Source,
} from './content-values'
import { localizeRichText } from './html-to-rich-text'
import { resolveId, resolveIds, type Data, type ImportContext } from './import-context'
import { upsertRecords } from './upsert-records'

/** The page that an article is shown on, where the snapshot has one under the same original path. */
const findOwnPage = ({ snapshot }: Source, { original }: ArticleRecord): PageRecord | undefined =>
  snapshot['content/pages.json'].find(
    (page) => page.type !== 'link' && isSameOriginal(original, page.original),
  )

// An address belongs to one document; null takes back what an earlier import gave the article.
const noPaths = Object.fromEntries(locales.map((locale) => [locale, null]))

function articleData(
  context: ImportContext,
  { source, record }: { source: Source; record: ArticleRecord },
): Data {
  const route = findRoute(source, record.original)
  return {
    _status: 'published',
    title: record.title,
    intro: record.intro,
    body: localizeRichText(source.convert, record.body),
    path: findOwnPage(source, record) ? noPaths : pathsOf(route),
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
  }
}

/** Articles; one that no page of the snapshot shows under the same original takes its paths from the route it names. */
export async function importArticles(context: ImportContext, source: Source): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'articles', collection: 'articles', keyField: 'snapshotKey' },
    records: source.snapshot['content/articles.json'].map((record) => ({
      key: record.key,
      source: [
        record,
        findRoute(source, record.original),
        ...(findOwnPage(source, record) ? ['without a path'] : []),
      ],
      build: () => articleData(context, { source, record }),
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

const layoutData = ({ columns }: ModuleRecord): Data => ({
  columns: { sm: valueOr(columns?.sm, 12), md: valueOr(columns?.md, 12), lg: valueOr(columns?.lg, 12) },
})

const backgroundData = (context: ImportContext, { background }: ModuleRecord): Data => ({
  background: {
    type: valueOr(background?.type, 'none'),
    color: background?.color ?? null,
    image: pictureOf(context, background?.image),
  },
})

function moduleData(
  context: ImportContext,
  { source: { convert }, record }: { source: Source; record: ModuleRecord },
): Data {
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
    ...layoutData(record),
    ...backgroundData(context, record),
    link: { label: record.link?.label, url: record.link?.url },
  }
}

/** Modules, after everything they can show. */
export async function importModules(context: ImportContext, source: Source): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'modules', collection: 'modules', keyField: 'snapshotKey' },
    records: source.snapshot['content/modules.json'].map((record) => ({
      key: record.key,
      source: record,
      build: () => moduleData(context, { source, record }),
    })),
  })
}
