'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { CallerFields } from './caller-fields'
import { HomePicker } from '@/cms/admin/home-picker/home-picker'
import { openerLook, panelLook } from '@/cms/admin/looks'
import { PhoneField } from '@/cms/admin/phone-field'
import { phoneTexts } from './phone-texts'
import { TimeField } from './time-field'
import { usePhoneBooking } from './use-phone-booking'
import { useSay } from '@/cms/admin/use-say'

type BookByPhoneProps = {
  api: string
  /** Whether any home has visit times. */
  hasHomes: boolean
  /** The home and the time that were picked in the week. */
  home: PickedHome | null
  slot: string
  /** The week as it was looked at, to come back to. */
  back: string
}

/** Books a visit for who is on the phone: one of the free times of a home, and whom to expect. */
export const BookByPhone = ({ hasHomes, home: first, ...start }: BookByPhoneProps) => {
  const { api } = start
  const [home, setHome] = useState(first)
  const { say } = useSay()
  const form = useRef<HTMLFormElement>(null)
  const {
    property: publicId,
    round,
    ...booking
  } = usePhoneBooking({ ...start, property: first?.reference ?? null })
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  const needed = say(phoneTexts.needed)
  return (
    <details id="book" style={panelLook} open={first !== null || undefined}>
      <summary style={openerLook}>{say(phoneTexts.title)}</summary>
      {!hasHomes ? (
        <p>{say(phoneTexts.noProperties)}</p>
      ) : (
        <form
          ref={form}
          onSubmit={booking.send}
          noValidate
          style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}
        >
          <PhoneField label={`${say(phoneTexts.property)} ${needed}`} error={booking.errorOf('property')}>
            {(control) => (
              <HomePicker
                {...{ control, api }}
                among="open"
                isRequired
                chosen={home ? [home] : []}
                onChange={([chosen = null]) => {
                  setHome(chosen)
                  booking.pickHome(chosen?.reference ?? null)
                }}
              />
            )}
          </PhoneField>
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
