import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'

export type ContactTime = '10-13' | '13-16' | '14-16' | '16-19'

/**
 * When a visitor can ask to be called, by language (specification section 9): 14 to 16 in French, 13 to 16 in Dutch; in
 * English and German as in French, the language of the agency's area.
 */
export const contactTimes = (locale: Locale): readonly ContactTime[] => [
  '10-13',
  languages[locale].afternoon,
  '16-19',
]
