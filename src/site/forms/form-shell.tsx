'use client'

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import type { FormEngineProps } from './form-engine'
import { actionOf, keptKey, type FormSetup, type FormWish } from './form-setup'

type FormShellProps = {
  setup: FormSetup
  label?: string
  isSmall: boolean
  hasFile: boolean
  children: ReactNode
}

/**
 * The form around its fields. The browser can send it as it is; what checks and sends it without leaving the page is
 * fetched once somebody touches it, or comes back to what they had begun.
 */
export function FormShell({ setup, label, isSmall, hasFile, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null)
  const { Engine, load, handOver, wish } = useEngine(form)

  useEffect(() => {
    if (hasWork(setup)) load()
  }, [setup, load])
  useEffect(() => {
    // Who corrects a form has read it on the page before.
    if (form.current && Object.keys(setup.errors).length === 0) setStart(form.current)
    return revealByHash(form.current)
  }, [setup])

  const onSubmit = (event: SubmitEvent) => {
    if (wish('send')) event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const move = target instanceof Element && target.closest<HTMLElement>('[data-move]')
    if (move) wish(move.dataset.move === 'previous' ? 'previous' : 'next')
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

type LoadedEngine = ComponentType<FormEngineProps>

/** Fetches the part that works, and remembers what it was wished for meanwhile. */
function useEngine(form: { current: HTMLFormElement | null }) {
  const [Engine, setEngine] = useState<LoadedEngine | null>(null)
  const state = useRef<'plain' | 'loading' | 'ready'>('plain')
  const wished = useRef<FormWish | null>(null)

  const load = useCallback(() => {
    if (state.current !== 'plain') return
    state.current = 'loading'
    import('./form-engine').then(
      (loaded) => setEngine(() => loaded.FormEngine),
      () => {
        // Without it the form is one that the browser sends.
        state.current = 'plain'
        form.current?.setAttribute('data-plain', '')
        if (wished.current === 'send') form.current?.submit()
        wished.current = null
      },
    )
  }, [form])
  const handOver = useCallback((): FormWish | null => {
    state.current = 'ready'
    return wished.current
  }, [])
  const wish = useCallback(
    (what: FormWish): boolean => {
      if (state.current === 'ready' || form.current?.hasAttribute('data-plain')) return false
      wished.current = what
      load()
      return true
    },
    [form, load],
  )
  return { Engine, load, handOver, wish }
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
