'use client'

import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Modal } from '@/site/ui/dialogs/modal'
import { usePopup } from './use-popup'

type PopupDialogProps = {
  memoryKey: string
  /** Seconds. */
  delay: number
  title: string
  closeLabel: string
  isWide: boolean
  children: ReactNode
}

/** The announcement over the page when it is due; closing it or following a link in it is remembered for the session. */
export function PopupDialog({ memoryKey, delay, title, closeLabel, isWide, children }: PopupDialogProps) {
  const { isOpen, dismiss } = usePopup({ memoryKey, delay })
  if (!isOpen) return null
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dismiss()
  }
  return (
    <Modal
      title={title}
      closeLabel={closeLabel}
      onClose={dismiss}
      className={classNames(isWide && '[--modal-width:52rem]')}
    >
      <div onClick={onClick}>{children}</div>
    </Modal>
  )
}
