'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { CountedWords } from './answers/send-answers'
import { focusField } from './answers/write-errors'
import { postedSending, type PostedOutcome } from './controller/posted-plan'
import { useFormController } from './controller/use-form-controller'
import { ErrorSummary, Notice } from './error-summary'
import type { PostponedAction } from './form-setup'

export type PostedEngineProps = {
  form: HTMLFormElement
  /** The message where no response comes. */
  failed: string
  /** The heading over the errors. */
  summaryWords: CountedWords
  hasFiles: boolean
  /** Reports that the engine runs, and gets what the visitor did before that. */
  onReady: () => PostponedAction | null
}

const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(':is(input, textarea, select).field'),
]

/** Sends a small form without leaving the page; only the server checks it, and its response has the messages. */
export function PostedEngine({ form, failed, summaryWords, hasFiles, onReady }: PostedEngineProps) {
  const [names] = useState(() => fieldsOf(form).map(({ name }) => name))

  // What was typed stays, except for passwords.
  const emptyPasswords = () => {
    for (const { name, type } of fieldsOf(form)) if (type === 'password') controller.fields.fill(name, '')
  }
  const onOutcome = (outcome: PostedOutcome) => {
    if (outcome.kind === 'sent') return window.location.assign(outcome.redirect)
    emptyPasswords()
    if (Object.keys(outcome.errors).length > 0) controller.refuse(outcome.errors)
    else controller.summary.show([], outcome.message)
  }
  const controller = useFormController(form, {
    rules: { id: form.id, names, findErrors: () => ({}) },
    sending: postedSending({ form, hasFiles, failed }),
    onOutcome,
    onReopen: emptyPasswords,
  })
  const begin = useEffectEvent(() => {
    if (onReady() === 'send') controller.submit()
  })
  useEffect(() => begin(), [])
  const { summary } = controller
  return (
    <>
      {summary.text && <Notice key={summary.time}>{summary.text}</Notice>}
      {summary.wrong.length > 0 && (
        <ErrorSummary
          key={summary.time}
          formId={form.id}
          messages={summary.wrong}
          words={summaryWords}
          isField={(name) => names.includes(name)}
          onGo={(name) => focusField(form, name)}
        />
      )}
    </>
  )
}
