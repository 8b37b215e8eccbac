import { isDay, isTime, minutesOf } from './brussels-time'

/** How the appointments of an opening are held. */
export type AppointmentTerms = {
  /** Of one appointment, in minutes. */
  length: number
  /** Between the end of one and the start of the next, in minutes. */
  pause: number
  /** How many visitors may book the same appointment. */
  capacity: number
  /** The latest time a visitor can book, in hours before the start. */
  notice: number
}

type OpeningTimes = AppointmentTerms & {
  id: number
  agent: number
  /** Local time, `HH:MM`: no appointment starts before or ends after. */
  from: string
  to: string
}

/** Appointment times on one day. */
export type SingleOpening = OpeningTimes & { kind: 'single'; date: string }

/** Appointment times every week. */
export type WeeklyOpening = OpeningTimes & {
  kind: 'weekly'
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[]
  firstDay: string
  /** Null: until staff end it. */
  lastDay: string | null
  /** Days without appointments. */
  except: readonly string[]
}

/** When an agent shows a property. */
export type Opening = SingleOpening | WeeklyOpening

/** The allowed figures of an opening. */
export const openingLimits = {
  length: { min: 5, max: 480 },
  pause: { min: 0, max: 240 },
  capacity: { min: 1, max: 100 },
  notice: { min: 0, max: 720 },
} as const satisfies Record<keyof AppointmentTerms, { min: number; max: number }>

export type OpeningField =
  keyof AppointmentTerms | 'from' | 'to' | 'date' | 'weekdays' | 'firstDay' | 'lastDay' | 'except'

/** `too-short`: there is no room for one appointment. */
export type OpeningProblem = {
  field: OpeningField
  code: 'required' | 'invalid' | 'order' | 'too-short' | 'too-low' | 'too-high'
}

const terms = ['length', 'pause', 'capacity', 'notice'] as const

/** What is wrong with an opening, in the order of its fields; an invalid opening has no appointments. */
export function findOpeningProblems(opening: Opening): OpeningProblem[] {
  const figures = terms.flatMap((field) => figureProblems({ field, value: opening[field] }))
  return [...dayProblems(opening), ...timeProblems(opening), ...figures]
}

const problemIf = ({ is, field, code }: OpeningProblem & { is: boolean }): OpeningProblem[] =>
  is ? [{ field, code }] : []

function figureProblems({
  field,
  value,
}: {
  field: keyof AppointmentTerms
  value: number
}): OpeningProblem[] {
  const { min, max } = openingLimits[field]
  if (!Number.isInteger(value)) return [{ field, code: 'invalid' }]
  if (value < min) return [{ field, code: 'too-low' }]
  return problemIf({ is: value > max, field, code: 'too-high' })
}

function timeProblems({ from, to, length }: Opening): OpeningProblem[] {
  const wrong = [
    ...problemIf({ is: !isTime(from), field: 'from', code: 'invalid' }),
    ...problemIf({ is: !isTime(to), field: 'to', code: 'invalid' }),
  ]
  if (wrong.length > 0) return wrong
  // Appointments end on the same day: nobody shows a property at midnight.
  if (to <= from) return [{ field: 'to', code: 'order' }]
  return problemIf({ is: minutesOf(from) + length > minutesOf(to), field: 'to', code: 'too-short' })
}

function dayProblems(opening: Opening): OpeningProblem[] {
  if (opening.kind === 'single')
    return problemIf({ is: !isDay(opening.date), field: 'date', code: 'invalid' })
  const { weekdays, firstDay, lastDay, except } = opening
  const isWrongLast = lastDay !== null && !isDay(lastDay)
  return [
    ...problemIf({ is: weekdays.length === 0, field: 'weekdays', code: 'required' }),
    ...problemIf({ is: !weekdays.every(isWeekday), field: 'weekdays', code: 'invalid' }),
    ...problemIf({ is: !isDay(firstDay), field: 'firstDay', code: 'invalid' }),
    ...problemIf({ is: isWrongLast, field: 'lastDay', code: 'invalid' }),
    ...problemIf({
      is: !isWrongLast && lastDay !== null && lastDay < firstDay,
      field: 'lastDay',
      code: 'order',
    }),
    ...problemIf({ is: !except.every(isDay), field: 'except', code: 'invalid' }),
  ]
}

const isWeekday = (weekday: number): boolean => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7
