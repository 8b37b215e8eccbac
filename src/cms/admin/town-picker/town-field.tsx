'use client'

import { useConfig, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import { useCallback, useState } from 'react'
import { RelationFrame } from '@/cms/admin/labelled-field'
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
  const { name, required } = field
  const checked = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, relationTo: 'cities', required, type: 'relationship' }) ?? true,
    [name, validate, required],
  )
  const named = useField<number | null>({ potentiallyStalePath: path, validate: checked })
  const { town, learn } = useTown({ api, id: named.value })
  const [hasFailed, setHasFailed] = useState(false)
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
    <RelationFrame field={field} state={named}>
      {(control) => (
        <>
          {isFixed ? (
            <span id={control.id}>{town?.name}</span>
          ) : (
            <TownCombobox
              {...{ control, api }}
              chosen={town}
              isRequired={Boolean(required)}
              onPick={(choice) => void pick(choice)}
            />
          )}
          <span role="status">{hasFailed && say(texts.notAdded)}</span>
        </>
      )}
    </RelationFrame>
  )
}
