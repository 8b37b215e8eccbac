import { linkKind } from '@/domain/navigation/link-kind'
import { buildHref, splitLocale } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import type { Link } from './view-models'

/** A link as an editor wrote it: an address elsewhere stays, a path of ours gets its language when it has none. */
export function toLink({ label, url, locale }: { label: string; url: string; locale: Locale }): Link {
  if (linkKind(url) === 'new-tab') return { label, href: url, newTab: true }
  if (url.startsWith('#')) return { label, href: url, newTab: false }
  return { label, href: splitLocale(url) ? url : buildHref({ locale, path: url }), newTab: false }
}
