import type { TextField, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || editorText(req, officeTexts.styles.hexColor.validate)

/** A free colour as `#rrggbb`. */
export const hexColorField = ({ admin }: Pick<TextField, 'admin'> = {}): TextField => ({
  name: 'color',
  type: 'text',
  label: officeTexts.common.colour,
  validate,
  admin: {
    placeholder: '#1F3D33',
    description: officeTexts.styles.hexColor.color.description,
    ...admin,
  },
})
