'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OfficeAppointment } from '@/domain/appointments/office-appointment'
import { openerStyle } from '@/cms/admin/styles'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { noMoment, OwnMomentChoice, OwnMomentFields, type OwnMomentDraft } from './own-moment-fields'
import { fieldError, phoneTexts } from './phone-texts'
import { TimeField } from './time-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { RequestChange } from './appointment-change'
import { toolTexts } from './appointment-tool-texts'

type AppointmentMoveProps = {
  api: string
  appointment: OfficeAppointment
  isBusy: boolean
  ask: RequestChange
}

/** Moves an appointment to another free time of its property, loaded on demand, or to another moment. */
export const AppointmentMove = ({ api, appointment, isBusy, ask }: AppointmentMoveProps) => {
  const { say } = useEditorText()
  const [isOpen, setIsOpen] = useState(false)
  const [slot, setSlot] = useState('')
  const [own, setMoment] = useState<OwnMomentDraft | null>(null)
  const [isOutside, setIsOutside] = useState(false)
  const [round, setRound] = useState(0)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const place = useFirstError<HTMLDivElement>(round)
  const { id, property, slot: except } = appointment
  const setOwn = (moment: OwnMomentDraft | null) => {
    setMoment(moment)
    setIsOutside(false)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    return code === undefined ? undefined : say(fieldError({ field, code }))
  }
  const move = async () => {
    setErrors(!own && slot === '' ? { slot: 'required' } : {})
    if (!own && slot === '') return
    const body = own ? { day: own.day, time: own.time, outside: isOutside } : { slot }
    const refusal = await ask({ endpoint: 'move', body, news: toolTexts.moved })
    if (refusal === null) return
    setSlot('')
    setIsOutside(refusal.code === 'outside')
    setErrors(own ? refusal.errors : {})
    setRound(round + 1)
  }
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary style={openerStyle}>{say(toolTexts.move)}</summary>
      {isOpen && property !== null && (
        <div ref={place} style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
          <OwnMomentChoice isOwn={own !== null} onChange={(isOwn) => setOwn(isOwn ? noMoment : null)} />
          {own ? (
            <OwnMomentFields moment={own} onChange={setOwn} errorOf={errorOf} agents={null} />
          ) : (
            <TimeField
              key={round}
              {...{ api, property, except }}
              appointment={id}
              label={say(toolTexts.moveTo)}
              value={slot}
              onChange={setSlot}
              error={errorOf('slot')}
            />
          )}
          <div>
            <Button disabled={isBusy} margin={false} onClick={move} type="button">
              {say(isOutside ? phoneTexts.own.confirm : toolTexts.move)}
            </Button>
          </div>
        </div>
      )}
    </details>
  )
}
