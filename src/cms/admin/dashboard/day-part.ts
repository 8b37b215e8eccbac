import type { I18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import type { StaffScope } from '@/cms/access/staff-scope'
import type { StaffDay } from '@/cms/queries/dashboard/staff-day'

/** What a part of the dashboard is given: whose day it is, and when. */
export type DayPartProps = {
  payload: Payload
  i18n: Pick<I18n, 'language'>
  day: StaffDay
  /** What its reader sees of leads, and which properties they change. */
  scope: StaffScope
  now: Date
}
