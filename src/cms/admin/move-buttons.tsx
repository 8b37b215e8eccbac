'use client'

import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'

type MoveButtonsProps = {
  /** Of what is moved. */
  name: string
  at: number
  count: number
  texts: { up: EditorTexts; down: EditorTexts }
  onMove: (to: number) => void
}

/** Moves a row one place up or down in its list. */
export function MoveButtons({ name, at, count, texts, onMove }: MoveButtonsProps) {
  const { say } = useEditorText()
  const steps = [
    { text: texts.up, sign: '↑', to: at - 1 },
    { text: texts.down, sign: '↓', to: at + 1 },
  ]
  return steps.map(({ text, sign, to }) => {
    // Disabled by a property that keeps the focus, so that somebody may go on with the other button.
    const isEnd = to < 0 || to >= count
    return (
      <button
        key={sign}
        type="button"
        aria-disabled={isEnd}
        aria-label={`${say(text)}: ${name}`}
        onClick={() => !isEnd && onMove(to)}
      >
        {sign}
      </button>
    )
  })
}
