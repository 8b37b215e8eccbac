'use client'

import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { FormWish } from './form-setup'

/** Fetches the part of a form that works, and remembers what it was wished for meanwhile. */
export function useEngine<EngineProps>(
  form: RefObject<HTMLFormElement | null>,
  fetchEngine: () => Promise<ComponentType<EngineProps>>,
) {
  const [Engine, setEngine] = useState<ComponentType<EngineProps> | null>(null)
  const state = useRef<'plain' | 'loading' | 'ready'>('plain')
  const wished = useRef<FormWish | null>(null)

  const load = useCallback(() => {
    if (state.current !== 'plain') return
    state.current = 'loading'
    fetchEngine().then(
      (loaded) => setEngine(() => loaded),
      () => {
        // Without it the form is one that the browser sends.
        state.current = 'plain'
        form.current?.setAttribute('data-plain', '')
        if (wished.current === 'send') form.current?.submit()
        wished.current = null
      },
    )
  }, [form, fetchEngine])
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
