import type { Locale } from '@/domain/shared/locale'
import { buildHref } from './routes'

/** What the links in the mails about an appointment are for: to see it and change it, or to cancel it. */
export const appointmentSteps = ['manage', 'cancel'] as const

export type AppointmentStep = (typeof appointmentSteps)[number]

/** Whether a segment of an address is one of them. */
export const isAppointmentStep = (value: unknown): value is AppointmentStep =>
  appointmentSteps.some((step) => step === value)

/** The first segment of their pages; no page of an editor's can have it. */
export const APPOINTMENTS_SEGMENT = 'visits'

/** The page that shows an appointment and asks before anything is changed: mail programs open links by themselves. */
export const appointmentHref = ({ step, locale }: { step: AppointmentStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${APPOINTMENTS_SEGMENT}/${step}/` })
