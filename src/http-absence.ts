import { Server, ServerResponse, type IncomingMessage } from 'node:http'
import { detectLocale } from '@/domain/routing/detect-locale'
import { LANGUAGE_KEY } from '@/domain/routing/language-memory'
import { fallbackLocale, isLocale, locales, type Locale } from '@/domain/shared/locale'
import { underWatch, wasMissedWithin, type RequestWatch } from '@/request-watch'
import { errorWords } from '@/site/messages/error-words'
import { drawTroublePage } from '@/site/screens/trouble-page'

// In milliseconds, from when the database was missed: what answers by itself has done so by then. A post says it longest.
const grace = { reads: 1000, writes: 4500 }

// In milliseconds: who waits for what another request has asked of the database hears of it so late at most.
const lately = 10_000

// They say themselves what is the matter, or need no database.
const silent = /^\/(?:healthz(?:\/|\?|$)|_next\/)/

const program = /^\/api\//

// Drawn for whom Payload takes for a stranger, whose login could not be looked up.
const backOffice = /^\/admin(?:[/?]|$)/

// What protects an answer does so whatever it says.
const kept = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
])

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([first]) => first === name)?.[1]
}

/** What is said of a language, the surest first: the address, the back office, the page it is asked from. */
function languagesSaid(request: IncomingMessage): unknown[] {
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

/** The language of who asks: what is said of it, then what their browser wants. */
const languageOf = (request: IncomingMessage): Locale =>
  detectLocale({
    query: languagesSaid(request).find(isLocale) ?? null,
    cookie: cookieOf(request, LANGUAGE_KEY),
    acceptLanguage: request.headers['accept-language'],
    enabled: locales,
    fallback: fallbackLocale,
  })

function wordsFor(request: IncomingMessage): { type: string; body: string } {
  const locale = languageOf(request)
  if ((request.headers.accept ?? '').includes('text/html'))
    return { type: 'text/html; charset=utf-8', body: drawTroublePage({ locale, href: request.url ?? '/' }) }
  const message = errorWords[locale].api
  // As our own routes say it, and as Payload does.
  return {
    type: 'application/json',
    body: JSON.stringify({ ok: false, error: message, errors: [{ message }] }),
  }
}

type Watched = {
  request: IncomingMessage
  response: ServerResponse
  /** The response's own. */
  methods: Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'flushHeaders'>
  watch: RequestWatch
  isReplaced: boolean
}

/**
 * Whether an answer is one for want of the database: a failure, or what somebody is told whose login could not be looked
 * at. A write that was done stays done.
 */
function isForWant({ request: { method, url = '/' }, watch }: Watched, status: number): boolean {
  if (status === 503) return false
  if (status >= 500 && wasMissedWithin(lately)) return true
  if (!watch.isDatabaseAway) return false
  if (method !== 'GET') return status >= 400
  return status >= 300 || program.test(url) || backOffice.test(url)
}

/** Answers in place of the site; what the site still says goes nowhere. */
function replaceAnswer(watched: Watched): void {
  const { request, response, methods } = watched
  watched.isReplaced = true
  const { type, body } = wordsFor(request)
  for (const name of response.getHeaderNames()) if (!kept.has(name)) response.removeHeader(name)
  const headers = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '10',
  }
  Reflect.apply(methods.writeHead, response, [503, headers])
  const nothing = (): ServerResponse => response
  Object.assign(response, { setHeader: nothing, appendHeader: nothing, removeHeader: nothing })
  Reflect.apply(methods.end, response, [body])
}

/** Whether there is an answer in place of the site's, which would have this status. */
function isSettled(watched: Watched, status: number): boolean {
  if (!watched.isReplaced && !watched.response.headersSent && isForWant(watched, status))
    replaceAnswer(watched)
  return watched.isReplaced
}

const statusFor = ({ watch }: Watched, status: number): number =>
  status === 500 ? (watch.actionFailure ?? status) : status

/** Looks at the status of an answer before anything of it is sent. */
function lookAtStatus(watched: Watched): void {
  const { response, methods } = watched
  const before =
    (name: 'write' | 'end' | 'flushHeaders') =>
    (...args: unknown[]): unknown => {
      if (isSettled(watched, response.statusCode)) return name === 'write' ? true : response
      if (!response.headersSent) response.statusCode = statusFor(watched, response.statusCode)
      return Reflect.apply(methods[name], response, args)
    }
  const writeHead = (status: number, ...rest: unknown[]): unknown =>
    isSettled(watched, status)
      ? response
      : Reflect.apply(methods.writeHead, response, [statusFor(watched, status), ...rest])
  Object.assign(response, {
    write: before('write'),
    end: before('end'),
    flushHeaders: before('flushHeaders'),
    writeHead,
  })
}

function watchAnswer(response: ServerResponse): RequestWatch {
  const { req: request, writeHead, write, end, flushHeaders } = response
  const isAction = request.method === 'POST' && request.headers['next-action'] !== undefined
  const watch: RequestWatch = {
    isDatabaseAway: false,
    actionFailure: isAction ? 400 : null,
    onDatabaseAway: () => {
      const timer = setTimeout(
        () => {
          if (!watched.isReplaced && !response.headersSent) replaceAnswer(watched)
        },
        grace[request.method === 'GET' ? 'reads' : 'writes'],
      )
      response.once('close', () => clearTimeout(timer))
    },
  }
  const methods = { writeHead, write, end, flushHeaders }
  const watched: Watched = { request, response, methods, watch, isReplaced: false }
  lookAtStatus(watched)
  return watch
}

/**
 * Whatever is asked while the database is away is answered 503, in time and in the language of who asks; arguments that
 * no server function takes are answered 400.
 */
export function watchAnswers(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...args: [string | symbol, ...unknown[]]): boolean {
    const [event, request, response] = args
    const answer = (): boolean => Reflect.apply(emit, this, args)
    if (event !== 'request' || !(response instanceof ServerResponse)) return answer()
    const { req } = response
    if (req !== request || silent.test(req.url ?? '')) return answer()
    return underWatch(watchAnswer(response), answer)
  }
}
