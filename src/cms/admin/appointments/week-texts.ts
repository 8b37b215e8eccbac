import type { EditorTexts } from '@/cms/fields/editor-text'
import type { BookingState } from '@/domain/appointments/booking'

/** What stands around the week of visits. */
export const weekTexts = {
  week: { nl: 'Bezoekagenda', fr: 'Agenda des visites', en: 'Visits calendar', de: 'Besichtigungskalender' },
  previous: { nl: 'Vorige week', fr: 'Semaine précédente', en: 'Previous week', de: 'Vorige Woche' },
  today: { nl: 'Deze week', fr: 'Cette semaine', en: 'This week', de: 'Diese Woche' },
  next: { nl: 'Volgende week', fr: 'Semaine suivante', en: 'Next week', de: 'Nächste Woche' },
  weeks: { nl: 'Weken', fr: 'Semaines', en: 'Weeks', de: 'Wochen' },
  agent: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
  everybody: { nl: 'Alle makelaars', fr: 'Tous les agents', en: 'All agents', de: 'Alle Makler' },
  show: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Anzeigen' },
  all: { nl: 'Alle bezoeken', fr: 'Toutes les visites', en: 'All visits', de: 'Alle Besichtigungen' },
  none: { nl: 'Geen bezoeken', fr: 'Aucune visite', en: 'No visits', de: 'Keine Besichtigungen' },
  open: { nl: 'Nog vrij', fr: 'Encore libre', en: 'Still free', de: 'Noch frei' },
  book: { nl: 'boeken', fr: 'réserver', en: 'book', de: 'buchen' },
  change: { nl: 'Wijzigen', fr: 'Modifier', en: 'Change', de: 'Ändern' },
  home: {
    nl: 'Het pand is gewist',
    fr: 'Le bien est supprimé',
    en: 'The home is deleted',
    de: 'Die Immobilie ist gelöscht',
  },
  nobody: { nl: 'Zonder naam', fr: 'Sans nom', en: 'Without a name', de: 'Ohne Namen' },
  cut: {
    nl: 'Niet alles wordt getoond. Kies een makelaar om de rest te zien.',
    fr: 'Tout n’est pas affiché. Choisissez un agent pour voir le reste.',
    en: 'Not everything is shown. Choose an agent to see the rest.',
    de: 'Es wird nicht alles angezeigt. Wählen Sie einen Makler, um den Rest zu sehen.',
  },
  soon: {
    nl: 'Bezoeken vandaag en morgen',
    fr: 'Visites d’aujourd’hui et de demain',
    en: 'Visits today and tomorrow',
    de: 'Besichtigungen heute und morgen',
  },
} satisfies Record<string, EditorTexts>

/** What a visit is called by its state. */
export const stateTexts: Record<BookingState, EditorTexts> = {
  booked: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' },
  cancelled: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' },
  done: { nl: 'Gebeurd', fr: 'Effectué', en: 'Done', de: 'Durchgeführt' },
  'no-show': { nl: 'Niet gekomen', fr: 'Absent', en: 'No-show', de: 'Nicht erschienen' },
}
