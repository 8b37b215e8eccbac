import { signToken } from '@/cms/access/signed-token'
import { newsletterHref, type NewsletterStep } from '@/domain/routing/newsletter-address'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { newsletterTokens } from './read-newsletter-token'

/** The page of a step with its token. */
export const newsletterLink = ({
  step,
  locale,
  token,
}: {
  step: NewsletterStep
  locale: Locale
  token: string
}): string => `${env.SITE_URL}${newsletterHref({ step, locale })}?token=${token}`

/**
 * A reader's links to unsubscribe: the page, for the letter, and the address for mail programs (RFC 8058), for its header.
 * They never expire, so that a reader of an old letter can still unsubscribe.
 */
export function unsubscribeLinks({ secret, id, locale }: { secret: string; id: number; locale: Locale }): {
  page: string
  oneClick: string
} {
  const token = signToken({ secret, purpose: newsletterTokens.unsubscribe, numbers: [id], expiresAt: null })
  return {
    page: newsletterLink({ step: 'unsubscribe', locale, token }),
    oneClick: `${env.SITE_URL}/api/newsletter/unsubscribe?token=${token}`,
  }
}
