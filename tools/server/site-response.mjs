import { ServerResponse } from 'node:http'

/** Any cache may store the response, and revalidates it each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** For a response without `Cache-Control`, which a cache in front would store for as long as it likes. */
const defaultCacheControl = 'private, no-cache'

const namesOf = (headers) => (Array.isArray(headers) ? headers.flat() : Object.keys(headers ?? {}))

/** Returns whether the arguments of `writeHead` after the status contain `Cache-Control`. */
const hasCacheControl = (rest) =>
  rest.some(
    (headers) =>
      typeof headers === 'object' &&
      namesOf(headers).some((name) => String(name).toLowerCase() === 'cache-control'),
  )

/**
 * A response whose status is read before anything is sent, and that can be replaced until then. Node makes every response
 * of a server with this class (`createServer({ ServerResponse })`).
 */
export class SiteResponse extends ServerResponse {
  #chooseStatus = (status) => status
  #isReplaced = false
  #timing = null

  /**
   * @param {(status: number) => number} chooseStatus gets the status that is about to be sent and returns the one to send; it may
   *   replace the response
   */
  onStatus(chooseStatus) {
    this.#chooseStatus = chooseStatus
  }

  /**
   * Answers in place of the site, if nothing has been sent yet; what the site still writes is discarded.
   * @param {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: string, keeps: ReadonlySet<string> }}
   * answer `keeps`: the names of the site's headers that stay
   */
  replace({ status, headers, body, keeps }) {
    if (this.#isReplaced || this.headersSent) return
    for (const name of this.getHeaderNames()) if (!keeps.has(name)) super.removeHeader(name)
    super.writeHead(status, headers)
    this.#isReplaced = true
    super.end(body)
  }

  /**
   * @param {() => string} timing what `Server-Timing` says of the response, when its first line is about to be sent
   */
  sayTiming(timing) {
    this.#timing = timing
  }

  /** The status to send; null if another answer replaces the site's. */
  #settle(status) {
    const settled = this.#isReplaced || this.headersSent ? status : this.#chooseStatus(status)
    return this.#isReplaced ? null : settled
  }

  #completeHead(rest = []) {
    if (!this.headersSent && this.#timing) super.setHeader('server-timing', this.#timing())
    if (!this.headersSent && !this.hasHeader('cache-control') && !hasCacheControl(rest))
      super.setHeader('cache-control', defaultCacheControl)
  }

  /** Whether the response is still the site's; its status may have changed. */
  #isOwn() {
    const status = this.#settle(this.statusCode)
    if (status === null) return false
    if (!this.headersSent) this.statusCode = status
    this.#completeHead()
    return true
  }

  writeHead(status, ...rest) {
    const settled = this.#settle(status)
    if (settled === null) return this
    this.#completeHead(rest)
    return super.writeHead(settled, ...rest)
  }

  flushHeaders() {
    if (this.#isOwn()) super.flushHeaders()
  }

  write(...args) {
    return this.#isOwn() ? super.write(...args) : true
  }

  end(...args) {
    return this.#isOwn() ? super.end(...args) : this
  }

  /**
   * Next lets shared caches show a page for an hour, and browsers the data of its links for a year while they ask for new
   * data: what was sold or has another price by then.
   */
  setHeader(name, value) {
    const isOfNext = name.toLowerCase() === 'cache-control' && String(value).startsWith('s-maxage=')
    return this.#isReplaced ? this : super.setHeader(name, isOfNext ? revalidated : value)
  }

  /**
   * A redirect that a static page makes on its first request carries its Location twice: the render sets it, and the
   * entry made from the render appends it again. Clients that join repeated headers then go to "/x/, /x/".
   */
  appendHeader(name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return this.#isReplaced || isRepeated ? this : super.appendHeader(name, value)
  }

  removeHeader(name) {
    if (!this.#isReplaced) super.removeHeader(name)
  }
}
