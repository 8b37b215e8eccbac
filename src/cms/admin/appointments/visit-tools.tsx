'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { OfficeVisit } from '@/domain/appointments/office-visit'
import { askDoor } from '@/cms/admin/ask-door'
import { keepFromSaving } from '@/cms/admin/keep-from-saving'
import { rowLook } from '@/cms/admin/looks'
import { reloadWith } from '@/cms/admin/news'
import { useSay } from '@/cms/admin/use-say'
import { VisitMove } from './visit-move'
import { VisitReport } from './visit-report'
import { refusalText, toolTexts } from './visit-tool-texts'

type VisitToolsProps = { api: string; visit: OfficeVisit }

export type Change = { door: 'move' | 'cancel' | 'close' | 'renew-link'; body?: object; news: EditorTexts }

/** Asks for a change of the visit; gives the code of what is in the way, null once it is done. */
export type Ask = (change: Change) => Promise<string | null>

/** What can be done with a visit now. Each change is told to whom it concerns by the door that makes it. */
export const VisitTools = ({ api, visit }: VisitToolsProps) => {
  const { say } = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const ask: Ask = async ({ door, body = {}, news }) => {
    setIsBusy(true)
    const answer = await askDoor({ path: `${api}/visits/${visit.id}/${door}`, body })
    if (answer.isDone) {
      reloadWith({ news: say(news) })
      return null
    }
    const code = answer.errors.slot ? 'unknown' : answer.code
    setProblem(say(code === 'invalid' ? toolTexts.tooLong : refusalText(code)))
    setIsBusy(false)
    return code
  }
  const { canMove, canCancel, canReport, canRenew } = visit
  const isOver = !canMove && !canCancel && !canReport && !canRenew
  return (
    <div onKeyDown={keepFromSaving} style={{ display: 'grid', gap: '1rem' }}>
      {isOver && <p>{say(toolTexts.nothing)}</p>}
      {canMove && <VisitMove api={api} visit={visit} isBusy={isBusy} ask={ask} />}
      {canReport && <VisitReport visit={visit} isBusy={isBusy} ask={ask} />}
      <div style={rowLook}>
        {canCancel && (
          <AskedFirst
            text={toolTexts.cancel}
            isBusy={isBusy}
            onSure={() => ask({ door: 'cancel', news: toolTexts.cancelled })}
            question={toolTexts.cancelSure}
          />
        )}
        {canRenew && (
          <AskedFirst
            text={toolTexts.renew}
            isBusy={isBusy}
            onSure={() => ask({ door: 'renew-link', news: toolTexts.renewed })}
            question={toolTexts.renewSure}
          />
        )}
      </div>
      <p role="alert">{problem}</p>
    </div>
  )
}

type AskedProps = { text: EditorTexts; question: EditorTexts; isBusy: boolean; onSure: () => void }

/** A button for what cannot be undone: it asks first. */
const AskedFirst = ({ text, question, isBusy, onSure }: AskedProps) => {
  const { say } = useSay()
  const act = () => {
    if (window.confirm(say(question))) onSure()
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={act} type="button">
      {say(text)}
    </Button>
  )
}
