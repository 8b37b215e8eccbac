import { seoPlugin } from '@payloadcms/plugin-seo'
import {
  MetaDescriptionField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { CollapsibleField, Field, TextareaField, TextField, UploadField } from 'payload'
import type { EditorTexts } from './editor-text'
import { describeForSearch, titleForSearch, urlForSearch } from './search-appearance'

const title: EditorTexts = { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }
const description: EditorTexts = {
  nl: 'Beschrijving',
  fr: 'Description',
  en: 'Description',
  de: 'Beschreibung',
}
const image: EditorTexts = { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' }

const shareImage: EditorTexts = {
  nl: 'Bij voorkeur 1200 × 630 pixels. Leeg: de afbeelding van de site-instellingen.',
  fr: "De préférence 1200 × 630 pixels. Vide : l'image des réglages du site.",
  en: 'Preferably 1200 × 630 pixels. Empty: the picture of the site settings.',
  de: 'Am besten 1200 × 630 Pixel. Leer: das Bild aus den Website-Einstellungen.',
}

const fallsBack: EditorTexts = {
  nl: 'Leeg: de tekst voor zoekmachines hierboven.',
  fr: 'Vide : le texte pour les moteurs de recherche ci-dessus.',
  en: 'Empty: the text for search engines above.',
  de: 'Leer: der Text für Suchmaschinen oben.',
}

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
  label: {
    nl: 'Gedeeld op Facebook, LinkedIn, WhatsApp',
    fr: 'Partage sur Facebook, LinkedIn, WhatsApp',
    en: 'Shared on Facebook, LinkedIn, WhatsApp',
    de: 'Geteilt auf Facebook, LinkedIn, WhatsApp',
  },
  admin: { initCollapsed: true },
  fields: [text('ogTitle'), textarea('ogDescription'), picture({ name: 'ogImage', localized: false })],
}

const twitter: CollapsibleField = {
  type: 'collapsible',
  label: {
    nl: 'Gedeeld op X (Twitter)',
    fr: 'Partage sur X (Twitter)',
    en: 'Shared on X (Twitter)',
    de: 'Geteilt auf X (Twitter)',
  },
  admin: { initCollapsed: true },
  fields: [
    text('twitterTitle'),
    textarea('twitterDescription'),
    {
      name: 'twitterCard',
      type: 'select',
      defaultValue: 'summary-large-image',
      label: { nl: 'Weergave', fr: 'Présentation', en: 'Card', de: 'Darstellung' },
      options: [
        {
          value: 'summary',
          label: { nl: 'Kleine afbeelding', fr: 'Petite image', en: 'Small picture', de: 'Kleines Bild' },
        },
        {
          value: 'summary-large-image',
          label: { nl: 'Grote afbeelding', fr: 'Grande image', en: 'Large picture', de: 'Großes Bild' },
        },
      ],
    },
  ],
}

const fields: Field[] = [
  OverviewField({
    overrides: { label: { nl: 'Overzicht', fr: 'Aperçu global', en: 'Overview', de: 'Übersicht' } },
  }),
  MetaTitleField({ hasGenerateFn: true, overrides: { label: title } }),
  MetaDescriptionField({ hasGenerateFn: true, overrides: { label: description } }),
  picture({ name: 'image', localized: true }),
  PreviewField({
    hasGenerateFn: true,
    overrides: { label: { nl: 'Voorbeeld', fr: 'Aperçu', en: 'Preview', de: 'Vorschau' } },
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
