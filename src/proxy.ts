import { createHash, randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { earlyPressScript as officePressScript } from '@/cms/admin/early-presses/early-press-script'
import { adminPolicy } from '@/domain/guards/admin-policy'
import { mapFramePath, mapFramePolicy } from '@/domain/map/frame-address'
import { tileOrigins } from '@/domain/map/tiles'
import { detectLocale } from '@/domain/routing/detect-locale'
import { DETECTED_COOKIE, LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { ownerPolicy } from '@/domain/routing/owner-policy'
import { fallbackLocale, isLocale, locales } from '@/domain/shared/locale'
import { env } from '@/env'
import { earlyPressScript } from '@/site/features/navigation/early-press-script'
import { rememberScript } from '@/site/features/navigation/remember-script'

const detectedForSeconds = 30

/**
 * Three things that a cached page cannot do: an unprefixed address goes to the page that redirects it, the map frame gets
 * its policy, and the owner area, its login and the back office get one with a fresh nonce. Nothing else runs through it,
 * because a proxy before the cached pages would halve their speed.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  if (pathname.startsWith('/embed/')) return toMapFrame(request)
  if (/^\/admin(?:\/|$)/.test(pathname)) return toOffice(request)
  return isLocale(pathname.split('/')[1]) ? toOwnerArea(request) : toLanguage(request)
}

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64')

// The only inline scripts that Next does not write, and so gives no nonce: two of every page, and one of the back office.
const ofPages = [earlyPressScript, rememberScript].map(hashOf)
const ofOffice = [officePressScript].map(hashOf)

const toOwnerArea = (request: NextRequest): NextResponse =>
  withNonce(request, (given) => ownerPolicy({ ...given, hashes: ofPages }))

const toOffice = (request: NextRequest): NextResponse =>
  withNonce(request, (given) => adminPolicy({ ...given, hashes: ofOffice }))

function withNonce(
  request: NextRequest,
  policyOf: (given: { nonce: string; development: boolean }) => string,
): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = policyOf({ nonce, development: env.NODE_ENV === 'development' })
  const headers = new Headers(request.headers)
  // Next reads the nonce from here.
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

// The build fixes the headers of next.config.mjs, but only the running site knows the tile server.
const framePolicy = mapFramePolicy({
  origins: tileOrigins(env.MAP_TILE_URL) ?? [],
  development: env.NODE_ENV === 'development',
})

function toMapFrame({ nextUrl }: NextRequest): NextResponse {
  // Only the rewrites of next.config.mjs may choose the page behind the one address.
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
  // A clone, because Next would fetch a new URL of another host over the network.
  const target = nextUrl.clone()
  target.pathname = `/${locale}/unprefixed${nextUrl.pathname}`
  const response = NextResponse.rewrite(target)
  // The browser's storages have priority over its languages: the following page reads them.
  if (!isLocale(query) && !isLocale(cookie))
    response.cookies.set(DETECTED_COOKIE, '1', { maxAge: detectedForSeconds, sameSite: 'lax' })
  return response
}

export const config = {
  matcher: [
    '/embed/:path*',
    '/admin/:path*',
    '/(nl|fr|en|de)/login',
    '/(nl|fr|en|de)/owner/:path*',
    '/((?!(?:nl|fr|en|de)(?:/|$)|api/|admin(?:/|$)|_next/|embed/|brand/|healthz|metrics|.*\\.[a-z0-9]+$).*)',
  ],
}
