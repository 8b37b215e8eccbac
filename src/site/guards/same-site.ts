import { isFromElsewhere as isFrom } from '@/domain/guards/request-sender.mjs'
import { env } from '@/env'

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/** Whether a post comes from a page of another site; tools/server asks the same of every write before its body is read. */
export const isFromElsewhere = ({ headers }: Request): boolean =>
  isFrom({
    site: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
    siteUrl: env.SITE_URL,
  })

/** The page of this site that a post comes from, as its path with the query; null where the browser does not send it. */
export function refererPath({ headers }: Request): string | null {
  const referer = headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  // The origin alone, as of a page with a strict referrer policy.
  if (pathname === '/' && search === '') return null
  return host === headers.get('host') || host === hostOf(env.SITE_URL) ? `${pathname}${search}` : null
}
