import type { EditorTexts } from '@/cms/fields/editor-text'

export const conflictTexts = {
  refused: {
    nl: 'Niet bewaard: {who} heeft dit intussen gewijzigd ({fields}).',
    fr: 'Non enregistré : {who} a modifié ce document entre-temps ({fields}).',
    en: 'Not saved: {who} has changed this in the meantime ({fields}).',
    de: 'Nicht gespeichert: {who} hat dies inzwischen geändert ({fields}).',
  },
  program: {
    nl: 'een programma van de site',
    fr: 'un programme du site',
    en: 'a program of the site',
    de: 'ein Programm der Website',
  },
  base: {
    nl: 'De versie waarop u verder werkt is geen geldig tijdstip.',
    fr: "La version de départ n'est pas un moment valable.",
    en: 'The version you started from is no valid moment.',
    de: 'Die Ausgangsversion ist kein gültiger Zeitpunkt.',
  },
} satisfies Record<string, EditorTexts>
