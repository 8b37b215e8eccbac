import type { Payload } from 'payload'
import { readToken, type TokenPurpose } from '@/cms/access/signed-token'
import type { NewsletterStep } from '@/domain/routing/newsletter-address'

/** What the tokens in the links of each step are good for. */
export const newsletterTokens = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
} as const satisfies Record<NewsletterStep, TokenPurpose>

/** The numbers of a token of a step that still holds: of the subscriber, and when they asked. Null for any other. */
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
