'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { CallerFields } from './caller-fields'
import { openerLook, panelLook } from './looks'
import { PhoneField } from './phone-field'
import { phoneTexts } from './phone-texts'
import { TimeField } from './time-field'
import { usePhoneBooking } from './use-phone-booking'
import { useSay } from './use-say'

export type HomeChoice = { publicId: number; label: string }

type Props = {
  api: string
  homes: readonly HomeChoice[]
  /** The home and the time that were picked in the week. */
  property: number | null
  slot: string
  /** The week as it was looked at, to come back to. */
  back: string
}

/** Books a visit for who is on the phone: one of the free times of a home, and whom to expect. */
export const BookByPhone = ({ homes, ...start }: Props) => {
  const { api } = start
  const { say } = useSay()
  const form = useRef<HTMLFormElement>(null)
  const { property, round, ...booking } = usePhoneBooking(start)
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  const needed = say(phoneTexts.needed)
  return (
    <details id="book" style={panelLook} open={start.property !== null || undefined}>
      <summary style={openerLook}>{say(phoneTexts.title)}</summary>
      {homes.length === 0 ? (
        <p>{say(phoneTexts.noHomes)}</p>
      ) : (
        <form
          ref={form}
          onSubmit={booking.send}
          noValidate
          style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}
        >
          <PhoneField label={`${say(phoneTexts.home)} ${needed}`} error={booking.errorOf('property')}>
            {(control) => (
              <select
                {...control}
                value={property ?? ''}
                onChange={({ target }) => booking.pickHome(Number(target.value) || null)}
              >
                <option value="">{say(phoneTexts.pick)}</option>
                {homes.map(({ publicId, label }) => (
                  <option key={publicId} value={publicId}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </PhoneField>
          {property !== null && (
            <TimeField
              key={`${property} ${round}`}
              {...{ api, property }}
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
