import type { CodeField, CodeFieldValidation } from 'payload'
import { isSafeCss } from '@/domain/styles/safe-css'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const validate: CodeFieldValidation = (value, { req }) =>
  !value || isSafeCss(value) || editorText(req, officeTexts.styles.css.validate)

/** Style rules of one page, for the rare case the layout settings do not cover. */
export const cssField: CodeField = {
  name: 'css',
  type: 'code',
  label: officeTexts.styles.css.label,
  validate,
  admin: {
    language: 'css',
    components: { Field: '/src/cms/admin/code/css-field#CssField' },
    description: officeTexts.styles.css.description,
  },
}
