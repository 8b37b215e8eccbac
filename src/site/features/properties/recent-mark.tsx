'use client'

import { useSyncExternalStore } from 'react'
import { belgianDay } from '@/domain/shared/belgian-day'

const never = () => () => {}

type RecentMarkProps = {
  /** A day in Belgium as `YYYY-MM-DD`. */
  since: string
  /** For how many days it is shown. */
  days: number
  /** `{ago}` stands for the time: 'il y a 3 jours'. */
  text: string
}

const daysSince = (day: string): number =>
  Math.round((Date.parse(belgianDay(new Date())) - Date.parse(day)) / 86_400_000)

const agoWords = (days: number): string =>
  new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(-days, 'day')

/** A mark for what happened lately. The browser counts the days, because a page may be cached for longer than one. */
export function RecentMark({ since, days, text }: RecentMarkProps) {
  const passed = useSyncExternalStore(
    never,
    () => daysSince(since),
    () => null,
  )
  if (passed === null || passed < 0 || passed > days) return null
  return <span className="card-mark card-mark-new">{text.replace('{ago}', agoWords(passed))}</span>
}
