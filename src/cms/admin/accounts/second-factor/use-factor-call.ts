import { useState } from 'react'
import * as z from 'zod/mini'
import { postForAnswer } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { factorError } from './factor-texts'

const answer = z.object({
  ok: z.boolean(),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  codes: z.optional(z.array(z.string())),
  secret: z.optional(z.string()),
  picture: z.optional(z.string()),
  offer: z.optional(z.string()),
  options: z.optional(z.record(z.string(), z.unknown())),
})

type FactorAnswer = z.infer<typeof answer>

/**
 * Calls the endpoints of the second factor; null for a refusal, of which `round` counts. A wrong password is explained by the
 * texts that the server gives.
 */
export function useFactorCall(passwordErrors: Partial<Record<string, string>> = {}) {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [round, setRound] = useState(0)
  const call = async (path: string, body: object = {}): Promise<FactorAnswer | null> => {
    setIsBusy(true)
    setProblem('')
    setErrors({})
    const given = (await postForAnswer(path, { body, shape: answer })) ?? { ok: false }
    setIsBusy(false)
    if (given.ok) return given
    setErrors(given.errors ?? {})
    if (!given.errors) setProblem(say(factorError(given.error ?? 'failed')))
    setRound((count) => count + 1)
    return null
  }
  /** What went wrong in the browser. */
  const refuse = (code: string): void => {
    setProblem(say(factorError(code)))
    setRound((count) => count + 1)
  }
  const errorOf = (field: 'code' | 'password'): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return (field === 'password' ? passwordErrors[code] : undefined) ?? say(factorError(code))
  }
  return { call, refuse, isBusy, problem, errorOf, round }
}
