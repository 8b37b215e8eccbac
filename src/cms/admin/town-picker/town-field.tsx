'use client'

import { FieldDescription, FieldError, FieldLabel, useConfig, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import { useCallback, useId, useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { TownChoice } from '@/domain/places/town-choices'
import { screenTexts } from '@/messages/screen-texts'
import { addTown } from './ask-towns'
import { TownCombobox } from './town-combobox'
import { useTown } from './use-town'

const texts = screenTexts.townPicker

/** The field of a document for its town: one of the site, or any place of the gazetteer, which then becomes one. */
export const TownField = ({ field, path, readOnly, validate }: RelationshipFieldClientProps) => {
  const { config } = useConfig()
  const { api } = config.routes
  const { say } = useEditorText()
  const { label, name, required } = field
  const { description, className } = field.admin ?? {}
  const checked = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, relationTo: 'cities', required, type: 'relationship' }) ?? true,
    [name, validate, required],
  )
  const named = useField<number | null>({ potentiallyStalePath: path, validate: checked })
  const { town, learn } = useTown({ api, id: named.value })
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()
  const pick = async (choice: TownChoice) => {
    const { place } = choice
    const chosen = choice.id ?? (place === null ? null : await addTown({ api, place }))
    setHasFailed(chosen === null)
    if (chosen === null) return
    learn({ ...choice, id: chosen, place: null })
    named.setValue(chosen)
  }
  const isFixed = [readOnly, named.disabled].some(Boolean)
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
          <span id={id}>{town?.name}</span>
        ) : (
          <TownCombobox
            control={{
              id,
              'aria-describedby': `${id}-error ${id}-about`,
              'aria-invalid': named.showError ? true : undefined,
            }}
            api={api}
            chosen={town}
            isRequired={Boolean(required)}
            onPick={(choice) => void pick(choice)}
          />
        )}
        <span role="status">{hasFailed && say(texts.notAdded)}</span>
      </div>
      <span id={`${id}-about`}>
        {description && <FieldDescription description={description} path={named.path} />}
      </span>
    </div>
  )
}
