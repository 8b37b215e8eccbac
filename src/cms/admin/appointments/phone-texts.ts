import type { EditorTexts } from '@/cms/fields/editor-text'

const pick: EditorTexts = { nl: 'Kies …', fr: 'Choisissez …', en: 'Choose …', de: 'Wählen …' }

/** What the form for a caller says. */
export const phoneTexts = {
  pick,
  title: {
    nl: 'Boeken voor een beller',
    fr: 'Réserver pour un appelant',
    en: 'Book for a caller',
    de: 'Für einen Anrufer buchen',
  },
  noHomes: {
    nl: 'Geen enkel pand heeft kijkmomenten. Voeg er eerst toe.',
    fr: 'Aucun bien n’a de plages de visite. Ajoutez-en d’abord.',
    en: 'No home has visit times. Add some first.',
    de: 'Keine Immobilie hat Besichtigungszeiten. Fügen Sie zuerst welche hinzu.',
  },
  home: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
  slot: { nl: 'Moment', fr: 'Moment', en: 'Time', de: 'Termin' },
  firstName: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
  lastName: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Nachname' },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  email: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' },
  emailHint: {
    nl: 'Met een adres krijgt de beller een bevestiging met links om te verplaatsen of te annuleren.',
    fr: 'Avec une adresse, l’appelant reçoit une confirmation avec les liens pour déplacer ou annuler.',
    en: 'With an address the caller gets a confirmation, with links to move or cancel.',
    de: 'Mit einer Adresse bekommt der Anrufer eine Bestätigung mit Links zum Verschieben oder Absagen.',
  },
  language: {
    nl: 'Taal van de beller',
    fr: 'Langue de l’appelant',
    en: 'Language of the caller',
    de: 'Sprache des Anrufers',
  },
  remark: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
  send: { nl: 'Bezoek boeken', fr: 'Réserver la visite', en: 'Book the visit', de: 'Besichtigung buchen' },
  busy: { nl: 'Bezig…', fr: 'En cours…', en: 'In progress…', de: 'Läuft …' },
  loading: {
    nl: 'Momenten worden opgehaald…',
    fr: 'Chargement des moments…',
    en: 'Fetching times…',
    de: 'Termine werden geladen …',
  },
  noTimes: {
    nl: 'Er is geen vrij moment.',
    fr: 'Aucun moment n’est libre.',
    en: 'No time is free.',
    de: 'Kein Termin ist frei.',
  },
  noAnswer: {
    nl: 'De momenten konden niet worden opgehaald. Kies het pand opnieuw.',
    fr: 'Les moments n’ont pas pu être chargés. Choisissez le bien à nouveau.',
    en: 'The times could not be fetched. Choose the home again.',
    de: 'Die Termine konnten nicht geladen werden. Wählen Sie die Immobilie erneut.',
  },
  left: { nl: 'plaatsen', fr: 'places', en: 'places', de: 'Plätze' },
  needed: { nl: '(verplicht)', fr: '(obligatoire)', en: '(required)', de: '(erforderlich)' },
  booked: {
    nl: 'Het bezoek is geboekt.',
    fr: 'La visite est réservée.',
    en: 'The visit is booked.',
    de: 'Die Besichtigung ist gebucht.',
  },
  wrong: {
    nl: 'Er is niets geboekt. Kijk de velden na.',
    fr: 'Rien n’a été réservé. Vérifiez les champs.',
    en: 'Nothing was booked. Check the fields.',
    de: 'Es wurde nichts gebucht. Prüfen Sie die Felder.',
  },
} satisfies Record<string, EditorTexts>

const invalid: EditorTexts = {
  nl: 'Vul dit correct in.',
  fr: 'Complétez correctement ce champ.',
  en: 'Fill this in correctly.',
  de: 'Füllen Sie dieses Feld richtig aus.',
}

const errors: Partial<Record<string, EditorTexts>> = {
  required: {
    nl: 'Vul dit in.',
    fr: 'Complétez ce champ.',
    en: 'Fill this in.',
    de: 'Füllen Sie dieses Feld aus.',
  },
  'too-long': {
    nl: 'Dit is te lang.',
    fr: 'C’est trop long.',
    en: 'This is too long.',
    de: 'Das ist zu lang.',
  },
}

const ofField: Partial<Record<string, EditorTexts>> = {
  email: {
    nl: 'Dit is geen e-mailadres.',
    fr: 'Ce n’est pas une adresse e-mail.',
    en: 'This is no mail address.',
    de: 'Das ist keine E-Mail-Adresse.',
  },
  phone: {
    nl: 'Dit is geen telefoonnummer.',
    fr: 'Ce n’est pas un numéro de téléphone.',
    en: 'This is no telephone number.',
    de: 'Das ist keine Telefonnummer.',
  },
}

/** What is wrong with a field of the form. */
export const fieldError = ({ field, code }: { field: string; code: string }): EditorTexts =>
  errors[code] ?? ofField[field] ?? invalid
