import type { CheckboxField, GroupField } from 'payload'
import { listedInFields } from '@/cms/queries/listed-in'
import { locales, type Locale } from '@/domain/shared/locale'
import { languageNames } from './language'

const listedIn = (locale: Locale): CheckboxField => ({
  name: listedInFields[locale],
  type: 'checkbox',
  label: languageNames[locale],
  defaultValue: false,
  index: true,
})

/** The languages in which a home or a project stands in the lists, the search and the sitemap. */
export const listedInField = (): GroupField => ({
  name: 'listedIn',
  type: 'group',
  label: { nl: 'Getoond in', fr: 'Affiché en', en: 'Listed in', de: 'Angezeigt auf' },
  admin: {
    position: 'sidebar',
    description: {
      nl: 'Vink de talen aan waarin de titel en de tekst klaar zijn. Zonder vinkje staat het nergens online.',
      fr: "Cochez les langues dont le titre et le texte sont prêts. Sans coche, rien n'apparaît en ligne.",
      en: 'Tick the languages whose title and text are ready. With none ticked it appears nowhere.',
      de: 'Haken Sie die Sprachen an, deren Titel und Text fertig sind. Ohne Haken erscheint nichts online.',
    },
  },
  fields: locales.map(listedIn),
})
