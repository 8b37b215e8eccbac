// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/errors.json' with { type: 'json' }
import en from '@/messages/en/errors.json' with { type: 'json' }
import fr from '@/messages/fr/errors.json' with { type: 'json' }
import nl from '@/messages/nl/errors.json' with { type: 'json' }

/** The texts of errors.json as they are written, typed by French: no other language compiles without one of its keys. */
export const errorsFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
