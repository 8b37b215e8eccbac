import { linkKind } from '@/domain/navigation/link-kind'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import { buildHref, splitLocale } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import type { Link } from '@/site/data/view-models'

/**
 * A link as an editor wrote it: external addresses are unchanged, a path of ours without a language gets one, and `?` and
 * `#` are kept.
 */
export function toLink({ label, url, locale }: { label: string; url: string; locale: Locale }): Link {
  // Such addresses are refused now, but older ones may be stored.
  if (!isHarmlessTarget(url)) return { label, href: buildHref({ locale, path: '/' }), newTab: false }
  if (linkKind(url) === 'new-tab') return { label, href: url, newTab: true }
  const [path = ''] = url.split(/[?#]/)
  if (path === '' || splitLocale(path)) return { label, href: url, newTab: false }
  return { label, href: `${buildHref({ locale, path })}${url.slice(path.length)}`, newTab: false }
}
