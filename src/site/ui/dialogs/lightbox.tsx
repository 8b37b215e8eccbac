'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import type { LightboxTexts } from './lightbox-dialog'
import type { PictureSource } from '@/site/ui/media/picture'

type LightboxProps = {
  pictures: PictureSource[]
  texts: LightboxTexts
  /** Pictures inside links with `data-picture`, their index; without JavaScript a link opens its file. */
  children: ReactNode
}

type Dialog = typeof import('./lightbox-dialog').LightboxDialog

/** Opens the pictures inside it in a lightbox, which is loaded on the first use. */
export function Lightbox({ pictures, texts, children }: LightboxProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const [first, setFirst] = useState<number | null>(null)

  const onClick = async (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const { LightboxDialog } = await import('./lightbox-dialog')
    setDialog(() => LightboxDialog)
    setFirst(Number(link.getAttribute('data-picture')))
  }

  return (
    <div onClick={onClick}>
      {children}
      {Dialog && first !== null && (
        <Dialog pictures={pictures} first={first} texts={texts} onClose={() => setFirst(null)} />
      )}
    </div>
  )
}
