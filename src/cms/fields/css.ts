import type { CodeField, CodeFieldValidation } from 'payload'
import { editorText } from './editor-text'

// The browser undoes escapes before it reads a keyword or an address, so `\75rl(` is `url(`, and it drops tabs, line
// breaks and continued lines from an address: the check must see what the browser will see.
function readAsBrowser(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16)
      return code < 0x20 || code > 0x10_ffff ? '' : String.fromCodePoint(code)
    })
    .replace(/\\[\n\r\f]+/g, '')
    .replaceAll('\\', '/')
    .replaceAll('\t', '')
    .toLowerCase()
}

const ownPicture = /url\(\s*(["']?)data:image\/[^"'()\\\s]*\1\s*\)/g

/** True when editor-entered CSS can neither leave its style element nor load or run anything from elsewhere. */
export function isSafeCss(css: string): boolean {
  const seen = readAsBrowser(css)
  if (/<|@import|expression\s*\(|javascript:|behavior\s*:|-moz-binding/.test(seen)) return false
  return !/\/\/|https?:|url\(\s*["']?\s*[a-z][a-z0-9+.-]*:/.test(seen.replace(ownPicture, ''))
}

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
    description: {
      nl: 'Alleen voor deze pagina. Geen @import en geen bestanden van andere sites.',
      fr: "Pour cette page seulement. Sans @import ni fichiers d'autres sites.",
      en: 'For this page only. No @import and no files of other sites.',
      de: 'Nur für diese Seite. Ohne @import und ohne Dateien anderer Websites.',
    },
  },
}
