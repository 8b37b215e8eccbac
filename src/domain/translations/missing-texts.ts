import type { Locale } from '@/domain/shared/locale'
import type { DocumentText } from './document-texts'
import { gapsOf } from './gaps'

/** What happens when a document is published in a language that lacks texts. */
export const missingTextsRules = ['warn', 'refuse'] as const

export type MissingTextsRule = (typeof missingTextsRules)[number]

export const isMissingTextsRule = (value: unknown): value is MissingTextsRule =>
  missingTextsRules.some((rule) => rule === value)

/** A document's texts in all languages, and those in which it is shown. */
export type ShownTexts = { texts: readonly DocumentText[]; shown: readonly Locale[] }

/** A language, and the texts that it lacks. */
export type LackingLanguage = { locale: Locale; texts: DocumentText[] }

const lacks = ({ values }: DocumentText, { shown, locale }: { shown: readonly Locale[]; locale: Locale }) =>
  gapsOf({ values, shown }).includes(locale)

/** The languages in which a document would lack texts that it does not lack online, where it is online. Addresses do not count. */
export function newlyLacking(document: ShownTexts, online: ShownTexts | null): LackingLanguage[] {
  const isKnown = (place: string, locale: Locale): boolean =>
    online !== null && online.texts.some((text) => text.place === place && lacks(text, { ...online, locale }))
  return document.shown.flatMap((locale) => {
    const texts = document.texts.filter(
      (text) => !text.isAddress && lacks(text, { ...document, locale }) && !isKnown(text.place, locale),
    )
    return texts.length === 0 ? [] : [{ locale, texts }]
  })
}
