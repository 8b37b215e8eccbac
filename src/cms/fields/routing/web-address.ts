import type { TextField, TextFieldSingleValidation } from 'payload'
import { isWebAddress } from '@/domain/navigation/link-target'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { refuseScript } from './safe-address'

const message: EditorTexts = {
  nl: 'Geef een volledig webadres in, dat begint met https://.',
  fr: 'Indiquez une adresse web complète, qui commence par https://.',
  en: 'Enter a complete web address, starting with https://.',
  de: 'Geben Sie eine vollständige Webadresse ein, die mit https:// beginnt.',
}

const validateAddress = keepStored(
  (value, { req }) => !value || isWebAddress(value) || editorText(req, message),
)

type Options = {
  name: string
  label: EditorTexts
  description: EditorTexts
  validate?: TextFieldSingleValidation
  /** What an editor reads where the address is not even kept in a draft. */
  refusal?: EditorTexts
}

/** The address of a page outside the site. Only http(s) passes: it ends up in a link, and `javascript:` is one too. */
export const webAddressField = ({
  name,
  label,
  description,
  validate = validateAddress,
  refusal,
}: Options): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  hooks: { beforeChange: [refuseScript(refusal)] },
  admin: { description, placeholder: 'https://' },
})
