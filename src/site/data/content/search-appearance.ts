import type { PageAppearance } from '@/cms/queries/properties/property-of-page'
import { orEmpty } from '@/site/data/defaults'
import { toPicture } from './pictures'
import type { ShareTexts } from '@/site/data/search/search-models'
import type { Picture } from '@/site/data/view-models'

/** An editor's texts for search results and shared links; null for empty ones. */
export type SearchAppearance = {
  title: string | null
  description: string | null
  image: Picture | null
  openGraph: ShareTexts
  twitter: ShareTexts & { hasSmallPicture: boolean }
}

const trimmedText = (text: string | null | undefined): string | null => text?.trim() || null

/** The group `meta` of a document; the picture for shared links has priority over the one for search results. */
export function toAppearance(group: PageAppearance | null | undefined): SearchAppearance {
  const meta = orEmpty(group)
  return {
    title: trimmedText(meta.title),
    description: trimmedText(meta.description),
    image: toPicture(meta.ogImage) ?? toPicture(meta.image),
    openGraph: { title: trimmedText(meta.ogTitle), description: trimmedText(meta.ogDescription) },
    twitter: {
      title: trimmedText(meta.twitterTitle),
      description: trimmedText(meta.twitterDescription),
      hasSmallPicture: meta.twitterCard === 'summary',
    },
  }
}
