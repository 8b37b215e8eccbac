'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'

type EditingDialogProps = { title: string; onCancel: () => void; children: ReactNode; className?: string }

/** A dialog above the whole back office; Escape cancels it, and the focus returns to where it was. */
export function EditingDialog({
  title,
  onCancel,
  children,
  className = 'editing-dialog',
}: EditingDialogProps) {
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
      className={className}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // Shortcuts of the form behind, such as saving, must not work in the dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}
