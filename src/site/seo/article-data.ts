import type { ArticleLeaf } from 'schema-dts'
import type { Meta } from '@/site/data/search/search-models'
import type { Article } from '@/site/data/view-models'
import { buildAgency, buildAgencyName, type StructuredSite } from './agency'
import { toImage } from './structured-place'

/** The facts of an article for its structured data. */
export type DescribedArticle = Pick<Article, 'title' | 'intro' | 'picture'>

/** An article of the agency with its dates. */
export function buildArticle(
  { article, meta }: { article: DescribedArticle; meta: Meta },
  site: StructuredSite,
): ArticleLeaf {
  const { canonical, description, dates, image } = meta
  const picture = article.picture ?? image ?? site.agency.sharePicture
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: article.title,
    description: article.intro ?? description ?? undefined,
    inLanguage: site.locale,
    image: picture ? toImage({ picture, siteUrl: site.siteUrl }) : undefined,
    datePublished: dates?.publishedAt ?? undefined,
    dateModified: dates?.updatedAt,
    mainEntityOfPage: canonical,
    author: buildAgencyName(site),
    publisher: buildAgency(site),
  }
}
