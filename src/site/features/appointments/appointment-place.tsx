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
import { appointmentAnchor } from '@/domain/appointments/stored-names'
import { revealByHash } from '@/site/ui/browser/reveal-by-hash'
import { useNear } from '@/site/ui/browser/use-near'
import { FetchedParts } from './appointment-parts'
import type { AppointmentPickerProps } from './appointment-picker'
import { useBookingSheet } from './use-booking-sheet'

type AppointmentPlaceProps = Pick<AppointmentPickerProps, 'about' | 'given'> & {
  isReturned: boolean
  /** Other pages fetch what is given from this one. */
  isFetched: boolean
  /** The form that requests an appointment from the agency. */
  children: ReactNode
}

// Loaded when somebody comes near it: most readers of a property book nothing.
const AppointmentPicker = lazy(async () => ({
  default: (await import('./appointment-picker')).AppointmentPicker,
}))

/** The form that requests an appointment, below the times that can be booked at once if there are any. */
export function AppointmentPlace(props: AppointmentPlaceProps) {
  const { about, given, isReturned, isFetched, children } = props
  const box = useRef<HTMLDivElement>(null)
  const requestBox = useRef<HTMLDivElement>(null)
  const requestBoxId = useId()
  const content = useRef<HTMLDivElement>(null)
  const { sheet, wasOpened, close } = useBookingSheet(about.locale)
  const isNear = useNear(box, useUnfolded(box))
  const [isAnswered, setIsAnswered] = useState(false)
  const isWaiting = sheet !== null && !isAnswered
  // The way to another time, where there are times.
  const [otherTime, setOtherTime] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(isReturned)
  useEffect(() => revealByHash(box.current), [])

  const onOffer = useCallback((other: string | null) => {
    setOtherTime(other)
    setIsAnswered(true)
    // A visitor who is already typing in the form keeps it.
    if (requestBox.current?.contains(document.activeElement)) setIsShown(true)
  }, [])
  return (
    <div ref={box} id={appointmentAnchor} className="scroll-mt-28">
      {given && isFetched && <FetchedParts {...given} />}
      {/* The sheet takes the inner element, and leaves its place. */}
      <div>
        <div ref={content}>
          {(isNear || wasOpened) && (
            <Suspense fallback={null}>
              <AppointmentPicker about={about} given={given} onOffer={onOffer} />
            </Suspense>
          )}
          {otherTime !== null && (
            <OtherTime controls={requestBoxId} isShown={isShown} onToggle={() => setIsShown(!isShown)}>
              {otherTime}
            </OtherTime>
          )}
          <div ref={requestBox} id={requestBoxId} hidden={isWaiting || (otherTime !== null && !isShown)}>
            {children}
          </div>
        </div>
      </div>
      {sheet && <sheet.Sheet content={content} words={sheet.words} isWaiting={isWaiting} onClose={close} />}
    </div>
  )
}

type OtherTimeProps = { controls: string; isShown: boolean; onToggle: () => void; children: string }

/** Unfolds the form that requests another time. */
const OtherTime = ({ controls, isShown, onToggle, children }: OtherTimeProps) => (
  <p className="my-6">
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={onToggle}
      className="form-link underline underline-offset-4"
    >
      {children}
    </button>
  </p>
)

/** Whether the fold around the element is open; true without a fold. */
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
