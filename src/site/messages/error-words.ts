import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/errors.json' with { type: 'json' }
import en from '@/messages/en/errors.json' with { type: 'json' }
import fr from '@/messages/fr/errors.json' with { type: 'json' }
import nl from '@/messages/nl/errors.json' with { type: 'json' }

/**
 * Of the page that shows when another fails: in the browser, so in files apart from the other messages, which all would
 * come along. `api` is API_ERROR of the specification.
 */
export const errorWords: Record<Locale, typeof fr> = { nl, fr, en, de }
