import { createTranslator } from 'use-intl/core'
import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { siteMessages } from './site-messages'
import { textAt } from './text-at'

const createFor = (locale: Locale) =>
  rememberTexts(
    createTranslator({ locale: `${locale}-BE`, messages: siteMessages[locale], timeZone: 'Europe/Brussels' }),
  )

// A page asks for some hundred texts, and cards ask for the same ones.
const mostTexts = 5000

const isPlain = (value: unknown): boolean => /^(?:string|number|boolean)$/.test(typeof value)

/** What the same texts have in common: the key, and values that are texts or numbers; null for others. */
function textKey([key, values, ...others]: unknown[]): string | null {
  if (typeof key !== 'string' || others.length > 0) return null
  if (values === undefined) return key
  return isRecord(values) && Object.values(values).every(isPlain) ? key + JSON.stringify(values) : null
}

/** A translator that writes a text once: to look up its message and to fill it in takes longer. */
function rememberTexts<Translator extends (...args: never[]) => string>(translator: Translator): Translator {
  const texts = new Map<string, string>()
  return new Proxy(translator, {
    apply(...[write, self, args]: [Translator, unknown, unknown[]]) {
      const key = textKey(args)
      const known = key === null ? undefined : texts.get(key)
      if (known !== undefined) return known
      const text: unknown = Reflect.apply(write, self, args)
      if (texts.size >= mostTexts) texts.clear()
      if (key !== null && typeof text === 'string') texts.set(key, text)
      return text
    },
  })
}

// Cached, because a translator keeps the messages it has parsed, and every card of every page needs one.
const translators = new Map<Locale, ReturnType<typeof createFor>>()

/** The texts of the site in a language: `getTranslator('fr')('property.bedrooms', { count: 3 })`. */
export function getTranslator(locale: Locale): ReturnType<typeof createFor> {
  const translator = translators.get(locale) ?? createFor(locale)
  translators.set(locale, translator)
  return translator
}

/** The text of a key that is only known at run time, such as a fact's; null if there is none. Without values. */
export const findText = ({ locale, path }: { locale: Locale; path: readonly string[] }): string | null =>
  textAt(siteMessages[locale], path)
