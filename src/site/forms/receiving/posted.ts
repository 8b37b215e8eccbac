import { guardFields } from '@/domain/leads/form-guard'
import { safeInternalPath } from '@/domain/routing/safe-redirect'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { refererPath } from '@/site/guards/same-site'

/** How a post wants to be answered: a page for a browser that sent a form by itself, else JSON. */
export type ReplyFormat = 'page' | 'redirect' | 'json'

/** What a visitor has posted, as far as it could be read. */
export type Posted = {
  locale: Locale
  format: ReplyFormat
  values: Readonly<Record<string, unknown>>
  /** The page of the form; null where nobody knows. */
  page: string | null
}

/** A field that stands there once; of one that came several times, the first. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** A field as it was typed; of a field that is missing, nothing. */
export function typed({ values }: Pick<Posted, 'values'>, name: string): string {
  const value = firstOf(values[name])
  return typeof value === 'string' ? value : ''
}

const isTextual = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** What was typed into a field, once for each value of a list. */
export const typedTexts = (value: unknown): string[] => [value].flat().filter(isTextual).map(String)

/**
 * JSON for what was sent as JSON or asks for it; a page for a browser; a plain form from any other program is sent on
 * to the page that thanks, and told its errors as JSON.
 */
function replyFormatOf({ headers }: Request): ReplyFormat {
  const accept = headers.get('accept') ?? ''
  const isJson = (headers.get('content-type') ?? '').toLowerCase().startsWith('application/json')
  if (isJson) return 'json'
  if (accept.includes('text/html')) return 'page'
  return accept.includes('application/json') ? 'json' : 'redirect'
}

const pathOf = (page: string | null): string | undefined => page?.split('?')[0]

/** The form's own page: the one it names, else the one the browser says it was on, which also knows the query. */
function pageOf(request: Request, values: Posted['values']): string | null {
  const named = safeInternalPath(firstOf(values.page))
  const referer = safeInternalPath(refererPath(request))
  const page = named === null || pathOf(named) === pathOf(referer) ? referer : named
  return page !== null && !/^\/(?:api|admin)\b/.test(page) ? page : null
}

/** As far as it is known before anything was read: the language is that of the page it was sent from. */
export function unread(request: Request): Posted {
  const page = pageOf(request, {})
  return { locale: knownLocale(page?.split('/')[1]), format: replyFormatOf(request), values: {}, page }
}

/** What was read, in the language it names, or in that of the site's settings for one that is not known. */
export const postedWith = (request: Request, values: Posted['values']): Posted => ({
  locale: knownLocale(firstOf(values[guardFields.locale])),
  format: replyFormatOf(request),
  values,
  page: pageOf(request, values),
})
