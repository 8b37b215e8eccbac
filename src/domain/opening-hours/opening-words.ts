import { fillText } from '@/domain/shared/fill-text'
import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'
import { isWholeDay, type OpeningDay, type OpeningTimes } from './opening-hours'
import type { NextOpening, OpeningState } from './opening-state'

/** The words for opening hours in a language; `{…}` in them is what is filled in. */
export type OpeningTexts = {
  /** '{hour} h', and with minutes '{hour} h {minutes}'. */
  hour: string
  minutes: string
  closed: string
  byAppointment: string
  /** '{span} sur rendez-vous'. */
  spanByAppointment: string
  /** 'Ouvert', and 'Ouvert jusqu’à {time}'. */
  open: string
  openUntil: string
  /** 'Fermé, ouvre à {time}', tomorrow, and with its '{day}'. */
  opensAt: string
  opensTomorrow: string
  opensOn: string
  byAppointmentUntil: string
}

/** A time of day, `HH:MM`, in words: '9 h', '12 h 30'. */
export function shownTime({ time, texts }: { time: string; texts: OpeningTexts }): string {
  const [hour = '', minutes = ''] = time.split(':')
  return fillText(minutes === '00' ? texts.hour : texts.minutes, { hour: String(Number(hour)), minutes })
}

// A line never breaks within a span: without the word joiner it may after the dash, in spite of the space that holds together.
const shownSpan = ({ opens, closes }: OpeningTimes, texts: OpeningTexts): string =>
  [shownTime({ time: opens, texts }), shownTime({ time: closes, texts })]
    .join(' –\u2060 ')
    .replaceAll(' ', '\u00a0')

/** The times of a day in words: '9 h – 12 h 30, 13 h 30 – 18 h'. */
export function dayWords({ day, texts }: { day: OpeningDay; texts: OpeningTexts }): string {
  const open = day.open.map((times) => shownSpan(times, texts))
  const byAppointment = day.byAppointment.map((times) =>
    isWholeDay(times)
      ? texts.byAppointment
      : fillText(texts.spanByAppointment, { span: shownSpan(times, texts) }),
  )
  return [...open, ...byAppointment].join(', ') || texts.closed
}

// Within a week the name of the day says which one.
function dayName({ day, inDays }: NextOpening, locale: Locale): string {
  const date = inDays < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  return formatDate(new Date(`${day}T12:00:00Z`), { locale, timeZone: 'UTC', weekday: 'long', ...date })
}

function closedWords(opens: NextOpening | null, { texts, locale }: WordsIn): string {
  if (!opens) return texts.closed
  const time = shownTime({ time: opens.time, texts })
  if (opens.inDays === 0) return fillText(texts.opensAt, { time })
  if (opens.inDays === 1) return fillText(texts.opensTomorrow, { time })
  return fillText(texts.opensOn, { time, day: dayName(opens, locale) })
}

type WordsIn = { texts: OpeningTexts; locale: Locale }

/** A state in words: 'Ouvert jusqu’à 18 h', 'Fermé, ouvre lundi à 9 h'. */
export function stateWords({ state, ...words }: WordsIn & { state: OpeningState }): string {
  const { texts } = words
  if (state.kind === 'closed') return closedWords(state.opens, words)
  const [always, until] =
    state.kind === 'open' ? [texts.open, texts.openUntil] : [texts.byAppointment, texts.byAppointmentUntil]
  return state.until === null ? always : fillText(until, { time: shownTime({ time: state.until, texts }) })
}
