'use client'

import { useEffect, useState } from 'react'
import { criteriaFieldNames } from '@/domain/alerts/alert-form'
import { countQuery } from '@/domain/alerts/demand-fields'
import type { Locale } from '@/domain/shared/locale'
import { readAnswers } from '@/site/forms/answers/form-answers'
import { readMatches, type Matches } from '@/site/forms/answers/read-matches'

const PAUSE = 400

async function askMatches(query: string, signal: AbortSignal): Promise<Matches | null> {
  try {
    const answer = await fetch(`/api/alerts/count?${query}`, { signal })
    return answer.ok ? readMatches(await answer.json()) : null
  } catch {
    return null
  }
}

/**
 * The properties that match the form as it is now, once the visitor pauses; null while the form asks for nothing or they
 * cannot be counted. A response to an earlier request is discarded.
 */
export function useMatches(form: HTMLFormElement, locale: Locale): Matches | null {
  const [matches, setMatches] = useState<Matches | null>(null)
  useEffect(() => {
    let timer = 0
    let asked = ''
    let asking = new AbortController()
    const ask = async () => {
      const query = countQuery(readAnswers(form, criteriaFieldNames))
      if (query === asked) return
      asked = query
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const found = query === '' ? null : await askMatches(`${query}&lang=${locale}`, signal)
      if (!signal.aborted) setMatches(found)
    }
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void ask(), PAUSE)
    }
    const events = ['input', 'change', 'reset'] as const
    for (const event of events) form.addEventListener(event, later)
    // The form may have been filled in before this effect ran.
    later()
    return () => {
      window.clearTimeout(timer)
      asking.abort()
      for (const event of events) form.removeEventListener(event, later)
    }
  }, [form, locale])
  return matches
}
