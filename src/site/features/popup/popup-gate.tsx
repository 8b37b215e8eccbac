'use client'

import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Modal } from '@/site/ui/modal'
import { usePopup } from './use-popup'

type PopupGateProps = {
  memoryKey: string
  /** Seconds. */
  delay: number
  title: string
  closeLabel: string
  isWide: boolean
  children: ReactNode
}

/** Opens the announcement when its time has come; closing it or following a link in it is remembered for the session. */
export function PopupGate({ memoryKey, delay, title, closeLabel, isWide, children }: PopupGateProps) {
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
