'use client'

import { useEffect } from 'react'

/** The menus (`<details data-menu>`) that stand open within an element. */
export const openMenus = (within: ParentNode | null): HTMLDetailsElement[] => [
  ...(within?.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]') ?? []),
]

// Below, menus are folds of a sheet: closing one would move what is about to be pressed.
const isWide = () => window.matchMedia('(width >= 60.0625rem)').matches

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

/** Closes the menus that lie over the page: by a press or a step of the focus beside them, or by Escape. */
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
