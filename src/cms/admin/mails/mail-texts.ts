import type { EditorTexts } from '@/cms/fields/editor-text'

/** What the buttons of the outbox say. */
export const mailTexts = {
  again: { nl: 'Opnieuw verzenden', fr: 'Renvoyer', en: 'Send again', de: 'Erneut senden' },
  allAgain: {
    nl: 'Alle mislukte mails opnieuw verzenden',
    fr: 'Renvoyer tous les e-mails échoués',
    en: 'Send all failed mails again',
    de: 'Alle fehlgeschlagenen E-Mails erneut senden',
  },
  busy: { nl: 'Bezig…', fr: 'En cours…', en: 'In progress…', de: 'Läuft …' },
  failure: {
    nl: 'Dat is niet gelukt. Laad de pagina opnieuw.',
    fr: "Cela n'a pas réussi. Rechargez la page.",
    en: 'That did not work. Reload the page.',
    de: 'Das hat nicht geklappt. Laden Sie die Seite neu.',
  },
} satisfies Record<string, EditorTexts>
