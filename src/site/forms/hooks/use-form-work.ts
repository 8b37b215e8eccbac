'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FormSetup, FormWish } from '@/site/forms/form-setup'
import { isFilledIn } from '@/site/forms/answers/kept-answers'
import { focusField } from '@/site/forms/answers/mark-errors'
import { useAttempts } from './use-attempts'
import { useFieldHelp } from './use-field-help'
import { useFormCheck } from './use-form-check'
import { useFormEvents } from './use-form-events'
import { useFormerAnswers, useKeptAnswers } from './use-kept-answers'
import { useSaid } from './use-said'
import { useSending } from './use-sending'
import { useSteps } from './use-steps'

type Worked = { form: HTMLFormElement; setup: FormSetup; onReady: () => FormWish | null }

/** What a form does, from the first field that is filled in to the page that thanks. */
export function useFormWork({ form, setup, onReady }: Worked) {
  const former = useFormerAnswers({ form, setup })
  const [isKept, setIsKept] = useState(former !== null && isFilledIn(former.answers))
  const steps = useSteps({ form, fields: setup.steps, first: former?.step ?? 0 })
  const check = useFormCheck({ form, setup })
  const said = useSaid({ messages: check.messages, onWrong: steps.showField })
  const memory = useKeptAnswers({ form, setup, step: steps.step, former })
  const sending = useSending({ form, setup, takeRequestId: memory.takeRequestId })
  const { move, submit, refuse } = useAttempts({ setup, steps, check, said, memory, sending })
  const recheck = (name: string) => void check.recheck(name)

  const empty = () => {
    form.reset()
    memory.forget({ isSent: false })
    check.clear()
    setIsKept(false)
    said.hush()
    steps.show(0)
  }
  const begin = useEffectEvent(() => {
    const wish = onReady()
    for (const drafted of form.querySelectorAll<HTMLElement>('[data-drafted]')) drafted.hidden = true
    refuse(setup.errors)
    if (wish === 'send') void submit()
    else if (wish) void move(wish === 'next' ? 1 : -1)
  })
  useEffect(() => begin(), [])
  const onReturn = () => {
    sending.stop()
    empty()
  }
  useFormEvents({ form, check, onSubmit: () => void submit(), onMove: (by) => void move(by), onReturn })
  useFieldHelp({ form, setup, onFilled: recheck })

  return {
    said,
    progress: sending.progress,
    isKept,
    goTo: (name: string) => {
      steps.showField(name)
      // The step it is in has to be drawn first.
      window.setTimeout(() => focusField(form, name))
    },
    startOver: () => {
      empty()
      window.setTimeout(() => focusField(form, setup.steps[0]?.[0] ?? ''))
    },
  }
}
