'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { AppointmentSetup } from './appointment-setup'

/** What the times need that can be booked at once. */
export type AppointmentParts = {
  setup: AppointmentSetup
  /** The fields besides the time. */
  fields: ReactNode
}

/** The same in the HTML of a page, unseen, for the pages that fetch it from there. */
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
