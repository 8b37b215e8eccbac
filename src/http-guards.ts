import { Server, ServerResponse, type IncomingMessage } from 'node:http'
import { detectLocale } from '@/domain/routing/detect-locale'
import { FORWARDED_MARK } from '@/domain/guards/last-hop'
import { fallbackLocale, isLocale, locales } from '@/domain/shared/locale'
import { env } from '@/env'
import { watchAnswers } from '@/http-absence'
import { drawTroublePage } from '@/site/screens/trouble-page'

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Next 16.4 answers an address with a broken percent-encoding (`/%E0%A4%A/`) with a 500: it is the client's fault, a 400. */
function refuseBrokenAddresses(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...args: [string | symbol, ...unknown[]]): boolean {
    const [event, request, response] = args
    if (
      event === 'request' &&
      isRequest(request) &&
      response instanceof ServerResponse &&
      !isReadable(request.url ?? '')
    ) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400 Bad Request')
      return true
    }
    // A page says its status in its body, so it is made for HEAD as well; of the body Node then sends nothing.
    if (event === 'request' && isRequest(request) && request.method === 'HEAD') request.method = 'GET'
    return Reflect.apply(emit, this, args)
  }
}

/**
 * Anybody can send an address that is not theirs. Where the header is missing, Next puts the socket's own into it. That
 * there was one is kept: a proxy may stand before us, whose address is everybody's.
 */
function distrustForwardedAddresses(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...args: [string | symbol, ...unknown[]]): boolean {
    const [event, request] = args
    if (event === 'request' && isRequest(request)) {
      const { headers } = request
      delete headers[FORWARDED_MARK]
      if (headers['x-forwarded-for'] !== undefined) headers[FORWARDED_MARK] = '1'
      delete headers['x-forwarded-for']
    }
    return Reflect.apply(emit, this, args)
  }
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'url' in value && 'headers' in value

/**
 * A redirect that a static page makes on its first request carries its Location twice: the render sets it, and the
 * entry made from the render appends it again. Clients that join repeated headers then go to "/x/, /x/".
 */
function sendLocationOnce(): void {
  const { appendHeader } = ServerResponse.prototype
  ServerResponse.prototype.appendHeader = function (name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return isRepeated ? this : appendHeader.call(this, name, value)
  }
}

const missingPage = '<main id="content" data-status="'
const watched = new WeakSet<ServerResponse>()

const readable = (chunk: unknown): string | Buffer => {
  if (typeof chunk === 'string') return chunk
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : ''
}

const notForVisitors = /^\/(?:admin|api|_next)(?:\/|$)/

/** The page in whose place Next has nothing to show; null where it has, or where no visitor reads it. */
function troublePageOf({ statusCode, req }: ServerResponse): string | null {
  const { url = '/', headers } = req
  if (statusCode !== 500 || env.NODE_ENV === 'development' || notForVisitors.test(url)) return null
  const [, first] = url.split(/[/?]/)
  const acceptLanguage = headers['accept-language']
  const hints = { query: first, cookie: null, acceptLanguage, enabled: locales, fallback: fallbackLocale }
  // Two slashes would lead to another host.
  const href = url.replace(/^\/+/, '/')
  return drawTroublePage({ locale: isLocale(first) ? first : detectLocale(hints), href })
}

const ofTheLostPage = ['Content-Length', 'ETag', 'Last-Modified', 'x-nextjs-cache', 'x-nextjs-prerender']

/** The page that could not be made, as a visitor is told of it: later it can, and nobody keeps this. */
function answerTrouble(response: ServerResponse): void {
  response.statusCode = 503
  for (const name of ofTheLostPage) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '10')
}

function takeStatus(response: ServerResponse, chunk: unknown): void {
  if (response.statusCode !== 200) return
  const text = readable(chunk)
  const at = text.indexOf(missingPage)
  if (at === -1) return
  const status = text.slice(at + missingPage.length, at + missingPage.length + 3).toString()
  if (status === '404' || status === '410') response.statusCode = Number(status)
}

function watchBody(response: ServerResponse): void {
  if (watched.has(response)) return
  watched.add(response)
  const { write, end } = response
  let isReplaced = false
  const looking =
    (method: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown => {
      if (isReplaced) return response
      if (response.headersSent) return Reflect.apply(method, response, args)
      const page = troublePageOf(response)
      if (page !== null) {
        isReplaced = true
        answerTrouble(response)
        return Reflect.apply(end, response, [page])
      }
      takeStatus(response, args[0])
      return Reflect.apply(method, response, args)
    }
  // On the response itself: between it and the prototype stands the compression, behind which nothing can be read.
  // Next flushes the headers just before the first chunk, which sends them anyhow.
  Object.assign(response, { write: looking(write), end: looking(end), flushHeaders: () => undefined })
}

/**
 * Next's own `notFound()` answers 404 with an empty document that only JavaScript fills. Our page for what is missing is
 * drawn like any other and says its status on `<main>`; here the answer takes it over. And where a page could not be made,
 * Next answers with a document that React fills in the browser, once for each of its parts that failed: in its place
 * stands one page that is whole.
 */
function takeStatusFromPage(): void {
  const { setHeader } = ServerResponse.prototype
  ServerResponse.prototype.setHeader = function (name, value) {
    if (name.toLowerCase() === 'content-type' && String(value).startsWith('text/html')) watchBody(this)
    return setHeader.call(this, name, value)
  }
}

/** What the framework's HTTP server gets wrong, put right before the first request. To be looked at with every Next. */
export function guardHttp(): void {
  refuseBrokenAddresses()
  if (env.TRUST_PROXY === '0') distrustForwardedAddresses()
  sendLocationOnce()
  takeStatusFromPage()
  watchAnswers()
}
