import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, locales, type Locale } from '../../../src/domain/shared/locale'
import { toWords } from '../browser/page-facts'
import { isRecord } from '@/domain/shared/is-record'

type Sentence = { locale: Locale; words: string[]; text: string }

const fewestWords = 4
const shortest = 25

const isText = (value: unknown): value is string => typeof value === 'string'

export type Corpus = Record<Locale, string[]>

/** Every text that is given per language: `{ nl, fr, en, de }`. */
function collectLocalized(value: unknown, corpus: Corpus): void {
  if (Array.isArray(value)) value.forEach((item) => collectLocalized(item, corpus))
  if (!isRecord(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (isLocale(key) && isText(item)) corpus[key].push(item)
    else collectLocalized(item, corpus)
  }
}

/** Every text of a record, whatever its key. */
function collectTexts(value: unknown, texts: string[]): void {
  if (isText(value)) texts.push(value)
  else if (Array.isArray(value)) value.forEach((item) => collectTexts(item, texts))
  else if (isRecord(value)) Object.values(value).forEach((item) => collectTexts(item, texts))
}

/** Records of the listing files: each is in one language. */
function collectRecords(value: unknown, corpus: Corpus): void {
  if (Array.isArray(value)) value.forEach((item) => collectRecords(item, corpus))
  if (!isRecord(value)) return
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
  for (const locale of locales) collectTexts(readJson(`src/messages/${locale}/site.json`), corpus[locale])
  for (const file of jsonFilesOf('seed/snapshot')) collectRecords(readJson(file), corpus)
  for (const file of [...jsonFilesOf('seed/snapshot/content'), 'seed/pictures/manifest.json'])
    collectLocalized(readJson(file), corpus)
  return corpus
}

/** A text without its HTML; an element that ends a line becomes a line break. */
const withoutTags = (text: string): string =>
  text.replace(/<\/?(?:a|strong|em|b|i|span)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '\n')

/** The sentences of a text; HTML and placeholders of messages divide it as a full stop does. */
function splitSentences(text: string): string[] {
  return withoutTags(text)
    .split(/[\n{}#|]|[.!?:;…](?=\s|$)/)
    .filter((part) => !part.includes('/'))
}

const pairOf = (words: string[], start: number): string => `${words[start]} ${words[start + 1]}`

/** The sentences of all languages by their first two words. */
function indexSentences(corpus: Corpus): Map<string, Sentence[]> {
  const index = new Map<string, Sentence[]>()
  for (const locale of locales) {
    for (const text of new Set(corpus[locale].flatMap(splitSentences))) {
      const words = toWords(text)
      if (words.length < 2 || (words.length < fewestWords && text.trim().length < shortest)) continue
      const pair = pairOf(words, 0)
      const sentence = { locale, words, text: text.trim() }
      index.set(pair, [...(index.get(pair) ?? []), sentence])
    }
  }
  return index
}

/** Whether a language has this sentence too: a name or an address is the same in several. */
function createOwnership(corpus: Corpus): (locale: Locale, sentence: Sentence) => boolean {
  const joined = (texts: string[]) => texts.map((text) => toWords(withoutTags(text)).join(' ')).join(' | ')
  const own = new Map(locales.map((locale) => [locale, ` ${joined(corpus[locale])} `]))
  const known = new Map<string, boolean>()
  return (locale, { words }) => {
    const sentence = ` ${words.join(' ')} `
    const key = `${locale}${sentence}`
    const isOwn = known.get(key) ?? own.get(locale)?.includes(sentence) ?? false
    known.set(key, isOwn)
    return isOwn
  }
}

/** Finds sentences of other languages in the texts of a page. */
export function createLanguageGuard(
  corpus: Corpus = readCorpus(),
): (words: string[], pageLocale: Locale) => string[] {
  const index = indexSentences(corpus)
  const isOwn = createOwnership(corpus)
  return (words, pageLocale) => {
    const found = words.flatMap((_, start) =>
      (index.get(pairOf(words, start)) ?? []).filter(
        (sentence) =>
          sentence.locale !== pageLocale &&
          sentence.words.every((word, offset) => words[start + offset] === word) &&
          !isOwn(pageLocale, sentence),
      ),
    )
    return [...new Set(found.map(({ locale, text }) => `${locale}: ${text}`))]
  }
}
