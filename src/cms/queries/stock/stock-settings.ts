import type { Payload } from 'payload'
import { enabledLocales, knownLocale, type Locale } from '@/domain/shared/locale'
import { isMissingTextsRule, type MissingTextsRule } from '@/domain/translations/missing-texts'

/** What the site settings say about properties in lists of the office. */
export type StockSettings = {
  siteLanguages: Locale[]
  /** The language in which the agency writes first. */
  standardLanguage: Locale
  /** What happens when a property or project is published in a language that lacks texts. */
  missingTexts: MissingTextsRule
  /** The default deposit, in months of rent. */
  standardDeposit: number | null
}

export async function getStockSettings(payload: Payload): Promise<StockSettings> {
  const select = { languages: true, figures: true } as const
  const { languages, figures } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select })
  return {
    siteLanguages: enabledLocales(languages?.enabled),
    standardLanguage: knownLocale(languages?.default),
    missingTexts: isMissingTextsRule(languages?.missingTexts) ? languages.missingTexts : 'warn',
    standardDeposit: figures?.depositMonths ?? null,
  }
}
