import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { Locale } from '@/domain/shared/locale'

/**
 * What happened to a second factor: its person switched the codes of an app on or off, added or removed a passkey, or an administrator
 * took all of it away.
 */
export type FactorNews = 'on' | 'off' | 'reset' | 'passkey-on' | 'passkey-off'

type StaffFactorData = { agency: MailAgency; news: FactorNews; now: Date; accountHref: string }

/** The mail to a member of staff about the second factor of their account. */
export function staffFactor(
  { agency, news, now, accountHref }: StaffFactorData,
  locale: Locale,
): RenderedMail {
  const { factor, signIn } = wordsFor(agency, locale).accounts
  const { subject, text, otherwise } = factor[news]
  return renderMail({
    locale,
    agency,
    subject,
    preheader: text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text },
      { kind: 'facts', facts: [{ label: signIn.when, value: shownMoment(now.toISOString(), locale) }] },
      { kind: 'paragraph', text: otherwise },
      { kind: 'button', label: signIn.button, href: accountHref },
    ],
  })
}
