import type { TextField, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[a-z][\w-]*( [a-z][\w-]*)*$/i.test(value) ||
  editorText(req, officeTexts.styles.cssClass.validate)

/** Extra class names of a block, for the page's own CSS. */
export const cssClassField: TextField = {
  name: 'cssClass',
  type: 'text',
  label: officeTexts.styles.cssClass.label,
  validate,
}
