import type { Locale } from '@/domain/shared/locale'
import { greeting } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { subject: string; text: string; unsubscribe: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: 'u bent ingeschreven',
    text: 'Uw inschrijving is bevestigd. U leest hier binnenkort ons nieuws en onze nieuwe panden.',
    unsubscribe: 'Uitschrijven',
  },
  fr: {
    subject: 'vous êtes inscrit',
    text: 'Votre inscription est confirmée. Vous recevrez bientôt nos nouvelles et nos nouveaux biens.',
    unsubscribe: 'Se désinscrire',
  },
  en: {
    subject: 'you are subscribed',
    text: 'Your subscription is confirmed. You will soon read our news and our new properties here.',
    unsubscribe: 'Unsubscribe',
  },
  de: {
    subject: 'Sie sind angemeldet',
    text: 'Ihre Anmeldung ist bestätigt. Sie lesen hier bald unsere Neuigkeiten und neuen Immobilien.',
    unsubscribe: 'Abmelden',
  },
}

type NewsletterWelcomeData = { agency: MailAgency; unsubscribeHref: string }

/** The second half of a double opt-in, with the way out. */
export function newsletterWelcome(
  { agency, unsubscribeHref }: NewsletterWelcomeData,
  locale: Locale,
): RenderedMail {
  const { subject, text, unsubscribe } = words[locale]
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
