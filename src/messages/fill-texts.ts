import { fillText } from '@/domain/shared/fill-text'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import type { Texts } from './texts-by-key'

type Value = string | number

type Values = Record<string, Value>

type CountTextInput = {
  forms: { one: string; other: string }
  count: number
  locale: Locale
  values?: Values
}

/** A text with a number, in the plural form of the language and as it writes one: '1 new home', '1,234 new homes'. */
export function countText({ forms, count, locale, values = {} }: CountTextInput): string {
  const { one, other } = forms
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
  return fillText(form, { ...values, count: formatNumber(count, locale) })
}

const isTexts = (value: Value | Texts): value is Texts => typeof value === 'object'

const valuesIn = (values: Record<string, Value | Texts>, locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isTexts(value) ? value[locale] : value]),
  )

/** Fills in a text in every language; values may also differ by language. */
export const fillTexts = (texts: Texts, values: Record<string, Value | Texts>): Texts =>
  perLocale((locale) => fillText(texts[locale], valuesIn(values, locale)))
