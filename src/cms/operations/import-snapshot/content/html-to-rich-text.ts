import { convertHTMLToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { SanitizedConfig } from 'payload'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import type { Localized } from '@/domain/shared/locale'
import { locales } from '@/domain/shared/locale'

export type RichTextConverter = (html: string | null | undefined) => unknown

const hasMarkup = /<[a-z][^>]*>/i

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Plain text becomes a paragraph per block between empty lines, so that one converter handles both. */
const toHtml = (text: string): string =>
  hasMarkup.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((block) => `<p>${escape(block.trim()).replace(/\n/g, '<br>')}</p>`)
        .join('')

/** A link that could run something is replaced by its text. */
function keepHarmlessLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]'))
    if (!isHarmlessTarget(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
}

function requireEditorConfig({ editor }: SanitizedConfig): SanitizedServerEditorConfig {
  if (editor && isLexical(editor)) return editor.editorConfig
  throw new Error('The configuration has no rich text editor')
}

const isLexical = (editor: object): editor is { editorConfig: SanitizedServerEditorConfig } =>
  'editorConfig' in editor

/** Converts the plain text or simple HTML of a snapshot into the editor's document; empty text gives null. */
export function createRichTextConverter(config: SanitizedConfig): RichTextConverter {
  const editorConfig = requireEditorConfig(config)
  // One window for all texts, because making one is expensive.
  const { window } = new JSDOM('')
  const parser = new window.DOMParser()
  class OneWindow {
    window: { document: Document }
    constructor(html: string) {
      const document = parser.parseFromString(html, 'text/html')
      keepHarmlessLinks(document)
      this.window = { document }
    }
  }
  return (html) => {
    const text = html?.trim()
    if (!text) return null
    return convertHTMLToLexical({ editorConfig, html: toHtml(text), JSDOM: OneWindow })
  }
}

/** Converts HTML to rich text in each language; a language with an empty text is null. */
export function localizeRichText(
  convert: RichTextConverter,
  texts: Localized<string | null> | null | undefined,
): Localized<unknown> {
  const converted: Localized<unknown> = {}
  for (const locale of locales) {
    const text = texts?.[locale]
    if (text !== undefined) converted[locale] = convert(text)
  }
  return converted
}
