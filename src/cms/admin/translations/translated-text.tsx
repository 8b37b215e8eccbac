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
  onChange: (index: number, text: string) => void
}

const rowsOf = (text: string): number => Math.max(1, Math.ceil(text.length / 60))

/** A text on the left and its translation on the right, paragraph by paragraph. */
export function TranslatedText({ part, from, to, typed, errorOf, onChange }: TranslatedTextProps) {
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
    return (
      <div key={index} className="agency-translation">
        <div>
          <span>{name}</span>
          <p lang={from}>{source}</p>
        </div>
        <div className="agency-mail-text">
          <LabelledField
            label={text.trim() === '' ? `${name} · ${say(texts.empty)}` : name}
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
