import type { Locale } from '../../../src/domain/shared/locale'

type Words = {
  sale: string
  language: string
  page: RegExp
  notFound: string
  propertyGone: string
  description: string
  lost: string
}

/** The visible texts in each language, for journeys. */
export const words: Record<Locale, Words> = {
  nl: {
    sale: 'Te koop',
    language: 'Nederlands',
    page: /^Pagina 1 van 3 \[\d+ panden\]$/,
    notFound: 'Oeps, deze pagina bestaat niet meer',
    propertyGone: 'Het pand dat u zoekt bestaat niet of is verkocht',
    description: 'Beschrijving',
    lost: '/nl/bestaat-niet/',
  },
  fr: {
    sale: 'À vendre',
    language: 'Français',
    page: /^Page 1 sur 3 \[\d+ biens\]$/,
    notFound: "Oups, cette page n'existe plus",
    propertyGone: "Le bien que vous demandez n'existe pas ou est vendu",
    description: 'Description',
    lost: '/fr/n-existe-pas/',
  },
  en: {
    sale: 'For sale',
    language: 'English',
    page: /^Page 1 of 3 \[\d+ objects\]$/,
    notFound: 'Oops, this page no longer exists',
    propertyGone: 'The property you are looking for does not exist or is sold',
    description: 'Description',
    lost: '/en/does-not-exist/',
  },
  de: {
    sale: 'Zu verkaufen',
    language: 'Deutsch',
    page: /^Seite 1 von 3 \[\d+ Objekte\]$/,
    notFound: 'Hoppla, diese Seite gibt es nicht mehr',
    propertyGone: 'Die gesuchte Immobilie gibt es nicht oder sie ist verkauft',
    description: 'Beschreibung',
    lost: '/de/gibt-es-nicht/',
  },
}
