import type { TextField, TextFieldSingleValidation } from 'payload'
import { isLinkTarget } from '@/domain/navigation/link-target'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { refuseScript } from './safe-address'

const isGiven: TextFieldSingleValidation = (value, { req, required }) =>
  Boolean(value) || !required || req.t('validation:required')

const isTarget = keepStored((value, { req }) => {
  if (!value || isLinkTarget(value)) return true
  return editorText(req, {
    nl: 'Begin een link met / (pagina van deze site), https://, tel: of mailto:.',
    fr: 'Un lien commence par / (page de ce site), https://, tel: ou mailto:.',
    en: 'A link starts with / (page of this site), https://, tel: or mailto:.',
    de: 'Ein Link beginnt mit / (Seite dieser Website), https://, tel: oder mailto:.',
  })
})

const validateLink =
  (isRequired: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) =>
    value ? isTarget(value, options) : isRequired(value, options)

type LinkOptions = {
  name?: string
  label?: EditorTexts
  localized?: boolean
  required?: boolean
  /** Where it may be empty all the same: in a language in which there is nothing to link. */
  isRequired?: TextFieldSingleValidation
  validate?: TextFieldSingleValidation
  admin?: TextField['admin']
}

/** A link, by default one per language: `/path/` stays on the site, anything with a protocol opens in a new tab. */
export const linkField = ({
  name = 'link',
  label,
  localized = true,
  required = false,
  isRequired = isGiven,
  validate = validateLink(isRequired),
  admin,
}: LinkOptions = {}): TextField => ({
  name,
  type: 'text',
  localized,
  required,
  label: label ?? { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
  validate,
  hooks: { beforeChange: [refuseScript()] },
  admin: {
    description: {
      nl: 'Pagina van de site zonder taalcode (/te-koop/), of https://, tel:, mailto:.',
      fr: 'Page du site sans code de langue (/a-vendre/), ou https://, tel:, mailto:.',
      en: 'Page of the site without language code (/for-sale/), or https://, tel:, mailto:.',
      de: 'Seite der Website ohne Sprachcode (/zu-verkaufen/), oder https://, tel:, mailto:.',
    },
    ...admin,
  },
})
