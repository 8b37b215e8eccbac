'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OfficeAppointment } from '@/domain/appointments/office-appointment'
import { openerStyle } from '@/cms/admin/styles'
import { fieldError } from './phone-texts'
import { TimeField } from './time-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { RequestChange } from './appointment-tools'
import { toolTexts } from './appointment-tool-texts'

type AppointmentMoveProps = {
  api: string
  appointment: OfficeAppointment
  isBusy: boolean
  ask: RequestChange
}

/** Moves an appointment to another free time of its property; the times are loaded on demand. */
export const AppointmentMove = ({ api, appointment, isBusy, ask }: AppointmentMoveProps) => {
  const { say } = useEditorText()
  const [isOpen, setIsOpen] = useState(false)
  const [slot, setSlot] = useState('')
  const [round, setRound] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  const { id, property, slot: except } = appointment
  const move = async () => {
    setIsMissing(slot === '')
    if (slot === '') return
    const code = await ask({ endpoint: 'move', body: { slot }, news: toolTexts.moved })
    if (code === null) return
    setSlot('')
    setRound(round + 1)
  }
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary style={openerStyle}>{say(toolTexts.move)}</summary>
      {isOpen && property !== null && (
        <div style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
          <TimeField
            key={round}
            {...{ api, property, except }}
            appointment={id}
            label={say(toolTexts.moveTo)}
            value={slot}
            onChange={setSlot}
            error={isMissing ? say(fieldError({ field: 'slot', code: 'required' })) : undefined}
          />
          <div>
            <Button disabled={isBusy} margin={false} onClick={move} type="button">
              {say(toolTexts.move)}
            </Button>
          </div>
        </div>
      )}
    </details>
  )
}
