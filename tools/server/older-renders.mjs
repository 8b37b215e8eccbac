import { setTimeout as pause } from 'node:timers/promises'
import { hasChangedSince, newSources } from '../../src/process/freshness.mjs'

// In milliseconds: a page takes a fraction of it, and one that is older may never end.
const timeout = 5000

// Next makes none of these for several requests at once.
const ownAnswers = /^\/(?:api|admin|_next|healthz|metrics)(?:\/|$)/

/** @type {Map<string, Set<{ since: number, began: number, done: Promise<unknown> }>>} */
const running = new Map()

/**
 * Answers a request for a page after those that are under way for it, if something has changed since they began: Next would
 * give it their page, which may be of before the change.
 * @param {string} url
 * @param {() => Promise<unknown>} answer
 */
export async function answerAfterOlder(url, answer) {
  const [path] = url.split('?')
  if (ownAnswers.test(path)) return answer()
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
  const { since } = newSources()
  const render = { since, began: Date.now(), done: answer() }
  running.set(path, renders.add(render))
  try {
    return await render.done
  } finally {
    renders.delete(render)
    if (renders.size === 0) running.delete(path)
  }
}
