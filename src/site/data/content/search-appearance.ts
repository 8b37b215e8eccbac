import type { SearchAppearance } from '@/cms/payload-types'
import { orEmpty } from '@/site/data/defaults'
import { toPicture } from './pictures'
import type { ShareTexts } from '@/site/data/search/search-models'
import type { Picture } from '@/site/data/view-models'

/** How an editor wants a document to look in search results and shared links; null where nothing was filled in. */
export type Appearance = {
  title: string | null
  description: string | null
  image: Picture | null
  openGraph: ShareTexts
  twitter: ShareTexts & { hasSmallPicture: boolean }
}

const textOf = (text: string | null | undefined): string | null => text?.trim() || null

/** The group `meta` of a document; the picture for shared links comes before the one for search results. */
export function toAppearance(group: SearchAppearance | null | undefined): Appearance {
  const meta = orEmpty(group)
  return {
    title: textOf(meta.title),
    description: textOf(meta.description),
    image: toPicture(meta.ogImage) ?? toPicture(meta.image),
    openGraph: { title: textOf(meta.ogTitle), description: textOf(meta.ogDescription) },
    twitter: {
      title: textOf(meta.twitterTitle),
      description: textOf(meta.twitterDescription),
      hasSmallPicture: meta.twitterCard === 'summary',
    },
  }
}
