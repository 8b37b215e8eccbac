import { NextResponse, type NextRequest } from 'next/server'
import { detectLocale } from '@/domain/routing/detect-locale'
import { DETECTED_COOKIE, LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { fallbackLocale, isLocale, locales } from '@/domain/shared/locale'

const detectedForSeconds = 30

/**
 * Finds out the language of an address without one and hands it to the page that redirects. Nothing else passes here:
 * a proxy before the cached pages would cost half their speed.
 */
export function proxy(request: NextRequest): NextResponse {
  const { nextUrl, cookies, headers } = request
  const query = nextUrl.searchParams.get(LANGUAGE_KEY)
  const cookie = cookies.get(LANGUAGE_KEY)?.value
  const locale = detectLocale({
    query,
    cookie,
    acceptLanguage: headers.get('accept-language'),
    enabled: locales,
    fallback: fallbackLocale,
  })
  // A clone and not a new URL: Next fetches an address it takes for another host's over the network.
  const target = nextUrl.clone()
  target.pathname = `/${locale}/unprefixed${nextUrl.pathname}`
  const response = NextResponse.rewrite(target)
  // The browser's storages come before its languages: the page that follows looks into them.
  if (!isLocale(query) && !isLocale(cookie))
    response.cookies.set(DETECTED_COOKIE, '1', { maxAge: detectedForSeconds, sameSite: 'lax' })
  return response
}

export const config = {
  matcher: ['/((?!(?:nl|fr|en|de)(?:/|$)|api/|admin(?:/|$)|_next/|embed/|brand/|healthz|.*\\.[a-z0-9]+$).*)'],
}
