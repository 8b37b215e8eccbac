import type { Locale } from '@/domain/shared/locale'
import { buildHref } from './routes'

/** What the links in the mails about a visit are for: to see it and change it, or to cancel it. */
export const visitSteps = ['manage', 'cancel'] as const

export type VisitStep = (typeof visitSteps)[number]

/** Whether a segment of an address is one of them. */
export const isVisitStep = (value: unknown): value is VisitStep => visitSteps.some((step) => step === value)

/** The first segment of their pages; no page of an editor's can have it. */
export const VISITS_SEGMENT = 'visits'

/** The page that shows a visit and asks before anything is changed: mail programs open links by themselves. */
export const visitHref = ({ step, locale }: { step: VisitStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${VISITS_SEGMENT}/${step}/` })
