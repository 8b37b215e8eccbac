import type { EditorTexts } from '@/cms/fields/editor-text'

/** What is said of an agent's private calendar. */
export const calendarTexts = {
  title: { nl: 'Privé-agenda', fr: 'Agenda privé', en: 'Private calendar', de: 'Privater Kalender' },
  about: {
    nl: 'Voeg dit adres toe in uw agendaprogramma om de bezoeken daar te zien. Wie het adres heeft, ziet namen en telefoonnummers.',
    fr: 'Ajoutez cette adresse à votre programme d’agenda pour y voir les visites. Qui a l’adresse voit les noms et les téléphones.',
    en: 'Add this address to your calendar program to see the visits there. Whoever has the address sees names and telephone numbers.',
    de: 'Fügen Sie diese Adresse in Ihrem Kalenderprogramm hinzu, um die Besichtigungen dort zu sehen. Wer die Adresse hat, sieht Namen und Telefonnummern.',
  },
  address: {
    nl: 'Adres van de agenda',
    fr: 'Adresse de l’agenda',
    en: 'Address of the calendar',
    de: 'Adresse des Kalenders',
  },
  copy: { nl: 'Kopiëren', fr: 'Copier', en: 'Copy', de: 'Kopieren' },
  copied: { nl: 'Gekopieerd.', fr: 'Copié.', en: 'Copied.', de: 'Kopiert.' },
  selected: {
    nl: 'Het adres is geselecteerd: kopieer het nu zelf.',
    fr: 'L’adresse est sélectionnée : copiez-la vous-même.',
    en: 'The address is selected: copy it yourself.',
    de: 'Die Adresse ist markiert: Kopieren Sie sie selbst.',
  },
  renew: {
    nl: 'Intrekken en vernieuwen',
    fr: 'Retirer et renouveler',
    en: 'Take back and renew',
    de: 'Zurücknehmen und erneuern',
  },
  sure: {
    nl: 'Het huidige adres werkt dan nergens meer. Doorgaan?',
    fr: 'L’adresse actuelle ne fonctionnera plus nulle part. Continuer ?',
    en: 'The present address will stop working everywhere. Go on?',
    de: 'Die jetzige Adresse funktioniert dann nirgends mehr. Fortfahren?',
  },
  renewed: {
    nl: 'Dit is het nieuwe adres; het vorige werkt niet meer.',
    fr: 'Voici la nouvelle adresse ; l’ancienne ne fonctionne plus.',
    en: 'This is the new address; the former one no longer works.',
    de: 'Das ist die neue Adresse; die bisherige funktioniert nicht mehr.',
  },
} satisfies Record<string, EditorTexts>
