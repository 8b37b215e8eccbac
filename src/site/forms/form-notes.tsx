'use client'

import { createPortal } from 'react-dom'
import type { FormWords } from './form-words'
import type { Progress } from './controller/use-sending'

/** Says that earlier answers were restored, with a button that clears them. */
export function RestoredNote({ words, onStartOver }: { words: FormWords; onStartOver: () => void }) {
  return (
    <p className="form-kept">
      <span>{words.kept}</span>{' '}
      <button type="button" onClick={onStartOver} className="form-link">
        {words.startOver}
      </button>
    </p>
  )
}

/** The progress of sending, beside the button. */
export function Status({ form, progress }: { form: HTMLFormElement; progress: Progress | null }) {
  const slot = form.querySelector('[data-slot="status"]')
  if (!slot) return null
  const percent = progress?.percent ?? null
  return createPortal(
    <>
      <p role="status">{progress?.text}</p>
      {progress && percent !== null && <progress max={100} value={percent} aria-label={progress.text} />}
    </>,
    slot,
  )
}
