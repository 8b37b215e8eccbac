// Where answers that are the same for everybody are kept: in memory, until something that they show changes.
import { LRUCache } from 'lru-cache'
import { isUntouched } from '../../../src/process/freshness.mjs'
import { canImprove, packBest } from './pack-page.mjs'
import { entityTag } from './send-answer.mjs'

const megabyte = 1024 * 1024

/** The bytes that an answer takes: its own, its headers, and what it notes of its sources. */
const sizeOf = ({ bytes, sources }) => bytes.length + 3000 + 200 * (sources.tags.size + sources.watches.size)

/** The key of a question's answer. */
export const keyOf = ({ encoding, address }) => `${encoding} ${address}`

/**
 * A store of answers. Pages have room of their own, because anybody can ask as many lists as they like.
 * @param {{ pages: number, lists: number }} [sizes] in bytes
 */
export function createAnswerStore({ pages, lists } = { pages: 64 * megabyte, lists: 64 * megabyte }) {
  const newCache = (maxSize) => new LRUCache({ maxSize, sizeCalculation: sizeOf })
  const caches = { pages: newCache(pages), lists: newCache(lists) }
  const cacheOf = ({ isList }) => (isList ? caches.lists : caches.pages)

  /**
   * @param {import('./shared-question.mjs').SharedQuestion} question
   * @returns {import('./send-answer.mjs').KeptAnswer | null} nothing of which has changed since
   */
  function find(question) {
    const cache = cacheOf(question)
    const key = keyOf(question)
    const kept = cache.get(key)
    if (!kept) return null
    if (kept.until > Date.now() && isUntouched(kept.sources)) return kept
    cache.delete(key)
    return null
  }

  /**
   * @param {import('./shared-question.mjs').SharedQuestion} question
   * @param {import('./send-answer.mjs').KeptAnswer} answer
   */
  function keep(question, answer) {
    if (isUntouched(answer.sources)) cacheOf(question).set(keyOf(question), answer)
  }

  /** Compresses an answer that is asked again as well as it goes, once. */
  async function improve(question, answer) {
    if (answer.isBest) return
    answer.isBest = true
    if (!canImprove(question.encoding)) return
    const bytes = await packBest(question.encoding, answer.bytes)
    const cache = cacheOf(question)
    const key = keyOf(question)
    if (bytes.length < answer.bytes.length && cache.peek(key) === answer)
      cache.set(key, { ...answer, bytes, etag: entityTag(bytes, question.encoding) })
  }

  return {
    find,
    keep,
    improve,
    /** The bytes of each kind, and how many answers there are. */
    sizes: () => ({
      pages: caches.pages.calculatedSize,
      lists: caches.lists.calculatedSize,
      answers: caches.pages.size + caches.lists.size,
    }),
  }
}
