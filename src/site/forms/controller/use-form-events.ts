'use client'

import { useEffect, useEffectEvent } from 'react'
import { readAnswers } from '@/site/forms/answers/form-answers'
import type { FormFields } from './use-form-fields'

// In milliseconds. An error shown at once would push the button below it away from the finger that presses it.
const AFTER_A_PRESS = 200

type FormEventHandlers = {
  fields: FormFields
  names: readonly string[]
  onSubmit: () => void
  /** One step forward or back. */
  onMove: (by: 1 | -1) => void
  /** The browser shows the page again as it was left. */
  onReturn: () => void
}

/** Handles the events of the form: fields are checked when they are left, not while they are typed. */
export function useFormEvents(form: HTMLFormElement, { fields, names, ...handle }: FormEventHandlers) {
  const isFilled = (name: string) =>
    readAnswers(form, [name])[name]?.some((value) => typeof value !== 'string' || value !== '') === true

  const onInput = useEffectEvent((event: Event) => {
    const name = nameOf(event.target)
    if (!names.includes(name)) return
    void fields.handlersOf(name)?.onChange(event)
    if (event.type === 'input' && fields.isWrong(name)) void fields.recheck(name)
  })
  const onLeave = useEffectEvent((name: string) => {
    if (!names.includes(name) || fields.isRefused(name)) return
    if (isFilled(name) || fields.isWrong(name)) void fields.recheck(name)
  })
  const onBlur = useEffectEvent((event: Event) => {
    void fields.handlersOf(nameOf(event.target))?.onBlur(event)
  })
  const onClick = useEffectEvent(({ target }: Event) => {
    const move = target instanceof Element && target.closest<HTMLElement>('[data-move]')
    if (move) handle.onMove(move.dataset.move === 'previous' ? -1 : 1)
  })
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault()
    handle.onSubmit()
  })
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) handle.onReturn()
  })

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const timers = new Set<number>()
    const later = ({ target }: Event) =>
      timers.add(window.setTimeout(() => onLeave(nameOf(target)), AFTER_A_PRESS))
    form.addEventListener('input', (event) => onInput(event), { signal })
    form.addEventListener('change', (event) => onInput(event), { signal })
    form.addEventListener('focusout', (event) => onBlur(event), { signal })
    form.addEventListener('focusout', later, { signal })
    form.addEventListener('change', later, { signal })
    form.addEventListener('click', (event) => onClick(event), { signal })
    form.addEventListener('submit', (event) => onSubmit(event), { signal })
    window.addEventListener('pageshow', (event) => onReturn(event), { signal })
    return () => {
      listeners.abort()
      timers.forEach((timer) => window.clearTimeout(timer))
    }
  }, [form])
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
    ? target.name
    : ''
