import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { mailTexts } from '@/messages/mail-texts'

/** The mail to an owner's former address; it does not name the new one, which may be another person's. */
export function ownerAddress(
  { agency, name }: { agency: MailAgency; name: string },
  locale: Locale,
): RenderedMail {
  const { subject, text, otherwise } = mailTexts[locale].owners.address
  return renderMail({
    locale,
    agency,
    subject: `${subject} – ${agency.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: otherwise },
    ],
  })
}
