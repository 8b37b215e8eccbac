import type { Tab } from 'payload'
import { requiredText } from '@/cms/languages/required-text'

/** What the article says. */
export const contentTab: Tab = {
  label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'articles', field: 'title', goesWith: 'path' }),
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
      admin: {
        description: {
          nl: 'Twee à drie zinnen: staan boven het artikel en op de kaart in de lijsten.',
          fr: "Deux ou trois phrases : au-dessus de l'article et sur la carte dans les listes.",
          en: 'Two or three sentences: above the article and on its card in lists.',
          de: 'Zwei bis drei Sätze: über dem Artikel und auf der Karte in Listen.',
        },
      },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
    },
    {
      name: 'body',
      type: 'richText',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    },
  ],
}
