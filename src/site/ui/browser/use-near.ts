'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come within half a screen of the window. */
export function useNear(box: RefObject<Element | null>, isAwaited = true): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current || !isAwaited) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '50% 0%' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isAwaited])
  return isNear
}
