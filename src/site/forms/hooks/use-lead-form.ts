'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { isFilledIn } from '@/site/forms/answers/stored-answers'
import { focusField } from '@/site/forms/answers/write-errors'
import { failureText, type FormOutcome } from '@/site/forms/answers/send-answers'
import { leadRules, leadSending } from '@/site/forms/controller/lead-plan'
import { useFormController } from '@/site/forms/controller/use-form-controller'
import type { FormSetup, PostponedAction } from '@/site/forms/form-setup'
import { useFieldHelp } from './use-field-help'
import { useEarlierAnswers, useStoredAnswers } from './use-stored-answers'
import { useSteps } from './use-steps'

type UseLeadFormInput = { form: HTMLFormElement; setup: FormSetup; onReady: () => PostponedAction | null }

/** Focuses a field once its step is drawn. */
const focusLater = (form: HTMLFormElement, name: string) => window.setTimeout(() => focusField(form, name))

type UseBeginningInput = UseLeadFormInput & {
  controller: Pick<ReturnType<typeof useFormController>, 'refuse'>
  submit: () => void
  move: (by: 1 | -1) => Promise<void>
}

/** Repeats the events of what was filled in before the engine listened. */
function repeatEvents(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name="amount"], [data-filter]'))
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
  const file = form.querySelector<HTMLInputElement>('input[type="file"]')
  if (file?.value) file.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Starts the engine on the form: shows the errors of a form that came back, and does what the visitor postponed. */
function useBeginning({ form, setup, onReady, controller, submit, move }: UseBeginningInput) {
  const begin = useEffectEvent(() => {
    const postponed = onReady()
    // First, because the amount in words is checked and sent with the rest.
    repeatEvents(form)
    for (const drafted of form.querySelectorAll<HTMLElement>('[data-drafted]')) drafted.hidden = true
    controller.refuse(setup.errors)
    if (postponed === 'send') submit()
    else if (postponed) void move(postponed === 'next' ? 1 : -1)
  })
  useEffect(() => begin(), [])
}

/** What a form that becomes a lead has besides: steps, stored answers, help with fields. */
export function useLeadForm({ form, setup, onReady }: UseLeadFormInput) {
  const former = useEarlierAnswers({ form, setup })
  const [isRestored, setIsRestored] = useState(former !== null && isFilledIn(former.answers))
  const steps = useSteps({ form, fields: setup.steps, first: former?.step ?? 0 })
  const memory = useStoredAnswers({ form, setup, step: steps.step, former })

  const onOutcome = (outcome: FormOutcome) => {
    if (outcome.kind === 'sent') {
      memory.forget({ isSent: true })
      window.location.assign(outcome.redirect)
    } else if (outcome.kind === 'invalid') controller.refuse(outcome.errors)
    else summary.show([], failureText(outcome, setup.words))
  }
  const move = async (by: 1 | -1) => {
    const asked = setup.steps[steps.step] ?? []
    if (by > 0 && !(await fields.check(asked))) return summary.show(asked)
    summary.clear()
    steps.go(steps.step + by)
  }
  const submit = (): void => {
    if (steps.step < setup.steps.length - 1) void move(1)
    else controller.submit()
  }
  const empty = () => {
    fields.empty()
    memory.forget({ isSent: false })
    setIsRestored(false)
    summary.clear()
    steps.show(0)
  }
  const controller = useFormController(form, {
    rules: leadRules(setup),
    sending: leadSending({ form, setup, takeRequestId: memory.takeRequestId }),
    onOutcome,
    onSubmit: submit,
    onWrong: steps.showField,
    onMove: (by) => void move(by),
    onReopen: () => empty(),
  })
  const { fields, summary, progress } = controller

  useFieldHelp({ form, setup, fill: fields.fill })
  // After the effects that listen.
  useBeginning({ form, setup, onReady, controller, submit, move })

  return {
    summary,
    progress,
    isRestored,
    goTo: (name: string) => {
      steps.showField(name)
      focusLater(form, name)
    },
    startOver: () => {
      empty()
      focusLater(form, setup.steps[0]?.[0] ?? '')
    },
  }
}
