'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { OfficeAppointment } from '@/domain/appointments/office-appointment'
import { rowStyle } from '@/cms/admin/styles'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { RequestChange } from './appointment-change'
import { toolTexts } from './appointment-tool-texts'

type AppointmentReportProps = { appointment: OfficeAppointment; isBusy: boolean; ask: RequestChange }

type AppointmentReportOutcome = 'done' | 'no-show'

const outcomes: readonly AppointmentReportOutcome[] = ['done', 'no-show']
const longestFeedback = 3000

/** The outcome of an appointment, the feedback, and whether the owner may read it. */
export const AppointmentReport = ({ appointment, isBusy, ask }: AppointmentReportProps) => {
  const { say } = useEditorText()
  const id = useId()
  const known = outcomes.find((each) => each === appointment.state)
  const [state, setState] = useState(known)
  const [feedback, setFeedback] = useState(appointment.feedback)
  const [feedbackReleased, setReleased] = useState(appointment.feedbackReleased)
  const [isMissing, setIsMissing] = useState(false)
  const isTooLong = feedback.length > longestFeedback
  const save = () => {
    setIsMissing(!state)
    if (!state || isTooLong) return
    void ask({ endpoint: 'close', body: { state, feedback, feedbackReleased }, news: toolTexts.saved })
  }
  return (
    <fieldset style={{ display: 'grid', gap: '1rem', margin: 0, padding: 0, border: 0, maxWidth: '40rem' }}>
      <legend style={{ fontWeight: 600 }}>{say(toolTexts.report)}</legend>
      <div role="radiogroup" aria-label={say(toolTexts.outcome)} aria-describedby={`${id}-missing`}>
        {outcomes.map((each) => (
          <label key={each} style={{ ...rowStyle, gap: '0.5rem', minHeight: '2rem' }}>
            <input
              type="radio"
              name={`${id}-state`}
              checked={state === each}
              onChange={() => setState(each)}
            />
            {say(each === 'done' ? toolTexts.done : toolTexts.noShow)}
          </label>
        ))}
        <span id={`${id}-missing`} role="alert" style={{ color: 'var(--theme-error-600)' }}>
          {isMissing && !state ? say(toolTexts.outcomeMissing) : ''}
        </span>
      </div>
      <LabelledField label={say(toolTexts.feedback)} error={isTooLong ? say(toolTexts.tooLong) : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={feedback}
            onChange={({ target }) => setFeedback(target.value)}
          />
        )}
      </LabelledField>
      <label style={{ ...rowStyle, gap: '0.5rem', minHeight: '2rem' }}>
        <input
          type="checkbox"
          checked={feedbackReleased}
          onChange={({ target }) => setReleased(target.checked)}
        />
        {say(toolTexts.released)}
      </label>
      <div>
        <Button disabled={isBusy} margin={false} onClick={save} type="button">
          {say(toolTexts.save)}
        </Button>
      </div>
    </fieldset>
  )
}
