import { createRequire } from 'node:module'
import { convertHTMLToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import type { Localized } from '@/domain/shared/locale'
import { locales } from '@/domain/shared/locale'
import { paragraphsToRichText } from './paragraphs-to-rich-text'

export type RichTextConverter = (html: string | null | undefined) => unknown

const hasMarkup = /<[a-z][^>]*>/i
const hasLink = /<a\b/i

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

type HtmlReader = { new (html: string): { window: { document: Document } } }

/** The reader of HTML, loaded only when a text needs it, because that takes as long as importing a hundred properties. */
function loadReader(): HtmlReader {
  const { JSDOM }: typeof import('jsdom') = createRequire(import.meta.url)('jsdom')
  // One window for all texts, because making one is expensive.
  const { window } = new JSDOM('')
  const parser = new window.DOMParser()
  return class OneWindow {
    window: { document: Document }
    constructor(html: string) {
      const document = parser.parseFromString(html, 'text/html')
      // Every document would make a machine for selectors of its own.
      if (hasLink.test(html)) keepHarmlessLinks(document)
      this.window = { document }
    }
  }
}

/** Converts the plain text or simple HTML of a snapshot into the editor's document; empty text gives null. */
export function createRichTextConverter(config: SanitizedConfig): RichTextConverter {
  const editorConfig = requireEditorConfig(config)
  let reader: HtmlReader | null = null
  return (html) => {
    const text = html?.trim()
    if (!text) return null
    const simple = toHtml(text)
    return (
      paragraphsToRichText(simple) ??
      convertHTMLToLexical({ editorConfig, html: simple, JSDOM: (reader ??= loadReader()) })
    )
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
