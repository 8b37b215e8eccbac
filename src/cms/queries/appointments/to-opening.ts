import type { AppointmentOpening } from '@/cms/payload-types'
import type { Opening } from '@/domain/appointments/opening-rules'
import { relationId } from '@/domain/shared/relation-id'
import { textOf } from '@/domain/shared/text'

// Days are stored as noon in UTC by Payload's picker, or as midnight by a program.
const dayOf = (value: unknown): string => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return textOf(value).slice(0, 10)
}

const figure = (value: number | null | undefined): number => value ?? Number.NaN

/** The opening in a document; missing values become ones that `findOpeningProblems` reports. */
export function toOpening(document: Partial<AppointmentOpening>): Opening {
  const { id = 0, agent, from, to, kind, date, weekdays, firstDay, lastDay, except } = document
  const times = {
    id,
    agent: relationId(agent) ?? 0,
    from: from ?? '',
    to: to ?? '',
    length: figure(document.length),
    pause: figure(document.pause),
    capacity: figure(document.capacity),
    notice: figure(document.notice),
  }
  if (kind !== 'weekly') return { ...times, kind: 'single', date: dayOf(date) }
  return {
    ...times,
    kind,
    weekdays: (weekdays ?? []).map(Number),
    firstDay: dayOf(firstDay),
    lastDay: lastDay ? dayOf(lastDay) : null,
    except: (except ?? []).map(({ day }) => dayOf(day)),
  }
}
