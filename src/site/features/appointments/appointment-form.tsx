'use client'

import { appointmentAddresses } from '@/domain/appointments/stored-names'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import { shownDay } from '@/domain/appointments/shown-day'
import { buttonClasses } from '@/site/ui/button'
import { useEngine } from '@/site/forms/use-engine'
import type { BookingEngineProps } from './booking-engine'
import { DayStrip } from './day-strip'
import { SlotRadios } from './slot-choice'
import type { ShownOffer, ShownSlot } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

type AppointmentFormProps = Pick<BookingEngineProps, 'setup' | 'onBooked'> & {
  offer: ShownOffer
  /** The fields besides the time. */
  fields: ReactNode
  onTaken: (taken: { text: string; hasNext: boolean; form: HTMLFormElement }) => void
}

const fetchEngine = async () => (await import('./booking-engine')).BookingEngine

/** The booking form: a day, a time and the visitor; its engine is loaded once somebody touches it. */
export function AppointmentForm({ setup, offer, fields, onBooked, onTaken }: AppointmentFormProps) {
  const { words } = setup
  const form = useRef<HTMLFormElement>(null)
  const { Engine, load, takePostponed, postpone } = useEngine<BookingEngineProps>(form, fetchEngine)
  const [chosen, choose] = useState<string | null>(null)
  const [next, setNext] = useState<readonly ShownSlot[]>([])

  const show = (slots: readonly ShownSlot[]) => {
    setNext(slots)
    choose(null)
  }
  const onSubmit = (event: SubmitEvent) => {
    if (postpone('send')) event.preventDefault()
  }
  return (
    <form
      ref={form}
      id={appointmentFormId}
      method="post"
      action={appointmentAddresses.book}
      noValidate
      aria-label={words.title}
      className="lead-form form-sheet"
      onFocus={load}
      onPointerDown={load}
      onChange={load}
      onSubmit={onSubmit}
    >
      {Engine && form.current && (
        <Engine
          form={form.current}
          setup={setup}
          slot={chosen}
          onReady={takePostponed}
          onBooked={onBooked}
          onTaken={(taken) => {
            show(taken.next)
            if (form.current)
              onTaken({ text: taken.text, hasNext: taken.next.length > 0, form: form.current })
          }}
        />
      )}
      <PostedUnseen setup={setup} />
      <p className="text-ink-soft mb-4 max-w-prose">{words.intro}</p>
      <p className="form-hint">{words.required}</p>
      <div className="form-step">
        {next.length > 0 ? (
          <NextTimes setup={setup} next={next} chosen={chosen} onChoose={choose} onAll={() => show([])} />
        ) : (
          <AllTimes setup={setup} offer={offer} chosen={chosen} onChoose={choose} />
        )}
        {fields}
        <div className="form-buttons">
          <button type="submit" className={buttonClasses('primary', 'form-send')}>
            <span className="form-idle">{words.take}</span>
            <span className="form-busy">{words.sending}</span>
          </button>
          <div data-slot="status" className="form-status" />
        </div>
      </div>
    </form>
  )
}

/** The hidden fields, for a browser that posts the form without a script. */
function PostedUnseen({ setup: { property, locale, page } }: { setup: AppointmentSetup }) {
  return (
    <>
      <input type="hidden" name="property" value={property.id} />
      <input type="hidden" name={guardFields.locale} value={locale} />
      <input type="hidden" name="page" value={page} />
    </>
  )
}

type SlotChoice = { setup: AppointmentSetup; chosen: string | null; onChoose: (slot: string | null) => void }

/** Every day with its times. */
function AllTimes({ setup, offer, chosen, onChoose }: SlotChoice & { offer: ShownOffer }) {
  const { words, locale } = setup
  const [asked, setAsked] = useState<string | null>(null)
  const free = offer.days.filter(({ slots }) => slots.length > 0)
  const shown = free.find(({ day }) => day === asked) ?? free[0]
  if (!shown) return null
  return (
    <>
      <DayStrip
        days={offer.days}
        chosen={shown.day}
        locale={locale}
        words={words}
        onChoose={(day) => {
          setAsked(day)
          onChoose(null)
        }}
      />
      <SlotRadios
        legend={words.time.replace('{day}', shownDay({ day: shown.day, locale }))}
        slots={shown.slots}
        chosen={chosen}
        nameOf={({ time, until }) => `${time}–${until}`}
        isEven
        onChoose={onChoose}
      />
    </>
  )
}

type NextTimesProps = SlotChoice & { next: readonly ShownSlot[]; onAll: () => void }

/** The next free times, for a visitor whose choice was taken. */
function NextTimes({ setup, next, chosen, onChoose, onAll }: NextTimesProps) {
  const { words, locale } = setup
  return (
    <>
      <SlotRadios
        legend={words.next}
        slots={next}
        chosen={chosen}
        nameOf={({ day, time, until }) => `${shownDay({ day, locale })}, ${time}–${until}`}
        onChoose={onChoose}
      />
      <p>
        <button type="button" onClick={onAll} className="form-link underline underline-offset-4">
          {words.all}
        </button>
      </p>
    </>
  )
}
