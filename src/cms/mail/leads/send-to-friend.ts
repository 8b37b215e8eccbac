import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import { fillText } from '@/messages/fill-texts'
import { mailTexts } from '@/messages/mail-texts'

type SendToFriendData = {
  agency: MailAgency
  /** Names that are safe to show. */
  friendName: string | null
  senderName: string | null
  senderEmail: string
  /** Without links. */
  message: string | null
  subject: LeadSubject
}

/** The one mail to the friend of a visitor. */
export function sendToFriend(data: SendToFriendData, locale: Locale): RenderedMail {
  const { agency, friendName, senderName, senderEmail, message, subject } = data
  const { intro, subject: title, kept } = mailTexts(locale).leads.sendToFriend
  const sender = senderName ? `${senderName} (${senderEmail})` : senderEmail
  const opening = fillText(intro, { sender })
  const line = fillText(title, { sender: senderName ?? senderEmail })
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['send-to-friend'][locale]} – ${line}: ${subject.title}`,
    preheader: opening,
    blocks: [
      { kind: 'heading', text: line },
      { kind: 'paragraph', text: greeting({ name: friendName, locale }) },
      { kind: 'paragraph', text: opening },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      propertyBlock(subject, locale),
      { kind: 'small', text: kept },
    ],
  })
}
