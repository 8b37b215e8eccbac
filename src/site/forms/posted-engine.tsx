'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { focusField } from './answers/mark-errors'
import { postedSending, type PostedOutcome } from './controller/posted-plan'
import { useFormController } from './controller/use-form-controller'
import { ErrorSummary, Notice } from './error-summary'
import type { FormWish } from './form-setup'

export type PostedEngineProps = {
  form: HTMLFormElement
  /** What is said where no answer comes. */
  failed: string
  hasFiles: boolean
  /** Gives what the visitor has asked for before this was here. */
  onReady: () => FormWish | null
}

const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(':is(input, textarea, select).field'),
]

/** Sends a small form without leaving the page; its rules are the server's alone, and said in the server's words. */
export function PostedEngine({ form, failed, hasFiles, onReady }: PostedEngineProps) {
  const [names] = useState(() => fieldsOf(form).map(({ name }) => name))

  // What was typed stays, but for passwords.
  const emptyPasswords = () => {
    for (const { name, type } of fieldsOf(form)) if (type === 'password') controller.fields.fill(name, '')
  }
  const onOutcome = (outcome: PostedOutcome) => {
    if (outcome.kind === 'sent') return window.location.assign(outcome.redirect)
    emptyPasswords()
    if (Object.keys(outcome.errors).length > 0) controller.refuse(outcome.errors)
    else controller.said.say([], outcome.message)
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
  const { said } = controller
  return (
    <>
      {said.text && <Notice key={said.time}>{said.text}</Notice>}
      {said.wrong.length > 0 && (
        <ErrorSummary
          key={said.time}
          formId={form.id}
          messages={said.wrong}
          isField={(name) => names.includes(name)}
          onGo={(name) => focusField(form, name)}
        />
      )}
    </>
  )
}
