'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { makeRequestId } from '@/site/forms/answers/stored-answers'
import { focusField } from '@/site/forms/answers/write-errors'
import { failureText } from '@/site/forms/answers/send-answers'
import { useFormController } from '@/site/forms/controller/use-form-controller'
import { ErrorSummary, Notice } from '@/site/forms/error-summary'
import { Status } from '@/site/forms/form-notes'
import type { PostponedAction } from '@/site/forms/form-setup'
import { bookingFields, bookingRules, bookingSending } from './booking-plan'
import type { BookingOutcome } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

export type BookingEngineProps = {
  form: HTMLFormElement
  setup: AppointmentSetup
  /** The chosen time. */
  slot: string | null
  /** Reports that the engine runs, and gets what the visitor did before that. */
  onReady: () => PostponedAction | null
  onBooked: (booked: Extract<BookingOutcome, { kind: 'booked' }>) => void
  onTaken: (taken: Extract<BookingOutcome, { kind: 'taken' }>) => void
}

/** Checks and sends a booking, and shows its errors. */
export function BookingEngine({ form, setup, slot, onReady, onBooked, onTaken }: BookingEngineProps) {
  // One id until an appointment is booked: after a lost response, the same post finds its appointment.
  const requestId = useRef<string | null>(null)

  const onOutcome = (outcome: BookingOutcome) => {
    if (outcome.kind === 'booked') return onBooked(outcome)
    if (outcome.kind === 'invalid') return controller.refuse(outcome.errors)
    if (outcome.kind !== 'taken') return summary.show([], failureText(outcome, setup.words))
    summary.show([], outcome.text)
    onTaken(outcome)
  }
  const controller = useFormController(form, {
    rules: bookingRules(setup, slot),
    sending: bookingSending({ form, setup, requestId: () => (requestId.current ??= makeRequestId()) }),
    onOutcome,
  })
  const begin = useEffectEvent(() => {
    if (onReady() === 'send') controller.submit()
  })
  useEffect(() => begin(), [])
  const { summary, progress } = controller
  return (
    <>
      {summary.text && <Notice key={`${summary.time}-text`}>{summary.text}</Notice>}
      {summary.wrong.length > 0 && (
        <ErrorSummary
          key={summary.time}
          formId={appointmentFormId}
          messages={summary.wrong}
          words={setup.words.summary}
          isField={(name) => bookingFields.includes(name)}
          onGo={(name) => focusField(form, name)}
        />
      )}
      <Status form={form} progress={progress} />
    </>
  )
}
