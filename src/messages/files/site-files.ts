// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/site.json' with { type: 'json' }
import en from '@/messages/en/site.json' with { type: 'json' }
import fr from '@/messages/fr/site.json' with { type: 'json' }
import nl from '@/messages/nl/site.json' with { type: 'json' }

/** The texts of site.json as they are written, typed by French: no other language compiles without one of its keys. */
export const siteFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
