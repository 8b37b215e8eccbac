import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'

/** The mail to an owner's former address; it does not name the new one, which may be another person's. */
export function ownerAddress(
  { agency, name }: { agency: MailAgency; name: string },
  locale: Locale,
): RenderedMail {
  const { subject, text, otherwise } = wordsFor(agency, locale).owners.address
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
