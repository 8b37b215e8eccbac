import type { EditorTexts } from '@/cms/fields/editor-text'

/** What the forms for messages to owners, and their conversations, say. */
export const messageTexts = {
  title: {
    nl: 'Schrijven naar eigenaars',
    fr: 'Écrire aux propriétaires',
    en: 'Write to owners',
    de: 'An Eigentümer schreiben',
  },
  titleOne: {
    nl: 'Schrijven naar de eigenaar',
    fr: 'Écrire au propriétaire',
    en: 'Write to the owner',
    de: 'An den Eigentümer schreiben',
  },
  to: { nl: 'Aan', fr: 'À', en: 'To', de: 'An' },
  all: {
    nl: 'Alle eigenaars met een pand',
    fr: 'Tous les propriétaires d’un bien',
    en: 'All owners with a home',
    de: 'Alle Eigentümer mit einer Immobilie',
  },
  allSure: {
    nl: 'Elke eigenaar met een pand krijgt dit bericht en een e-mail. Versturen?',
    fr: 'Chaque propriétaire d’un bien recevra ce message et un e-mail. Envoyer ?',
    en: 'Every owner with a home gets this message and a mail. Send it?',
    de: 'Jeder Eigentümer mit einer Immobilie erhält diese Nachricht und eine E-Mail. Senden?',
  },
  pick: { nl: 'Kies …', fr: 'Choisissez …', en: 'Choose …', de: 'Wählen …' },
  home: {
    nl: 'Over welk pand',
    fr: 'Au sujet de quel bien',
    en: 'About which home',
    de: 'Zu welcher Immobilie',
  },
  noHome: {
    nl: 'Leeg: over geen pand in het bijzonder',
    fr: 'Vide : au sujet d’aucun bien en particulier',
    en: 'Empty: about no home in particular',
    de: 'Leer: zu keiner bestimmten Immobilie',
  },
  subject: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
  body: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
  attachments: { nl: 'Bijlagen', fr: 'Pièces jointes', en: 'Attachments', de: 'Anhänge' },
  attachmentsHint: {
    nl: 'Hoogstens 5: pdf, Word (.docx), PNG of JPEG, tot 20 MB.',
    fr: '5 au plus : PDF, Word (.docx), PNG ou JPEG, jusqu’à 20 Mo.',
    en: '5 at most: PDF, Word (.docx), PNG or JPEG, up to 20 MB.',
    de: 'Höchstens 5: PDF, Word (.docx), PNG oder JPEG, bis 20 MB.',
  },
  remove: { nl: 'Weglaten:', fr: 'Retirer :', en: 'Leave out:', de: 'Weglassen:' },
  send: { nl: 'Versturen', fr: 'Envoyer', en: 'Send', de: 'Senden' },
  busy: { nl: 'Bezig…', fr: 'En cours…', en: 'In progress…', de: 'Läuft …' },
  sent: {
    nl: 'Het bericht is verstuurd. Aantal eigenaars:',
    fr: 'Le message est envoyé. Nombre de propriétaires :',
    en: 'The message was sent. Number of owners:',
    de: 'Die Nachricht wurde gesendet. Anzahl Eigentümer:',
  },
  wrong: {
    nl: 'Er is niets verstuurd. Kijk de velden na.',
    fr: 'Rien n’a été envoyé. Vérifiez les champs.',
    en: 'Nothing was sent. Check the fields.',
    de: 'Es wurde nichts gesendet. Prüfen Sie die Felder.',
  },
  failure: {
    nl: 'Er is niets verstuurd. Probeer het opnieuw.',
    fr: 'Rien n’a été envoyé. Réessayez.',
    en: 'Nothing was sent. Try again.',
    de: 'Es wurde nichts gesendet. Versuchen Sie es erneut.',
  },
  answer: { nl: 'Uw antwoord', fr: 'Votre réponse', en: 'Your answer', de: 'Ihre Antwort' },
  sendAnswer: { nl: 'Antwoorden', fr: 'Répondre', en: 'Answer', de: 'Antworten' },
  answered: {
    nl: 'Het antwoord is verstuurd.',
    fr: 'La réponse est envoyée.',
    en: 'The answer was sent.',
    de: 'Die Antwort wurde gesendet.',
  },
  conversation: { nl: 'Gesprek', fr: 'Conversation', en: 'Conversation', de: 'Gespräch' },
  agency: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Büro' },
  readOn: { nl: 'gelezen op', fr: 'lu le', en: 'read on', de: 'gelesen am' },
  notRead: { nl: 'nog niet gelezen', fr: 'pas encore lu', en: 'not read yet', de: 'noch nicht gelesen' },
  waiting: {
    nl: 'Berichten van eigenaars',
    fr: 'Messages de propriétaires',
    en: 'Messages from owners',
    de: 'Nachrichten von Eigentümern',
  },
  noneWaiting: {
    nl: 'Er is geen ongelezen bericht.',
    fr: 'Aucun message non lu.',
    en: 'No message is unread.',
    de: 'Es gibt keine ungelesene Nachricht.',
  },
  every: {
    nl: 'Alle berichten met eigenaars',
    fr: 'Tous les messages propriétaires',
    en: 'All owner messages',
    de: 'Alle Eigentümernachrichten',
  },
} satisfies Record<string, EditorTexts>

const codes: Partial<Record<string, EditorTexts>> = {
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
  'too-many': {
    nl: 'Kies hoogstens 5 bestanden.',
    fr: 'Choisissez 5 fichiers au plus.',
    en: 'Choose 5 files at most.',
    de: 'Wählen Sie höchstens 5 Dateien.',
  },
  refused: {
    nl: 'Dit bestand kan niet mee:',
    fr: 'Ce fichier ne peut pas être joint :',
    en: 'This file cannot be attached:',
    de: 'Diese Datei kann nicht angehängt werden:',
  },
}

const invalid: EditorTexts = {
  nl: 'Dit klopt niet.',
  fr: 'Ceci n’est pas correct.',
  en: 'This is not right.',
  de: 'Das stimmt nicht.',
}

/** What is wrong with a field of a message. */
export const messageError = (code: string): EditorTexts => codes[code] ?? invalid
