import type { EditorTexts } from '@/cms/fields/editor-text'
import type { EnquiryGroup } from '@/domain/owners/enquiries'
import type { VisitFigures } from '@/domain/page-views/visit-figures'
import type { VisitSource } from '@/domain/page-views/visit-source'

/** What the figures of homes are called. */
export const figureTexts = {
  numbers: {
    nl: 'Cijfers van de panden',
    fr: 'Chiffres des biens',
    en: 'Figures of the homes',
    de: 'Zahlen der Immobilien',
  },
  numbersOfHome: {
    nl: 'Wat de eigenaar ziet',
    fr: 'Ce que voit le propriétaire',
    en: 'What the owner sees',
    de: 'Was der Eigentümer sieht',
  },
  visits: {
    nl: 'Bezoeken aan de pagina',
    fr: 'Visites de la page',
    en: 'Visits to the page',
    de: 'Besuche der Seite',
  },
  days: {
    nl: 'De laatste 30 dagen',
    fr: 'Les 30 derniers jours',
    en: 'The last 30 days',
    de: 'Die letzten 30 Tage',
  },
  day: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
  sources: {
    nl: 'Waar bezoekers vandaan kwamen, laatste 30 dagen',
    fr: 'D’où venaient les visiteurs, 30 derniers jours',
    en: 'Where visitors came from, last 30 days',
    de: 'Woher die Besucher kamen, letzte 30 Tage',
  },
  languages: {
    nl: 'In welke taal, laatste 30 dagen',
    fr: 'Dans quelle langue, 30 derniers jours',
    en: 'In which language, last 30 days',
    de: 'In welcher Sprache, letzte 30 Tage',
  },
  enquiries: { nl: 'Aanvragen', fr: 'Demandes', en: 'Enquiries', de: 'Anfragen' },
  none: {
    nl: 'Nog geen bezoeken.',
    fr: 'Pas encore de visites.',
    en: 'No visits yet.',
    de: 'Noch keine Besuche.',
  },
  unsaved: {
    nl: 'Bewaar het pand eerst.',
    fr: 'Enregistrez d’abord le bien.',
    en: 'Save the home first.',
    de: 'Speichern Sie die Immobilie zuerst.',
  },
  home: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
  owner: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
  lastLogin: { nl: 'Laatste login', fr: 'Dernière connexion', en: 'Last login', de: 'Letzte Anmeldung' },
  unread: {
    nl: 'Ongelezen antwoorden',
    fr: 'Réponses non lues',
    en: 'Unread answers',
    de: 'Ungelesene Antworten',
  },
  never: { nl: 'nooit', fr: 'jamais', en: 'never', de: 'nie' },
  about: {
    nl: 'Gepubliceerde panden, de meest bezochte eerst; hoogstens 200.',
    fr: 'Les biens publiés, les plus visités d’abord ; 200 au plus.',
    en: 'Published homes, the most visited first; 200 at most.',
    de: 'Veröffentlichte Immobilien, die meistbesuchten zuerst; höchstens 200.',
  },
  noHomes: {
    nl: 'Er is geen pand gepubliceerd.',
    fr: 'Aucun bien n’est publié.',
    en: 'No home is published.',
    de: 'Keine Immobilie ist veröffentlicht.',
  },
} satisfies Record<string, EditorTexts>

export const periods = ['today', 'week', 'month', 'total'] as const satisfies readonly (keyof VisitFigures)[]

export const periodTexts: Record<keyof VisitFigures, EditorTexts> = {
  today: { nl: 'Vandaag', fr: 'Aujourd’hui', en: 'Today', de: 'Heute' },
  week: { nl: 'Deze week', fr: 'Cette semaine', en: 'This week', de: 'Diese Woche' },
  month: { nl: 'Deze maand', fr: 'Ce mois-ci', en: 'This month', de: 'Diesen Monat' },
  total: { nl: 'Totaal', fr: 'Total', en: 'Total', de: 'Gesamt' },
}

export const sourceTexts: Record<VisitSource, EditorTexts> = {
  direct: { nl: 'Rechtstreeks', fr: 'Accès direct', en: 'Directly', de: 'Direkt' },
  site: { nl: 'Via deze site', fr: 'Via ce site', en: 'Through this site', de: 'Über diese Website' },
  search: { nl: 'Zoekmachines', fr: 'Moteurs de recherche', en: 'Search engines', de: 'Suchmaschinen' },
  portal: { nl: 'Immoportalen', fr: 'Portails immobiliers', en: 'Property portals', de: 'Immobilienportale' },
  alert: {
    nl: 'Zoekopdrachten per e-mail',
    fr: 'Alertes par e-mail',
    en: 'Search alerts by mail',
    de: 'Suchaufträge per E-Mail',
  },
  other: { nl: 'Andere sites', fr: 'Autres sites', en: 'Other sites', de: 'Andere Websites' },
}

export const enquiryTexts: Record<EnquiryGroup, EditorTexts> = {
  questions: { nl: 'Vragen', fr: 'Questions', en: 'Questions', de: 'Fragen' },
  visits: {
    nl: 'Bezoekaanvragen',
    fr: 'Demandes de visite',
    en: 'Visit requests',
    de: 'Besichtigungsanfragen',
  },
  offers: {
    nl: 'Biedingen en kandidaturen',
    fr: 'Offres et candidatures',
    en: 'Offers and applications',
    de: 'Gebote und Bewerbungen',
  },
  documents: {
    nl: 'Gevraagde documenten',
    fr: 'Documents demandés',
    en: 'Documents asked for',
    de: 'Angefragte Dokumente',
  },
}
