import type { SelectField } from 'payload'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { isLeadKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { mailTopics, type MailTopic } from '@/domain/mail/mail-topic'

/** What is no form. */
const ownTopics: Record<Exclude<MailTopic, LeadKind>, EditorTexts> = {
  'lead-answer': {
    nl: 'Antwoord op een aanvraag',
    fr: 'Réponse à une demande',
    en: 'Answer to a lead',
    de: 'Antwort auf eine Anfrage',
  },
  newsletter: { nl: 'Nieuwsbrief', fr: "Lettre d'information", en: 'Newsletter', de: 'Newsletter' },
  alert: { nl: 'Zoekopdracht', fr: 'Alerte de recherche', en: 'Search alert', de: 'Suchauftrag' },
  visit: { nl: 'Bezoek', fr: 'Visite', en: 'Visit', de: 'Besichtigung' },
  'owner-invitation': {
    nl: 'Uitnodiging van een eigenaar',
    fr: "Invitation d'un propriétaire",
    en: 'Invitation of an owner',
    de: 'Einladung eines Eigentümers',
  },
  'owner-password': {
    nl: 'Wachtwoord van een eigenaar',
    fr: "Mot de passe d'un propriétaire",
    en: 'Password of an owner',
    de: 'Passwort eines Eigentümers',
  },
  'owner-report': {
    nl: 'Maandbericht aan een eigenaar',
    fr: 'Rapport mensuel au propriétaire',
    en: 'Monthly report to an owner',
    de: 'Monatsbericht an einen Eigentümer',
  },
  'owner-message': {
    nl: 'Gesprek met een eigenaar',
    fr: 'Conversation avec un propriétaire',
    en: 'Conversation with an owner',
    de: 'Gespräch mit einem Eigentümer',
  },
  'owner-login': {
    nl: 'Aanmelding van een eigenaar',
    fr: "Connexion d'un propriétaire",
    en: 'Login of an owner',
    de: 'Anmeldung eines Eigentümers',
  },
  'owner-account': {
    nl: 'Account van een eigenaar',
    fr: "Compte d'un propriétaire",
    en: 'Account of an owner',
    de: 'Konto eines Eigentümers',
  },
  other: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstige' },
}

const formNames = new Map<string, EditorTexts>(formKindOptions().map(({ value, label }) => [value, label]))

const nameOf = (topic: MailTopic): EditorTexts =>
  isLeadKind(topic) ? (formNames.get(topic) ?? ownTopics.other) : ownTopics[topic]

/** What the mail is about, in words that lists, filters and forms show: its kind itself is a code. */
export const topicField = (): SelectField => ({
  name: 'topic',
  type: 'select',
  required: true,
  defaultValue: 'other',
  index: true,
  label: { nl: 'Soort', fr: 'Nature', en: 'Kind', de: 'Art' },
  options: mailTopics.map((value) => ({ value, label: nameOf(value) })),
  admin: { position: 'sidebar' },
})
