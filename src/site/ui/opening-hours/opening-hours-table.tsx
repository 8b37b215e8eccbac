'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpeningHours } from '@/domain/opening-hours/opening-hours'
import type { OpeningTexts } from '@/domain/opening-hours/opening-words'
import type { Locale } from '@/domain/shared/locale'
import { useNear } from '@/site/ui/browser/use-near'
import type { OpeningNow } from './opening-now'

type OpeningHoursTableProps = {
  hours: OpeningHours
  locale: Locale
  texts: OpeningTexts
  caption: string
  rows: { name: string; times: string }[]
}

// Often enough for a line that changes at a minute.
const EVERY = 20_000

/** The week of an office; once a browser has it in sight, it says whether the office is open and marks today. */
export function OpeningHoursTable({ caption, rows, ...told }: OpeningHoursTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const [now, setNow] = useState<OpeningNow | null>(null)
  const { hours, locale, texts } = told
  useEffect(() => {
    if (!isNear) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    const begin = async () => {
      const { openingNow } = await import('./opening-now')
      if (isGone) return
      const tell = () => setNow(openingNow({ hours, locale, texts }, new Date()))
      tell()
      timer = setInterval(tell, EVERY)
    }
    void begin()
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [isNear, hours, locale, texts])
  return (
    <div ref={box} className="opening-box">
      <p className="opening-now needs-script" data-open={now ? now.isOpen : undefined}>
        {now?.line}
      </p>
      <table className="opening-hours">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {rows.map(({ name, times }, index) => (
            <tr key={name} aria-current={now?.today === index ? 'date' : undefined}>
              <th scope="row">{name}</th>
              <td>{now?.times[index] ?? times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
