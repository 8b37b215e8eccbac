'use client'

import { useEffect, useState } from 'react'

/*
 * The cards of a listing are made on the server and know nothing of the map: it finds them by the attribute `data-property`
 * of their place in the list.
 */

function propertyOf({ target }: Event): number | null {
  const card = target instanceof Element ? target.closest('[data-property]') : null
  return card ? Number(card.getAttribute('data-property')) : null
}

// The map is told of all properties each time: a mouse on its way over the cards is waited for.
const calm = 120

/** The property whose card the mouse is on, else the one that has the focus: scrolling to it may pull the mouse off it. */
export function usePointedOut(): number | null {
  const [pointedOut, setPointedOut] = useState<number | null>(null)
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
      timer = window.setTimeout(() => setPointedOut(next), calm)
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
  return pointedOut
}

/** Marks the card of a property that was chosen on the map, and where both stand side by side brings it into the window. */
export function markCard(id: number) {
  for (const marked of document.querySelectorAll('[data-property][data-chosen]'))
    marked.removeAttribute('data-chosen')
  const card = document.querySelector(`[data-property="${id}"]`)
  card?.setAttribute('data-chosen', '')
  if (window.matchMedia('(width >= 80rem)').matches) card?.scrollIntoView({ block: 'nearest' })
}
