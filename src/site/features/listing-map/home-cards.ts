'use client'

import { useEffect, useState } from 'react'

/*
 * The cards of a listing are made on the server and know nothing of the map: it finds them by the attribute `data-home`
 * of their place in the list.
 */

/** The home whose card the mouse or the focus is on. */
export function usePointedOut(): number | null {
  const [home, setHome] = useState<number | null>(null)
  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-home]') : null
      setHome(card ? Number(card.getAttribute('data-home')) : null)
    }
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return home
}

/** Marks the card of a home that was chosen on the map, and where both stand side by side brings it into the window. */
export function markCard(id: number) {
  for (const marked of document.querySelectorAll('[data-home][data-chosen]'))
    marked.removeAttribute('data-chosen')
  const card = document.querySelector(`[data-home="${id}"]`)
  card?.setAttribute('data-chosen', '')
  if (window.matchMedia('(width >= 80rem)').matches) card?.scrollIntoView({ block: 'nearest' })
}
