import { useEffect, useRef, type RefObject } from 'react'

/** The place of a form whose first wrong field gets the focus after each refusal; `round` counts them. */
export function useFirstError<Place extends HTMLElement>(round: number): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (round > 0) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  return place
}
