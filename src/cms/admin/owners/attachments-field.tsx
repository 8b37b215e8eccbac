'use client'

import type { CSSProperties } from 'react'
import { fieldStyle } from '@/cms/admin/styles'
import { messageTexts } from './message-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'

type AttachmentsFieldProps = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  error?: string
}

const accepted =
  '.pdf,.docx,.png,.jpg,.jpeg,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/png,image/jpeg'

const removeStyle: CSSProperties = {
  ...fieldStyle,
  width: 'auto',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  cursor: 'pointer',
}

/** The attachments of a message, added one by one or several at once. */
export const AttachmentsField = ({ files, onChange, error }: AttachmentsFieldProps) => {
  const { say } = useEditorText()
  return (
    <div>
      <LabelledField
        label={say(messageTexts.attachments)}
        hint={say(messageTexts.attachmentsHint)}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={accepted}
            onChange={({ target }) => {
              onChange([...files, ...(target.files ?? [])])
              // Lets the same file be chosen again after it was removed.
              target.value = ''
            }}
          />
        )}
      </LabelledField>
      <ul role="list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {files.map((file, place) => (
          <li key={`${place} ${file.name}`}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                // Its own button is gone.
                currentTarget.closest('ul')?.parentElement?.querySelector('input')?.focus()
                onChange(files.filter((each) => each !== file))
              }}
              style={removeStyle}
            >
              {say(messageTexts.remove)} {file.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
