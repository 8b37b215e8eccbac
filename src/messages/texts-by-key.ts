import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale } from '@/domain/shared/locale'

/** A text in each language. */
export type Texts = Record<Locale, string>

export type TextsByKey<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? Texts : TextsByKey<Words[Key]>
}

const wordsAt = (words: unknown, key: string): unknown => (isRecord(words) ? words[key] : undefined)

/**
 * The files of all languages as one tree, with the text in every language at each key. All files have one type, so that a
 * missing key does not compile.
 */
export function textsByKey<Words>(files: Record<Locale, Words>): TextsByKey<Words>
export function textsByKey(files: Record<Locale, unknown>): unknown {
  if (!isRecord(files.fr)) return files
  return Object.fromEntries(
    Object.keys(files.fr).map((key) => [
      key,
      textsByKey<unknown>(perLocale((locale) => wordsAt(files[locale], key))),
    ]),
  )
}
