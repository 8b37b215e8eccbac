'use client'

import { useEffect } from 'react'

/** The open menus (`<details data-menu>`) within an element. */
export const openMenus = (within: ParentNode | null): HTMLDetailsElement[] => [
  ...(within?.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]') ?? []),
]

// On narrow screens menus unfold in the page: closing one would move what is about to be pressed.
const isWide = () => window.matchMedia('(width >= 80rem)').matches

function closeOthers({ target }: Event) {
  if (!(target instanceof Node) || !isWide()) return
  for (const menu of openMenus(document)) if (!menu.contains(target)) menu.open = false
}

function closeByKey({ key }: KeyboardEvent) {
  if (key !== 'Escape' || !isWide()) return
  for (const menu of openMenus(document)) {
    const hadFocus = menu.contains(document.activeElement)
    menu.open = false
    if (hadFocus) menu.querySelector('summary')?.focus()
  }
}

/** Closes the menus over the page on a press or focus outside, or on Escape. */
export function CloseMenus() {
  useEffect(() => {
    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return null
}
