'use client'

import { useId } from 'react'
import { leaveRow } from '@/cms/admin/forms/leave-row'
import { LabelledField } from '@/cms/admin/labelled-field'
import { listStyle, rowStyle } from '@/cms/admin/styles'
import { TownCombobox } from '@/cms/admin/town-picker/town-combobox'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { sharedTexts } from '@/messages/shared-texts'

type ChosenProps = {
  label: string
  chosen: readonly string[]
  error?: string
  onChange: (chosen: string[]) => void
}

/** A town as criteria name it: `name|zip`. */
const shownTown = (town: string): string => town.split('|').toReversed().filter(Boolean).join(' ')

/** The towns of an alert, which can be taken out, and a field that adds one. */
export const ChosenTowns = ({ api, label, chosen, error, onChange }: ChosenProps & { api: string }) => {
  const { say } = useEditorText()
  return (
    <div>
      <LabelledField label={label} error={error}>
        {(control) => (
          <TownCombobox
            // A new box after each town, so that it is empty again.
            key={chosen.length}
            {...{ control, api }}
            chosen={null}
            isRequired
            onPick={({ name, zip }) => {
              const town = `${name}|${zip}`
              if (!chosen.includes(town)) onChange([...chosen, town])
            }}
          />
        )}
      </LabelledField>
      <ul style={{ ...listStyle, marginTop: '0.5rem' }}>
        {chosen.map((town) => (
          <li key={town}>
            <span style={rowStyle}>
              {shownTown(town)}
              <button
                type="button"
                aria-label={`${say(sharedTexts.remove)}: ${shownTown(town)}`}
                onClick={({ currentTarget }) => {
                  leaveRow(currentTarget)
                  onChange(chosen.filter((each) => each !== town))
                }}
                style={{ minHeight: '24px' }}
              >
                {say(sharedTexts.remove)}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TypeBoxesProps = ChosenProps & { options: readonly { value: string; label: string }[] }

/** The types of property of an alert. */
export const TypeBoxes = ({ label, options, chosen, error, onChange }: TypeBoxesProps) => {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      style={{ margin: 0, padding: 0, border: 0 }}
    >
      <legend>{label}</legend>
      <div style={rowStyle}>
        {options.map(({ value, label: name }) => (
          <label key={value} style={{ ...rowStyle, gap: '0.5rem', minHeight: '2rem' }}>
            <input
              type="checkbox"
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} style={{ display: 'block', color: 'var(--theme-error-600)' }}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
