'use client'

import { useConfig, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import { useCallback } from 'react'
import { RelationFrame } from '@/cms/admin/labelled-field'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { ChosenProperties } from './chosen-properties'
import { PropertyPicker } from './property-picker'
import { usePropertiesById } from './use-properties-by-id'

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

/** The field of a document for one property, or several. */
export const PropertyField = ({ field, path, readOnly, validate }: RelationshipFieldClientProps) => {
  const { config } = useConfig()
  const { api } = config.routes
  const { hasMany = false, name, required } = field
  const checked = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, relationTo: 'properties', required, type: 'relationship' }) ??
      true,
    [name, validate, required],
  )
  const named = useField<number | number[] | null>({ potentiallyStalePath: path, validate: checked })
  const ids = idsOf(named.value)
  const { properties, learn } = usePropertiesById({ api, ids })
  // Until all are loaded, adding one would drop the others.
  const isFixed = [readOnly, named.disabled, properties.length < ids.length].some(Boolean)
  const change = (chosen: readonly PickedProperty[]) => {
    learn(chosen)
    const rows = chosen.map((property) => property.id)
    named.setValue(hasMany ? rows : (rows[0] ?? null))
  }
  return (
    <RelationFrame field={field} state={named}>
      {(control) =>
        isFixed ? (
          <>
            {ids.length === 0 && <p>–</p>}
            <ChosenProperties properties={properties} isOrdered={false} />
          </>
        ) : (
          <PropertyPicker
            {...{ control, api }}
            chosen={properties}
            onChange={change}
            isMany={hasMany}
            isOrdered={hasMany}
            isRequired={Boolean(required)}
          />
        )
      }
    </RelationFrame>
  )
}
