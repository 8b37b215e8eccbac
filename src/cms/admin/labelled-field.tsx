'use client'

import { useId, type ReactNode } from 'react'
import { fieldStyle, wrongStyle } from './styles'

export type Control = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
  style: typeof fieldStyle
}

type LabelledFieldProps = {
  label: string
  hint?: string
  error?: string
  children: (control: Control) => ReactNode
}

/** A field with its label, its hint and its error. */
export const LabelledField = ({ label, hint, error, children }: LabelledFieldProps) => {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        style: error ? wrongStyle : fieldStyle,
      })}
      {error && (
        <span id={`${id}-error`} style={{ display: 'block', color: 'var(--theme-error-600)' }}>
          {error}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} style={{ display: 'block' }}>
          {hint}
        </span>
      )}
    </div>
  )
}
