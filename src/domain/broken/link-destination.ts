import { isWebAddress } from '@/domain/navigation/link-target'
import { buildHref, splitLocale } from '@/domain/routing/routes'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'

/** Where a visitor arrives: at a path of this site, at another site, or nowhere that can be asked. */
export type LinkDestination =
  { kind: 'own'; path: string } | { kind: 'outside'; url: string } | { kind: 'none' }

const none: LinkDestination = { kind: 'none' }

const withoutAnchor = (address: string): string => address.replace(/#.*$/s, '')

function ownPath(address: string, locale: Locale): string {
  const [path = ''] = address.split(/[?#]/)
  // As the site draws it: a path without a language gets that of its text.
  return splitLocale(path) ? address : `${buildHref({ locale, path })}${address.slice(path.length)}`
}

function webDestination(address: string, siteUrl: string): LinkDestination {
  if (!isWebAddress(address)) return none
  const url = new URL(address)
  url.hash = ''
  if (url.host !== new URL(siteUrl).host) return { kind: 'outside', url: url.href }
  return { kind: 'own', path: `${url.pathname}${url.search}` }
}

/**
 * Where the link of a text leads. Phone numbers, mailboxes and places on the same page are nowhere to ask; a text that is
 * the same in all languages is read in the default one.
 */
export function linkDestination({
  address,
  locale,
  siteUrl,
}: {
  address: string
  locale: Locale | null
  siteUrl: string
}): LinkDestination {
  if (/^(https?:)?\/\//i.test(address))
    return webDestination(address.startsWith('//') ? `https:${address}` : address, siteUrl)
  if (!address.startsWith('/')) return none
  return { kind: 'own', path: withoutAnchor(ownPath(address, locale ?? fallbackLocale)) }
}
