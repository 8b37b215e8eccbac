'use client'

import { useEffect, useState } from 'react'
import { buildHomesSource, mostAsked } from '@/domain/saved-homes/homes-source'
import type { Locale } from '@/domain/shared/locale'
import type { HomeSummary } from '@/site/data/properties/home-summaries'

/** By reference; null for a home that is gone. A home that is not known yet is absent. */
export type KnownHomes = ReadonlyMap<number, HomeSummary | null>

async function fetchHomes(source: string, signal: AbortSignal): Promise<HomeSummary[]> {
  const response = await fetch(source, { signal })
  if (!response.ok) throw new Error(`The homes answer ${response.status}`)
  const { homes }: { homes: HomeSummary[] } = await response.json()
  return homes
}

/** Fetches what is to be shown of these homes; what is known already is not asked for again. */
export function useHomes({ ids, locale }: { ids: readonly number[]; locale: Locale }) {
  const [known, setKnown] = useState<KnownHomes>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const missing = ids.filter((id) => !known.has(id)).slice(0, mostAsked)
  const asked = missing.join(',')

  useEffect(() => {
    if (asked === '' || hasFailed) return
    const wanted = asked.split(',').map(Number)
    const stop = new AbortController()
    const take = (homes: HomeSummary[]) => {
      const found = new Map(homes.map((home) => [home.id, home]))
      setKnown((before) => new Map([...before, ...wanted.map((id) => [id, found.get(id) ?? null] as const)]))
    }
    fetchHomes(buildHomesSource({ ids: wanted, locale }), stop.signal).then(take, () => {
      if (!stop.signal.aborted) setHasFailed(true)
    })
    return () => stop.abort()
  }, [asked, hasFailed, locale])

  return { known, isLoading: asked !== '' && !hasFailed, hasFailed, retry: () => setHasFailed(false) }
}
