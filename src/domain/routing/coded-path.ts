import { isLocale } from '@/domain/shared/locale'

/** The longest path, in characters; longer ones would make a code that phones read badly. */
const longest = 300

// No query, no anchor, and no second slash, with which an address would lead to another site.
const plainPath = /^\/([a-z]{2})\/[\w.~%/-]*$/i

/** The path of a page of the site from a query; null if it is none. */
export function readCodedPath(text: string | null): string | null {
  const [, locale] = (text !== null && text.length <= longest && plainPath.exec(text)) || []
  return text !== null && locale !== undefined && isLocale(locale) && !text.includes('//') ? text : null
}

/** The address of the QR code of a page, given the full address of the page. */
export const pageCodeHref = (url: string): string =>
  `/api/page-code?${new URLSearchParams({ path: new URL(url).pathname })}`
