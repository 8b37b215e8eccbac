import { greeting, renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Locale } from '@/domain/shared/locale'
import { mailTexts } from '@/messages/mail-texts'

type StaffInvitationData = { agency: MailAgency; name: string; href: string }

/** The mail to a new colleague, with the link where they choose their password. */
export function staffInvitation({ agency, name, href }: StaffInvitationData, locale: Locale): RenderedMail {
  const { subject, title, text, button, lasts, otherwise } = mailTexts[locale].accounts.invitation
  return renderMail({
    locale,
    agency,
    subject: `${subject} – ${agency.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      { kind: 'button', label: button, href },
      { kind: 'small', text: href },
      { kind: 'small', text: lasts },
      { kind: 'small', text: otherwise },
    ],
  })
}
