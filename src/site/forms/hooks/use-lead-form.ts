'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { isFilledIn } from '@/site/forms/answers/kept-answers'
import { focusField } from '@/site/forms/answers/mark-errors'
import { failureText, type Outcome } from '@/site/forms/answers/send-answers'
import { leadRules, leadSending } from '@/site/forms/controller/lead-plan'
import { useFormController } from '@/site/forms/controller/use-form-controller'
import type { FormSetup, FormWish } from '@/site/forms/form-setup'
import { useFieldHelp } from './use-field-help'
import { useFormerAnswers, useKeptAnswers } from './use-kept-answers'
import { useSteps } from './use-steps'

type LeadForm = { form: HTMLFormElement; setup: FormSetup; onReady: () => FormWish | null }

/** Leads the focus into a field, once the step it is in is drawn. */
const focusLater = (form: HTMLFormElement, name: string) => window.setTimeout(() => focusField(form, name))

type Beginning = LeadForm & {
  controller: Pick<ReturnType<typeof useFormController>, 'refuse'>
  submit: () => void
  move: (by: 1 | -1) => Promise<void>
}

/** What was filled in while this was on its way is told again to those who help with it. */
function repeatEvents(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name="amount"], [data-filter]'))
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
  const file = form.querySelector<HTMLInputElement>('input[type="file"]')
  if (file?.value) file.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Takes the form over: what was wrong with one that came back, and what its visitor has asked for meanwhile. */
function useBeginning({ form, setup, onReady, controller, submit, move }: Beginning) {
  const begin = useEffectEvent(() => {
    const wish = onReady()
    // Before the wish: the words of an amount are part of what is sent.
    repeatEvents(form)
    for (const drafted of form.querySelectorAll<HTMLElement>('[data-drafted]')) drafted.hidden = true
    controller.refuse(setup.errors)
    if (wish === 'send') submit()
    else if (wish) void move(wish === 'next' ? 1 : -1)
  })
  useEffect(() => begin(), [])
}

/** What a form that becomes a lead does beside what every form does: steps, answers that are kept, help with fields. */
export function useLeadForm({ form, setup, onReady }: LeadForm) {
  const former = useFormerAnswers({ form, setup })
  const [isKept, setIsKept] = useState(former !== null && isFilledIn(former.answers))
  const steps = useSteps({ form, fields: setup.steps, first: former?.step ?? 0 })
  const memory = useKeptAnswers({ form, setup, step: steps.step, former })

  const onOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'sent') {
      memory.forget({ isSent: true })
      window.location.assign(outcome.redirect)
    } else if (outcome.kind === 'invalid') controller.refuse(outcome.errors)
    else said.say([], failureText(outcome, setup.words))
  }
  const move = async (by: 1 | -1) => {
    const asked = setup.steps[steps.step] ?? []
    if (by > 0 && !(await fields.check(asked))) return said.say(asked)
    said.hush()
    steps.go(steps.step + by)
  }
  const submit = (): void => {
    if (steps.step < setup.steps.length - 1) void move(1)
    else controller.submit()
  }
  const empty = () => {
    fields.empty()
    memory.forget({ isSent: false })
    setIsKept(false)
    said.hush()
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
  const { fields, said, progress } = controller

  useFieldHelp({ form, setup, fill: fields.fill })
  // After the effects that listen.
  useBeginning({ form, setup, onReady, controller, submit, move })

  return {
    said,
    progress,
    isKept,
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
