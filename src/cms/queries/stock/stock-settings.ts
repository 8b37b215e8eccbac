import type { Payload } from 'payload'
import { enabledLocales, type Locale } from '@/domain/shared/locale'

/** What the site settings say about properties in lists of the office. */
export type StockSettings = {
  siteLanguages: Locale[]
  /** The default deposit, in months of rent. */
  standardDeposit: number | null
}

export async function getStockSettings(payload: Payload): Promise<StockSettings> {
  const select = { languages: true, figures: true } as const
  const { languages, figures } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select })
  return {
    siteLanguages: enabledLocales(languages?.enabled),
    standardDeposit: figures?.depositMonths ?? null,
  }
}
