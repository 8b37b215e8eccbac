import 'server-only'
import { getNewsletterLink } from '@/cms/queries/newsletter/newsletter-link-state'
import {
  newsletterHref,
  type NewsletterLinkState,
  type NewsletterStep,
} from '@/domain/routing/newsletter-address'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { getLanguages } from '@/site/data/content/settings'
import type { AlternateAddress } from '@/site/data/view-models'

/** The state of a link in a mail; it changes nothing. */
export async function getNewsletterState({
  step,
  token,
}: {
  step: NewsletterStep
  token: string
}): Promise<NewsletterLinkState> {
  return getNewsletterLink({ payload: await getClient(), step, token, now: new Date() })
}

/** The address of a newsletter page in the other languages, with its token. */
export async function findNewsletterAlternates({
  step,
  token,
}: {
  step: NewsletterStep
  token: string
}): Promise<AlternateAddress[]> {
  const { enabled } = await getLanguages()
  const query = token === '' ? '' : `?${new URLSearchParams({ token })}`
  return enabled.map((locale: Locale) => ({ locale, href: `${newsletterHref({ step, locale })}${query}` }))
}
