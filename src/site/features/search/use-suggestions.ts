'use client'

import { useEffect, useState } from 'react'
import { emptyAnswer, type PanelAnswer } from './panel-answer'

/** What the words so far mean; `answer` belongs to `to`, which may be some letters behind. */
export type Suggestions = { to: string; answer: PanelAnswer; hasFailed: boolean }

const none: Suggestions = { to: '', answer: emptyAnswer, hasFailed: false }

// Shorter than the pause between two keys of somebody who types fast.
const pause = 140

const failedAt = (to: string): Suggestions => ({ to, answer: emptyAnswer, hasFailed: true })

async function ask({ words, lang, signal }: { words: string; lang: string; signal: AbortSignal }) {
  const query = new URLSearchParams({ q: words, lang })
  const response = await fetch(`/api/search?${query}`, { signal })
  if (!response.ok) return failedAt(words)
  const answer: PanelAnswer = await response.json()
  return { to: words, answer, hasFailed: false }
}

/** Asks the search while somebody types. A new letter ends the question before, so an old answer never comes late. */
export function useSuggestions({ query, lang }: { query: string; lang: string }): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  const words = query.trim()
  useEffect(() => {
    if (words === '') return setSuggestions(none)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask({ words, lang, signal: asking.signal })
        .catch(() => failedAt(words))
        .then((found) => {
          if (!asking.signal.aborted) setSuggestions(found)
        })
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, lang])
  // An empty field clears all results (specification section 2).
  return words === '' ? none : suggestions
}
