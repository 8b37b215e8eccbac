import { createTranslator } from 'use-intl/core'
import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale } from '@/domain/shared/locale'
import de from './de/site.json' with { type: 'json' }
import en from './en/site.json' with { type: 'json' }
import fr from './fr/site.json' with { type: 'json' }
import nl from './nl/site.json' with { type: 'json' }
import { textsByKey } from './texts-by-key'

// The keys are typed by French: the other files must have every one of them.
const messages: Record<Locale, typeof fr> = { nl, fr, en, de }

const createFor = (locale: Locale) =>
  createTranslator({ locale: `${locale}-BE`, messages: messages[locale], timeZone: 'Europe/Brussels' })

// Cached, because a translator keeps the messages it has parsed, and every card of every page needs one.
const translators = new Map<Locale, ReturnType<typeof createFor>>()

/** The texts of the site in a language: `getTranslator('fr')('property.bedrooms', { count: 3 })`. */
export function getTranslator(locale: Locale): ReturnType<typeof createFor> {
  const translator = translators.get(locale) ?? createFor(locale)
  translators.set(locale, translator)
  return translator
}

/** The names of the fields of forms and of their choices, for who shows them without values. */
export const leadWords = textsByKey(
  perLocale((locale) => {
    const { fields, options } = messages[locale].lead
    return { fields, options }
  }),
)

/** The text of a key that is only known at run time, such as a fact's; null if there is none. Without values. */
export function findText({ locale, path }: { locale: Locale; path: readonly string[] }): string | null {
  const found = path.reduce<unknown>(
    (level, key) => (isRecord(level) && Object.hasOwn(level, key) ? level[key] : null),
    messages[locale],
  )
  return typeof found === 'string' ? found : null
}
