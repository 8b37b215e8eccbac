import { dayAfter, hoursOfDay, weekdayIndex, type OpeningHours } from '@/domain/opening-hours/opening-hours'
import { localMomentOf, openingStateAt } from '@/domain/opening-hours/opening-state'
import { dayWords, stateWords, type OpeningTexts } from '@/domain/opening-hours/opening-words'
import type { Locale } from '@/domain/shared/locale'

/** What the table of opening hours shows at a moment. */
export type OpeningNow = {
  /** 'Ouvert jusqu’à 18 h'. */
  line: string
  isOpen: boolean
  /** The row of today. */
  today: number
  /** The times of each row: those of the seven days from today. */
  times: string[]
}

type OpeningNowInput = { hours: OpeningHours; texts: OpeningTexts; locale: Locale }

/** Whether the office is open at a moment, and the times of the seven days from then, with their exceptions. */
export function openingNow({ hours, texts, locale }: OpeningNowInput, instant: Date): OpeningNow {
  const state = openingStateAt(hours, instant)
  const { day } = localMomentOf(instant)
  const today = weekdayIndex(day)
  const times = hours.week.map((_, index) => {
    const there = dayAfter({ day, days: (index - today + 7) % 7 })
    return dayWords({ day: hoursOfDay({ hours, day: there }), texts })
  })
  return { line: stateWords({ state, texts, locale }), isOpen: state.kind === 'open', today, times }
}
