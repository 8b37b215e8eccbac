import type { IncomingHttpHeaders } from 'node:http'
import { detectLocale } from '@/domain/routing/detect-locale'
import { LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { fallbackLocale, isLocale, locales, type Locale } from '@/domain/shared/locale'
import { errorWords } from '@/site/words/error-words'
import { drawTroublePage } from './trouble-page'

/** The parts of a request that decide on the language of its answer. */
type FailedRequest = { url?: string; headers: IncomingHttpHeaders }

const program = /^\/api\//

// The back office is also answered so, when Payload cannot look up a login.
const backOffice = /^\/admin(?:[/?]|$)/

function cookieOf({ headers }: FailedRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([first]) => first === name)?.[1]
}

/** The hints about the language, the surest first: the address, the back office, the referring page. */
function requestedLanguages(request: FailedRequest): unknown[] {
  const { url = '/', headers } = request
  const [path = '', query = ''] = url.split('?', 2)
  const isProgram = program.test(url) || backOffice.test(url)
  const [, from] = /^https?:\/\/[^/]+\/([a-z]{2})\//.exec(headers.referer ?? '') ?? []
  return [
    path.split('/')[1],
    new URLSearchParams(query).get('lang'),
    isProgram ? cookieOf(request, 'payload-lng') : null,
    from,
  ]
}

/** The language of the request: its hints, then the browser's languages. */
const languageOf = (request: FailedRequest): Locale =>
  detectLocale({
    query: requestedLanguages(request).find(isLocale) ?? null,
    cookie: cookieOf(request, LANGUAGE_KEY),
    acceptLanguage: request.headers['accept-language'],
    enabled: locales,
    fallback: fallbackLocale,
  })

/** A page that replaces one that failed, in the language of its address, else of the browser. */
function page({ url = '/', headers }: FailedRequest): string {
  const [, first] = url.split(/[/?]/)
  const acceptLanguage = headers['accept-language']
  const hints = { query: first, cookie: null, acceptLanguage, enabled: locales, fallback: fallbackLocale }
  // Two slashes would lead to another host.
  const href = url.replace(/^\/+/, '/')
  return drawTroublePage({ locale: isLocale(first) ? first : detectLocale(hints), href })
}

/** An answer that replaces any other: a page for a person, else JSON. */
function answer(request: FailedRequest): { type: string; body: string } {
  const locale = languageOf(request)
  if ((request.headers.accept ?? '').includes('text/html'))
    return { type: 'text/html; charset=utf-8', body: drawTroublePage({ locale, href: request.url ?? '/' }) }
  const message = errorWords[locale].api
  // In the form of our own routes, and in Payload's.
  return {
    type: 'application/json',
    body: JSON.stringify({ ok: false, error: message, errors: [{ message }] }),
  }
}

/** The edge's answers in place of the site, in the language of the request; src/instrumentation.ts registers them. */
export const troubleWords = { page, answer }
