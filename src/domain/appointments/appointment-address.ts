import { APPOINTMENTS_SEGMENT } from './stored-names'
import type { Locale } from '@/domain/shared/locale'
import { buildHref } from '@/domain/routing/routes'

/** The purposes of the links in the mails about an appointment: see and change it, or cancel it. */
export const appointmentSteps = ['manage', 'cancel'] as const

export type AppointmentStep = (typeof appointmentSteps)[number]

/** Whether a segment of an address is one of them. */
export const isAppointmentStep = (value: unknown): value is AppointmentStep =>
  appointmentSteps.some((step) => step === value)

/** The page that shows an appointment and asks before anything changes, because mail programs open links by themselves. */
export const appointmentHref = ({ step, locale }: { step: AppointmentStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${APPOINTMENTS_SEGMENT}/${step}/` })
