import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'

/** The first half of a double opt-in: nobody can subscribe somebody else. */
export function newsletterConfirm(
  { agency, href }: { agency: MailAgency; href: string },
  locale: Locale,
): RenderedMail {
  const { subject, text, button, otherwise } = wordsFor(agency, locale).newsletter.confirm
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['sign-newsletter'][locale]} – ${subject}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: leadSubjects['sign-newsletter'][locale] },
      { kind: 'paragraph', text: greeting({ name: null, locale }) },
      { kind: 'paragraph', text },
      { kind: 'button', label: button, href },
      { kind: 'small', text: href },
      { kind: 'small', text: otherwise },
    ],
  })
}
