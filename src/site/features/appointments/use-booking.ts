'use client'

import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import { parseAppointment } from '@/domain/appointments/appointment-form'
import { markErrors } from '@/site/forms/answers/mark-errors'
import { failureText } from '@/site/forms/answers/send-answers'
import { sendBooking } from './send-booking'
import type { BookingOutcome, ShownSlot } from './appointment-booking'
import { appointmentFormId, visitorFields } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

/** What the form tells of its booking. */
export type BookingNews = {
  onBooked: (booked: Extract<BookingOutcome, { kind: 'booked' }>) => void
  onTaken: (taken: { text: string; hasNext: boolean; form: HTMLFormElement }) => void
}

type Booked = BookingNews & {
  form: RefObject<HTMLFormElement | null>
  setup: AppointmentSetup
  /** The chosen time is gone. */
  onLost: () => void
}

type Texts = Partial<Record<string, string>>

/** The fields that can be wrong, in the order of the form. */
export const bookingFields: readonly string[] = ['slot', ...visitorFields]

function readValues(
  form: HTMLFormElement,
  { property }: AppointmentSetup,
): Record<string, FormDataEntryValue> {
  const data = new FormData(form)
  const own = [...bookingFields, guardFields.honeypot].flatMap((name) => {
    const value = data.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(own), property: String(property.id) }
}

/** What is wrong with each field by the server's own rules, in words. */
function findErrors(values: unknown, { words }: AppointmentSetup): Texts {
  const read = parseAppointment({ input: values, by: 'visitor' })
  if (read.ok) return {}
  const known: Partial<Record<string, Texts>> = words.messages
  return Object.fromEntries(
    Object.entries(read.failure).map(([name, code]) => [name, known[name]?.[code] ?? words.otherwise]),
  )
}

/** Each with the name of its field, in the order of the form; what has no field comes last. */
const toMessages = (errors: Texts) =>
  [...new Set([...bookingFields, ...Object.keys(errors)])].flatMap((name) => {
    const text = errors[name]
    return text === undefined ? [] : [{ name, text }]
  })

/** Writes beside each field what is wrong with it. */
function useMarks(form: RefObject<HTMLFormElement | null>, errors: Texts) {
  useEffect(() => {
    if (form.current)
      markErrors({
        form: form.current,
        id: appointmentFormId,
        names: bookingFields,
        textOf: (name) => errors[name] ?? null,
      })
  })
}

/** Checks and sends a booking, once at a time, and keeps what is to be said of it. */
export function useBooking({ form, setup, onBooked, onTaken, onLost }: Booked) {
  const [errors, setErrors] = useState<Texts>({})
  const [said, setSaid] = useState<{ text: string | null; time: number } | null>(null)
  const [status, setStatus] = useState<string | null>(null)
  const [next, setNext] = useState<readonly ShownSlot[]>([])
  const isUnderWay = useRef(false)
  // One for as long as nothing is booked: of a post that was lost on its way back, the appointment is found again.
  const requestId = useRef<string | null>(null)

  useMarks(form, errors)
  const say = (text: string | null, wrong: Texts = {}) => {
    setErrors(wrong)
    setSaid((before) => ({ text, time: (before?.time ?? 0) + 1 }))
  }
  const conclude = (outcome: BookingOutcome, shown: HTMLFormElement) => {
    if (outcome.kind === 'booked') return onBooked(outcome)
    if (outcome.kind === 'invalid') return say(null, outcome.errors)
    if (outcome.kind !== 'taken') return say(failureText(outcome, setup.words))
    onLost()
    setNext(outcome.next)
    say(outcome.text)
    onTaken({ text: outcome.text, hasNext: outcome.next.length > 0, form: shown })
  }
  const submit = async () => {
    const shown = form.current
    if (!shown || isUnderWay.current) return
    const values = readValues(shown, setup)
    const wrong = findErrors(values, setup)
    if (Object.keys(wrong).length > 0) return say(null, wrong)
    isUnderWay.current = true
    setErrors({})
    setSaid(null)
    requestId.current ??= makeId()
    const outcome = await sendBooking({
      values: { ...values, [guardFields.request]: requestId.current },
      setup,
      onStatus: setStatus,
    })
    isUnderWay.current = false
    setStatus(null)
    conclude(outcome, shown)
  }
  const recheck = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (!form.current || name === null || errors[name] === undefined) return
    const text = findErrors(readValues(form.current, setup), setup)[name]
    setErrors(({ [name]: _, ...others }) => (text === undefined ? others : { ...others, [name]: text }))
  }
  return {
    messages: toMessages(errors),
    ...{ said, status, next, submit, recheck },
    showAll: () => {
      setNext([])
      onLost()
    },
  }
}

// Where the page is not served over HTTPS, browsers make no UUID.
const makeId = (): string =>
  [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
