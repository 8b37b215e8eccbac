import type { EditorTexts } from '@/cms/fields/editor-text'
import type { LeadKind } from '@/domain/leads/lead-kinds'

/** The kinds of form the site can show, under the names `POST /api/forms/{kind}` takes. */
const formKinds = {
  'site-contact': { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  'contact-demand': {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  },
  'send-to-friend': {
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    en: 'Send to a friend',
    de: 'An einen Freund senden',
  },
  'contact-me': { nl: 'Contacteer mij', fr: 'Contactez-moi', en: 'Contact me', de: 'Kontaktieren Sie mich' },
  'demand-register': { nl: 'Zoekopdracht', fr: 'Alerte de recherche', en: 'Search alert', de: 'Suchauftrag' },
  'contact-construction': {
    nl: 'Contact over nieuwbouw',
    fr: 'Contact pour une promotion neuve',
    en: 'New-build contact',
    de: 'Kontakt zu Neubauprojekten',
  },
  'contact-appointment': {
    nl: 'Bezoekafspraak',
    fr: 'Rendez-vous de visite',
    en: 'Visit appointment',
    de: 'Besichtigungstermin',
  },
  'opinion-system': { nl: 'Getuigenis', fr: 'Avis', en: 'Testimonial', de: 'Kundenmeinung' },
  'job-contact': { nl: 'Sollicitatie', fr: 'Candidature', en: 'Job application', de: 'Bewerbung' },
  'forgot-password': {
    nl: 'Wachtwoord vergeten',
    fr: 'Mot de passe oublié',
    en: 'Forgotten password',
    de: 'Passwort vergessen',
  },
  'sign-newsletter': { nl: 'Nieuwsbrief', fr: "Lettre d'information", en: 'Newsletter', de: 'Newsletter' },
  'request-document': {
    nl: 'Document aanvragen',
    fr: 'Demande de document',
    en: 'Document request',
    de: 'Dokument anfordern',
  },
  'rental-application': {
    nl: 'Kandidaat-huurder',
    fr: 'Candidature locative',
    en: 'Rental application',
    de: 'Mietbewerbung',
  },
  'purchase-offer': { nl: 'Aankoopbod', fr: "Offre d'achat", en: 'Purchase offer', de: 'Kaufangebot' },
} as const satisfies Record<LeadKind, EditorTexts>

/** The choices of the select. */
export const formKindOptions = () => Object.entries(formKinds).map(([value, label]) => ({ value, label }))
