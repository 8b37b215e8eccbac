import type { CodeField, CodeFieldValidation } from 'payload'
import { isSafeCss } from '@/domain/styles/safe-css'
import { editorText } from '@/cms/fields/editor-text'

const validate: CodeFieldValidation = (value, { req }) =>
  !value ||
  isSafeCss(value) ||
  editorText(req, {
    nl: 'Deze CSS mag niet: laat <, @import, expression( en adressen van andere sites weg.',
    fr: "Ce CSS n'est pas admis : retirez <, @import, expression( et les adresses d'autres sites.",
    en: 'This CSS is not allowed: leave out <, @import, expression( and addresses of other sites.',
    de: 'Dieses CSS ist nicht erlaubt: ohne <, @import, expression( und Adressen anderer Websites.',
  })

/** Style rules of one page, for the rare case the layout settings do not cover. */
export const cssField: CodeField = {
  name: 'css',
  type: 'code',
  label: { nl: 'Eigen CSS', fr: 'CSS propre à la page', en: 'Own CSS', de: 'Eigenes CSS' },
  validate,
  admin: {
    language: 'css',
    components: { Field: '/src/cms/admin/code/css-field#CssField' },
    description: {
      nl: 'Alleen voor deze pagina. Geen @import en geen bestanden van andere sites.',
      fr: "Pour cette page seulement. Sans @import ni fichiers d'autres sites.",
      en: 'For this page only. No @import and no files of other sites.',
      de: 'Nur für diese Seite. Ohne @import und ohne Dateien anderer Websites.',
    },
  },
}
