'use client'

import { useEffect, useRef, useState } from 'react'
import { isRecord } from '@/domain/shared/is-record'

// In milliseconds: somebody who types a price is not counted for after each figure.
const pause = 250

type Counting = {
  /** The address that counts, to which criteria are appended. */
  countSource: string
  /** The criteria of the page. */
  query: string
}

async function fetchLabel(address: string, signal: AbortSignal): Promise<string | null> {
  const answer: unknown = await fetch(address, { signal }).then((response) => response.json())
  return isRecord(answer) && typeof answer.label === 'string' ? answer.label : null
}

/** What the button of a form of filters says: how many properties its choices leave, until they are those of the page. */
export function useShownCount({ countSource, query }: Counting) {
  const [shown, setShown] = useState<{ query: string; label: string | null } | null>(null)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [query])

  function count(asked: string) {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    const ask = async () => {
      if (signal.aborted) return
      // Without an answer the button says what it said first.
      const label = await fetchLabel(`${countSource}&${asked}`, signal).catch(() => null)
      if (!signal.aborted) setShown({ query, label })
    }
    setTimeout(() => void ask(), pause)
  }

  return { label: shown?.query === query ? shown.label : null, count }
}
