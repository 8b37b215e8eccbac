import { createTranslator } from 'use-intl/core'
import type { Locale } from '@/domain/shared/locale'
import { siteMessages } from './site-messages'
import { textAt } from './text-at'

const createFor = (locale: Locale) =>
  createTranslator({ locale: `${locale}-BE`, messages: siteMessages[locale], timeZone: 'Europe/Brussels' })

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
