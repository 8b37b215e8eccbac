import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type TypedLineProps = { line: { text: string; unread: string[] }; locale: Locale }

/** A typed line above the filters that were read from it, with the words that ask for nothing. */
export function TypedLine({ line: { text, unread }, locale }: TypedLineProps) {
  const t = getTranslator(locale)
  return (
    <p className="text-ink-soft text-sm">
      {t('search.line.read', { line: text })}
      {unread.length > 0 && <> {t('search.line.unread', { words: unread.join(', ') })}</>}
    </p>
  )
}
