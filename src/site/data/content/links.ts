import { linkKind } from '@/domain/navigation/link-kind'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import { buildHref, splitLocale } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import type { Link } from '@/site/data/view-models'

/**
 * A link as an editor wrote it: an address elsewhere stays, a path of ours gets its language when it has none, and what
 * stands behind `?` or `#` goes along.
 */
export function toLink({ label, url, locale }: { label: string; url: string; locale: Locale }): Link {
  // Stored before such addresses were refused.
  if (!isHarmlessTarget(url)) return { label, href: buildHref({ locale, path: '/' }), newTab: false }
  if (linkKind(url) === 'new-tab') return { label, href: url, newTab: true }
  const [path = ''] = url.split(/[?#]/)
  if (path === '' || splitLocale(path)) return { label, href: url, newTab: false }
  return { label, href: `${buildHref({ locale, path })}${url.slice(path.length)}`, newTab: false }
}
