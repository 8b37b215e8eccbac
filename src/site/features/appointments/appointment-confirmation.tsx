'use client'

import { useEffect, useRef } from 'react'
import { shownDay } from '@/domain/appointments/shown-day'
import type { BookingOutcome } from './appointment-booking'
import type { AppointmentSetup } from './appointment-setup'

type AppointmentConfirmationProps = {
  setup: AppointmentSetup
  booked: Extract<BookingOutcome, { kind: 'booked' }>
}

/** The booked appointment with a link to change it; it takes the focus, because the form that had it is gone. */
export function AppointmentConfirmation({ setup, booked }: AppointmentConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { words, property, locale } = setup
  const { facts, states } = words
  const { appointment, message, redirect } = booked
  const lines = [
    [facts.what, property.title],
    ...(appointment
      ? [
          [facts.state, states[appointment.state]],
          [
            facts.when,
            `${shownDay({ day: appointment.day, locale })}, ${appointment.time}–${appointment.until}`,
          ],
        ]
      : []),
    [facts.where, property.place],
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
