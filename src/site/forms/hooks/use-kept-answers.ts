'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readAnswers, writeAnswers } from '@/site/forms/answers/form-answers'
import { keptKey, type FormSetup } from '@/site/forms/form-setup'
import {
  formatKept,
  isFilledIn,
  makeRequestId,
  parseKept,
  requestFor,
  tabMemory,
  type Kept,
} from '@/site/forms/answers/kept-answers'

const PAUSE = 400

/** Gives back what was filled in before the page was left, once: before the form is first drawn as it works. */
export function useFormerAnswers({ form, setup }: { form: HTMLFormElement; setup: FormSetup }): Kept | null {
  const [former] = useState(() =>
    Object.keys(setup.errors).length > 0 ? null : parseKept(tabMemory.read(keptKey(setup))),
  )
  useEffect(() => {
    if (former) writeAnswers(form, former.answers)
  }, [form, former])
  return former
}

/** Keeps the answers in the tab while they are written, so that a reload costs none of them. */
export function useKeptAnswers({
  form,
  setup,
  step,
  former,
}: {
  form: HTMLFormElement
  setup: FormSetup
  step: number
  former: Kept | null
}) {
  const key = keptKey(setup)
  const request = useRef(former?.request ?? null)
  const isDone = useRef(false)

  const keep = useEffectEvent(() => {
    const answers = readAnswers(form, setup.steps.flat())
    if (isDone.current || !isFilledIn(answers)) return
    tabMemory.write(key, formatKept({ answers, step, request: request.current }))
  })
  useEffect(() => {
    let timer = 0
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, PAUSE)
    }
    const now = () => keep()
    form.addEventListener('input', later)
    window.addEventListener('pagehide', now)
    return () => {
      window.clearTimeout(timer)
      form.removeEventListener('input', later)
      window.removeEventListener('pagehide', now)
    }
  }, [form])
  useEffect(() => {
    if (step > 0) keep()
  }, [step])

  return {
    /** The key under which these answers are sent: the same as long as they are the same. */
    takeRequestId: (): string => {
      const answers = readAnswers(form, setup.steps.flat())
      request.current = requestFor({ answers, last: request.current, makeId: makeRequestId })
      tabMemory.write(key, formatKept({ answers, step, request: request.current }))
      return request.current.id
    },
    forget: ({ isSent }: { isSent: boolean }) => {
      isDone.current = isSent
      request.current = null
      tabMemory.write(key, null)
    },
  }
}
