import { NextResponse, type NextRequest } from 'next/server'
import { mapFramePath, mapFramePolicy } from '@/domain/map/frame-address'
import { tileOrigins } from '@/domain/map/tiles'
import { detectLocale } from '@/domain/routing/detect-locale'
import { DETECTED_COOKIE, LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { fallbackLocale, isLocale, locales } from '@/domain/shared/locale'
import { env } from '@/env'

const detectedForSeconds = 30

/**
 * Two things that a cached page cannot do for itself: an address without language is handed to the page that redirects
 * it, and the map frame gets its policy. Nothing else passes here: a proxy before the cached pages
 * would cost half their speed.
 */
export function proxy(request: NextRequest): NextResponse {
  return request.nextUrl.pathname.startsWith('/embed/') ? toMapFrame(request) : toLanguage(request)
}

// The headers of next.config.mjs are fixed by the build, but the server of the tiles is only known when the site runs.
const framePolicy = mapFramePolicy({
  origins: tileOrigins(env.MAP_TILE_URL) ?? [],
  development: env.NODE_ENV === 'development',
})

function toMapFrame({ nextUrl }: NextRequest): NextResponse {
  // The rewrites of next.config.mjs choose the page behind the one address; nobody else does.
  if (nextUrl.pathname !== mapFramePath) return new NextResponse(null, { status: 404 })
  return NextResponse.next({ headers: { 'Content-Security-Policy': framePolicy } })
}

function toLanguage({ nextUrl, cookies, headers }: NextRequest): NextResponse {
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
  matcher: [
    '/embed/:path*',
    '/((?!(?:nl|fr|en|de)(?:/|$)|api/|admin(?:/|$)|_next/|embed/|brand/|healthz|.*\\.[a-z0-9]+$).*)',
  ],
}
