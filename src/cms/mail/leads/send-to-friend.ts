import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { intro: (sender: string) => string; subject: (sender: string) => string; kept: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: (sender) => `${sender} dacht aan u`,
    intro: (sender) => `${sender} vond dit op onze site en wil het u graag tonen.`,
    kept: 'Dit is de enige e-mail: uw adres wordt niet bewaard.',
  },
  fr: {
    subject: (sender) => `${sender} a pensé à vous`,
    intro: (sender) => `${sender} a vu ceci sur notre site et souhaite vous le montrer.`,
    kept: 'C’est le seul e-mail : votre adresse n’est pas conservée.',
  },
  en: {
    subject: (sender) => `${sender} thought of you`,
    intro: (sender) => `${sender} saw this on our site and would like to show it to you.`,
    kept: 'This is the only mail: your address is not kept.',
  },
  de: {
    subject: (sender) => `${sender} hat an Sie gedacht`,
    intro: (sender) => `${sender} hat dies auf unserer Website gesehen und möchte es Ihnen zeigen.`,
    kept: 'Dies ist die einzige E-Mail: Ihre Adresse wird nicht gespeichert.',
  },
}

type SendToFriendData = {
  agency: MailAgency
  /** Names that are fit to be shown. */
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
  const { intro, subject: title, kept } = words[locale]
  const sender = senderName ? `${senderName} (${senderEmail})` : senderEmail
  const line = title(senderName ?? senderEmail)
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['send-to-friend'][locale]} – ${line}: ${subject.title}`,
    preheader: intro(sender),
    blocks: [
      { kind: 'heading', text: line },
      { kind: 'paragraph', text: greeting({ name: friendName, locale }) },
      { kind: 'paragraph', text: intro(sender) },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      propertyBlock(subject, locale),
      { kind: 'small', text: kept },
    ],
  })
}
