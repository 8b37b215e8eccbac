'use client'

import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import { revealByHash } from '@/site/ui/browser/reveal-by-hash'
import { actionOf, storageKey, type PageSetup } from './form-setup'
import { loadEngine } from './load-engine'
import { useEngine } from './use-engine'

type FormShellProps = {
  setup: PageSetup
  label?: string
  isSmall: boolean
  hasFile: boolean
  /** Other pages fetch the form from this one, with its setup. */
  isFetched?: boolean
  children: ReactNode
}

/**
 * The form around its fields. The browser can post it by itself; the engine that checks it and sends it without leaving
 * the page is loaded once somebody touches the form, or returns to one that they had begun.
 */
export function FormShell({ setup, label, isSmall, hasFile, isFetched, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetchEngine = useCallback(() => loadEngine(setup), [setup])
  const { Engine, load, takePostponed, postpone } = useEngine(form, fetchEngine)

  useEffect(() => {
    if (hasWork(setup)) load()
  }, [setup, load])
  useEffect(() => {
    // A visitor who corrects a form has read the introduction on the page before.
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
      // The error texts of the specification come from our own checks, here and on the server, not from the browser.
      noValidate
      aria-label={label}
      className="lead-form"
      data-small={isSmall || undefined}
      data-setup={isFetched ? JSON.stringify(setup) : undefined}
      onFocus={load}
      onPointerDown={load}
      onChange={load}
      onClick={onClick}
      onSubmit={onSubmit}
    >
      {Engine && form.current && <Engine form={form.current} onReady={takePostponed} />}
      {children}
    </form>
  )
}

/**
 * Whether the engine is needed before the form is touched: to show errors, to restore answers, or to count the properties
 * that match what the form was filled in with.
 */
function hasWork(setup: PageSetup): boolean {
  if (setup.filledWith !== undefined) return true
  if (Object.keys(setup.errors).length > 0) return true
  try {
    return window.sessionStorage.getItem(storageKey(setup)) !== null
  } catch {
    return false
  }
}

// When the page was opened: an answer that comes faster than people type is from a robot.
function setStart(form: HTMLFormElement) {
  const start = form.elements.namedItem(guardFields.startedAt)
  if (start instanceof HTMLInputElement) start.value = String(Math.round(window.performance.timeOrigin))
}
