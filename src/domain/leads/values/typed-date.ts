/** Why a text is no date: '12/2026' is incomplete, '31/02/2026' is invalid. */
type DateProblem = 'invalid' | 'incomplete'

type ReadDate = { date: string } | { problem: DateProblem }

/** A day as `YYYY-MM-DD`, from the same form or from day, month and year as Belgians write them ('1/12/2026'). */
export function parseDate(typed: string): ReadDate {
  const text = typed.trim()
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.Z+-]*)?$/.exec(text) ?? []
  if (isoYear !== undefined) return toDate([isoYear, isoMonth, isoDay])
  const [, day, month, year] = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/.exec(text) ?? []
  if (year !== undefined) return toDate([year, month, day])
  const isPart = /^\d{1,4}(?:[./\s-]+\d{0,4}){0,2}$/.test(text) && text.length < 10
  return { problem: isPart ? 'incomplete' : 'invalid' }
}

function toDate(parts: (string | undefined)[]): ReadDate {
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const time = new Date(Date.UTC(year, month - 1, day))
  const isDay =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  if (!isDay || year < 1900 || year > 2100) return { problem: 'invalid' }
  return { date: time.toISOString().slice(0, 10) }
}
