import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { SanitizedConfig } from 'payload'
import { backOfficeWords } from './back-office-words'

/** Says Payload's words as we do. Those of its text editor are added last, so that ours have to come after them. */
export async function sayWords(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  const translations = deepMergeSimple(sanitized.i18n.translations, backOfficeWords)
  return Object.assign(sanitized, { i18n: { ...sanitized.i18n, translations } })
}
