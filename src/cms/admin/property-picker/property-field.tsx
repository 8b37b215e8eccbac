'use client'

import { FieldDescription, FieldError, FieldLabel, useConfig, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import { useCallback, useId } from 'react'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { ChosenProperties } from './chosen-properties'
import { PropertyPicker } from './property-picker'
import { usePropertiesById } from './use-properties-by-id'

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

function controlOf({ id, isWrong, hasAbout }: { id: string; isWrong: boolean; hasAbout: boolean }) {
  const described = [isWrong && `${id}-error`, hasAbout && `${id}-about`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': isWrong ? (true as const) : undefined,
  }
}

/** The field of a document for one property, or several. */
export const PropertyField = ({ field, path, readOnly, validate }: RelationshipFieldClientProps) => {
  const { config } = useConfig()
  const { api } = config.routes
  const { hasMany = false, label, name, required } = field
  const { description, className } = field.admin ?? {}
  const checked = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, relationTo: 'properties', required, type: 'relationship' }) ??
      true,
    [name, validate, required],
  )
  const named = useField<number | number[] | null>({ potentiallyStalePath: path, validate: checked })
  const ids = idsOf(named.value)
  const { properties, learn } = usePropertiesById({ api, ids })
  const id = useId()
  // Until all are loaded, adding one would drop the others.
  const isFixed = [readOnly, named.disabled, properties.length < ids.length].some(Boolean)
  const change = (chosen: readonly PickedProperty[]) => {
    learn(chosen)
    const rows = chosen.map((property) => property.id)
    named.setValue(hasMany ? rows : (rows[0] ?? null))
  }
  const control = controlOf({ id, isWrong: named.showError, hasAbout: Boolean(description) })
  return (
    <div
      id={`field-${named.path.replace(/\./g, '__')}`}
      className={['field-type', 'agency-property-field', className, named.showError && 'error']
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel htmlFor={id} label={label} path={named.path} required={required} />
      <div className="field-type__wrap">
        <span id={`${id}-error`}>
          <FieldError path={named.path} showError={named.showError} />
        </span>
        {isFixed ? (
          <ChosenProperties properties={properties} isOrdered={false} />
        ) : (
          <PropertyPicker
            {...{ control, api }}
            chosen={properties}
            onChange={change}
            isMany={hasMany}
            isOrdered={hasMany}
            isRequired={Boolean(required)}
          />
        )}
      </div>
      {description && (
        <span id={`${id}-about`}>
          <FieldDescription description={description} path={named.path} />
        </span>
      )}
    </div>
  )
}
