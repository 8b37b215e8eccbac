// Answers pages that are the same for everybody in front of Next: docs/decisions/0032-kept-answers.md.
import { setTimeout as pause } from 'node:timers/promises'
import { isHearing, isUntouched, newSources } from '../../../src/process/freshness.mjs'
import { wasMissedWithin } from '../../../src/process/request-watch.mjs'
import { createAnswerStore, keyOf } from './answer-store.mjs'
import { packFirst } from './pack-page.mjs'
import { entityTag, keptHeaders, sendAnswer } from './send-answer.mjs'
import { askForEverybody, readQuestion } from './shared-question.mjs'

// In milliseconds: how long a request waits for another one of the same page.
const longestWait = 5000

// In milliseconds: a page that was made while the database was away may lack something.
const lately = 10_000

/** React's note in a page of which a part failed, at once or after the rest was sent; and Next's own page of an error. */
export const failedPart = /<template[^>]* data-dgst=|\$RX\("B:|id="__next_error__"/

/** Whether a page is whole, and nobody's own. */
function isForEverybody(text, response) {
  const isOwn =
    response.hasHeader('set-cookie') || /'nonce-/.test(response.getHeader('content-security-policy') ?? '')
  return !isOwn && text.includes('<main id="content"') && text.includes('</html>') && !failedPart.test(text)
}

const mayBeKept = (text, { response, sources }) =>
  response.statusCode === 200 &&
  sources.sharedUntil !== null &&
  isHearing() &&
  isUntouched(sources) &&
  !wasMissedWithin(lately) &&
  isForEverybody(text, response)

/**
 * What makes a page takes its sources, and gives its text when it is whole.
 * @typedef {{ sources: import('../../../src/process/freshness.mjs').Sources,
 *   take: (text: string) => null | Promise<(end: (bytes?: Buffer) => void) => void> }} PageKeeper
 *   `take`: null if the page is not kept, else the way in which it is sent
 */

/** For a page that nobody else gets. @returns {PageKeeper} */
const keepNothing = () => ({ sources: newSources(), take: () => null })

/**
 * Answers from memory, or lets a page be made and keeps it. Each edge has a memory of its own.
 * @param {{ siteUrl: string, development?: boolean }} site
 */
export function createKeptAnswers({ siteUrl, development }) {
  const { host } = new URL(siteUrl)
  const store = createAnswerStore()
  /** @type {Map<string, Promise<unknown>>} */
  const underWay = new Map()

  function sendKept(question, response) {
    const answer = store.find(question)
    if (!answer) return false
    sendAnswer(response, { answer, question, end: (bytes) => response.end(bytes) })
    if (!answer.isBest) store.improve(question, answer).catch(console.error)
    return true
  }

  async function pack(text, { question, response, sources }) {
    const headers = keptHeaders(response.getHeaders())
    const bytes = await packFirst(question.encoding, text)
    const etag = entityTag(bytes, question.encoding)
    const answer = { bytes, etag, headers, sources, until: sources.sharedUntil, isBest: false }
    store.keep(question, answer)
    return (end) => {
      for (const name of response.getHeaderNames())
        if (name !== 'strict-transport-security') response.removeHeader(name)
      sendAnswer(response, { answer, question, end })
    }
  }

  /** Others wait until the answer is kept, or until it is clear that it will not be. */
  function makeKept({ question, request, response, make }) {
    const key = keyOf(question)
    const sources = newSources()
    askForEverybody(request, question, host)
    let made
    const settled = new Promise((settle) => {
      let packing = null
      const take = (text) => {
        if (!mayBeKept(text, { response, sources })) return null
        packing = pack(text, { question, response, sources })
        packing.then(settle, settle)
        return packing
      }
      made = make({ sources, take })
      made.then(() => packing ?? settle(), settle)
      // Who leaves before the end may leave an answer that never ends.
      response.once('close', settle)
    })
    if (!underWay.has(key))
      underWay.set(
        key,
        settled.then(() => underWay.delete(key)),
      )
    return made
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {(keeper: PageKeeper) => Promise<void>} make makes the answer
   */
  async function answer(request, response, make) {
    const question = development || !isHearing() ? null : readQuestion(request)
    if (!question) return make(keepNothing())
    if (sendKept(question, response)) return
    const earlier = underWay.get(keyOf(question))
    if (earlier) {
      await Promise.race([earlier, pause(longestWait, undefined, { ref: false })])
      if (response.destroyed || sendKept(question, response)) return
    }
    await makeKept({ question, request, response, make })
  }

  /** Whether a page is in memory as most browsers ask for it. @param {string} address */
  const isKept = (address) => store.find({ encoding: 'br', address, isList: false }) !== null

  return { answer, isKept, sizes: store.sizes }
}
