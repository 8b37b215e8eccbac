// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/shared.json' with { type: 'json' }
import en from '@/messages/en/shared.json' with { type: 'json' }
import fr from '@/messages/fr/shared.json' with { type: 'json' }
import nl from '@/messages/nl/shared.json' with { type: 'json' }

/** The texts of shared.json as they are written, typed by French: no other language compiles without one of its keys. */
export const sharedFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
