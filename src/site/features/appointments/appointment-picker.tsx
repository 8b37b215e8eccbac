'use client'

import { appointmentAddresses, appointmentKind } from '@/domain/appointments/stored-names'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { Notice } from '@/site/forms/error-summary'
import { readAnswers, toTexts, writeAnswers } from '@/site/forms/answers/form-answers'
import { hasFreeTimes, readOffer, type BookingOutcome, type ShownOffer } from './appointment-booking'
import { AppointmentConfirmation } from './appointment-confirmation'
import { visitorFields } from './appointment-fields'
import { AppointmentForm } from './appointment-form'
import type { AppointmentParts } from './appointment-parts'
import { fetchParts } from './fetch-parts'

/** The property with its page, and the language of the page. */
type AppointmentSubject = { property: number; page: string; locale: Locale }

export type AppointmentPickerProps = {
  about: AppointmentSubject
  /** On a page where the form is unfolded; other pages fetch it from there. */
  given: AppointmentParts | null
  /** The way to another time, where there is a time to choose or one was chosen; null where there is none. */
  onOffer: (otherTime: string | null) => void
}

type BookedOutcome = Extract<BookingOutcome, { kind: 'booked' }>

type TakenOutcome = { text: string; hasNext: boolean; form: HTMLFormElement }

async function fetchOffer({ property, locale }: AppointmentSubject): Promise<ShownOffer | null> {
  try {
    const query = new URLSearchParams({ property: String(property), lang: locale })
    const answer = await fetch(`${appointmentAddresses.book}?${query}`, {
      headers: { accept: 'application/json' },
    })
    return readOffer(await answer.json())
  } catch {
    return null
  }
}

/** Copies what was typed into the form that requests another time; the consent has to be given again there. */
function copyAnswers(form: HTMLFormElement) {
  const requestForm = document.getElementById(appointmentKind)
  const typed = visitorFields.filter((name) => name !== 'privacy')
  if (requestForm instanceof HTMLFormElement) writeAnswers(requestForm, toTexts(readAnswers(form, typed)))
}

/** The times of a property that can be booked at once; nothing where there are none. */
export function AppointmentPicker({ about, given, onOffer }: AppointmentPickerProps) {
  const [offer, setOffer] = useState<ShownOffer | null>(null)
  const [parts, setParts] = useState(given)
  const [gone, setGone] = useState<string | null>(null)
  const [booked, setBooked] = useState<BookedOutcome | null>(null)

  const load = useEffectEvent(async () => {
    const [found, whole] = await Promise.all([fetchOffer(about), given ?? fetchParts(about.page)])
    setOffer(found)
    setParts(whole)
    onOffer(whole && hasFreeTimes(found) ? whole.setup.words.otherTime : null)
  })
  useEffect(() => void load(), [])

  const onTaken = async ({ text, hasNext, form }: TakenOutcome) => {
    const found = await fetchOffer(about)
    if (found && hasFreeTimes(found)) return setOffer(found)
    if (hasNext) return
    copyAnswers(form)
    setGone(text)
    onOffer(null)
  }
  if (parts && booked) return <AppointmentConfirmation setup={parts.setup} booked={booked} />
  if (gone !== null) return <Notice>{gone}</Notice>
  if (parts && offer && hasFreeTimes(offer))
    return <AppointmentForm {...parts} offer={offer} onBooked={setBooked} onTaken={onTaken} />
  return offer?.message ? <p className="form-note mb-6">{offer.message}</p> : null
}
