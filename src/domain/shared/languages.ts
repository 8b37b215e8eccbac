import type { Locale } from './locale'

type Language = {
  /** In the language itself. */
  name: string
  openGraph: `${string}_BE`
  /**
   * The checkbox of the language in the group `listedIn`. It is not named by the language code alone, because Payload
   * reads such a segment of a query as the language of the value.
   */
  listedIn: string
  /** The first segment of addresses (specification section 2). */
  segments: Record<'sale' | 'rent' | 'project' | 'search' | 'saved' | 'team', string>
  /** The segment of a property or project whose title gives none. */
  unnamed: string
  /** A property that is gone (specification section 4), and similar texts where it gives none. */
  gone: Record<'sold' | 'rented', string>
  /** The word before a box number. */
  box: string
  /** When visitors can ask to be called after noon (specification section 9); where it says nothing as in French. */
  afternoon: '13-16' | '14-16'
}

/** What each language is called, has in addresses and says in a single word; its texts are in src/messages. */
export const languages = {
  nl: {
    name: 'Nederlands',
    openGraph: 'nl_BE',
    listedIn: 'dutch',
    segments: {
      sale: 'te-koop',
      rent: 'te-huur',
      project: 'projecten',
      search: 'zoeken',
      saved: 'bewaard',
      team: 'team',
    },
    unnamed: 'pand',
    gone: { sold: 'VERKOCHT', rented: 'Verhuurd' },
    box: 'bus',
    afternoon: '13-16',
  },
  fr: {
    name: 'Français',
    openGraph: 'fr_BE',
    listedIn: 'french',
    segments: {
      sale: 'a-vendre',
      rent: 'a-louer',
      project: 'projects',
      search: 'recherche',
      saved: 'favoris',
      team: 'equipe',
    },
    unnamed: 'bien',
    gone: { sold: 'Vendu', rented: 'LOUÉ' },
    box: 'bte',
    afternoon: '14-16',
  },
  en: {
    name: 'English',
    openGraph: 'en_BE',
    listedIn: 'english',
    segments: {
      sale: 'for-sale',
      rent: 'for-rent',
      project: 'projects',
      search: 'search',
      saved: 'saved',
      team: 'team',
    },
    unnamed: 'property',
    gone: { sold: 'SOLD', rented: 'RENTED' },
    box: 'box',
    afternoon: '14-16',
  },
  de: {
    name: 'Deutsch',
    openGraph: 'de_BE',
    listedIn: 'german',
    segments: {
      sale: 'zu-verkaufen',
      rent: 'zu-vermieten',
      project: 'projekte',
      search: 'suche',
      saved: 'gemerkt',
      team: 'team',
    },
    unnamed: 'immobilie',
    gone: { sold: 'VERKAUFT', rented: 'VERMIETET' },
    box: 'Bfk.',
    afternoon: '14-16',
  },
} as const satisfies Record<Locale, Language>
