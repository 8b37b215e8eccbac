// What a page says to the caches in front of the site, which are told of changes: how long they may keep it, and its tags.
import { tagsOfPage } from '../../../src/domain/caches/purged-caches.mjs'
import { isPurging, isUntouched } from '../../../src/process/freshness.mjs'

/** In seconds: a purge that never arrives leaves an old page for so long. Asking again costs the site a 304. */
const longest = 600

/**
 * Only caches that know this header may keep the page, and only they are told of changes; to all others its `Cache-Control`
 * says to ask each time. They keep it under its one address: under others there would be as many as anybody types.
 * @param {import('./send-answer.mjs').KeptAnswer} answer
 * @param {Pick<import('./shared-question.mjs').SharedQuestion, 'isAsWritten'>} question
 * @returns {[string, string][]}
 */
export function surrogateHeaders({ sources, until }, { isAsWritten }) {
  if (!isPurging() || !isAsWritten || !isUntouched(sources)) return []
  const seconds = Math.min(longest, Math.floor((until - Date.now()) / 1000))
  const tags = tagsOfPage({ tags: sources.tags, isSearched: sources.watches.size > 0 })
  if (seconds <= 0 || tags === null) return []
  return [
    ['surrogate-control', `max-age=${seconds}`],
    ['surrogate-key', tags],
  ]
}
