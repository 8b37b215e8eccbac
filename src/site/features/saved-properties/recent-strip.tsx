'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { changeSavedProperties, useSavedProperties } from '@/site/ui/saved-properties/saved-store'
import { useNear } from '@/site/ui/browser/use-near'
import type { RecentListProps } from './recent-list'

type RecentStripProps = Omit<RecentListProps, 'ids' | 'onClear'> & {
  /** The property whose page this is, which is not repeated. */
  shown: number
}

/** The properties that the visitor has seen before, at the end of a page: fetched once the page is read that far. */
export function RecentStrip({ shown, ...list }: RecentStripProps) {
  const place = useRef<HTMLDivElement>(null)
  const ids = useSavedProperties().recent.filter((id) => id !== shown)
  const isNear = useNear(place, ids.length > 0)
  const [List, setList] = useState<ComponentType<RecentListProps> | null>(null)
  useEffect(() => {
    if (!isNear) return
    // Without it, the page of saved properties has them.
    import('./recent-list').then(
      (part) => setList(() => part.RecentList),
      () => undefined,
    )
  }, [isNear])
  const clear = () => {
    changeSavedProperties((properties) => ({ ...properties, recent: [] }))
    // Its button is about to leave.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none print:hidden">
      {List && ids.length > 0 && <List ids={ids} onClear={clear} {...list} />}
    </div>
  )
}
