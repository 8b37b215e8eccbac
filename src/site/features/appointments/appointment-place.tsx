'use client'

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNear } from '@/site/ui/use-near'
import type { AppointmentSetup } from './appointment-setup'

type AppointmentPlaceProps = {
  setup: AppointmentSetup
  /** What is asked beside the time. */
  fields: ReactNode
  isAsking: boolean
  /** The form that asks for an appointment by hand. */
  children: ReactNode
}

// Fetched where somebody looks for an appointment: most readers of a property do not.
const AppointmentPicker = lazy(async () => ({
  default: (await import('./appointment-picker')).AppointmentPicker,
}))

/** Where links to the appointments of a property lead. */
const placeId = 'visit'

/** The form that asks for an appointment, below the times that can be booked at once as soon as there are any. */
export function AppointmentPlace({ setup, fields, isAsking, children }: AppointmentPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const asked = useRef<HTMLDivElement>(null)
  const askedId = useId()
  const isWanted = useNear(box, useUnfolded(box))
  const [isOffered, setIsOffered] = useState(false)
  const [isShown, setIsShown] = useState(isAsking)
  useEffect(() => revealByHash(box.current), [])

  const onOffer = useCallback((hasTimes: boolean) => {
    setIsOffered(hasTimes)
    // Who is writing in it already goes on.
    if (asked.current?.contains(document.activeElement)) setIsShown(true)
  }, [])
  const { otherTime } = setup.words
  return (
    <div ref={box} id={placeId} className="scroll-mt-28">
      {isWanted && (
        <Suspense fallback={null}>
          <AppointmentPicker setup={setup} fields={fields} onOffer={onOffer} />
        </Suspense>
      )}
      {isOffered && (
        <p className="my-6">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={askedId}
            onClick={() => setIsShown(!isShown)}
            className="form-link underline underline-offset-4"
          >
            {otherTime}
          </button>
        </p>
      )}
      <div ref={asked} id={askedId} hidden={isOffered && !isShown}>
        {children}
      </div>
    </div>
  )
}

/** Whether what it stands in is unfolded, if it can be folded. */
function useUnfolded(box: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const fold = box.current?.closest('details')
      fold?.addEventListener('toggle', notify)
      return () => fold?.removeEventListener('toggle', notify)
    },
    [box],
  )
  return useSyncExternalStore(
    subscribe,
    () => box.current !== null && (box.current.closest('details')?.open ?? true),
    () => false,
  )
}

/** A link that leads here unfolds it, in browsers that do not by themselves. */
function revealByHash(place: HTMLElement | null): () => void {
  const reveal = () => {
    const fold = place && window.location.hash === `#${placeId}` ? place.closest('details') : null
    if (!fold || fold.open) return
    fold.open = true
    place?.scrollIntoView()
  }
  reveal()
  window.addEventListener('hashchange', reveal)
  return () => window.removeEventListener('hashchange', reveal)
}
