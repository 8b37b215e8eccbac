import type { Payload } from 'payload'
import { readToken, type TokenPurpose } from '@/cms/access/signed-token'
import type { NewsletterStep } from '@/domain/routing/newsletter-address'

/** The token purpose of each step. */
export const newsletterTokens = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
} as const satisfies Record<NewsletterStep, TokenPurpose>

/** The numbers of a valid token of a step: the subscriber, and when they signed up. Null for any other. */
export const readNewsletterToken = ({
  payload,
  step,
  token,
  now,
}: {
  payload: Payload
  step: NewsletterStep
  token: unknown
  now: Date
}): number[] | null => readToken({ secret: payload.secret, purpose: newsletterTokens[step], token, now })
