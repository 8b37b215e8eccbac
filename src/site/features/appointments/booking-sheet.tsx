'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
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
export function BookingSheet(props: BookingSheetProps) {
  return useOpenedFold(props.content) ? <Sheet {...props} /> : null
}

/**
 * Opens the fold around an element for as long as the sheet is there: its forms are loaded then, and a dialog that opened within a
 * closed fold would not get the focus. True once it is open.
 */
function useOpenedFold(content: RefObject<HTMLElement | null>): boolean {
  const [isUnfolded, setIsUnfolded] = useState(false)
  useLayoutEffect(() => {
    setIsUnfolded(true)
    const fold = content.current?.closest('details')
    if (!fold) return
    const wasOpen = fold.open
    fold.open = true
    // Until it is laid out, nothing within it can take the focus.
    fold.getBoundingClientRect()
    return () => {
      fold.open = wasOpen
    }
  }, [content])
  return isUnfolded
}

function Sheet({ content, words, isWaiting, onClose }: BookingSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const moved = content.current
    const home = moved?.parentElement
    if (!moved || !home || !place.current) return
    place.current.append(moved)
    holdPage(true)
    return () => {
      holdPage(false)
      home.append(moved)
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
