// Makes the pages that visitors open first before they come: after a start, after a large import, and when they expire.
import { request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isHearing } from '../../../src/process/freshness.mjs'

// In milliseconds: after a start; between two rounds; while others are answered; for a page that is not kept.
const usualDelays = { first: 2000, next: 60_000, busy: 250, notKept: 1_800_000 }

const mostWaits = 20

// How many addresses of each part of the sitemap, of all languages; later ones of a part are newer.
const shares = { pages: 0.6, properties: 0.3, projects: 0.1 }

const entities = { '&amp;': '&', '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const unescape = (text) => text.replace(/&(?:amp|apos|quot|lt|gt);/g, (entity) => entities[entity])

/** The paths of the addresses in a sitemap or its index. */
export const pathsIn = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(unescape(address)).pathname)

/**
 * The paths of a sitemap to make first: all pages, then the newest properties and projects.
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

/** The text of a path of the own server, if it is not compressed. */
const ask = ({ address, port, host }, path, encoding) =>
  new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding, accept: 'text/html' }
    const request = send({ host: address, port, path, headers, timeout: 30_000 }, (response) => {
      const pieces = []
      response.on('data', (piece) => pieces.push(piece)).on('error', reject)
      response.on('end', () => resolve(Buffer.concat(pieces).toString()))
    })
    request.on('timeout', () => request.destroy(new Error('The own site did not answer in time.')))
    request.on('error', reject).end()
  })

/**
 * Keeps the first pages made: one at a time, and none while visitors are being answered.
 * @param {object} site
 * @param {{ address: string, port: number }} site.own where the own server listens
 * @param {string} site.host the host of the site's public address
 * @param {number} site.most how many addresses at most
 * @param {(path: string) => boolean} site.isKept whether a page is in memory
 * @param {() => boolean} site.isBusy whether visitors are being answered
 * @param {typeof usualDelays} [site.delays]
 * @returns {() => void} ends it
 */
export function warmPages({ own, host, most, isKept, isBusy, delays = usualDelays }) {
  const server = { ...own, host }
  const ending = new AbortController()
  const { signal } = ending
  const wait = (milliseconds) => pause(milliseconds, undefined, { signal, ref: false })
  /** Pages that are never kept (a redirect), by their path: when they are tried again. */
  const notKept = new Map()
  const isDue = (path) => !isKept(path) && (notKept.get(path) ?? 0) < performance.now()

  async function make(path) {
    // An upload may last for minutes, and is no reason to leave all others waiting.
    for (let waits = 0; isBusy() && waits < mostWaits; waits += 1) await wait(delays.busy)
    const began = performance.now()
    await ask(server, path, 'br')
    // As long again for everything else.
    await wait(performance.now() - began)
    if (isKept(path)) notKept.delete(path)
    else notKept.set(path, performance.now() + delays.notKept)
  }

  async function warm() {
    // Nothing is kept before.
    if (!isHearing()) return
    const paths = await findFirstPaths((file) => ask(server, file, 'identity'), most)
    for (const path of notKept.keys()) if (!paths.includes(path)) notKept.delete(path)
    for (const path of paths) if (isDue(path)) await make(path)
  }

  async function keepWarm() {
    await wait(delays.first)
    while (!signal.aborted) {
      // A site that cannot answer now is warmed in the next round.
      await warm().catch(() => undefined)
      await wait(delays.next)
    }
  }
  keepWarm().catch(() => undefined)
  return () => ending.abort()
}
