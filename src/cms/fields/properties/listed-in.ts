import type { CheckboxField, CheckboxFieldValidation, GroupField } from 'payload'
import { isStaff } from '@/cms/access/access'
import { findFilledLanguages } from '@/cms/languages/find-filled-languages'
import { languageInSentence } from '@/cms/languages/required-text'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale } from '@/domain/shared/locale'
import { editorText } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'

const isDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft'

type Listed = 'properties' | 'projects'

/**
 * What has no title in a language cannot be listed in it. The language being saved is the title's own affair, which is
 * typed beside; what a program of ours writes, one language after the other, is not held up.
 */
const validateListed =
  ({ collection, locale }: { collection: Listed; locale: Locale }): CheckboxFieldValidation =>
  async (value, { data, id, event, req }) => {
    if (value !== true || event === 'onChange' || locale === req.locale || isDraft(data)) return true
    if (!isStaff(req) || req.context.isRestoringVersion === true) return true
    const titled = await findFilledLanguages({ collection, id, field: 'title', req })
    if (titled.includes(locale)) return true
    const language = languageInSentence(req, locale)
    return editorText(req, {
      nl: `De titel in het ${language} ontbreekt. Vul die in (kies bovenaan de taal ${language}), of haal dit vinkje weg.`,
      fr: `Le titre en ${language} manque. Remplissez-le (choisissez en haut la langue ${language}) ou décochez cette case.`,
      en: `The title in ${language} is missing. Fill it in (choose the language ${language} above), or untick this box.`,
      de: `Der Titel auf ${language} fehlt. Ergänzen Sie ihn (oben die Sprache ${language} wählen) oder entfernen Sie diesen Haken.`,
    })
  }

const listedIn = ({ collection, locale }: { collection: Listed; locale: Locale }): CheckboxField => ({
  name: listedInFields[locale],
  type: 'checkbox',
  label: languageNames[locale],
  defaultValue: false,
  index: true,
  validate: validateListed({ collection, locale }),
})

/** The languages in which a home or a project stands in the lists, the search and the sitemap. */
export const listedInField = (collection: Listed): GroupField => ({
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
  fields: locales.map((locale) => listedIn({ collection, locale })),
})
