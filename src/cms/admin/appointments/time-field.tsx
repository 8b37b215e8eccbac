'use client'

import { useEffect, useState } from 'react'
import { shownDay } from '@/domain/appointments/shown-day'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import { askTimes, type OfferedTimes } from '@/cms/admin/call-endpoint'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from './phone-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

type TimeFieldProps = {
  api: string
  /** The public ID of the property. */
  property: number
  /** The appointment to move. */
  appointment?: number
  /** Its present slot. */
  except?: string
  label: string
  value: string
  onChange: (slot: string) => void
  error?: string
}

type TimesState = { state: 'loading' | 'failed' } | ({ state: 'ready' } & OfferedTimes)

const nothing: OfferedTimes = { days: [], agents: [] }

type TimeFieldSlot = OfferedTimes['days'][number]['slots'][number]

/** The days without the appointment's present slot. */
const without = (days: OfferedTimes['days'], except?: string): OfferedTimes['days'] =>
  days
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ slot }) => slot !== except) }))
    .filter(({ slots }) => slots.length > 0)

/** The free times of a property, loaded when it is mounted; change its key to load them again. */
export const TimeField = ({
  api,
  property,
  appointment,
  except,
  label,
  value,
  onChange,
  error,
}: TimeFieldProps) => {
  const { say, locale } = useEditorText()
  const [times, setTimes] = useState<TimesState>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    void askTimes({ api, property, appointment }).then((offered) => {
      if (isWanted) setTimes(offered ? { state: 'ready', ...offered } : { state: 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [api, property, appointment])
  const offered = times.state === 'ready' ? times : nothing
  const days = without(offered.days, except)
  const known = days.some(({ slots }) => slots.some(({ slot }) => slot === value))
  const slotText = ({ slot, time, until, free }: TimeFieldSlot): string =>
    [
      `${time}–${until}`,
      // The agent's name, if there are several.
      offered.agents.length > 1 && offered.agents.find(({ id }) => id === parseSlotKey(slot)?.agent)?.name,
      free > 1 && `${free} ${say(phoneTexts.left)}`,
    ]
      .filter(Boolean)
      .join(', ')
  const notes = {
    loading: say(phoneTexts.loading),
    failed: say(phoneTexts.noAnswer),
    ready: days.length === 0 ? say(phoneTexts.noTimes) : '',
  }
  return (
    <LabelledField label={label} error={error}>
      {(control) => (
        <>
          <select {...control} value={known ? value : ''} onChange={({ target }) => onChange(target.value)}>
            <option value="">{say(phoneTexts.pick)}</option>
            {days.map(({ day, slots }) => (
              <optgroup key={day} label={shownDay({ day, locale })}>
                {slots.map((each) => (
                  <option key={each.slot} value={each.slot}>
                    {slotText(each)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <span role="status">{notes[times.state]}</span>
        </>
      )}
    </LabelledField>
  )
}
