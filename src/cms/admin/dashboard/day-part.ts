import type { I18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { StaffDay } from '@/cms/queries/dashboard/staff-day'

/** What a part of the dashboard is given: whose day it is, and when. */
export type DayPartProps = {
  payload: Payload
  i18n: Pick<I18n, 'language'>
  day: StaffDay
  /** The kinds of leads that its reader does not see. */
  hidden: readonly LeadKind[]
  now: Date
}
