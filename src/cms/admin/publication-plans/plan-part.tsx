'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { belgianDay } from '@/domain/shared/belgian-day'
import { fillText } from '@/domain/shared/fill-text'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { PlanKind } from '@/domain/publication-plans/publication-plan'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { ShownPlan } from './use-plans'

const texts = screenTexts.publicationPlans

/** What is planned, by whom, and why it failed. */
export function PlanFacts({ kind, dueAt, by, fault, reasons }: ShownPlan) {
  const { say, locale } = useEditorText()
  const moment = shownMoment(dueAt, locale)
  return (
    <>
      <p>
        <strong>{fillText(say(texts.kinds[kind].at), { moment })}</strong>{' '}
        {by === null ? say(texts.byNobody) : fillText(say(texts.by), { name: by })}
      </p>
      {fault !== null && (
        <p className="agency-lack">
          {say(texts.failed)}. {say(texts.faults[fault])}
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type PlanPartProps = {
  kind: PlanKind
  plan: ShownPlan | null
  error: string | undefined
  isBusy: boolean
  onSave: (moment: { day: string; time: string }) => void
  onCancel: () => void
}

/** The fields of one kind of plan; a failed one can be planned again or dismissed. */
export function PlanPart({ kind, plan, error, isBusy, onSave, onCancel }: PlanPartProps) {
  const { say } = useEditorText()
  const [typed, setTyped] = useState({ day: plan?.day ?? '', time: plan?.time ?? '' })
  const { set, cancel, title } = texts.kinds[kind]
  const isToCome = plan !== null && plan.fault === null
  return (
    <fieldset>
      <legend>{say(title)}</legend>
      {plan && <PlanFacts {...plan} />}
      <div className="agency-plans__moment">
        <LabelledField label={say(sharedTexts.day)} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={belgianDay(new Date())}
              value={typed.day}
              onChange={({ target }) => setTyped({ ...typed, day: target.value })}
            />
          )}
        </LabelledField>
        <LabelledField label={say(texts.time)}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={typed.time}
              onChange={({ target }) => setTyped({ ...typed, time: target.value })}
            />
          )}
        </LabelledField>
      </div>
      <div className="agency-plans__actions">
        <Button disabled={isBusy} margin={false} size="small" onClick={() => onSave(typed)}>
          {say(isToCome ? texts.move : set)}
        </Button>
        {plan && (
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} size="small" onClick={onCancel}>
            {say(isToCome ? cancel : texts.dismiss)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
