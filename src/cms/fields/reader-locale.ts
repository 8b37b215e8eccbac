import { knownLocale, type Locale } from '@/domain/shared/locale'

/** The language in which somebody reads the back office; the site's own where that is none of ours. */
export const readerLocale = ({ i18n }: { i18n: { language: string } }): Locale => knownLocale(i18n.language)
