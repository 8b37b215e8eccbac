'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { CodeFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { editorText } from '@/cms/fields/editor-text'
import type { CssEditor } from './css-editor'
import { codeTexts } from './code-texts'

type CssEditorInput = { text: string; isReadOnly: boolean; onChange: (text: string) => void }

/** The editor is loaded when the field is shown; until then, and if loading fails, there is a plain text area. */
function useCssEditor({ text, isReadOnly, onChange }: CssEditorInput) {
  const parent = useRef<HTMLDivElement>(null)
  const latest = useRef({ text, onChange })
  const [editor, setEditor] = useState<CssEditor | null>(null)
  useEffect(() => {
    latest.current = { text, onChange }
    editor?.setText(text)
  }, [editor, text, onChange])
  useEffect(() => {
    let made: CssEditor | null = null
    let isGone = false
    void import('./css-editor').then(
      ({ createCssEditor }) => {
        if (isGone || !parent.current) return
        const change = (next: string) => latest.current.onChange(next)
        made = createCssEditor({
          parent: parent.current,
          text: latest.current.text,
          isReadOnly,
          onChange: change,
        })
        setEditor(made)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      made?.destroy()
      setEditor(null)
    }
  }, [isReadOnly])
  return { parent, editor }
}

/** Style rules in an editor that ships with the site: Payload's own would load its editor from another server. */
export function CssField({ field, path: fieldPath, readOnly = false }: CodeFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const reader = useTranslation()
  const { label, localized, required, admin } = field
  const id = `field-${path.replaceAll('.', '__')}`
  const isReadOnly = readOnly || disabled
  const change = (text: string) => setValue(text === '' ? null : text)
  const text = value ?? ''
  const { parent, editor } = useCssEditor({ text, isReadOnly, onChange: change })
  const described = `${id}-help ${id}-error`
  useEffect(() => {
    const attributes: Record<string, string> = {
      'aria-labelledby': `${id}-label`,
      'aria-describedby': described,
    }
    editor?.describe(showError ? { ...attributes, 'aria-invalid': 'true' } : attributes)
  }, [described, editor, id, showError])
  return (
    <div className={`field-type code-field${showError ? ' error' : ''}`}>
      <div id={`${id}-label`}>
        <FieldLabel htmlFor={id} label={label} localized={localized} path={path} required={required} />
      </div>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div ref={parent} />
        {!editor && (
          <textarea
            id={id}
            aria-describedby={described}
            aria-invalid={showError}
            readOnly={isReadOnly}
            rows={8}
            spellCheck={false}
            style={{ width: '100%', fontFamily: 'var(--font-mono)' }}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </div>
      <p id={`${id}-error`} hidden>
        {showError ? errorMessage : null}
      </p>
      <div id={`${id}-help`}>
        <FieldDescription description={admin?.description} path={path} />
        <p className="field-description">{editorText(reader, codeTexts.keys)}</p>
      </div>
    </div>
  )
}
