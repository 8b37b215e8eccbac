import type { Locale } from '@/domain/shared/locale'
import de from './de/mail.json' with { type: 'json' }
import en from './en/mail.json' with { type: 'json' }
import fr from './fr/mail.json' with { type: 'json' }
import nl from './nl/mail.json' with { type: 'json' }

// French is the language the keys are typed by: the other files have to have every one of them.
const texts: Record<Locale, typeof fr> = { nl, fr, en, de }

/** What the mails say in a language. Its values are filled in with `fillText`, numbers of things with `countText`. */
export const mailTexts = (locale: Locale): typeof fr => texts[locale]
