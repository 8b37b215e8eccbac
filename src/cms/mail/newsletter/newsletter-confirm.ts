import type { Locale } from '@/domain/shared/locale'
import { greeting } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { subject: string; text: string; button: string; otherwise: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: 'bevestig uw inschrijving',
    text: 'U hebt onze nieuwsbrief gevraagd. Bevestig met de knop dat dit adres van u is; daarna bent u ingeschreven.',
    button: 'Mijn inschrijving bevestigen',
    otherwise: 'De link werkt 7 dagen. Hebt u niets gevraagd? Dan hoeft u niets te doen en krijgt u niets.',
  },
  fr: {
    subject: 'confirmez votre inscription',
    text: 'Vous avez demandé notre lettre d’information. Confirmez par le bouton que cette adresse est la vôtre ; vous êtes alors inscrit.',
    button: 'Confirmer mon inscription',
    otherwise:
      'Le lien fonctionne 7 jours. Vous n’avez rien demandé ? Ne faites rien : vous ne recevrez rien.',
  },
  en: {
    subject: 'confirm your subscription',
    text: 'You asked for our newsletter. Confirm with the button that this address is yours; then you are subscribed.',
    button: 'Confirm my subscription',
    otherwise: 'The link works for 7 days. You did not ask for it? Do nothing and you will get nothing.',
  },
  de: {
    subject: 'bestätigen Sie Ihre Anmeldung',
    text: 'Sie haben unseren Newsletter bestellt. Bestätigen Sie mit der Schaltfläche, dass diese Adresse Ihre ist; danach sind Sie angemeldet.',
    button: 'Meine Anmeldung bestätigen',
    otherwise:
      'Der Link gilt 7 Tage. Sie haben nichts bestellt? Dann müssen Sie nichts tun und erhalten nichts.',
  },
}

/** The first half of a double opt-in: nobody is subscribed by somebody else. */
export function newsletterConfirm(
  { agency, href }: { agency: MailAgency; href: string },
  locale: Locale,
): RenderedMail {
  const { subject, text, button, otherwise } = words[locale]
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
