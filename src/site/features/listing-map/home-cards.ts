'use client'

import { useEffect, useState } from 'react'

/*
 * The cards of a listing are made on the server and know nothing of the map: it finds them by the attribute `data-home`
 * of their place in the list.
 */

function homeOf({ target }: Event): number | null {
  const card = target instanceof Element ? target.closest('[data-home]') : null
  return card ? Number(card.getAttribute('data-home')) : null
}

/** The home whose card the mouse is on, else the one that has the focus: scrolling to it may pull the mouse off it. */
export function usePointedOut(): number | null {
  const [hovered, setHovered] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const hover = (event: Event) => setHovered(homeOf(event))
    const focus = (event: Event) => setFocused(homeOf(event))
    document.addEventListener('pointerover', hover)
    document.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('pointerover', hover)
      document.removeEventListener('focusin', focus)
    }
  }, [])
  return hovered ?? focused
}

/** Marks the card of a home that was chosen on the map, and where both stand side by side brings it into the window. */
export function markCard(id: number) {
  for (const marked of document.querySelectorAll('[data-home][data-chosen]'))
    marked.removeAttribute('data-chosen')
  const card = document.querySelector(`[data-home="${id}"]`)
  card?.setAttribute('data-chosen', '')
  if (window.matchMedia('(width >= 80rem)').matches) card?.scrollIntoView({ block: 'nearest' })
}
