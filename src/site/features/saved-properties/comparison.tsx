'use client'

import { useEffect, useRef } from 'react'
import { withoutProperty } from '@/domain/saved-properties/saved-properties'
import type { SavedTexts } from '@/site/words/saved-texts'
import { changeSavedProperties } from '@/site/ui/saved-properties/saved-store'
import { ComparisonTable } from './comparison-table'
import { GoneProperty } from './gone-property'
import { SavedSection } from './saved-section'
import type { KnownProperties } from './use-properties'

type ComparisonProps = {
  ids: readonly number[]
  known: KnownProperties
  texts: SavedTexts
  isLoading: boolean
}

const place = 'comparison'

/** Up to four properties side by side, in the order in which they were chosen. */
export function Comparison({ ids, known, texts, isLoading }: ComparisonProps) {
  useArrival(isLoading)
  // The newest stands first in the list; a table grows to the right.
  const chosen = [...ids].reverse()
  const properties = chosen.flatMap((id) => known.get(id) ?? [])
  const gone = chosen.filter((id) => known.get(id) === null)
  return (
    <SavedSection title={texts.comparison} count={ids.length} id={place}>
      {(leave) => {
        const remove = (id: number) => {
          changeSavedProperties((kept) => withoutProperty(kept, { list: 'compared', id }))
          leave()
        }
        return (
          <div className="flex flex-col gap-6">
            {ids.length < 2 && <p className="text-ink-soft">{texts.emptyComparison}</p>}
            {properties.length > 0 && (
              <ComparisonTable properties={properties} texts={texts} onRemove={remove} />
            )}
            {gone.map((id) => (
              <GoneProperty key={id} id={id} texts={texts} onRemove={() => remove(id)} />
            ))}
          </div>
        )
      }}
    </SavedSection>
  )
}

/** Goes to the comparison where the address says so: it was not there yet when the browser looked for it. */
function useArrival(isLoading: boolean) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (isLoading || hasArrived.current) return
    hasArrived.current = true
    if (window.location.hash === `#${place}`) document.getElementById(place)?.scrollIntoView()
  }, [isLoading])
}
