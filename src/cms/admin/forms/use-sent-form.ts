'use client'

import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'

type FormToSend = {
  path: string
  words: Record<'done' | 'wrong', EditorTexts>
  /** The text for a refusal that no field explains. */
  failedText: (code: string) => EditorTexts
  /** The text for the code of a field's error. */
  errorText: (error: { field: string; code: string }) => EditorTexts
}

/**
 * Sends a form of the office, and loads its page again, or the one that the endpoint names; `round` counts the refusals, which
 * lose nothing.
 */
export function useSentForm({ path, words, failedText, errorText }: FormToSend) {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [round, setRound] = useState(0)
  const send = async (body: object) => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body })
    if (answer.isDone) return reloadWith({ news: say(words.done), href: answer.href ?? undefined })
    setErrors(answer.errors)
    setProblem(say(Object.keys(answer.errors).length > 0 ? words.wrong : failedText(answer.code)))
    setIsBusy(false)
    setRound(round + 1)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    return code === undefined ? undefined : say(errorText({ field, code }))
  }
  return { isBusy, problem, errorOf, round, send }
}
