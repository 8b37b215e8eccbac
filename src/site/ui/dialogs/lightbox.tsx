'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import type { LightboxTexts } from './lightbox-dialog'
import type { PictureSource } from '@/site/ui/media/picture'

type LightboxProps = {
  texts: LightboxTexts
  /**
   * Pictures inside links with `data-picture`, their index, and `data-color`, where the dialog shows them on another
   * colour; without JavaScript a link opens its file.
   */
  children: ReactNode
}

type OpenedLightbox = { pictures: PictureSource[]; first: number }

type Dialog = typeof import('./lightbox-dialog').LightboxDialog

/** Opens the pictures inside it in a lightbox, which is loaded on the first use. */
export function Lightbox({ texts, children }: LightboxProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const [opened, setOpened] = useState<OpenedLightbox | null>(null)

  const onClick = async (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const pictures = picturesIn(event.currentTarget)
    const { LightboxDialog } = await import('./lightbox-dialog')
    setDialog(() => LightboxDialog)
    setOpened({ pictures, first: Number(link.getAttribute('data-picture')) })
  }

  return (
    <div onClick={onClick}>
      {children}
      {Dialog && opened && <Dialog {...opened} texts={texts} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** The pictures as the page shows them: sent once more for the dialog, they would double their part of the page. */
function picturesIn(box: HTMLElement): PictureSource[] {
  return [...box.querySelectorAll<HTMLElement>('a[data-picture]')].flatMap((link) =>
    [...link.querySelectorAll('img')].map((image) => ({
      src: image.getAttribute('src') ?? '',
      srcSet: image.getAttribute('srcset') ?? '',
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      alt: image.alt,
      color: link.dataset.color ?? (image.style.backgroundColor || null),
    })),
  )
}
