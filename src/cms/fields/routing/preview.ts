import type { CollectionConfig } from 'payload'
import { isInBin } from '@/domain/bin/in-bin'
import { previewPath, type PreviewCollection } from '@/domain/routing/preview-address'
import { buildHref } from '@/domain/routing/routes'
import { isLocale } from '@/domain/shared/locale'

type PreviewOptions = Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>

type PreviewData = { id?: unknown; type?: unknown; deletedAt?: unknown }

// Payload knows one label for all languages of the back office: words that are the same in the four.
const breakpoints = [
  { name: 'smartphone', label: 'Smartphone · 390', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet · 820', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop · 1440', width: 1440, height: 900 },
]

function hrefOf(
  collection: PreviewCollection,
  { data, locale }: { data: PreviewData; locale: unknown },
): string | null {
  const { id, type } = data
  // Neither is what is in the bin shown, nor is a link in the menu a page of ours.
  if (isInBin(data)) return null
  if (typeof id !== 'number' || !isLocale(locale) || (collection === 'pages' && type === 'link')) return null
  return buildHref({ locale, path: previewPath({ collection, id }) })
}

/**
 * The preview beside the form and the button that opens it alone, in the language that is being edited. The address
 * has no host: the back office and the site share theirs, whatever SITE_URL says.
 */
export const previewOptions = (collection: PreviewCollection): PreviewOptions => ({
  preview: (data, { locale }) => hrefOf(collection, { data, locale }),
  livePreview: {
    breakpoints,
    url: ({ data, locale }) => hrefOf(collection, { data, locale: locale.code }),
  },
})
