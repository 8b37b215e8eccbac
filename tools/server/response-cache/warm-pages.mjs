// Requests the pages that most visits begin with, so that they are cached: after a start, after a large import, and when they expire.
import { request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isListening } from '../../../src/process/freshness.mjs'

// In milliseconds. `first`: after the start; `next`: between two rounds; `busy`: while visitors are served; `uncached`: before a page
// that was not cached is requested again.
const defaultDelays = { first: 2000, next: 60_000, busy: 250, uncached: 1_800_000 }

const maxWaits = 20

// The share of each part of the sitemap, of all languages. The last addresses of a part are the newest.
const shares = { pages: 0.6, properties: 0.3, projects: 0.1 }

const entities = { '&amp;': '&', '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const unescape = (text) => text.replace(/&(?:amp|apos|quot|lt|gt);/g, (entity) => entities[entity])

/** The paths of the addresses in a sitemap or its index. */
export const pathsIn = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(unescape(address)).pathname)

/**
 * Finds the paths of a sitemap to request first: all pages, then the newest properties and projects.
 * @param {(path: string) => Promise<string>} read reads a file of the sitemap
 * @param {number} most
 * @returns {Promise<string[]>}
 */
export async function findFirstPaths(read, most) {
  const parts = pathsIn(await read('/sitemap.xml'))
  const chosen = []
  for (const [kind, share] of Object.entries(shares)) {
    const newest = parts.findLast((part) => new RegExp(`^/sitemaps/${kind}\\b`).test(part))
    const paths = newest ? pathsIn(await read(newest)) : []
    const count = Math.floor(most * share)
    chosen.push(...(kind === 'pages' ? paths.slice(0, count) : paths.slice(-count).reverse()))
  }
  return chosen
}

/** Requests a path of this server and returns the body as text. */
const fetchPath = ({ address, port, host }, path, encoding) =>
  new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding, accept: 'text/html' }
    const request = send({ host: address, port, path, headers, timeout: 30_000 }, (response) => {
      const pieces = []
      response.on('data', (piece) => pieces.push(piece)).on('error', reject)
      response.on('end', () => resolve(Buffer.concat(pieces).toString()))
    })
    request.on('timeout', () => request.destroy(new Error('This server did not answer in time.')))
    request.on('error', reject).end()
  })

/**
 * Keeps the first pages in the cache. It requests one at a time, and none while visitors are being served.
 * @param {object} site
 * @param {{ address: string, port: number }} site.own the address at which this server listens
 * @param {string} site.host the host of the site's public address
 * @param {number} site.most the largest number of addresses
 * @param {(path: string) => boolean} site.isCached whether a page is in the cache
 * @param {() => boolean} site.isBusy whether visitors are being served
 * @param {typeof defaultDelays} [site.delays]
 * @returns {() => void} stops it
 */
export function warmPages({ own, host, most, isCached, isBusy, delays = defaultDelays }) {
  const server = { ...own, host }
  const ending = new AbortController()
  const { signal } = ending
  const wait = (milliseconds) => pause(milliseconds, undefined, { signal, ref: false })
  /** When to request an uncached page (a redirect, for example) again, by its path. */
  const uncached = new Map()
  const isDue = (path) => !isCached(path) && (uncached.get(path) ?? 0) < performance.now()

  async function warmPage(path) {
    // The waits are limited, because one upload may last for minutes.
    for (let waits = 0; isBusy() && waits < maxWaits; waits += 1) await wait(delays.busy)
    const began = performance.now()
    await fetchPath(server, path, 'br')
    // The pause leaves half of the time to everything else.
    await wait(performance.now() - began)
    if (isCached(path)) uncached.delete(path)
    else uncached.set(path, performance.now() + delays.uncached)
  }

  async function warmAll() {
    // Nothing is cached before this process receives changes.
    if (!isListening()) return
    const paths = await findFirstPaths((file) => fetchPath(server, file, 'identity'), most)
    for (const path of uncached.keys()) if (!paths.includes(path)) uncached.delete(path)
    for (const path of paths) if (isDue(path)) await warmPage(path)
  }

  async function keepWarm() {
    await wait(delays.first)
    while (!signal.aborted) {
      // A round that fails is followed by the next one.
      await warmAll().catch(() => undefined)
      await wait(delays.next)
    }
  }
  keepWarm().catch(() => undefined)
  return () => ending.abort()
}
