// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/screens.json' with { type: 'json' }
import en from '@/messages/en/screens.json' with { type: 'json' }
import fr from '@/messages/fr/screens.json' with { type: 'json' }
import nl from '@/messages/nl/screens.json' with { type: 'json' }

/** The texts of screens.json as they are written, typed by French: no other language compiles without one of its keys. */
export const screensFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
