'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import { CallerFields } from './caller-fields'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from './phone-texts'
import { TimeField } from './time-field'
import { usePhoneBooking } from './use-phone-booking'
import { useEditorText } from '@/cms/admin/use-editor-text'

type BookByPhoneProps = {
  api: string
  /** Whether any property has openings. */
  hasProperties: boolean
  /** The property and the time that were chosen in the week. */
  property: PickedProperty | null
  slot: string
  /** The person of the lead that the visit is for. */
  caller: CallerOfLead | null
  /** The address of the displayed week or of the lead, to return to. */
  back: string
}

/** Books one of the free times of a property for a caller. */
export const BookByPhone = ({ hasProperties, property: first, ...start }: BookByPhoneProps) => {
  const { api } = start
  const [property, setProperty] = useState(first)
  const { say } = useEditorText()
  const {
    property: publicId,
    round,
    ...booking
  } = usePhoneBooking({ ...start, property: first?.reference ?? null })
  const form = useFirstError<HTMLFormElement>(round)
  const needed = say(phoneTexts.needed)
  return (
    <details id="book" style={panelStyle} open={first !== null || start.caller !== null || undefined}>
      <summary style={openerStyle}>{say(phoneTexts.title)}</summary>
      {!hasProperties ? (
        <p>{say(phoneTexts.noProperties)}</p>
      ) : (
        <form
          ref={form}
          onSubmit={booking.send}
          noValidate
          style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}
        >
          <LabelledField label={`${say(phoneTexts.property)} ${needed}`} error={booking.errorOf('property')}>
            {(control) => (
              <PropertyPicker
                {...{ control, api }}
                among="open"
                isRequired
                chosen={property ? [property] : []}
                onChange={([chosen = null]) => {
                  setProperty(chosen)
                  booking.pickProperty(chosen?.reference ?? null)
                }}
              />
            )}
          </LabelledField>
          {publicId !== null && (
            <TimeField
              key={`${publicId} ${round}`}
              api={api}
              property={publicId}
              label={`${say(phoneTexts.slot)} ${needed}`}
              value={booking.slot}
              onChange={booking.setSlot}
              error={booking.errorOf('slot')}
            />
          )}
          <CallerFields caller={booking.caller} onChange={booking.setCaller} errorOf={booking.errorOf} />
          <p role="alert">{booking.problem}</p>
          <Button disabled={booking.isBusy} type="submit">
            {say(booking.isBusy ? phoneTexts.busy : phoneTexts.send)}
          </Button>
        </form>
      )}
    </details>
  )
}
