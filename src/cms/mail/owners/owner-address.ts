import type { Locale } from '@/domain/shared/locale'
import { greeting } from '@/cms/mail/greeting'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { subject: string; text: string; otherwise: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: 'U meldt zich voortaan met een ander e-mailadres aan',
    text: 'Wij hebben het e-mailadres van uw eigenaarszone gewijzigd. Met dit adres kunt u zich niet meer aanmelden, en berichten over uw pand gaan naar het nieuwe.',
    otherwise: 'Hebt u dit niet gevraagd? Laat het ons dan meteen weten: antwoord op deze e-mail of bel ons.',
  },
  fr: {
    subject: 'Vous vous connectez désormais avec une autre adresse e-mail',
    text: 'Nous avons modifié l’adresse e-mail de votre espace propriétaire. Cette adresse ne permet plus de vous connecter, et les messages sur votre bien partent vers la nouvelle.',
    otherwise:
      'Vous ne l’avez pas demandé ? Dites-le-nous tout de suite : répondez à cet e-mail ou appelez-nous.',
  },
  en: {
    subject: 'From now on you log in with another email address',
    text: 'We have changed the email address of your owner area. You can no longer log in with this one, and messages about your home go to the new one.',
    otherwise: 'You did not ask for this? Please tell us at once: answer this mail or call us.',
  },
  de: {
    subject: 'Sie melden sich künftig mit einer anderen E-Mail-Adresse an',
    text: 'Wir haben die E-Mail-Adresse Ihres Eigentümerbereichs geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden, und Nachrichten zu Ihrer Immobilie gehen an die neue.',
    otherwise:
      'Sie haben das nicht gewünscht? Sagen Sie uns bitte sofort Bescheid: Antworten Sie auf diese E-Mail oder rufen Sie uns an.',
  },
}

/** The mail to the address an owner had until now; it does not name the new one, which may be another person's. */
export function ownerAddress(
  { agency, name }: { agency: MailAgency; name: string },
  locale: Locale,
): RenderedMail {
  const { subject, text, otherwise } = words[locale]
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
