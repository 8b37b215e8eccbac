import { locales, type Locale } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { dutchStyles, spellDutch } from './dutch-number'
import { spellEnglish } from './english-number'
import { frenchStyles, spellFrench } from './french-number'
import { germanStyles, spellGerman } from './german-number'
import { AMOUNT_MAX } from './typed-amount'

const spell: Record<Locale, (number: number) => string> = {
  nl: (number) => spellDutch(number),
  fr: (number) => spellFrench(number),
  en: spellEnglish,
  de: (number) => spellGerman(number),
}

const isSpelled = (amount: number): boolean => Number.isInteger(amount) && amount >= 0 && amount <= AMOUNT_MAX

/** A whole amount in euro as an offer spells it out: 'deux cent cinquante mille euros'; null beyond 999,999,999. */
export function amountInWords({ amount, locale }: { amount: number; locale: Locale }): string | null {
  return isSpelled(amount) ? `${spell[locale](amount)} ${currencyAfter({ amount, locale })}` : null
}

function currencyAfter({ amount, locale }: { amount: number; locale: Locale }): string {
  if (locale === 'nl') return 'euro'
  if (locale === 'de') return 'Euro'
  if (locale === 'fr' && amount >= 1_000_000 && amount % 1_000_000 === 0) return 'd’euros'
  // French has the singular for nought, English the plural.
  const isOne = amount === 1 || (locale === 'fr' && amount === 0)
  return isOne ? 'euro' : 'euros'
}

// Every way of writing an amount that a language has.
const spellings: Record<Locale, (number: number) => string[]> = {
  nl: (number) => dutchStyles.map((style) => spellDutch(number, style)),
  fr: (number) => frenchStyles.map((style) => spellFrench(number, style)),
  en: (number) => [spellEnglish(number)],
  de: (number) => germanStyles.map((style) => spellGerman(number, style)),
}

/**
 * Whether words name this whole amount in euro, in any of the site's languages. Case, spaces, hyphens, accents, plurals,
 * the currency and regional ways of counting make no difference.
 */
export function matchesAmountInWords({ amount, words }: { amount: number; words: string }): boolean {
  // Words mixed with digits are refused: 'deux cent 50 mille'.
  if (!isSpelled(amount) || /\d/.test(words)) return false
  return locales.some((locale) => {
    const typed = toComparable({ words, locale })
    return spellings[locale](amount).some((known) => toComparable({ words: known, locale }) === typed)
  })
}

// Words that may be left out. In Dutch and German 'en' and 'und' are part of the number.
const dropped: Record<Locale, ReadonlySet<string>> = {
  nl: new Set(['euro', 'euros', 'eur']),
  fr: new Set(['et', 'de', 'd', 'euro', 'euros', 'eur']),
  en: new Set(['and', 'euro', 'euros', 'eur']),
  de: new Set(['euro', 'euros', 'eur']),
}

function toComparable({ words, locale }: { words: string; locale: Locale }): string {
  return toSearchName(words)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !dropped[locale].has(word))
    .map((word) => sameWord({ word, locale }))
    .join('')
}

function sameWord({ word, locale }: { word: string; locale: Locale }): string {
  if (locale === 'fr') return word.replace(/(cent|vingt|mille|million)s$/, '$1')
  if (locale === 'en') return word === 'a' ? 'one' : word.replace(/(hundred|thousand|million)s$/, '$1')
  if (locale === 'de')
    return word
      .replace(/fuenf/g, 'funf')
      .replace(/zwoelf/g, 'zwolf')
      .replace(/millionen$/, 'million')
  return word.replace(/miljoenen$/, 'miljoen')
}
