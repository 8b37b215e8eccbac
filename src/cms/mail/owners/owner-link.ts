import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'

/** Why an owner gets a link for a new password. */
export type OwnerLinkReason = 'forgotten' | 'locked' | 'invitation'

type OwnerLinkData = {
  agency: MailAgency
  reason: OwnerLinkReason
  /** The owner's name. */
  name: string
  /** The page that sets the password. */
  href: string
}

/** The mail with the link for a password, to an owner who forgot it, whose login is locked, or who is invited. */
export function ownerLink({ agency, reason, name, href }: OwnerLinkData, locale: Locale): RenderedMail {
  const { subject, title, text, button, lasts, otherwise } = wordsFor(agency, locale).owners.link[reason]
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
