'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

type RecentMarkProps = {
  /** The day of Belgium on which the page was made, as `YYYY-MM-DD`. */
  madeOn: string
  /** What it says on that day and on the days after it; nothing after the last. */
  texts: readonly string[]
}

// By the visitor's own clock: to know the time of Belgium takes a phone as long as to draw ten cards.
function daysSince(day: string): number {
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.max(0, Math.round((today - Date.parse(day)) / 86_400_000))
}

/** A mark for what happened lately. The browser counts the days since the page was made, because a page is cached. */
export function RecentMark({ madeOn, texts }: RecentMarkProps) {
  const passed = useSyncExternalStore(
    never,
    () => daysSince(madeOn),
    () => 0,
  )
  const text = texts[passed]
  return text ? <span className="card-mark card-mark-new">{text}</span> : null
}
