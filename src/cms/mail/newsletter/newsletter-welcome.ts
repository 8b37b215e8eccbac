import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'

type NewsletterWelcomeData = { agency: MailAgency; unsubscribeHref: string }

/** The second half of a double opt-in, with the link to unsubscribe. */
export function newsletterWelcome(
  { agency, unsubscribeHref }: NewsletterWelcomeData,
  locale: Locale,
): RenderedMail {
  const { subject, text, unsubscribe } = wordsFor(agency, locale).newsletter.welcome
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['sign-newsletter'][locale]} – ${subject}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: leadSubjects['sign-newsletter'][locale] },
      { kind: 'paragraph', text: greeting({ name: null, locale }) },
      { kind: 'paragraph', text },
      { kind: 'link', label: unsubscribe, href: unsubscribeHref },
    ],
  })
}
