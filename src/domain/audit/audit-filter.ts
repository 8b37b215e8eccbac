/** What an administrator looks for in the audit log; empty for anything. The days are those of Belgium, `2026-11-26`. */
export type AuditFilterValues = { account: string; action: string; kind: string; from: string; until: string }

export const noAuditFilter: AuditFilterValues = { account: '', action: '', kind: '', from: '', until: '' }

const conditions = [
  ['account', 'account', 'equals'],
  ['action', 'action', 'equals'],
  ['kind', 'kind', 'equals'],
  ['from', 'at', 'greater_than_equal'],
  ['until', 'at', 'less_than'],
] as const

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The first moment of a day in Belgium, some days later. */
function startOfDay(day: string, later: number): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + later)
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const midnight = new Date(`${noon.toISOString().slice(0, 10)}T00:00:00Z`)
  // Midnight in Greenwich is one or two o'clock in Belgium; the clock changes later in the night.
  midnight.setUTCHours(midnight.getUTCHours() - Number(hour.format(midnight)))
  return midnight.toISOString()
}

const valueOf = (key: keyof AuditFilterValues, value: string): string => {
  if (key !== 'from' && key !== 'until') return value
  return startOfDay(value, key === 'until' ? 1 : 0)
}

/** The filter as the query of a list of the back office. */
export function auditQuery(values: AuditFilterValues): URLSearchParams {
  const given = conditions.filter(
    ([key]) => values[key] !== '' && ((key !== 'from' && key !== 'until') || isDay(values[key])),
  )
  return new URLSearchParams(
    given.map(([key, field, operator], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      valueOf(key, values[key]),
    ]),
  )
}

function dayOf(moment: string, earlier: number): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })
  return parts.format(new Date(date.getTime() - earlier))
}

/** What the form shows for the query of a list; conditions of other fields are left to the list's own filter. */
export function readAuditQuery(query: Iterable<readonly [string, string]>): AuditFilterValues {
  const values = { ...noAuditFilter }
  for (const [name, value] of query)
    for (const [key, field, operator] of conditions)
      if (name.endsWith(`[${field}][${operator}]`))
        values[key] = field === 'at' ? dayOf(value, key === 'until' ? 1 : 0) : value
  return values
}
