'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { CarouselControl, CarouselParts } from './carousel-control'

type UseCarouselControlInput = Pick<CarouselParts, 'autoplay' | 'onChange'> & {
  [part in 'section' | 'frame' | 'track']: RefObject<CarouselParts[part] | null>
}

/** Loads the controller of a carousel after the page, because the row scrolls without it. An earlier press waits for it. */
export function useCarouselControl({
  section,
  frame,
  track,
  autoplay,
  onChange,
}: UseCarouselControlInput): Pick<CarouselControl, 'press' | 'toggle'> {
  const loading = useRef<Promise<CarouselControl | null>>(null)

  useEffect(() => {
    if (!section.current || !frame.current || !track.current) return
    const parts = { section: section.current, frame: frame.current, track: track.current }
    let isGone = false
    const begun = import('./carousel-control')
      .then(({ controlCarousel }) => (isGone ? null : controlCarousel({ ...parts, autoplay, onChange })))
      // Offline, or after a new build of the site: the row keeps scrolling natively.
      .catch(() => null)
    loading.current = begun
    return () => {
      isGone = true
      void begun.then((control) => control?.destroy())
    }
  }, [section, frame, track, autoplay, onChange])

  const withControl = (act: (control: CarouselControl) => void) =>
    void loading.current?.then((control) => control && act(control))
  return {
    press: (key) => withControl((control) => control.press(key)),
    toggle: () => withControl((control) => control.toggle()),
  }
}
