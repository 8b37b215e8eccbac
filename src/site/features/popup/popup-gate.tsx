'use client'

import { lazy, Suspense, type ReactNode } from 'react'
import { usePopup } from './use-popup'

// Loaded when it is due.
const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog')).PopupDialog }))

type PopupGateProps = {
  memoryKey: string
  /** Seconds. */
  delay: number
  title: string
  closeLabel: string
  isWide: boolean
  children: ReactNode
}

/** Opens the popup when it is due; closing it or following a link in it is remembered for the session. */
export function PopupGate({ memoryKey, delay, ...dialog }: PopupGateProps) {
  const { isOpen, dismiss } = usePopup({ memoryKey, delay })
  if (!isOpen) return null
  return (
    <Suspense>
      <PopupDialog {...dialog} onClose={dismiss} />
    </Suspense>
  )
}
