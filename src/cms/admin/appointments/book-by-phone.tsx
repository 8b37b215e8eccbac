'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useTypedWarning } from '@/cms/admin/forms/use-leave-warning'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { NamedAgent } from '@/cms/queries/appointments/office-appointments'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import { CallerFields } from './caller-fields'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from './phone-texts'
import { OwnMomentChoice, OwnMomentFields } from './own-moment-fields'
import { TimeField } from './time-field'
import { usePhoneBooking } from './use-phone-booking'
import { useEditorText } from '@/cms/admin/use-editor-text'

type BookByPhoneProps = {
  api: string
  agents: readonly NamedAgent[]
  /** Whether any property has openings. */
  hasProperties: boolean
  /** Whether the chosen property has none. */
  isClosed: boolean
  /** The property and the time that were chosen in the week. */
  property: PickedProperty | null
  slot: string
  /** The person of the lead that the visit is for. */
  caller: CallerOfLead | null
  /** The address of the displayed week or of the lead, to return to. */
  back: string
}

/** Books one of the free times of a property for a caller, or another moment. */
export const BookByPhone = ({
  agents,
  hasProperties,
  isClosed,
  property: first,
  ...start
}: BookByPhoneProps) => {
  const { api } = start
  const [property, setProperty] = useState(first)
  const { say } = useEditorText()
  const {
    property: publicId,
    round,
    ...booking
  } = usePhoneBooking({ ...start, hasTimes: hasProperties && !isClosed, property: first?.reference ?? null })
  const form = useFirstError<HTMLFormElement>(round)
  useTypedWarning({ form, isBusy: booking.isBusy })
  const sendText = booking.isOutside ? phoneTexts.own.confirm : phoneTexts.send
  const needed = say(phoneTexts.needed)
  return (
    <details id="book" style={panelStyle} open={first !== null || start.caller !== null || undefined}>
      <summary style={openerStyle}>{say(phoneTexts.title)}</summary>
      {!hasProperties && <p>{say(phoneTexts.noProperties)}</p>}
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
              among={booking.own ? 'all' : 'open'}
              isRequired
              chosen={property ? [property] : []}
              onChange={([chosen = null]) => {
                setProperty(chosen)
                booking.pickProperty(chosen?.reference ?? null)
              }}
            />
          )}
        </LabelledField>
        <BookingTime {...{ agents, api, publicId, round, booking }} />
        <CallerFields caller={booking.caller} onChange={booking.setCaller} errorOf={booking.errorOf} />
        <p role="alert">{booking.problem}</p>
        <Button disabled={booking.isBusy} type="submit">
          {say(booking.isBusy ? phoneTexts.busy : sendText)}
        </Button>
      </form>
    </details>
  )
}

type BookingTimeProps = Pick<BookByPhoneProps, 'agents' | 'api'> & {
  publicId: number | null
  round: number
  booking: Pick<
    ReturnType<typeof usePhoneBooking>,
    'own' | 'setOwn' | 'chooseOwn' | 'slot' | 'setSlot' | 'errorOf'
  >
}

/** One of the free times of the property, or another moment. */
const BookingTime = ({ agents, api, publicId, round, booking }: BookingTimeProps) => {
  const { say } = useEditorText()
  return (
    <>
      <OwnMomentChoice isOwn={booking.own !== null} onChange={booking.chooseOwn} />
      {booking.own && (
        <OwnMomentFields
          moment={booking.own}
          onChange={booking.setOwn}
          errorOf={booking.errorOf}
          agents={agents}
        />
      )}
      {publicId !== null && !booking.own && (
        <TimeField
          key={`${publicId} ${round}`}
          api={api}
          property={publicId}
          label={`${say(phoneTexts.slot)} ${say(phoneTexts.needed)}`}
          value={booking.slot}
          onChange={booking.setSlot}
          error={booking.errorOf('slot')}
        />
      )}
    </>
  )
}
