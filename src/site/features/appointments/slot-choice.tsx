'use client'

import { fieldIds } from '@/site/forms/fields/field-ids'
import type { ShownSlot } from './appointment-booking'
import { appointmentFormId } from './appointment-fields'

type SlotRadiosProps = {
  legend: string
  slots: readonly ShownSlot[]
  chosen: string | null
  nameOf: (slot: ShownSlot) => string
  /** Names of one length stand in columns. */
  isEven?: boolean
  onChoose: (slot: string) => void
}

/** A choice of times, with its error. */
export function SlotRadios({ legend, slots, chosen, nameOf, isEven, onChoose }: SlotRadiosProps) {
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
        <div className={isEven ? 'form-choices time-choices' : 'form-choices'}>
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
