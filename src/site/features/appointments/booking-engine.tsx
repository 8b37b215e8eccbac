'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { makeRequestId } from '@/site/forms/answers/kept-answers'
import { focusField } from '@/site/forms/answers/mark-errors'
import { failureText } from '@/site/forms/answers/send-answers'
import { useFormController } from '@/site/forms/controller/use-form-controller'
import { ErrorSummary, Notice } from '@/site/forms/error-summary'
import { Status } from '@/site/forms/form-notes'
import type { FormWish } from '@/site/forms/form-setup'
import { bookingFields, bookingRules, bookingSending } from './booking-plan'
import type { BookingOutcome } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

export type BookingEngineProps = {
  form: HTMLFormElement
  setup: AppointmentSetup
  /** The time that is chosen. */
  slot: string | null
  /** Gives what the visitor has asked for before this was here. */
  onReady: () => FormWish | null
  onBooked: (booked: Extract<BookingOutcome, { kind: 'booked' }>) => void
  onTaken: (taken: Extract<BookingOutcome, { kind: 'taken' }>) => void
}

/** Checks and sends a booking, and says what is wrong with it. */
export function BookingEngine({ form, setup, slot, onReady, onBooked, onTaken }: BookingEngineProps) {
  // One for as long as nothing is booked: of a post that was lost on its way back, the appointment is found again.
  const requestId = useRef<string | null>(null)

  const onOutcome = (outcome: BookingOutcome) => {
    if (outcome.kind === 'booked') return onBooked(outcome)
    if (outcome.kind === 'invalid') return controller.refuse(outcome.errors)
    if (outcome.kind !== 'taken') return said.say([], failureText(outcome, setup.words))
    said.say([], outcome.text)
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
  const { said, progress } = controller
  return (
    <>
      {said.text && <Notice key={`${said.time}-text`}>{said.text}</Notice>}
      {said.wrong.length > 0 && (
        <ErrorSummary
          key={said.time}
          formId={appointmentFormId}
          messages={said.wrong}
          words={setup.words.summary}
          isField={(name) => bookingFields.includes(name)}
          onGo={(name) => focusField(form, name)}
        />
      )}
      <Status form={form} progress={progress} />
    </>
  )
}
