// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/office.json' with { type: 'json' }
import en from '@/messages/en/office.json' with { type: 'json' }
import fr from '@/messages/fr/office.json' with { type: 'json' }
import nl from '@/messages/nl/office.json' with { type: 'json' }

/** The texts of office.json as they are written, typed by French: no other language compiles without one of its keys. */
export const officeFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
