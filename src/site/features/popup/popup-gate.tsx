'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import { isPutAway } from './put-away'

type Dialog = typeof import('./popup-dialog').PopupDialog

/** Loads the popup, unless the visitor has put it away in this session. */
export function PopupGate(popup: ComponentProps<Dialog>) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const { memoryKey } = popup

  useEffect(() => {
    if (isPutAway(memoryKey)) return
    import('./popup-dialog').then(
      ({ PopupDialog }) => setDialog(() => PopupDialog),
      // Offline, or after a new build of the site: the next page tries again.
      () => undefined,
    )
  }, [memoryKey])

  return Dialog && <Dialog {...popup} />
}
