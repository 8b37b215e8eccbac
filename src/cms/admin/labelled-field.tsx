'use client'

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
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

type RelationFrameProps = Pick<RelationshipFieldClientProps, 'field'> & {
  /** Of Payload's `useField`. */
  state: { path: string; showError: boolean }
  children: (control: Omit<Control, 'style'>) => ReactNode
}

/** The frame of a document's field for a relation, as Payload draws its own: label, error and description. */
export const RelationFrame = ({ field, state: { path, showError }, children }: RelationFrameProps) => {
  const id = useId()
  const { label, required } = field
  const { description, className } = field.admin ?? {}
  const described = [showError && `${id}-error`, description && `${id}-about`].filter(Boolean).join(' ')
  const classes = ['field-type', 'agency-property-field', className, showError && 'error']
  return (
    <div id={`field-${path.replace(/\./g, '__')}`} className={classes.filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <span id={`${id}-error`}>
          <FieldError path={path} showError={showError} />
        </span>
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': showError ? true : undefined,
        })}
      </div>
      {description && (
        <span id={`${id}-about`}>
          <FieldDescription description={description} path={path} />
        </span>
      )}
    </div>
  )
}
