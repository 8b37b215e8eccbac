import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/errors.json' with { type: 'json' }
import en from '@/messages/en/errors.json' with { type: 'json' }
import fr from '@/messages/fr/errors.json' with { type: 'json' }
import nl from '@/messages/nl/errors.json' with { type: 'json' }

/**
 * The texts of the error page, which the browser renders: in files of their own, so that it does not load all messages.
 * `api` is API_ERROR of the specification.
 */
export const errorWords: Record<Locale, typeof fr> = { nl, fr, en, de }
