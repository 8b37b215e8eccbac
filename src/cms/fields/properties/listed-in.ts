import type { CheckboxField, CheckboxFieldValidation, GroupField } from 'payload'
import { isColleague } from '@/cms/access/access'
import { findFilledLanguages } from '@/cms/languages/find-filled-languages'
import { languageInSentence } from '@/cms/languages/required-text'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale } from '@/domain/shared/locale'
import { editorText } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'
import { isRecord } from '@/domain/shared/is-record'

const isDraft = (data: unknown): boolean => isRecord(data) && data._status === 'draft'

type ListedCollection = 'properties' | 'projects'

/**
 * What has no title in a language cannot be listed in it. The language being saved is the title's own affair, which is
 * typed beside; what a program of ours writes, one language after the other, is not held up.
 */
const validateListed =
  ({ collection, locale }: { collection: ListedCollection; locale: Locale }): CheckboxFieldValidation =>
  async (value, { data, id, event, req }) => {
    if (value !== true || event === 'onChange' || locale === req.locale || isDraft(data)) return true
    if (!isColleague(req) || req.context.isRestoringVersion === true) return true
    const titled = await findFilledLanguages({ collection, id, field: 'title', req })
    if (titled.includes(locale)) return true
    const language = languageInSentence(req, locale)
    return editorText(req, fillTexts(officeTexts.properties.listedIn.validateListed, { language }))
  }

const listedIn = ({
  collection,
  locale,
}: {
  collection: ListedCollection
  locale: Locale
}): CheckboxField => ({
  name: listedInFields[locale],
  type: 'checkbox',
  label: languageNames[locale],
  defaultValue: false,
  index: true,
  validate: validateListed({ collection, locale }),
})

/** The languages in which a property or a project stands in the lists, the search and the sitemap. */
export const listedInField = (collection: ListedCollection): GroupField => ({
  name: 'listedIn',
  type: 'group',
  label: officeTexts.properties.listedIn.label,
  admin: {
    position: 'sidebar',
    description: officeTexts.properties.listedIn.description,
  },
  fields: locales.map((locale) => listedIn({ collection, locale })),
})
