'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { NumberFieldClient } from 'payload'

export type NamedNumber = { value: number; name: string }

type NumberSelectProps = {
  field: Pick<NumberFieldClient, 'name' | 'label' | 'admin'>
  path: string
  isReadOnly: boolean
  choices: readonly NamedNumber[]
  /** What a number is called that is none of the choices, such as one of an import. */
  otherName: string
}

/** A field that stores a number of the snapshot, and lets editors choose it by its name. */
export const NumberSelect = ({ field, path, isReadOnly, choices, otherName }: NumberSelectProps) => {
  const { value, setValue } = useField<number | null>({ path })
  const stored = value ?? 0
  const isKnown = choices.some((choice) => choice.value === stored)
  const shown = isKnown ? choices : [...choices, { value: stored, name: `${otherName} (${stored})` }]
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      description={field.admin?.description}
      readOnly={isReadOnly}
      isClearable={false}
      options={shown.map((choice) => ({ value: String(choice.value), label: choice.name }))}
      value={String(stored)}
      onChange={(chosen) => {
        if (!Array.isArray(chosen)) setValue(Number(chosen.value))
      }}
    />
  )
}
