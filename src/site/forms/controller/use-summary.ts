'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Messages } from './use-form-fields'

/** What the summary shows: the errors of these fields, or a text that says why the form was not sent. */
type SummaryState = { fields: readonly string[]; text: string | null; time: number }

type UseSummaryInput = {
  messages: Messages
  /** Gets the first field that is wrong, each time the summary is shown. */
  onWrong: (name: string) => void
}

/** The summary above a form: shown from a failed attempt on, until all of its errors are corrected. */
export function useSummary({ messages, onWrong }: UseSummaryInput) {
  const [shown, setShown] = useState<SummaryState | null>(null)
  const wrong = shown ? messages.filter(({ name }) => shown.fields.includes(name)) : []
  const isOver = shown !== null && shown.text === null && wrong.length === 0
  const time = shown?.time

  // Otherwise a later error would bring the summary back and take the focus from the field that is being typed in.
  useEffect(() => {
    if (isOver) setShown(null)
  }, [isOver])
  const lead = useEffectEvent(() => {
    if (wrong[0]) onWrong(wrong[0].name)
  })
  useEffect(() => lead(), [time])

  return {
    wrong,
    text: shown?.text ?? null,
    time,
    show: (fields: readonly string[], text: string | null = null) =>
      setShown((before) => ({ fields, text, time: (before?.time ?? 0) + 1 })),
    clear: () => setShown(null),
  }
}
