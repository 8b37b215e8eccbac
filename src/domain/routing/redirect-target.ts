import { isWebAddress } from '@/domain/navigation/link-target'
import type { Locale } from '@/domain/shared/locale'
import { normalizePath, splitLocale } from './routes'
import { safeInternalPath } from './safe-redirect'

/** Whether a redirect may lead there: to a path of this site or a complete http(s) address. */
export function isRedirectTarget(target: string): boolean {
  if (target.startsWith('/')) return safeInternalPath(target) !== null
  return isWebAddress(target)
}

/** An address of this site: its path as it is stored, and its language if it has one. */
type SiteAddress = { locale: Locale | null; path: string }

/** The address of this site that a target leads to, without `?` or `#`; null for any other place. */
export function siteAddressOf({ target, siteUrl }: { target: string; siteUrl: string }): SiteAddress | null {
  const own = ownPathOf({ target, siteUrl })
  const path = own === null ? null : normalizePath(own)
  return path === null ? null : (splitLocale(path) ?? { locale: null, path })
}

function ownPathOf({ target, siteUrl }: { target: string; siteUrl: string }): string | null {
  if (!isRedirectTarget(target)) return null
  if (target.startsWith('/')) return target.replace(/[?#].*$/s, '')
  const url = new URL(target)
  return url.host === new URL(siteUrl).host ? url.pathname : null
}
