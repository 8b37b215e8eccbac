import { NextResponse, type NextRequest } from 'next/server'
import { detectLocale } from '@/domain/routing/detect-locale'
import { fallbackLocale, locales } from '@/domain/shared/locale'

/**
 * Finds out the language of an address without one and hands it to the page that redirects. Nothing else passes here:
 * a proxy before the cached pages would cost half their speed.
 */
export function proxy(request: NextRequest): NextResponse {
  const { nextUrl, cookies, headers } = request
  const locale = detectLocale({
    query: nextUrl.searchParams.get('lng'),
    cookie: cookies.get('lng')?.value,
    acceptLanguage: headers.get('accept-language'),
    enabled: locales,
    fallback: fallbackLocale,
  })
  // A clone and not a new URL: Next fetches an address it takes for another host's over the network.
  const target = nextUrl.clone()
  target.pathname = `/${locale}/unprefixed${nextUrl.pathname}`
  return NextResponse.rewrite(target)
}

export const config = {
  matcher: ['/((?!(?:nl|fr|en|de)(?:/|$)|api/|admin(?:/|$)|_next/|embed/|brand/|healthz|.*\\.[a-z0-9]+$).*)'],
}
