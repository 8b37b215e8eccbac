'use client'

import { LabelledField } from '@/cms/admin/labelled-field'
import { rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { NamedAgent } from '@/cms/queries/appointments/office-appointments'
import { phoneTexts } from './phone-texts'

/** A moment of staff while it is typed. */
export type OwnMomentDraft = Record<'day' | 'time' | 'length' | 'agent', string>

export const noMoment: OwnMomentDraft = { day: '', time: '', length: '30', agent: '' }

type OwnMomentFieldsProps = {
  moment: OwnMomentDraft
  onChange: (moment: OwnMomentDraft) => void
  errorOf: (field: string) => string | undefined
  /** Who may show the property; null where length and agent stay as they are. */
  agents: readonly NamedAgent[] | null
}

/** A day and a time that need not be one of the visit times. */
export const OwnMomentFields = ({ moment, onChange, errorOf, agents }: OwnMomentFieldsProps) => {
  const { say } = useEditorText()
  const needed = say(phoneTexts.needed)
  return (
    <>
      {(['day', 'time'] as const).map((name) => (
        <LabelledField key={name} label={`${say(phoneTexts.own[name])} ${needed}`} error={errorOf(name)}>
          {(control) => (
            <input
              {...control}
              type={name === 'day' ? 'date' : 'time'}
              value={moment[name]}
              onChange={({ target }) => onChange({ ...moment, [name]: target.value })}
            />
          )}
        </LabelledField>
      ))}
      {agents !== null && (
        <>
          <LabelledField label={say(phoneTexts.own.length)} error={errorOf('length')}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                value={moment.length}
                onChange={({ target }) => onChange({ ...moment, length: target.value })}
              />
            )}
          </LabelledField>
          <LabelledField label={say(phoneTexts.own.agent)} error={errorOf('agent')}>
            {(control) => (
              <select
                {...control}
                value={moment.agent}
                onChange={({ target }) => onChange({ ...moment, agent: target.value })}
              >
                <option value="">{say(phoneTexts.own.agentOfProperty)}</option>
                {agents.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
        </>
      )}
    </>
  )
}

type OwnMomentChoiceProps = { isOwn: boolean; onChange: (isOwn: boolean) => void }

/** Whether another moment than one of the visit times is chosen. */
export const OwnMomentChoice = ({ isOwn, onChange }: OwnMomentChoiceProps) => {
  const { say } = useEditorText()
  return (
    <label style={{ ...rowStyle, gap: '0.5rem', minHeight: '2rem' }}>
      <input
        type="checkbox"
        checked={isOwn}
        onChange={({ target }) => onChange(target.checked)}
        style={{ flex: 'none', width: 24, height: 24 }}
      />
      {say(phoneTexts.own.choose)}
    </label>
  )
}
