import type { Locale } from '@/domain/shared/locale'
import { buildHref } from './routes'

/** The purposes of the links in the mails about the newsletter. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const

export type NewsletterStep = (typeof newsletterSteps)[number]

/** The state of a link: something to do, already done, or not valid (false, expired, revoked). */
export type NewsletterLinkState = 'open' | 'done' | 'gone'

/** Whether a segment of an address is one of them. */
export const isNewsletterStep = (value: unknown): value is NewsletterStep =>
  newsletterSteps.some((step) => step === value)

/** The first segment of their pages; no editor's page can have it. */
export const NEWSLETTER_SEGMENT = 'newsletter'

/** The page that asks before anything changes, because mail programs open links by themselves. */
export const newsletterHref = ({ step, locale }: { step: NewsletterStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${NEWSLETTER_SEGMENT}/${step}/` })
