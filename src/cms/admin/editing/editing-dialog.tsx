'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'

type EditingDialogProps = { title: string; onCancel: () => void; children: ReactNode }

/** A dialog above everything else of the back office; Escape cancels it, and the focus goes back where it was. */
export function EditingDialog({ title, onCancel, children }: EditingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="editing-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // Keys of the form behind, such as the one that saves, are not for the dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}
