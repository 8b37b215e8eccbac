'use client'

import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Modal } from '@/site/ui/dialogs/modal'

type PopupDialogProps = {
  title: string
  closeLabel: string
  isWide: boolean
  onClose: () => void
  children: ReactNode
}

/** The announcement over the page. */
export function PopupDialog({ title, closeLabel, isWide, onClose, children }: PopupDialogProps) {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Modal
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      className={classNames(isWide && '[--modal-width:52rem]')}
    >
      <div onClick={onClick}>{children}</div>
    </Modal>
  )
}
