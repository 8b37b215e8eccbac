'use client'

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'

type ModalProps = {
  title: string
  closeLabel: string
  /** Escape, the close button or a press outside: the parent removes the modal. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A modal dialog over a darkened page, open while it is rendered; the focus returns when it closes. */
export function Modal({ title, closeLabel, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect, because the browser does not restore the focus once the element has left the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  // The event arrives late, when the dialog may be removed or open again.
  const onClosed = () => {
    if (dialog.current?.open === false) onClose()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={onClick}
      className={classNames('modal', className)}
    >
      <div className="p-6 md:p-8">
        <div className="modal-head mb-5 flex items-start gap-4">
          <h2 id={titleId} className="text-2xl flex-1">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="hover:bg-sand -mt-2 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
