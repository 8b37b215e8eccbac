import type { EditorTexts } from '@/cms/fields/editor-text'
import { goneLabels } from '@/domain/properties/property-status'
import type { HomeState } from '@/domain/properties/home-state'

/** What the picker of homes says. */
export const pickerTexts = {
  hint: {
    nl: 'Zoek op referentie, straat, gemeente, postcode of eigenaar.',
    fr: 'Cherchez par référence, rue, commune, code postal ou propriétaire.',
    en: 'Search by reference, street, town, postcode or owner.',
    de: 'Suchen Sie nach Referenz, Straße, Ort, Postleitzahl oder Eigentümer.',
  },
  searching: { nl: 'Zoeken…', fr: 'Recherche…', en: 'Searching…', de: 'Suche läuft …' },
  noMatch: {
    nl: 'Geen pand met die woorden.',
    fr: 'Aucun bien avec ces mots.',
    en: 'No home with these words.',
    de: 'Keine Immobilie mit diesen Wörtern.',
  },
  none: {
    nl: 'Geen pand om te kiezen.',
    fr: 'Aucun bien à choisir.',
    en: 'No home to choose.',
    de: 'Keine Immobilie zur Auswahl.',
  },
  failed: {
    nl: 'De panden konden niet worden opgehaald. Probeer het opnieuw.',
    fr: 'Les biens n’ont pas pu être chargés. Réessayez.',
    en: 'The homes could not be fetched. Try again.',
    de: 'Die Immobilien konnten nicht geladen werden. Versuchen Sie es erneut.',
  },
  found: { nl: 'Gevonden panden', fr: 'Biens trouvés', en: 'Homes found', de: 'Gefundene Immobilien' },
  chosen: { nl: 'Gekozen panden', fr: 'Biens choisis', en: 'Chosen homes', de: 'Gewählte Immobilien' },
  owner: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
  remove: { nl: 'Verwijderen', fr: 'Retirer', en: 'Remove', de: 'Entfernen' },
  up: { nl: 'Naar voren', fr: 'Avancer', en: 'Move up', de: 'Nach vorn' },
  down: { nl: 'Naar achteren', fr: 'Reculer', en: 'Move down', de: 'Nach hinten' },
} satisfies Record<string, EditorTexts>

/** What became of a home, in a word. */
export const stateTexts: Record<HomeState, EditorTexts> = {
  draft: { nl: 'Concept', fr: 'Brouillon', en: 'Draft', de: 'Entwurf' },
  sold: goneLabels.sold,
  rented: goneLabels.rented,
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
}

/** How many homes were found, and how many of them stand in the list. */
export function foundText({ shown, total }: { shown: number; total: number }): EditorTexts {
  if (total === 1) return { nl: '1 pand', fr: '1 bien', en: '1 home', de: '1 Immobilie' }
  if (shown >= total)
    return { nl: `${total} panden`, fr: `${total} biens`, en: `${total} homes`, de: `${total} Immobilien` }
  return {
    nl: `De eerste ${shown} van ${total} panden. Typ meer woorden om er minder te zien.`,
    fr: `Les ${shown} premiers biens sur ${total}. Ajoutez des mots pour en voir moins.`,
    en: `The first ${shown} of ${total} homes. Type more words to see fewer.`,
    de: `Die ersten ${shown} von ${total} Immobilien. Geben Sie mehr Wörter ein, um weniger zu sehen.`,
  }
}
