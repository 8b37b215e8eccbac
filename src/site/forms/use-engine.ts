'use client'

import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { PostponedAction } from './form-setup'

/** Loads the engine of a form, and remembers what the visitor does before it is there. */
export function useEngine<EngineProps>(
  form: RefObject<HTMLFormElement | null>,
  fetchEngine: () => Promise<ComponentType<EngineProps>>,
) {
  const [Engine, setEngine] = useState<ComponentType<EngineProps> | null>(null)
  const state = useRef<'plain' | 'loading' | 'ready'>('plain')
  const postponed = useRef<PostponedAction | null>(null)

  const load = useCallback(() => {
    if (state.current !== 'plain') return
    state.current = 'loading'
    fetchEngine().then(
      (loaded) => setEngine(() => loaded),
      () => {
        // Without the engine the browser posts the form.
        state.current = 'plain'
        form.current?.setAttribute('data-plain', '')
        if (postponed.current === 'send') form.current?.submit()
        postponed.current = null
      },
    )
  }, [form, fetchEngine])
  const takePostponed = useCallback((): PostponedAction | null => {
    state.current = 'ready'
    return postponed.current
  }, [])
  const postpone = useCallback(
    (action: PostponedAction): boolean => {
      if (state.current === 'ready' || form.current?.hasAttribute('data-plain')) return false
      postponed.current = action
      load()
      return true
    },
    [form, load],
  )
  return { Engine, load, takePostponed, postpone }
}
