import { seoPlugin } from '@payloadcms/plugin-seo'
import {
  MetaDescriptionField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { CollapsibleField, Field, TextareaField, TextField, UploadField } from 'payload'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { EditorTexts } from './editor-text'
import { describeForSearch, titleForSearch, urlForSearch } from './search-appearance'

const title: EditorTexts = officeTexts.common.title
const description: EditorTexts = sharedTexts.description
const image: EditorTexts = officeTexts.fields.seo.image

const shareImage: EditorTexts = officeTexts.fields.seo.shareImage

const fallsBack: EditorTexts = officeTexts.fields.seo.fallsBack

const text = (name: string): TextField => ({
  name,
  type: 'text',
  label: title,
  localized: true,
  admin: { description: fallsBack },
})

const textarea = (name: string): TextareaField => ({
  name,
  type: 'textarea',
  label: description,
  localized: true,
  admin: { description: fallsBack },
})

const picture = ({ name, localized }: { name: string; localized: boolean }): UploadField => ({
  name,
  localized,
  type: 'upload',
  relationTo: 'media',
  label: image,
  admin: { description: shareImage },
})

const openGraph: CollapsibleField = {
  type: 'collapsible',
  label: officeTexts.fields.seo.openGraph.label,
  admin: { initCollapsed: true },
  fields: [text('ogTitle'), textarea('ogDescription'), picture({ name: 'ogImage', localized: false })],
}

const twitter: CollapsibleField = {
  type: 'collapsible',
  label: officeTexts.fields.seo.twitter.label,
  admin: { initCollapsed: true },
  fields: [
    text('twitterTitle'),
    textarea('twitterDescription'),
    {
      name: 'twitterCard',
      type: 'select',
      defaultValue: 'summary-large-image',
      label: officeTexts.fields.seo.sharedOnXTwitter.twitterCard.label,
      options: [
        {
          value: 'summary',
          label: officeTexts.fields.seo.sharedOnXTwitter.twitterCard.summary,
        },
        {
          value: 'summary-large-image',
          label: officeTexts.fields.seo.sharedOnXTwitter.twitterCard.summaryLargeImage,
        },
      ],
    },
  ],
}

const fields: Field[] = [
  OverviewField({
    overrides: { label: officeTexts.fields.seo.fields.overrides.label },
  }),
  MetaTitleField({ hasGenerateFn: true, overrides: { label: title } }),
  MetaDescriptionField({ hasGenerateFn: true, overrides: { label: description } }),
  picture({ name: 'image', localized: true }),
  PreviewField({
    hasGenerateFn: true,
    overrides: { label: officeTexts.fields.seo.fields.overrides.preview },
  }),
  openGraph,
  twitter,
]

/**
 * How documents look in search results and shared links: adds the group `meta` in a last tab "SEO". With `tabbedUI`
 * the plugin appends that tab to a collection's own, provided its first field is its tabs, as in all four.
 */
export const seo = seoPlugin({
  collections: ['pages', 'articles', 'properties', 'projects'],
  uploadsCollection: 'media',
  tabbedUI: true,
  interfaceName: 'SearchAppearance',
  fields: () => fields,
  generateTitle: titleForSearch,
  generateDescription: describeForSearch,
  generateURL: urlForSearch,
})
