import type { TextField, TextFieldSingleValidation } from 'payload'
import { isLinkTarget } from '@/domain/navigation/link-target'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'
import { refuseScript } from './safe-address'

const isGiven: TextFieldSingleValidation = (value, { req, required }) =>
  Boolean(value) || !required || req.t('validation:required')

const isTarget = keepStored((value, { req }) => {
  if (!value || isLinkTarget(value)) return true
  return editorText(req, officeTexts.routing.link.isTarget)
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
  label: label ?? officeTexts.common.link,
  validate,
  custom: { holdsLink: true },
  hooks: { beforeChange: [refuseScript()] },
  admin: {
    description: officeTexts.routing.link.linkField.description,
    ...admin,
  },
})
