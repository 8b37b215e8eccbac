'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Messages } from './use-form-fields'

/** What is said above a form: what is wrong with these fields, or why it did not leave. */
type Said = { fields: readonly string[]; text: string | null; time: number }

type Listened = {
  messages: Messages
  /** Is told the first field that is wrong, once for each time something is said. */
  onWrong: (name: string) => void
}

/** What is said above the form, from a failed attempt on until all of it is put right. */
export function useSaid({ messages, onWrong }: Listened) {
  const [said, setSaid] = useState<Said | null>(null)
  const wrong = said ? messages.filter(({ name }) => said.fields.includes(name)) : []
  const isOver = said !== null && said.text === null && wrong.length === 0
  const time = said?.time

  // Or an error made later would take the focus away from what is being typed.
  useEffect(() => {
    if (isOver) setSaid(null)
  }, [isOver])
  const lead = useEffectEvent(() => {
    if (wrong[0]) onWrong(wrong[0].name)
  })
  useEffect(() => lead(), [time])

  return {
    wrong,
    text: said?.text ?? null,
    time,
    say: (fields: readonly string[], text: string | null = null) =>
      setSaid((before) => ({ fields, text, time: (before?.time ?? 0) + 1 })),
    hush: () => setSaid(null),
  }
}
