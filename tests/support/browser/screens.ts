/** Every kind of screen, by the original path of one of them. */
export const screens = {
  home: '/',
  list: '/for-sale/',
  'second page of a list': '/for-sale/?page=2',
  'property for sale': '/property/2101/',
  'property for rent': '/property/2117/',
  'sold property': '/property/2125/',
  'rented property': '/property/2126/',
  project: '/project/101/',
  projects: '/Projets/',
  promotions: '/Nos-promotions/',
  services: '/services/',
  service: '/services/vente/',
  article: '/nos-conseils/frais-de-notaire/',
  questions: '/services/Nos-conseils/',
  references: '/services/Nos-références/',
  agency: '/agence/',
  agent: '/equipe/claire-delvaux/',
  recruitment: '/Recrutement/',
  contact: '/contact/',
  valuation: '/contact-demand/',
  'keep me informed': '/demand-register/',
  login: '/login/',
  'thank-you page': '/feedback/site-contact/',
  'cookie policy': '/Cookie-policy/',
  'saved properties': '/saved/',
} as const

/** The address of a screen in a language. */
export const screenIn = (path: string, locale: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lng=${locale}`
