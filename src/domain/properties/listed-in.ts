import { languages } from '@/domain/shared/languages'
import { perLocale } from '@/domain/shared/locale'

/** The checkbox of each language in the group `listedIn`. */
export const listedInFields = perLocale((locale) => languages[locale].listedIn)
