'use client'

import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'

type Invitation = {
  path: string
  words: Record<'done' | 'wrong' | 'failed', EditorTexts>
  /** The text for the code of a field's error. */
  errorText: (error: { field: string; code: string }) => EditorTexts
}

/** Sends the form that invites somebody; `round` counts the refusals, after each of which the first error gets the focus. */
export function useInvitation({ path, words, errorText }: Invitation) {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [round, setRound] = useState(0)
  const send = async (body: object) => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body })
    if (answer.isDone) return reloadWith({ news: say(words.done) })
    setErrors(answer.errors)
    setProblem(say(Object.keys(answer.errors).length > 0 ? words.wrong : words.failed))
    setIsBusy(false)
    setRound(round + 1)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    return code === undefined ? undefined : say(errorText({ field, code }))
  }
  return { isBusy, problem, errorOf, round, send }
}
