import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { DomUtils, parseDocument } from 'htmlparser2'
import { findEditorTexts } from './editor-texts'
import { isRecord } from '@/domain/shared/is-record'

/** A language of the back office other than English. */
export type OtherLanguage = 'nl' | 'fr' | 'de'

const labels = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']
const unread = new Set(['script', 'style', 'noscript', 'template', 'code'])

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The visible and accessible texts of a screen, each text and each label by itself. */
function readScreen(html: string): string[] {
  const found: string[] = []
  const read = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if ('data' in node && node.type === 'text') found.push(toLine(node.data))
      if (!('attribs' in node) || unread.has(node.name)) continue
      for (const label of labels) found.push(toLine(node.attribs[label] ?? ''))
      read(DomUtils.getChildren(node))
    }
  }
  read(parseDocument(html).children)
  return [...new Set(found.filter(Boolean))]
}

const flatten = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner === 'string') return [[key, inner] satisfies [string, string]]
    if (!isRecord(inner) && !Array.isArray(inner)) return []
    return flatten(inner).map(([rest, text]) => [`${key}:${rest}`, text] satisfies [string, string])
  })

const payloadWords = { nl, fr, de }

const editorTexts = findEditorTexts()

/** Each text in English, with its translation. */
function pairsIn(language: OtherLanguage): [english: string, own: string][] {
  const own = new Map(flatten(payloadWords[language].translations))
  const payload = flatten(en.translations).map(
    ([key, text]) => [text, own.get(key) ?? ''] satisfies [string, string],
  )
  const ours = editorTexts.map(
    ({ translations }) =>
      [translations.get('en') ?? '', translations.get(language) ?? ''] satisfies [string, string],
  )
  return [...payload, ...ours].map(([english, text]) => [toLine(english), toLine(text)])
}

const placeholder = /{{.*?}}|\$\{.*?\}/

/** A text with placeholders matches any values, if enough text is left to recognise it. */
function toPattern(text: string): RegExp[] {
  const parts = text.split(placeholder)
  if (parts.length < 2 || parts.join('').replace(/\P{L}/gu, '').length < 8) return []
  return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)]
}

const wrongForms: [what: string, form: RegExp][] = [
  ['an object', /\[object |\bundefined\b|\bNaN\b|\bnull\b/],
  ['a key', /^[a-z]+(?:-[a-z]+)?(?::[a-zA-Z]+)+$/],
  ['a placeholder', /^<[^>]+>$|{{|}}/],
  ['an American date', /\b(?:0?\d|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{4}\b|\b\d{1,2}:\d{2} ?[AP]M\b/],
  ['a code', /^[a-z]+(?:-[a-z]+)*-(?:agency|visitor|agent|friend)$/],
]

const languagesOfOffice = ['nl', 'fr', 'de'] as const satisfies readonly OtherLanguage[]

/** The texts of the other languages that are no text of this one: 'Panden' in French. */
function wordsOfOthers(language: OtherLanguage, own: ReadonlySet<string>): Map<string, OtherLanguage> {
  const found = new Map<string, OtherLanguage>()
  for (const other of languagesOfOffice.filter((each) => each !== language))
    for (const [, text] of pairsIn(other))
      if (/\p{L}{2}/u.test(text) && !own.has(text) && !placeholder.test(text)) found.set(text, other)
  return found
}

/** The texts on a back-office screen that are not in the language of the reader. */
export function findWrongWords(language: OtherLanguage): (html: string) => string[] {
  const pairs = pairsIn(language)
  // Each option of the language choice is in its own language.
  const own = new Set(['English', 'Nederlands', 'Français', 'Deutsch', ...pairs.map(([, text]) => text)])
  const foreign = pairs.map(([text]) => text).filter((text) => /\p{L}{2}/u.test(text) && !own.has(text))
  const english = new Set(foreign.filter((text) => !placeholder.test(text)))
  const patterns = foreign.flatMap(toPattern)
  const others = wordsOfOthers(language, own)
  return (html) =>
    readScreen(html).flatMap((text) => {
      if (english.has(text)) return [`English: ${text}`]
      const other = others.get(text)
      if (other) return [`${other}: ${text}`]
      if (!own.has(text) && patterns.some((pattern) => pattern.test(text))) return [`English: ${text}`]
      return wrongForms.filter(([, form]) => form.test(text)).map(([what]) => `${what}: ${text}`)
    })
}
