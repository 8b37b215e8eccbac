'use client'

import { useEffect, useRef } from 'react'
import { shownDay } from '@/domain/appointments/shown-day'
import type { BookingOutcome } from './visit-booking'
import type { VisitSetup } from './visit-setup'

type VisitConfirmationProps = { setup: VisitSetup; booked: Extract<BookingOutcome, { kind: 'booked' }> }

/** What was booked, and where it can be changed; it takes the focus, as the form that had it is gone. */
export function VisitConfirmation({ setup, booked }: VisitConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { words, home, locale } = setup
  const { facts, states } = words
  const { visit, message, redirect } = booked
  const lines = [
    [facts.what, home.title],
    ...(visit
      ? [
          [facts.state, states[visit.state]],
          [facts.when, `${shownDay({ day: visit.day, locale })}, ${visit.time}–${visit.until}`],
        ]
      : []),
    [facts.where, home.place],
  ]
  return (
    <div ref={box} role="status" tabIndex={-1} className="form-sheet">
      <h4 className="text-xl mb-3">{message}</h4>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{words.mail}</p>
      <p className="mt-2">
        <a href={redirect} className="form-link underline underline-offset-4">
          {words.manage}
        </a>
      </p>
    </div>
  )
}
