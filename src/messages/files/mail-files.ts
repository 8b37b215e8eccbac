// Written by `npm run generate`.
import type { Locale } from '@/domain/shared/locale'
import de from '@/messages/de/mail.json' with { type: 'json' }
import en from '@/messages/en/mail.json' with { type: 'json' }
import fr from '@/messages/fr/mail.json' with { type: 'json' }
import nl from '@/messages/nl/mail.json' with { type: 'json' }

/** The texts of mail.json as they are written, typed by French: no other language compiles without one of its keys. */
export const mailFiles: Record<Locale, typeof fr> = { nl, fr, en, de }
