'use client'

import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { LabelledText } from '@/cms/queries/translations/labelled-texts'
import { segmentName, type Direction } from '@/domain/translations/segments'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.translations.editor

type TranslatedTextProps = Direction & {
  part: LabelledText
  typed: readonly string[]
  errorOf: (index: number) => string | undefined
  /** Whether a machine wrote it, and nobody has confirmed it. */
  isDraft: (index: number) => boolean
  onChange: (index: number, text: string) => void
  onConfirm: (index: number) => void
}

const rowsOf = (text: string): number => Math.max(1, Math.ceil(text.length / 60))

/** A text on the left and its translation on the right, paragraph by paragraph. */
export function TranslatedText({ part, from, to, typed, errorOf, ...rest }: TranslatedTextProps) {
  const { isDraft, onChange, onConfirm } = rest
  const { say } = useEditorText()
  const { segments, isAddress, replaced } = part
  const hints = [
    ...(isAddress ? [say(texts.address)] : []),
    ...(replaced === null ? [] : [say(fillTexts(texts.replaced, { text: replaced }))]),
  ]
  return segments.map(({ source }, index) => {
    const text = typed[index] ?? ''
    const name = segmentName(part, index)
    const error = errorOf(index)
    const state = isDraft(index) ? texts.machine.draft : text.trim() === '' ? texts.empty : null
    return (
      <div key={index} className="agency-translation" data-draft={isDraft(index) || undefined}>
        <div>
          <span>{name}</span>
          <p lang={from}>{source}</p>
        </div>
        <div className="agency-mail-text">
          <LabelledField
            label={state === null ? name : `${name} · ${say(state)}`}
            hint={index === 0 ? hints.join(' ') : ''}
            error={error === 'marks' ? say(texts.marks) : error}
          >
            {(control) => (
              <textarea
                {...control}
                lang={to}
                rows={rowsOf(text || source)}
                value={text}
                onChange={({ target }) => onChange(index, target.value)}
              />
            )}
          </LabelledField>
          {isDraft(index) && (
            <button
              type="button"
              onClick={() => onConfirm(index)}
              aria-label={`${say(texts.machine.confirm)}: ${name}`}
            >
              {say(texts.machine.confirm)}
            </button>
          )}
          {!isAddress && (
            <button
              type="button"
              onClick={() => onChange(index, source)}
              aria-label={`${say(texts.copy)}: ${name}`}
            >
              {say(texts.copy)}
            </button>
          )}
        </div>
      </div>
    )
  })
}
