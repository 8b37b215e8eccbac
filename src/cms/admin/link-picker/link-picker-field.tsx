'use client'

import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { RelationFrame } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { LinkChoice } from '@/cms/queries/links/link-targets'
import { parsePick, readPick } from '@/domain/links/link-pick'
import { screenTexts } from '@/messages/screen-texts'
import { TargetCard } from './target-card'
import { TargetCombobox } from './target-combobox'
import { useLinkTarget } from './use-link-target'

const { remove } = screenTexts.propertyPicker.picker

/** The field of a link for the document that it leads to; without one, an address is typed below. */
export const LinkPickerField = ({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const { say } = useEditorText()
  const { t } = useTranslation()
  // The window of a link in a text is saved as soon as the field is known to be valid.
  const validate = useCallback(
    (value: unknown) => field.required !== true || readPick(value) !== null || t('validation:required'),
    [field.required, t],
  )
  const named = useField<unknown>({ potentiallyStalePath: path, validate })
  const pick = readPick(named.value)
  // In a text a link has one document; elsewhere it is a list of one.
  const isList = field.hasMany === true
  const { target, learn } = useLinkTarget({ api, pick })
  const choose = (chosen: LinkChoice) => {
    const picked = parsePick(chosen.document)
    if (picked === null) return
    learn(chosen)
    const document = { relationTo: picked.relationTo, value: picked.id }
    named.setValue(isList ? [document] : document)
  }
  const isFixed = [readOnly, named.disabled].some(Boolean)
  const chosen = target && (
    <ul className="agency-chosen">
      <li>
        <TargetCard target={target} href={`${admin}/collections/${target.document}`} />
        {!isFixed && (
          <span className="agency-chosen__tools">
            <button
              type="button"
              title={say(remove)}
              aria-label={`${say(remove)}: ${target.name}`}
              onClick={() => named.setValue(isList ? [] : null)}
            >
              ×
            </button>
          </span>
        )}
      </li>
    </ul>
  )
  return (
    <RelationFrame field={field} state={named}>
      {(control) => (
        <>
          {!isFixed && <TargetCombobox {...{ control, api }} chosen={target} onPick={choose} />}
          {chosen}
        </>
      )}
    </RelationFrame>
  )
}
