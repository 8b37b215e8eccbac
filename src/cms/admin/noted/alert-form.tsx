'use client'

import { useState } from 'react'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { AlertToMake } from '@/cms/queries/alerts/alert-to-make'
import { usualFrequency } from '@/domain/alerts/alert-search'
import { screenTexts } from '@/messages/screen-texts'
import { ChosenTowns, TypeBoxes } from './alert-places'
import { NotedForm, useNotedForm } from './noted-form'
import { PersonFields } from './person-fields'

const texts = screenTexts.leads.alert

export type FormOption = { value: string; label: string }

export type AlertFormLabels = Record<
  'goal' | 'types' | 'cities' | 'minPrice' | 'maxPrice' | 'minBedrooms' | 'frequency',
  string
>

type AlertFormProps = {
  api: string
  start: AlertToMake
  labels: AlertFormLabels
  goals: readonly FormOption[]
  types: readonly FormOption[]
  frequencies: readonly FormOption[]
}

const figures = ['minPrice', 'maxPrice', 'minBedrooms'] as const

/** Notes what somebody looks for; they confirm it by mail. */
export const AlertForm = ({ api, start, labels, goals, types, frequencies }: AlertFormProps) => {
  const [alert, setAlert] = useState({ ...start.criteria, frequency: String(usualFrequency) })
  const { errorOf, needed, person, frame } = useNotedForm({
    path: `${api}/leads/${start.lead}/alert`,
    caller: start.caller,
    texts,
  })
  return (
    <NotedForm {...frame} noted={alert}>
      <PersonFields {...person} needsEmail />
      <OptionField
        label={needed(labels.goal)}
        options={goals}
        value={alert.goal}
        error={errorOf('goal')}
        onChange={(value) => setAlert({ ...alert, goal: value === 'rent' || value === 'sale' ? value : '' })}
      />
      <TypeBoxes
        label={needed(labels.types)}
        options={types}
        chosen={alert.types}
        error={errorOf('types')}
        onChange={(chosen) => setAlert({ ...alert, types: chosen })}
      />
      <ChosenTowns
        api={api}
        label={needed(labels.cities)}
        chosen={alert.cities}
        error={errorOf('cities')}
        onChange={(cities) => setAlert({ ...alert, cities })}
      />
      {figures.map((name) => (
        <LabelledField key={name} label={labels[name]} error={errorOf(name)}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              value={alert[name]}
              onChange={({ target }) => setAlert({ ...alert, [name]: target.value })}
            />
          )}
        </LabelledField>
      ))}
      <OptionField
        label={labels.frequency}
        options={frequencies}
        value={alert.frequency}
        error={errorOf('frequency')}
        onChange={(frequency) => setAlert({ ...alert, frequency })}
        isChosen
      />
    </NotedForm>
  )
}

type OptionFieldProps = {
  label: string
  options: readonly FormOption[]
  value: string
  error?: string
  /** Whether one is chosen from the start. */
  isChosen?: boolean
  onChange: (value: string) => void
}

const OptionField = ({ label, options, value, error, isChosen, onChange }: OptionFieldProps) => {
  const { say } = useEditorText()
  return (
    <LabelledField label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {!isChosen && <option value="">{say(phoneTexts.pick)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}
