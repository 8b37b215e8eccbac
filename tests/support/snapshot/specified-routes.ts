import type { Locale, Localized } from '../../../src/domain/shared/locale'

/** The content of a page from top to bottom, in the terms of its modules. */
export type SpecifiedContent = {
  relation: string
  /** The number of a property list, a category or a form. */
  id?: number
  view?: string
  maxItems?: number
  itemsPerRow?: number
}

export type SpecifiedRoute = {
  original: string
  /** With the language prefix; a language that the specification does not mention is absent. */
  paths: Localized
  labels?: Localized
  isPublic?: false
  shows?: SpecifiedContent[]
  bannerType?: 'color'
}

const thanks: Localized = { nl: 'Bedankt', fr: 'Merci', en: 'Thank you' }

const thankYou = (slug: string, french = slug): SpecifiedRoute => ({
  original: `/feedback/${slug}/`,
  paths: { fr: `/fr/merci/${french}/` },
  labels: thanks,
})

const service = (slug: string): SpecifiedRoute => ({
  original: `/services/${slug}/`,
  paths: { fr: `/fr/nos-services/${slug}/` },
  shows: [{ relation: 'article' }],
})

const advice = (slug: string): SpecifiedRoute => ({
  original: `/nos-conseils/${slug}/`,
  paths: { fr: `/fr/nos-conseils/${slug}/` },
})

const testimonial = (number: number): SpecifiedRoute => ({
  original: `/testimonials/testimonial-${number}/`,
  paths: {},
  isPublic: false,
})

const inEveryLanguage = (path: string, languages: Locale[]): Localized =>
  Object.fromEntries(languages.map((language) => [language, `/${language}${path}`]))

/**
 * The routes of specification section 2, written by hand and not taken from the snapshot, so that they reveal a snapshot
 * in which a route is missing or leads elsewhere.
 */
export const specifiedRoutes: SpecifiedRoute[] = [
  {
    original: '/',
    paths: { fr: '/fr/' },
    shows: [
      { relation: 'article' },
      { relation: 'property-list', id: 23, maxItems: 4 },
      { relation: 'stats' },
      { relation: 'opinion', view: 'slider', maxItems: 50, itemsPerRow: 3 },
      { relation: 'article' },
    ],
  },
  {
    original: '/for-sale/',
    paths: { fr: '/fr/a-vendre/' },
    shows: [{ relation: 'property-list', id: 28 }],
  },
  { original: '/for-rent/', paths: { fr: '/fr/a-louer/' }, shows: [{ relation: 'property-list', id: 3 }] },
  { original: '/contact/', paths: {}, shows: [{ relation: 'contact', id: 10 }] },
  {
    original: '/services/',
    paths: {},
    shows: [{ relation: 'category', id: 5, view: 'news', maxItems: 4 }],
  },
  ...['/Demand-register/', '/demand-register/'].map((original) => ({
    original,
    paths: { fr: '/fr/inscription/' },
    labels: { en: 'Keep me informed' },
    shows: [{ relation: 'contact', id: 8 }],
  })),
  {
    original: '/contact-demand/',
    paths: { fr: '/fr/estimation-gratuite/' },
    shows: [{ relation: 'contact' }],
  },
  { original: '/Projets/', paths: { fr: '/fr/promotions/' }, shows: [{ relation: 'projects' }] },
  {
    original: '/Nos-promotions/',
    paths: {},
    shows: [{ relation: 'slider', view: 'slider' }, { relation: 'article' }],
  },
  { original: '/Recrutement/', paths: {}, shows: [{ relation: 'article' }], bannerType: 'color' },
  { original: '/Présentation/', paths: {}, shows: [{ relation: 'article' }] },
  { original: '/Privacy-statement/', paths: inEveryLanguage('/privacy-statement/', ['fr', 'nl']) },
  { original: '/Cookie-policy/', paths: inEveryLanguage('/cookie-policy/', ['fr', 'nl']) },
  { original: '/Disclaimer/', paths: {} },
  {
    original: '/services/Nos-conseils/',
    paths: { fr: '/fr/services/questions/reponses/' },
    shows: [{ relation: 'category', id: 6, view: 'collapse', maxItems: 40, itemsPerRow: 2 }],
  },
  { original: '/services/documents-à-télécharger/', paths: {}, shows: [{ relation: 'article' }] },
  { original: '/services/Nos-références/', paths: {}, shows: [{ relation: 'property-list', id: 71 }] },
  ...['vente', 'location', 'estimation', 'expertise'].map(service),
  { original: '/agence/agence-de-wavre/', paths: {}, shows: [{ relation: 'article' }] },
  ...[1, 2, 3].map(testimonial),
  ...[
    'droits-enregistrement',
    'tva-sur-les-ventes',
    'taxation-des-plus-values',
    'frais-de-notaire',
    'tva-reduite-renovation',
    'estimation-immobiliere',
    'expertise-avant-achat',
    'offre-achat-ou-compromis',
    'acte-notarie',
    'conditions-suspensives',
  ].map(advice),
  thankYou('contact-me'),
  thankYou('contact-appointment'),
  thankYou('contact-construction'),
  thankYou('contact-demand', 'estimation-gratuite'),
  thankYou('demand-register'),
  thankYou('send-to-friend'),
  thankYou('site-contact', 'prenez-contact-avec-nous-pour-un-service-personnalise'),
  thankYou('sign-newsletter', 'newsletter'),
  thankYou('testing-testing'),
  thankYou('opinion-system'),
  {
    original: '/login/',
    paths: inEveryLanguage('/login/', ['nl', 'fr', 'en']),
    labels: { nl: 'Eigenaarslogin', fr: 'Connexion du propriétaire', en: 'Owner login' },
  },
  { original: '/project/101/', paths: {} },
  { original: '/project/95/', paths: {} },
]
