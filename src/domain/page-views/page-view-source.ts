import { VIA_ALERT } from './page-view-link'

/** Where the visitors of a property's page come from: typed or unknown, this site, a search engine, a portal, our mails. */
export const pageViewSources = ['direct', 'site', 'search', 'portal', 'alert', 'other'] as const

export type PageViewSource = (typeof pageViewSources)[number]

// Only the search itself: not mail.google.com or news.yahoo.com.
const searchHosts =
  /^(?:(?:www|m|images|com)\.)?google(?:\.[a-z]{2,3}){1,2}$|^com\.google\.android\.googlequicksearchbox$|^(?:[a-z]{2}\.)?(?:r\.)?search\.yahoo\.(?:com|co\.jp)$|^(?:[\w-]+\.)?(?:bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|swisscows\.com|lilo\.org|yandex\.(?:com|ru)|baidu\.com|ask\.com|search\.aol\.com|mojeek\.com)$/

const portals = [
  '2dehands.be',
  '2ememain.be',
  'athome.lu',
  'athome.eu',
  'biddit.be',
  'habiter.be',
  'hebbes.be',
  'immo-regio.be',
  'immoscoop.be',
  'immotop.lu',
  'immovlan.be',
  'immoweb.be',
  'immo.vlan.be',
  'logic-immo.be',
  'logic-immo.com',
  'realo.be',
  'seloger.com',
  'spotto.be',
  'wortimmo.lu',
  'zimmo.be',
]

const bare = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** The source of a page view, by the host of the previous page (empty if unknown) and by the key in our own link. */
export function pageViewSourceOf({
  referrer,
  via,
  ownHosts,
}: {
  referrer: string
  via: string | null
  ownHosts: readonly string[]
}): PageViewSource {
  if (via === VIA_ALERT) return 'alert'
  const host = bare(referrer)
  if (host === '') return 'direct'
  if (ownHosts.some((own) => bare(own) === host)) return 'site'
  if (searchHosts.test(host)) return 'search'
  return portals.some((portal) => isOf(host, portal)) ? 'portal' : 'other'
}
