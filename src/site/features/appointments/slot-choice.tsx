'use client'

import { shortDay, shownDay } from '@/domain/appointments/shown-day'
import type { Locale } from '@/domain/shared/locale'
import { fieldIds } from '@/site/forms/fields/field-ids'
import type { ShownOffer, ShownSlot } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'

type SlotRadiosProps = {
  legend: string
  slots: readonly ShownSlot[]
  chosen: string | null
  nameOf: (slot: ShownSlot) => string
  onChoose: (slot: string) => void
}

/** A choice of times, with its error. */
export function SlotRadios({ legend, slots, chosen, nameOf, onChoose }: SlotRadiosProps) {
  const ids = fieldIds(appointmentFormId, 'slot')
  return (
    <div className="form-field" data-required="">
      <fieldset
        id={ids.id}
        role="radiogroup"
        aria-required
        aria-describedby={ids.error}
        className="form-group"
      >
        <legend className="form-label">{legend}</legend>
        <div className="form-choices">
          {slots.map((each) => (
            <label key={each.slot} className="form-choice">
              <input
                type="radio"
                name="slot"
                value={each.slot}
                checked={each.slot === chosen}
                onChange={() => onChoose(each.slot)}
              />
              <span>{nameOf(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id={ids.error} className="form-error" hidden />
    </div>
  )
}

type DayRadiosProps = {
  days: ShownOffer['days']
  chosen: string
  locale: Locale
  words: { day: string; fullDay: string }
  onChoose: (day: string) => void
}

/** The days with appointments in a strip of one row; full days are shown, but cannot be chosen. */
export function DayRadios({ days, chosen, locale, words, onChoose }: DayRadiosProps) {
  return (
    <fieldset className="form-group">
      <legend className="form-label">{words.day}</legend>
      <div className="day-strip">
        {days.map(({ day, slots }) => {
          const name = shownDay({ day, locale })
          const isFull = slots.length === 0
          return (
            <label key={day} className="day-choice">
              <input
                type="radio"
                name="day"
                value={day}
                checked={day === chosen}
                disabled={isFull}
                onChange={() => onChoose(day)}
              />
              <span className="sr-only">{isFull ? words.fullDay.replace('{day}', name) : name}</span>
              <DayTile day={day} locale={locale} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A day in as little room as a calendar gives it. */
function DayTile({ day, locale }: { day: string; locale: Locale }) {
  const { weekday, date, month } = shortDay({ day, locale })
  return (
    <span aria-hidden="true" className="day-tile">
      <span>{weekday}</span>
      <span className="day-number">{date}</span>
      <span>{month}</span>
    </span>
  )
}
