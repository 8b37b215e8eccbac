import type { Locale } from '@/domain/shared/locale'
import { buildHref } from './routes'

/** What the links in the mails about the newsletter are for. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const

export type NewsletterStep = (typeof newsletterSteps)[number]

/** What a link is worth: something to do, done already, or nothing (false, too old, taken back). */
export type NewsletterLinkState = 'open' | 'done' | 'gone'

/** Whether a segment of an address is one of them. */
export const isNewsletterStep = (value: unknown): value is NewsletterStep =>
  newsletterSteps.some((step) => step === value)

/** The first segment of their pages; no page of an editor's can have it. */
export const NEWSLETTER_SEGMENT = 'newsletter'

/** The page that asks before anything is changed: mail programs open links by themselves. */
export const newsletterHref = ({ step, locale }: { step: NewsletterStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${NEWSLETTER_SEGMENT}/${step}/` })
