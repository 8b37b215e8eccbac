import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, locales, type Locale } from '../../src/domain/shared/locale'

type Sentence = { words: string[]; text: string }

const fewestWords = 4
const shortest = 25

/** The words of a text, without case, punctuation and the kind of apostrophe. */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

type Corpus = Record<Locale, string[]>

/** Every text below a value that is given per language: `{ nl, fr, en, de }`. */
function collectLocalized(value: unknown, corpus: Corpus): void {
  if (Array.isArray(value)) value.forEach((item) => collectLocalized(item, corpus))
  if (!isObject(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (isLocale(key) && isText(item)) corpus[key].push(item)
    else collectLocalized(item, corpus)
  }
}

/** Every text of a record, whatever its key. */
function collectTexts(value: unknown, texts: string[]): void {
  if (isText(value)) texts.push(value)
  else if (Array.isArray(value)) value.forEach((item) => collectTexts(item, texts))
  else if (isObject(value)) Object.values(value).forEach((item) => collectTexts(item, texts))
}

/** Records of the listing files: each is in one language. */
function collectRecords(value: unknown, corpus: Corpus): void {
  if (Array.isArray(value)) value.forEach((item) => collectRecords(item, corpus))
  if (!isObject(value)) return
  if (isText(value.language) && isLocale(value.language)) collectTexts(value, corpus[value.language])
  else Object.values(value).forEach((item) => collectRecords(item, corpus))
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const jsonFilesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))

function readCorpus(): Corpus {
  const corpus: Corpus = { nl: [], fr: [], en: [], de: [] }
  for (const locale of locales) collectTexts(readJson(`src/site/messages/${locale}.json`), corpus[locale])
  for (const file of jsonFilesOf('seed/snapshot')) collectRecords(readJson(file), corpus)
  for (const file of [...jsonFilesOf('seed/snapshot/content'), 'seed/pictures/manifest.json'])
    collectLocalized(readJson(file), corpus)
  return corpus
}

/** A text without its HTML: an element that ends a line becomes the end of one. */
const withoutTags = (text: string): string =>
  text.replace(/<\/?(?:a|strong|em|b|i|span)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '\n')

/** The sentences of a text; HTML and the placeholders of messages divide it as a full stop does. */
function splitSentences(text: string): string[] {
  return withoutTags(text)
    .split(/[\n{}#|]|[.!?:;…](?=\s|$)/)
    .filter((part) => !part.includes('/'))
}

const keyOf = (words: string[], start: number): string => words.slice(start, start + 2).join(' ')

function indexSentences(texts: string[]): Map<string, Sentence[]> {
  const index = new Map<string, Sentence[]>()
  for (const text of new Set(texts.flatMap(splitSentences))) {
    const words = toWords(text)
    if (words.length < 2 || (words.length < fewestWords && text.trim().length < shortest)) continue
    const key = keyOf(words, 0)
    index.set(key, [...(index.get(key) ?? []), { words, text: text.trim() }])
  }
  return index
}

/** Finds the sentences of other languages in the words of a page. */
export function createLanguageGuard(): (words: string[], shown: Locale) => string[] {
  const corpus = readCorpus()
  const indexes = locales.map((locale) => ({ locale, index: indexSentences(corpus[locale]) }))
  // A name or an address that is the same in both languages is no foreign sentence.
  const own = new Map(
    locales.map((locale) => [
      locale,
      ` ${corpus[locale].map((text) => toWords(withoutTags(text)).join(' ')).join(' | ')} `,
    ]),
  )
  return (words, shown) => {
    const found = new Set<string>()
    for (const { locale, index } of indexes.filter(({ locale }) => locale !== shown)) {
      words.forEach((_, start) => {
        for (const sentence of index.get(keyOf(words, start)) ?? []) {
          if (!sentence.words.every((word, offset) => words[start + offset] === word)) continue
          if (!own.get(shown)?.includes(` ${sentence.words.join(' ')} `))
            found.add(`${locale}: ${sentence.text}`)
        }
      })
    }
    return [...found]
  }
}
