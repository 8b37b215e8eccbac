import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'

/** What the mails of each form begin their subject with (specification section 1). */
export const leadSubjects: Record<LeadKind, Record<Locale, string>> = {
  'site-contact': {
    nl: 'Contact via de site',
    fr: 'Contact via le site',
    en: 'Site contact',
    de: 'Kontakt über die Website',
  },
  'contact-demand': {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  },
  'send-to-friend': {
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    en: 'Send to friend',
    de: 'An einen Freund senden',
  },
  'contact-me': { nl: 'Contacteer mij', fr: 'Contactez-moi', en: 'Contact me', de: 'Kontaktieren Sie mich' },
  'demand-register': {
    nl: 'Zoekopdracht registreren',
    fr: 'Inscription de recherche',
    en: 'Register search',
    de: 'Suchauftrag',
  },
  'contact-construction': {
    nl: 'Contact over nieuwbouw',
    fr: 'Contact construction',
    en: 'Construction contact',
    de: 'Kontakt zu Neubau',
  },
  'contact-appointment': { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
  'opinion-system': { nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Kundenmeinung' },
  'job-contact': { nl: 'Sollicitatie', fr: 'Candidature', en: 'Job contact', de: 'Bewerbung' },
  'forgot-password': {
    nl: 'Wachtwoord vergeten',
    fr: 'Mot de passe oublié',
    en: 'Forgotten password',
    de: 'Passwort vergessen',
  },
  'sign-newsletter': { nl: 'Nieuwsbrief', fr: 'Lettre d’information', en: 'Newsletter', de: 'Newsletter' },
  'request-document': {
    nl: 'Documenten aangevraagd',
    fr: 'Demande de documents',
    en: 'Document request',
    de: 'Dokumente angefordert',
  },
  'rental-application': {
    nl: 'Kandidaat-huurder',
    fr: 'Candidature locative',
    en: 'Rental application',
    de: 'Mietbewerbung',
  },
  'purchase-offer': { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' },
}
