'use client'

import { useEffect } from 'react'

// Specification sections 2 and 9: thresholds in px, the handler at most every 100 ms.
const FIXED_PAST = 30
const SCROLL_TO_TOP_FROM = 10
const INTERVAL = 100

/** Sets on <html> how far the page is scrolled, for the style sheets. A page may let its menu scroll along. */
export function HeaderState() {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      waiting = undefined
      const isFixed = window.scrollY > FIXED_PAST && !document.querySelector('main[data-menu="static"]')
      document.documentElement.toggleAttribute('data-scrolled', isFixed)
      document.documentElement.toggleAttribute('data-past-top', window.scrollY >= SCROLL_TO_TOP_FROM)
    }
    const onScroll = () => {
      waiting ??= setTimeout(update, INTERVAL)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return null
}
