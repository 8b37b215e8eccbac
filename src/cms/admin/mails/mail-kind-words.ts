import type { EditorTexts } from '@/cms/fields/editor-text'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'

const ownKinds: Record<string, EditorTexts> = {
  'lead-answer': {
    nl: 'Antwoord op een aanvraag',
    fr: 'Réponse à une demande',
    en: 'Answer to a lead',
    de: 'Antwort auf eine Anfrage',
  },
  newsletter: { nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  alert: { nl: 'Zoekopdracht', fr: 'Alerte de recherche', en: 'Search alert', de: 'Suchauftrag' },
  visit: { nl: 'Bezoek', fr: 'Visite', en: 'Visit', de: 'Besichtigung' },
  'owner-password': {
    nl: 'Wachtwoord van een eigenaar',
    fr: 'Mot de passe d’un propriétaire',
    en: 'Password of an owner',
    de: 'Passwort eines Eigentümers',
  },
  'owner-invitation': {
    nl: 'Uitnodiging van een eigenaar',
    fr: 'Invitation d’un propriétaire',
    en: 'Invitation of an owner',
    de: 'Einladung eines Eigentümers',
  },
  'owner-report': {
    nl: 'Maandbericht aan een eigenaar',
    fr: 'Rapport mensuel au propriétaire',
    en: 'Monthly report to an owner',
    de: 'Monatsbericht an einen Eigentümer',
  },
  'owner-message-agency': {
    nl: 'Bericht van een eigenaar',
    fr: 'Message d’un propriétaire',
    en: 'Message from an owner',
    de: 'Nachricht eines Eigentümers',
  },
  'owner-login': {
    nl: 'Aanmelding van een eigenaar',
    fr: 'Connexion d’un propriétaire',
    en: 'Login of an owner',
    de: 'Anmeldung eines Eigentümers',
  },
  owner: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
  staff: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff', de: 'Mitarbeiter' },
}

const other: EditorTexts = { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstige' }

/** What editors call a kind of mail: the longest beginning of its code that has a name. */
export function mailKindName(kind: string): EditorTexts {
  const names = new Map([
    ...formKindOptions().map(({ value, label }) => [value, label] as const),
    ...Object.entries(ownKinds),
  ])
  const parts = kind.split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = names.get(parts.slice(0, length).join('-'))
    if (name) return name
  }
  return other
}
