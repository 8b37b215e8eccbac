import { locales } from '@/domain/shared/locale'

const newTabStarts = ['http', '//', 'tel:', 'mailto:']

/**
 * Where a link opens (specification section 2): a target that starts with 'http', '//', 'tel:' or 'mailto:'
 * in a new tab, any other inside the site.
 */
export function linkKind(target: string): 'internal' | 'new-tab' {
  const start = target.trim().toLowerCase()
  return newTabStarts.some((prefix) => start.startsWith(prefix)) ? 'new-tab' : 'internal'
}

const ownDocuments = new RegExp(`^/(?:(?:${locales.join('|')})/)?(?:login/?|owner(?:/[^?#]*)?)(?:[?#].*)?$`)

/**
 * Whether a link inside the site leads to the owner area or its login. These load as documents of their own: a client-side
 * navigation would keep the security policy of the previous page.
 */
export const isOwnDocument = (href: string): boolean => ownDocuments.test(href)
