'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { OfficeAppointment } from '@/domain/appointments/office-appointment'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { keepFromSaving } from '@/cms/admin/keep-from-saving'
import { rowStyle } from '@/cms/admin/styles'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { RequestChange } from './appointment-change'
import { AppointmentMove } from './appointment-move'
import { AppointmentReport } from './appointment-report'
import { refusalText, toolTexts } from './appointment-tool-texts'

type AppointmentToolsProps = { api: string; appointment: OfficeAppointment }

/** What can be done with an appointment now. The endpoint of each change notifies the people concerned. */
export const AppointmentTools = ({ api, appointment }: AppointmentToolsProps) => {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const ask: RequestChange = async ({ endpoint, body = {}, news }) => {
    setIsBusy(true)
    const answer = await callEndpoint({ path: `${api}/appointments/${appointment.id}/${endpoint}`, body })
    if (answer.isDone) {
      reloadWith({ news: say(news) })
      return null
    }
    const { errors } = answer
    const code = errors.slot ? 'unknown' : answer.code
    setProblem(say(code === 'invalid' ? toolTexts.tooLong : refusalText(code)))
    setIsBusy(false)
    return { code, errors }
  }
  const { canMove, canCancel, canReport, canRenew } = appointment
  const isOver = !canMove && !canCancel && !canReport && !canRenew
  return (
    <div onKeyDown={keepFromSaving} style={{ display: 'grid', gap: '1rem' }}>
      {isOver && <p>{say(toolTexts.nothing)}</p>}
      {canMove && <AppointmentMove api={api} appointment={appointment} isBusy={isBusy} ask={ask} />}
      {canReport && <AppointmentReport appointment={appointment} isBusy={isBusy} ask={ask} />}
      <div style={rowStyle}>
        {canCancel && (
          <ConfirmButton
            text={toolTexts.cancel}
            isBusy={isBusy}
            onSure={() => ask({ endpoint: 'cancel', news: toolTexts.cancelled })}
            question={toolTexts.cancelSure}
          />
        )}
        {canRenew && (
          <ConfirmButton
            text={toolTexts.renew}
            isBusy={isBusy}
            onSure={() => ask({ endpoint: 'renew-link', news: toolTexts.renewed })}
            question={toolTexts.renewSure}
          />
        )}
      </div>
      <p role="alert">{problem}</p>
    </div>
  )
}

type ConfirmButtonProps = { text: EditorTexts; question: EditorTexts; isBusy: boolean; onSure: () => void }

/** A button for an irreversible change, which asks for confirmation. */
const ConfirmButton = ({ text, question, isBusy, onSure }: ConfirmButtonProps) => {
  const { say } = useEditorText()
  const act = () => {
    if (window.confirm(say(question))) onSure()
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={act} type="button">
      {say(text)}
    </Button>
  )
}
