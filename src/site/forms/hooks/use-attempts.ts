'use client'

import type { FormSetup } from '@/site/forms/form-setup'
import { failureText } from '@/site/forms/answers/send-answers'
import type { useFormCheck } from './use-form-check'
import type { useKeptAnswers } from './use-kept-answers'
import type { useSaid } from './use-said'
import type { useSending } from './use-sending'
import type { useSteps } from './use-steps'

type Tried = {
  setup: FormSetup
  steps: ReturnType<typeof useSteps>
  check: ReturnType<typeof useFormCheck>
  said: ReturnType<typeof useSaid>
  memory: Pick<ReturnType<typeof useKeptAnswers>, 'forget'>
  sending: ReturnType<typeof useSending>
}

/** The attempts to get on with a form: to the next step, and to the end of it. */
export function useAttempts({ setup, steps, check, said, memory, sending }: Tried) {
  const all: readonly string[] = setup.steps.flat()

  const move = async (by: 1 | -1) => {
    const fields = setup.steps[steps.step] ?? []
    if (by > 0 && !(await check.check(fields))) return said.say(fields)
    said.hush()
    steps.go(steps.step + by)
  }
  const refuse = (errors: Record<string, string>) => {
    check.addServerErrors(errors)
    if (Object.keys(errors).length > 0) said.say([...all, ...Object.keys(errors)])
  }
  const submit = async () => {
    if (steps.step < setup.steps.length - 1) return move(1)
    if (!(await check.check(all))) return said.say(all)
    said.hush()
    const outcome = await sending.send()
    if (outcome?.kind === 'sent') {
      memory.forget({ isSent: true })
      window.location.assign(outcome.redirect)
    } else if (outcome?.kind === 'invalid') refuse(outcome.errors)
    else if (outcome) said.say([], failureText(outcome, setup.words))
  }
  return { move, submit, refuse }
}
