'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import type { FormEngineProps } from './form-engine'
import { actionOf, keptKey, type FormSetup } from './form-setup'
import { useEngine } from './use-engine'

type FormShellProps = {
  setup: FormSetup
  label?: string
  isSmall: boolean
  hasFile: boolean
  children: ReactNode
}

const fetchEngine = async () => (await import('./form-engine')).FormEngine

/**
 * The form around its fields. The browser can send it as it is; what checks and sends it without leaving the page is
 * fetched once somebody touches it, or comes back to what they had begun.
 */
export function FormShell({ setup, label, isSmall, hasFile, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null)
  const { Engine, load, handOver, postpone } = useEngine<FormEngineProps>(form, fetchEngine)

  useEffect(() => {
    if (hasWork(setup)) load()
  }, [setup, load])
  useEffect(() => {
    // Who corrects a form has read it on the page before.
    if (form.current && Object.keys(setup.errors).length === 0) setStart(form.current)
    return revealByHash(form.current)
  }, [setup])

  const onSubmit = (event: SubmitEvent) => {
    if (postpone('send')) event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const move = target instanceof Element && target.closest<HTMLElement>('[data-move]')
    if (move) postpone(move.dataset.move === 'previous' ? 'previous' : 'next')
  }
  return (
    <form
      ref={form}
      id={setup.id}
      method="post"
      action={actionOf(setup)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      // The texts of the specification are those of our own check, here and on the server.
      noValidate
      aria-label={label}
      className="lead-form"
      data-small={isSmall || undefined}
      onFocus={load}
      onPointerDown={load}
      onChange={load}
      onClick={onClick}
      onSubmit={onSubmit}
    >
      {Engine && form.current && <Engine form={form.current} setup={setup} onReady={handOver} />}
      {children}
    </form>
  )
}

/**
 * Whether there is something to do before the form is touched: errors to lead through, answers to give back, properties to
 * count that match what it was filled in with.
 */
function hasWork(setup: FormSetup): boolean {
  if (setup.filledWith !== undefined) return true
  if (Object.keys(setup.errors).length > 0) return true
  try {
    return window.sessionStorage.getItem(keptKey(setup)) !== null
  } catch {
    return false
  }
}

// When the page was opened: who answers faster than people can is none.
function setStart(form: HTMLFormElement) {
  const start = form.elements.namedItem(guardFields.startedAt)
  if (start instanceof HTMLInputElement) start.value = String(Math.round(window.performance.timeOrigin))
}

/** A link to a form that is folded up opens it, in browsers that do not by themselves. */
function revealByHash(form: HTMLFormElement | null): () => void {
  const reveal = () => {
    const fold = form && window.location.hash === `#${form.id}` ? form.closest('details') : null
    if (!fold || fold.open) return
    fold.open = true
    form?.scrollIntoView()
  }
  reveal()
  window.addEventListener('hashchange', reveal)
  return () => window.removeEventListener('hashchange', reveal)
}
