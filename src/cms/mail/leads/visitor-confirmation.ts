import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { confirmationWords, type ConfirmedKind } from './confirmation-words'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { thanks: string; notYou: string }

const words: Record<Locale, Words> = {
  nl: {
    thanks: 'We danken u voor het vertrouwen in ons kantoor.',
    notYou: 'Hebt u niets gevraagd? Dan heeft iemand uw adres ingevuld en hoeft u niets te doen.',
  },
  fr: {
    thanks: 'Nous vous remercions pour la confiance apportée à notre agence.',
    notYou: 'Vous n’avez rien demandé ? Quelqu’un a saisi votre adresse ; vous n’avez rien à faire.',
  },
  en: {
    thanks: 'Thank you for the trust you place in our agency.',
    notYou: 'You did not ask for anything? Then somebody entered your address, and there is nothing to do.',
  },
  de: {
    thanks: 'Wir danken Ihnen für das Vertrauen in unser Büro.',
    notYou: 'Sie haben nichts angefragt? Dann hat jemand Ihre Adresse eingegeben, und Sie müssen nichts tun.',
  },
}

type VisitorConfirmationData = {
  agency: MailAgency
  kind: ConfirmedKind
  /** One that is fit to be shown. */
  name: string | null
  subject: LeadSubject | null
}

/**
 * The mail that tells a visitor that the agency has the form. It repeats nothing of what was typed: whoever sent the form
 * may have entered somebody else's address.
 */
export function visitorConfirmation(data: VisitorConfirmationData, locale: Locale): RenderedMail {
  const { agency, kind, name, subject } = data
  const { thanks, notYou } = words[locale]
  const text = confirmationWords[kind][locale]
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects[kind][locale]} – ${agency.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: leadSubjects[kind][locale] },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      ...(subject ? [propertyBlock(subject, locale)] : []),
      { kind: 'paragraph', text: thanks },
      { kind: 'small', text: notYou },
    ],
  })
}
