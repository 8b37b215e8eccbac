import { safeInternalPath } from '@/domain/routing/safe-redirect'
import { refererPath } from './same-site'

/** How a post wants to be answered: a page for a browser that sent a form by itself, else JSON. */
export type Wish = 'page' | 'redirect' | 'json'

/**
 * JSON for what was sent as JSON or asks for it; a page for a browser; a plain form from any other program is sent on
 * to the page that thanks, and told its errors as JSON.
 */
export function wishOf({ headers }: Request): Wish {
  const accept = headers.get('accept') ?? ''
  const isJson = (headers.get('content-type') ?? '').toLowerCase().startsWith('application/json')
  if (isJson) return 'json'
  if (accept.includes('text/html')) return 'page'
  return accept.includes('application/json') ? 'json' : 'redirect'
}

const pathOf = (page: string | null): string | undefined => page?.split('?')[0]

/** The form's own page: the one it names, else the one the browser says it was on, which also knows the query. */
export function pageOf({
  request,
  values,
}: {
  request: Request
  values: Readonly<Record<string, unknown>>
}): string | null {
  const named = safeInternalPath([values.page].flat()[0])
  const referer = safeInternalPath(refererPath(request))
  const page = named === null || pathOf(named) === pathOf(referer) ? referer : named
  return page !== null && !/^\/(?:api|admin)\b/.test(page) ? page : null
}
