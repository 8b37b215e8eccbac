import type { ArticleLeaf, OrganizationLeaf, PersonLeaf } from 'schema-dts'
import type { Meta } from '@/site/data/search/search-models'
import type { ArticleOfPage } from '@/site/data/articles/article-models'
import { agencyId, buildAgency, buildAgencyName, type StructuredSite } from './agency'
import { toImage } from './structured-place'

/** The facts of an article for its structured data. */
export type DescribedArticle = Pick<ArticleOfPage, 'title' | 'intro' | 'picture' | 'author'>

/** The person who wrote it, else the agency; a person with a function works for the agency. */
function authorOf({ author }: DescribedArticle, site: StructuredSite): PersonLeaf | OrganizationLeaf {
  if (!author) return buildAgencyName(site)
  const { name, jobTitle, photo, href } = author
  const image = photo ? toImage({ picture: photo, siteUrl: site.siteUrl }) : undefined
  const url = href ? site.siteUrl + href : undefined
  if (!jobTitle) return { '@type': 'Person', name, image, url }
  return { '@type': 'Person', name, image, url, jobTitle, worksFor: { '@id': agencyId(site.siteUrl) } }
}

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
    author: authorOf(article, site),
    publisher: buildAgency(site),
  }
}
