import type { Locale } from '@/domain/shared/locale'

/** What stands between a name and what it names; in French it stands off its word. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')
