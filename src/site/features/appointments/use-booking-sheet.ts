import { useEffect, useState, type FunctionComponent } from 'react'
import { appointmentAnchor } from '@/domain/appointments/stored-names'
import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { fetchWords } from '@/site/ui/browser/fetch-words'
import type { BookingSheetProps } from './booking-sheet'
import type { BookingSheetWords } from './booking-sheet-words'

// Wider screens have the form beside the card of the agent.
const phones = '(width < 48rem)'

type LoadedSheet = { Sheet: FunctionComponent<BookingSheetProps>; words: BookingSheetWords }

type BookingSheetState = {
  /** While it is open. */
  sheet: LoadedSheet | null
  wasOpened: boolean
  close: () => void
}

/** The sheet that opens where a link to the appointments is pressed on a phone; its script is loaded then. */
export function useBookingSheet(locale: Locale): BookingSheetState {
  const [sheet, setSheet] = useState<LoadedSheet | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      // Safari does not do it, and the focus returns here.
      link.focus({ preventScroll: true })
      const loaded = await loadSheet(locale)
      if (!loaded) return window.location.assign(link.hash)
      setSheet(loaded)
      setWasOpened(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [locale])
  return { sheet, wasOpened, close: () => setSheet(null) }
}

/** The link to the appointments that opens the sheet; links between the sections of the page go to their section. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
  if (!isPlain || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>(`a[href="#${appointmentAnchor}"]`)
  return link && !link.closest('nav') && window.matchMedia(phones).matches ? link : null
}

async function loadSheet(locale: Locale): Promise<LoadedSheet | null> {
  try {
    const [{ BookingSheet }, words] = await Promise.all([
      import('./booking-sheet'),
      fetchWords({ part: 'booking-sheet', locale }),
    ])
    return isWords(words) ? { Sheet: BookingSheet, words } : null
  } catch {
    return null
  }
}

// They come from the same server as this script.
const isWords = (words: unknown): words is BookingSheetWords => isRecord(words) && 'loading' in words
