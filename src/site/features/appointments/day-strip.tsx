'use client'

import { useRef } from 'react'
import { shortDay, shownDay } from '@/domain/appointments/shown-day'
import type { Locale } from '@/domain/shared/locale'
import { StepButton } from '@/site/ui/carousel/step-button'
import { useRowEdges } from '@/site/ui/carousel/use-row-edges'
import type { ShownOffer } from './appointment-booking'

type DayStripProps = {
  days: ShownOffer['days']
  chosen: string
  locale: Locale
  words: { day: string; fullDay: string; earlier: string; later: string }
  onChoose: (day: string) => void
}

/** The days with appointments in a strip of one row; full days are shown, but cannot be chosen. */
export function DayStrip({ days, chosen, locale, words, onChoose }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null)
  const edges = useRowEdges(row)
  const step = (direction: 1 | -1) => {
    const strip = row.current
    // Almost a row: the last day in sight stays in sight.
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 })
  }
  return (
    <fieldset className="form-group day-group">
      <legend className="form-label">{words.day}</legend>
      <div ref={row} className="day-strip">
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
      {!(edges.isStart && edges.isEnd) && (
        <div className="day-steps">
          <StepButton
            icon="arrow-left"
            label={words.earlier}
            disabled={edges.isStart}
            onStep={() => step(-1)}
          />
          <StepButton icon="arrow-right" label={words.later} disabled={edges.isEnd} onStep={() => step(1)} />
        </div>
      )}
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
