import type { Locale } from '@/domain/shared/locale'
import de from './de/mail.json' with { type: 'json' }
import en from './en/mail.json' with { type: 'json' }
import fr from './fr/mail.json' with { type: 'json' }
import nl from './nl/mail.json' with { type: 'json' }

/**
 * The texts of mails in each language. Their keys are typed by French: the other files must have every one of them.
 * `fillText` inserts values, `countText` numbers.
 */
export const mailTexts: Record<Locale, typeof fr> = { nl, fr, en, de }
