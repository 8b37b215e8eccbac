'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { AppointmentSetup } from './appointment-setup'

/** What the times need that can be booked at once. */
export type AppointmentParts = {
  setup: AppointmentSetup
  /** The fields besides the time. */
  fields: ReactNode
}

/** The parts for booking, invisible in the HTML of a page, for the pages that fetch them from there. */
export function FetchedParts({ setup, fields }: AppointmentParts) {
  const [isRead, setIsRead] = useState(false)
  // Here the fields are drawn where they can be filled in.
  useEffect(() => setIsRead(true), [])
  if (isRead) return null
  return (
    <div hidden data-appointment={JSON.stringify(setup)}>
      {fields}
    </div>
  )
}
