import { env } from '@/env'

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/**
 * Whether a browser says that a post comes from a page of another site. Programs say nothing of the kind, and are let
 * in: what a cookie would let them do, no form of ours does.
 */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = hostOf(origin)
  return host === null || (host !== headers.get('host') && host !== hostOf(env.SITE_URL))
}

/** The page a post comes from, if it is one of this site and the browser tells it: its path with the query. */
export function refererPath({ headers }: Request): string | null {
  const referer = headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  // The origin alone, as of a page whose address is kept back.
  if (pathname === '/' && search === '') return null
  return host === headers.get('host') || host === hostOf(env.SITE_URL) ? `${pathname}${search}` : null
}
