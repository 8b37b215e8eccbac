'use client'

import { LabelledField } from '@/cms/admin/labelled-field'

type FactorInputProps = {
  label: string
  hint?: string
  error?: string
  value: string
  onChange: (value: string) => void
  isFocused?: boolean
}

/** The digits of an app or a recovery code; browsers and phones offer what they know of it. */
export const CodeInput = ({ label, hint, error, value, onChange, isFocused = false }: FactorInputProps) => (
  <LabelledField label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...control}
        style={{ ...control.style, maxWidth: '16rem', letterSpacing: '0.1em' }}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={isFocused}
        maxLength={30}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabelledField>
)

/** The current password of whoever changes a second factor. */
export const OwnPasswordInput = ({ label, error, value, onChange }: FactorInputProps) => (
  <LabelledField label={label} error={error}>
    {(control) => (
      <input
        {...control}
        style={{ ...control.style, maxWidth: '24rem' }}
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabelledField>
)
