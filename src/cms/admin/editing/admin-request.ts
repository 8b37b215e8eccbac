/** A request of the back office to its own site, as far as it can be repeated. */
export type AdminRequest = {
  url: URL
  method: string
  headers: Headers
  input: string | URL
  init: RequestInit
}

/** Null for requests to other sites, and for those that cannot be repeated. */
export function readRequest(input: RequestInfo | URL, init: RequestInit = {}): AdminRequest | null {
  if (input instanceof Request || init.body instanceof ReadableStream) return null
  const url = new URL(input, window.location.href)
  if (url.origin !== window.location.origin) return null
  return {
    url,
    input,
    init,
    method: (init.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers),
  }
}

const isAbout = ({ url }: AdminRequest, endpoints: string): boolean =>
  new RegExp(`^/api/users/(?:${endpoints})$`).test(url.pathname)

/** Whether the response says who is logged in, and until when. */
export const tellsAccount = (request: AdminRequest): boolean =>
  isAbout(request, 'me|refresh-token|login(?:/code)?')

export const isLogout = (request: AdminRequest): boolean => isAbout(request, 'logout')

const isRenewal = (request: AdminRequest): boolean => isAbout(request, 'refresh-token')

const isOutside = (request: AdminRequest): boolean =>
  isAbout(request, 'me|login(?:/code)?|logout|forgot-password|reset-password|first-register')

/** Whether the request fails without a login: saves, server functions, and extending a login. */
export function needsLogin(request: AdminRequest): boolean {
  if (request.headers.has('next-action')) return true
  if (!request.url.pathname.startsWith('/api/') || isOutside(request)) return false
  return isRenewal(request) || ['PATCH', 'POST', 'PUT', 'DELETE'].includes(request.method)
}

/** The document that a request saves: `pages/12`, `globals/site-settings`. */
export function documentOf({ url, method }: Pick<AdminRequest, 'url' | 'method'>): string | null {
  const [, first = '', second = ''] = /^\/api\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? []
  if (first === 'globals') return method === 'POST' ? `globals/${second}` : null
  return method === 'PATCH' && second !== '' ? `${first}/${second}` : null
}
