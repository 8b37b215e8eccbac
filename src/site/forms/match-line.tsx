'use client'

import { createPortal } from 'react-dom'
import type { Locale } from '@/domain/shared/locale'
import type { FormWords } from './form-words'
import { countWords } from './answers/send-answers'
import { useMatches } from './hooks/use-matches'

type MatchLineProps = {
  form: HTMLFormElement
  locale: Locale
  words: NonNullable<FormWords['matches']>
}

/** How many properties match the form so far, with a link to them. */
export function MatchLine({ form, locale, words }: MatchLineProps) {
  const matches = useMatches(form, locale)
  const slot = form.querySelector('[data-slot="matches"]')
  if (!slot) return null
  return createPortal(
    <>
      <p role="status">
        {matches && (matches.count === 0 ? words.none : countWords(words.some, matches.count))}
      </p>
      {matches?.href && (
        // Opens in the same tab: the form has stored what was typed.
        <a href={matches.href} className="form-link">
          {matches.isExact ? words.see : words.seeMore}
        </a>
      )}
    </>,
    slot,
  )
}
