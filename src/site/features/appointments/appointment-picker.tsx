'use client'

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Notice } from '@/site/forms/error-summary'
import { readAnswers, toTexts, writeAnswers } from '@/site/forms/answers/form-answers'
import { hasFreeTimes, readOffer, type BookingOutcome, type ShownOffer } from './appointment-booking'
import { AppointmentConfirmation } from './appointment-confirmation'
import { requestKind, visitorFields } from './appointment-fields'
import { AppointmentForm } from './appointment-form'
import type { AppointmentSetup } from './appointment-setup'

type AppointmentPickerProps = {
  setup: AppointmentSetup
  /** The fields besides the time. */
  fields: ReactNode
  /** Whether there is a time to choose, or one was chosen. */
  onOffer: (hasTimes: boolean) => void
}

type BookedOutcome = Extract<BookingOutcome, { kind: 'booked' }>

type TakenOutcome = { text: string; hasNext: boolean; form: HTMLFormElement }

async function fetchOffer({ property, locale }: AppointmentSetup): Promise<ShownOffer | null> {
  try {
    const query = new URLSearchParams({ property: String(property.id), lang: locale })
    const answer = await fetch(`/api/visits?${query}`, { headers: { accept: 'application/json' } })
    return readOffer(await answer.json())
  } catch {
    return null
  }
}

/** Copies what was typed into the form that requests another time; the consent has to be given again there. */
function copyAnswers(form: HTMLFormElement) {
  const requestForm = document.getElementById(requestKind)
  const typed = visitorFields.filter((name) => name !== 'privacy')
  if (requestForm instanceof HTMLFormElement) writeAnswers(requestForm, toTexts(readAnswers(form, typed)))
}

/** The times of a property that can be booked at once; nothing where there are none. */
export function AppointmentPicker({ setup, fields, onOffer }: AppointmentPickerProps) {
  const [offer, setOffer] = useState<ShownOffer | null>(null)
  const [gone, setGone] = useState<string | null>(null)
  const [booked, setBooked] = useState<BookedOutcome | null>(null)

  const load = useEffectEvent(async () => {
    const found = await fetchOffer(setup)
    setOffer(found)
    onOffer(hasFreeTimes(found))
  })
  useEffect(() => void load(), [])

  const onTaken = async ({ text, hasNext, form }: TakenOutcome) => {
    const found = await fetchOffer(setup)
    if (found && hasFreeTimes(found)) return setOffer(found)
    if (hasNext) return
    copyAnswers(form)
    setGone(text)
    onOffer(false)
  }
  if (booked) return <AppointmentConfirmation setup={setup} booked={booked} />
  if (gone !== null) return <Notice>{gone}</Notice>
  if (offer && hasFreeTimes(offer))
    return (
      <AppointmentForm setup={setup} offer={offer} fields={fields} onBooked={setBooked} onTaken={onTaken} />
    )
  return offer?.message ? <p className="form-note mb-6">{offer.message}</p> : null
}
