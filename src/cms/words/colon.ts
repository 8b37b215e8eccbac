import type { Locale } from '@/domain/shared/locale'

/** The separator between a name and its value; French has a space before the colon. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')
