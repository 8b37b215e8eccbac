'use client'

import { useLayoutEffect } from 'react'
import { aliveEvent } from './early-press-script'

/** Tells the script of early presses that React answers. */
export function Alive() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(aliveEvent))
  }, [])
  return null
}
