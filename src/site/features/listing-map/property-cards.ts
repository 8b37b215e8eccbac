'use client'

import { useEffect, useState } from 'react'

// The server renders the cards of a listing without knowing of the map, which finds them by their `data-property`.

function propertyOf({ target }: Event): number | null {
  const card = target instanceof Element ? target.closest('[data-property]') : null
  return card ? Number(card.getAttribute('data-property')) : null
}

// Each change sends all properties to the map frame, so a pointer that only crosses the cards must not cause one.
const HOVER_DELAY_MS = 120

/**
 * The property whose card is hovered, else the one that has the focus: scrolling to the hovered card may move it away from
 * the pointer.
 */
export function useHighlightedProperty(): number | null {
  const [highlighted, setHighlighted] = useState<number | null>(null)
  useEffect(() => {
    let hovered: number | null = null
    let focused: number | null = null
    let wanted: number | null = null
    let timer: number | undefined
    const settle = () => {
      const next = hovered ?? focused
      if (next === wanted) return
      wanted = next
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setHighlighted(next), HOVER_DELAY_MS)
    }
    const hover = (event: Event) => {
      hovered = propertyOf(event)
      settle()
    }
    const focus = (event: Event) => {
      focused = propertyOf(event)
      settle()
    }
    document.addEventListener('pointerover', hover)
    document.addEventListener('focusin', focus)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerover', hover)
      document.removeEventListener('focusin', focus)
    }
  }, [])
  return highlighted
}

/** Highlights the card of the property chosen on the map, and scrolls it into view where both stand side by side. */
export function highlightCard(id: number) {
  for (const earlier of document.querySelectorAll('[data-property][data-chosen]'))
    earlier.removeAttribute('data-chosen')
  const card = document.querySelector(`[data-property="${id}"]`)
  card?.setAttribute('data-chosen', '')
  if (window.matchMedia('(width >= 80rem)').matches) card?.scrollIntoView({ block: 'nearest' })
}
