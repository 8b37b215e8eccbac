'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Modal } from '@/site/ui/dialogs/modal'
import { holdPage } from '@/site/ui/dialogs/show-modal'
import type { BookingSheetWords } from './booking-sheet-words'

export type BookingSheetProps = {
  /** What the page has in its place for appointments. */
  content: RefObject<HTMLElement | null>
  words: BookingSheetWords
  /** The times are on their way. */
  isWaiting: boolean
  onClose: () => void
}

/**
 * The appointments of a property in a sheet from below, for phones. The elements of the page are moved into it and back, so that
 * nothing that was typed is lost, and there is one form alone.
 */
export function BookingSheet({ content, words, isWaiting, onClose }: BookingSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const moved = content.current
    const home = moved?.parentElement
    if (!moved || !home || !place.current) return
    const fold = home.closest('details')
    const wasOpen = fold?.open ?? true
    // Its forms are loaded once it is open.
    if (fold) fold.open = true
    place.current.append(moved)
    holdPage(true)
    return () => {
      holdPage(false)
      home.append(moved)
      if (fold) fold.open = wasOpen
    }
  }, [content])
  return (
    <Modal title={words.title} closeLabel={words.close} onClose={onClose} className="booking-sheet">
      {isWaiting && (
        <p role="status" className="text-ink-soft pb-6">
          {words.loading}
        </p>
      )}
      <div ref={place} />
    </Modal>
  )
}
