import { setTimeout as pause } from 'node:timers/promises'
import { hasChangedSince, newDependencies } from '../../src/process/freshness.mjs'
import { splitAddress } from './address.mjs'

// In milliseconds: rendering takes a fraction of it. A rendering that takes longer may never end.
const timeout = 5000

// Next renders each of these for one request alone.
const unsharedPaths = /^\/(?:api|admin|_next|healthz|metrics)(?:\/|$)/

/** @type {Map<string, Set<{ since: number, began: number, done: Promise<unknown> }>>} */
const running = new Map()

/**
 * Renders a page, after waiting for the renderings of the same page that began before the latest change. Next would send their page
 * to this request too, and it may show what was there before the change.
 * @param {string} url
 * @param {() => Promise<unknown>} renderPage
 */
export async function waitForOlderRenders(url, renderPage) {
  const { path } = splitAddress(url)
  if (unsharedPaths.test(path)) return renderPage()
  const earliest = Date.now() - timeout
  const older = [...(running.get(path) ?? [])].filter(
    ({ since, began }) => began > earliest && hasChangedSince(since),
  )
  if (older.length > 0)
    await Promise.race([
      Promise.allSettled(older.map(({ done }) => done)),
      pause(timeout, undefined, { ref: false }),
    ])
  const renders = running.get(path) ?? new Set()
  const { since } = newDependencies()
  const render = { since, began: Date.now(), done: renderPage() }
  running.set(path, renders.add(render))
  try {
    return await render.done
  } finally {
    renders.delete(render)
    if (renders.size === 0) running.delete(path)
  }
}
