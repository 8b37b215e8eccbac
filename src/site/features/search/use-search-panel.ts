'use client'

import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/**
 * When the panel stands open (product.md, settled reading 7): focus in the field opens it, focus leaving the whole
 * region closes it, Escape closes it, the button toggles it.
 */
export function useSearchPanel(input: RefObject<HTMLInputElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  // Some browsers take the focus from everything while a link is pressed: that is no leaving.
  const isPressed = useRef(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    toggle: () => setIsOpen(!isOpen),
    region: {
      onPointerDown: () => {
        isPressed.current = true
        const release = () => (isPressed.current = false)
        // Wherever it ends: a finger that scrolls the panel ends in no `pointerup` of its own.
        window.addEventListener('pointerup', release, { once: true })
        window.addEventListener('pointercancel', release, { once: true })
      },
      onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget) || (!relatedTarget && isPressed.current)) return
        if (relatedTarget) return setIsOpen(false)
        setTimeout(() => {
          // A newer answer took the suggestion away that had the focus: that is no leaving either.
          if (target.isConnected) setIsOpen(false)
          else input.current?.focus()
        })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        // A search field would empty itself.
        event.preventDefault()
        input.current?.focus()
        setIsOpen(false)
      },
    },
  }
}
