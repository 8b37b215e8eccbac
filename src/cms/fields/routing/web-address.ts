import type { TextField, TextFieldSingleValidation } from 'payload'
import { isWebAddress } from '@/domain/navigation/link-target'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'
import { refuseScript } from './safe-address'

const message: EditorTexts = officeTexts.routing.webAddress.message

const validateAddress = keepStored(
  (value, { req }) => !value || isWebAddress(value) || editorText(req, message),
)

type WebAddressOptions = {
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
}: WebAddressOptions): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  custom: { holdsLink: true },
  hooks: { beforeChange: [refuseScript(refusal)] },
  admin: { description, placeholder: 'https://' },
})
