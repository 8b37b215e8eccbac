'use client'

import { useRef, useState, type ReactNode } from 'react'
import { shownDay } from '@/domain/appointments/shown-day'
import { buttonClasses } from '@/site/ui/button'
import { ErrorSummary, Notice } from '@/site/forms/error-summary'
import { focusField } from '@/site/forms/answers/mark-errors'
import { DayRadios, SlotRadios } from './slot-choice'
import { bookingFields, useBooking, type BookingNews } from './use-booking'
import type { ShownOffer, ShownSlot } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

type AppointmentFormProps = BookingNews & {
  setup: AppointmentSetup
  offer: ShownOffer
  /** What is asked beside the time. */
  fields: ReactNode
}

/** A day, a time and who comes; checked here, booked by the server. */
export function AppointmentForm({ setup, offer, fields, onBooked, onTaken }: AppointmentFormProps) {
  const { words } = setup
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const booking = useBooking({ form, setup, onBooked, onTaken, onLost: () => setChosen(null) })
  const { said, messages, status, next, submit, recheck } = booking
  return (
    <form
      ref={form}
      id={appointmentFormId}
      method="post"
      action="/api/visits"
      noValidate
      aria-label={words.title}
      className="lead-form form-sheet"
      data-busy={status !== null || undefined}
      onInput={recheck}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {said?.text && <Notice key={`${said.time}-text`}>{said.text}</Notice>}
      {said && messages.length > 0 && (
        <ErrorSummary
          key={said.time}
          formId={appointmentFormId}
          messages={messages}
          words={words.summary}
          isField={(name) => bookingFields.includes(name)}
          onGo={(name) => form.current && focusField(form.current, name)}
        />
      )}
      <p className="text-ink-soft mb-4 max-w-prose">{words.intro}</p>
      <p className="form-hint">{words.required}</p>
      <div className="form-step">
        {next.length > 0 ? (
          <NextTimes setup={setup} next={next} chosen={chosen} onChoose={setChosen} onAll={booking.showAll} />
        ) : (
          <AllTimes setup={setup} offer={offer} chosen={chosen} onChoose={setChosen} />
        )}
        {fields}
        <div className="form-buttons">
          <button
            type="submit"
            aria-disabled={status !== null || undefined}
            className={buttonClasses('primary', 'form-send')}
          >
            <span className="form-idle">{words.take}</span>
            <span className="form-busy">{words.sending}</span>
          </button>
          <div className="form-status">
            <p role="status">{status}</p>
          </div>
        </div>
      </div>
    </form>
  )
}

type Choice = { setup: AppointmentSetup; chosen: string | null; onChoose: (slot: string | null) => void }

/** Every day with its times. */
function AllTimes({ setup, offer, chosen, onChoose }: Choice & { offer: ShownOffer }) {
  const { words, locale } = setup
  const [asked, setAsked] = useState<string | null>(null)
  const free = offer.days.filter(({ slots }) => slots.length > 0)
  const shown = free.find(({ day }) => day === asked) ?? free[0]
  if (!shown) return null
  return (
    <>
      <DayRadios
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
        onChoose={onChoose}
      />
    </>
  )
}

type NextTimesProps = Choice & { next: readonly ShownSlot[]; onAll: () => void }

/** The next free times, for who found theirs taken. */
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
