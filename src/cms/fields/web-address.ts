import type { TextField, TextFieldSingleValidation } from 'payload'
import { editorText, type EditorTexts } from './editor-text'

const message: EditorTexts = {
  nl: 'Geef een volledig webadres in, dat begint met https://.',
  fr: 'Indiquez une adresse web complète, qui commence par https://.',
  en: 'Enter a complete web address, starting with https://.',
  de: 'Geben Sie eine vollständige Webadresse ein, die mit https:// beginnt.',
}

const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)

const validateAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || isWebAddress(value) || editorText(req, message)

type Options = {
  name: string
  label: EditorTexts
  description: EditorTexts
  validate?: TextFieldSingleValidation
}

/** The address of a page outside the site. Only http(s) passes: it ends up in a link, and `javascript:` is one too. */
export const webAddressField = ({
  name,
  label,
  description,
  validate = validateAddress,
}: Options): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  admin: { description, placeholder: 'https://' },
})
