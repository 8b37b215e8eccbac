'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { CardPictures } from '@/site/data/properties/card-pictures'
import { PageLink } from '@/site/ui/navigation/page-link'
import type { MorePicturesProps } from './more-pictures'

type Answer = CardPictures & { More: ComponentType<MorePicturesProps>; track: HTMLElement }

const never = () => () => {}
const signs = ['pointerenter', 'focusin', 'touchstart'] as const

async function load(id: number, track: HTMLElement): Promise<Answer> {
  const address = `/api/card-pictures?id=${id}&lang=${document.documentElement.lang}`
  const [response, { MorePictures }] = await Promise.all([fetch(address), import('./more-pictures')])
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return { ...(await response.json()), More: MorePictures, track }
}

/** Calls once when a visitor points at, touches or focuses the card of a track, and again if that failed. */
function whenTurnedTo(track: HTMLElement, wake: () => Promise<void>): () => void {
  const card = track.closest('article')
  const stop = () => {
    for (const sign of signs) card?.removeEventListener(sign, turn)
  }
  const turn = () => {
    stop()
    wake().catch(listen)
  }
  const listen = () => {
    for (const sign of signs) card?.addEventListener(sign, turn, { passive: true })
  }
  listen()
  // Somebody may have turned to it before the page had its scripts.
  if (card?.matches(':hover, :focus-within')) turn()
  return stop
}

type CardGalleryProps = { id: number; href: string; children: ReactNode }

/**
 * The pictures of a card, to swipe and step through; `children` is the first one. The others are fetched when a visitor turns
 * to the card. The link that covers them is the card's own once more: it lies in the row, so that a finger moves the row.
 */
export function CardGallery({ id, href, children }: CardGalleryProps) {
  const row = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    const track = row.current
    if (!track) return
    return whenTurnedTo(track, async () => setAnswer(await load(id, track)))
  }, [id])
  return (
    <div
      ref={row}
      className="card-track"
      data-live={isLive || undefined}
      data-awake={answer ? '' : undefined}
    >
      {isLive && <PageLink href={href} aria-hidden="true" tabIndex={-1} className="card-cover" />}
      {children}
      {answer && <answer.More {...answer} />}
    </div>
  )
}
