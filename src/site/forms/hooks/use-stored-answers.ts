'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readAnswers, writeAnswers } from '@/site/forms/answers/form-answers'
import { storageKey, type FormSetup } from '@/site/forms/form-setup'
import {
  formatStoredAnswers,
  isFilledIn,
  makeRequestId,
  parseStoredAnswers,
  requestFor,
  tabStorage,
  type StoredAnswers,
} from '@/site/forms/answers/stored-answers'

const PAUSE = 400

/** Restores what was filled in before the page was left, once: before the engine is first drawn. */
export function useEarlierAnswers({
  form,
  setup,
}: {
  form: HTMLFormElement
  setup: FormSetup
}): StoredAnswers | null {
  const [former] = useState(() =>
    Object.keys(setup.errors).length > 0 ? null : parseStoredAnswers(tabStorage.read(storageKey(setup))),
  )
  useEffect(() => {
    if (former) writeAnswers(form, former.answers)
  }, [form, former])
  return former
}

/** Stores the answers in the tab while they are typed, so that a reload loses none. */
export function useStoredAnswers({
  form,
  setup,
  step,
  former,
}: {
  form: HTMLFormElement
  setup: FormSetup
  step: number
  former: StoredAnswers | null
}) {
  const key = storageKey(setup)
  const request = useRef(former?.request ?? null)
  const isDone = useRef(false)

  const keep = useEffectEvent(() => {
    const answers = readAnswers(form, setup.steps.flat())
    if (isDone.current || !isFilledIn(answers)) return
    tabStorage.write(key, formatStoredAnswers({ answers, step, request: request.current }))
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
    /** The request id for these answers: the same one as long as they do not change. */
    takeRequestId: (): string => {
      const answers = readAnswers(form, setup.steps.flat())
      request.current = requestFor({ answers, last: request.current, makeId: makeRequestId })
      tabStorage.write(key, formatStoredAnswers({ answers, step, request: request.current }))
      return request.current.id
    },
    forget: ({ isSent }: { isSent: boolean }) => {
      isDone.current = isSent
      request.current = null
      tabStorage.write(key, null)
    },
  }
}
