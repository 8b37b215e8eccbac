'use client'

import { useEffect, useState } from 'react'
import { buildPropertiesSource, mostAsked } from '@/domain/saved-properties/properties-source'
import type { Locale } from '@/domain/shared/locale'
import type { PropertySummary } from '@/site/data/properties/property-summaries'

/** By reference; null for a property that is gone. A property that is not known yet is absent. */
export type KnownProperties = ReadonlyMap<number, PropertySummary | null>

async function fetchProperties(source: string, signal: AbortSignal): Promise<PropertySummary[]> {
  const response = await fetch(source, { signal })
  if (!response.ok) throw new Error(`The properties answer ${response.status}`)
  const { properties }: { properties?: PropertySummary[] } = await response.json()
  // The browser may have kept an answer from before an upgrade.
  if (properties === undefined) throw new Error('The answer has no properties')
  return properties
}

/** Fetches what is to be shown of these properties; what is known already is not asked for again. */
export function useProperties({ ids, locale }: { ids: readonly number[]; locale: Locale }) {
  const [known, setKnown] = useState<KnownProperties>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const missing = ids.filter((id) => !known.has(id)).slice(0, mostAsked)
  const asked = missing.join(',')

  useEffect(() => {
    if (asked === '' || hasFailed) return
    const wanted = asked.split(',').map(Number)
    const stop = new AbortController()
    const take = (properties: PropertySummary[]) => {
      const found = new Map(properties.map((property) => [property.id, property]))
      setKnown((before) => new Map([...before, ...wanted.map((id) => [id, found.get(id) ?? null] as const)]))
    }
    fetchProperties(buildPropertiesSource({ ids: wanted, locale }), stop.signal).then(take, () => {
      if (!stop.signal.aborted) setHasFailed(true)
    })
    return () => stop.abort()
  }, [asked, hasFailed, locale])

  return { known, isLoading: asked !== '' && !hasFailed, hasFailed, retry: () => setHasFailed(false) }
}
