'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { refusalText } from '@/cms/admin/appointments/appointment-tool-texts'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { AlertToMake } from '@/cms/queries/alerts/alert-to-make'
import { usualFrequency } from '@/domain/alerts/alert-search'
import { screenTexts } from '@/messages/screen-texts'
import { ChosenTowns, TypeBoxes } from './alert-places'
import { notedError } from './noted-texts'
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
  const { say } = useEditorText()
  const [caller, setCaller] = useState(start.caller)
  const [alert, setAlert] = useState({ ...start.criteria, frequency: String(usualFrequency) })
  const [key] = useState(newRequestKey)
  const { send, errorOf, isBusy, problem, round } = useSentForm({
    path: `${api}/leads/${start.lead}/alert`,
    words: { done: texts.saved, wrong: texts.wrong },
    failedText: refusalText,
    errorText: notedError,
  })
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ ...caller, ...alert, requestId: key })
  }
  const needed = (label: string) => `${label} ${say(phoneTexts.needed)}`
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <PersonFields person={caller} onChange={setCaller} errorOf={errorOf} needsEmail />
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
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(isBusy ? phoneTexts.busy : texts.save)}
        </Button>
      </div>
    </form>
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
