'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { controlCarousel, type CarouselControl, type CarouselParts } from './carousel-control'

type UseCarouselControlInput = Pick<CarouselParts, 'autoplay' | 'onChange'> & {
  [part in 'section' | 'frame' | 'track']: RefObject<CarouselParts[part] | null>
}

/** Gives a row, which scrolls without it, its controller. */
export function useCarouselControl({
  section,
  frame,
  track,
  autoplay,
  onChange,
}: UseCarouselControlInput): Pick<CarouselControl, 'press' | 'toggle'> {
  const control = useRef<CarouselControl>(null)

  useEffect(() => {
    if (!section.current || !frame.current || !track.current) return
    const parts = { section: section.current, frame: frame.current, track: track.current }
    const begun = controlCarousel({ ...parts, autoplay, onChange })
    control.current = begun
    return () => {
      control.current = null
      begun.destroy()
    }
  }, [section, frame, track, autoplay, onChange])

  return { press: (key) => control.current?.press(key), toggle: () => control.current?.toggle() }
}
