// Counts requests and their durations, for GET /metrics (docs/metrics.md).
import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const kinds = [
  [/^\/_next\//, 'static'],
  [/^\/(?:healthz|metrics)(?:\/|\?|$)/, 'monitoring'],
  [/^\/api\/[\w-]+\/file\//, 'file'],
  [/^\/api\/forms\//, 'form'],
  [/^\/api\//, 'api'],
  [/^\/admin(?:[/?]|$)/, 'back-office'],
]

/** What is asked for, as one of a few words: an address itself would make a figure of its own for each. */
const kindOf = (url) => kinds.find(([address]) => address.test(url))?.[1] ?? 'page'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const methodOf = (method) => (methods.has(method) ? method : 'other')

/**
 * @param {{ sizes: () => { pages: number, lists: number, responses: number }, sent: () => number }} cache the response cache
 */
export function createMetrics(cache) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its response.',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose sender left before the end of the response.',
    labelNames: ['kind'],
    registers,
  })
  const gauge = (name, help, labelNames = []) => new Gauge({ name, help, labelNames, registers })
  const underWay = gauge('http_requests_in_progress', 'Requests being answered.')
  const cacheBytes = gauge('kept_answers_bytes', 'Memory of the response cache.', ['kind'])
  const cachedResponses = gauge('kept_answers', 'Responses in the response cache.')
  new Counter({
    name: 'kept_answers_sent_total',
    help: 'Requests that the response cache has answered.',
    registers,
    collect() {
      this.reset()
      this.inc(cache.sent())
    },
  })
  const isUp = gauge('database_up', 'Whether the database answered (1) or not (0).')
  const jobs = gauge('queue_jobs', 'Jobs of the queue: for later, due now, running, given up.', ['state'])
  const oldest = gauge('queue_oldest_due_seconds', 'How long the oldest due job has waited.')
  const mails = gauge('mails', 'Mails that are not sent: still queued, or given up.', ['status'])
  const failedPolls = gauge('reply_polls_failed', 'Polls of the mailbox of replies that failed in a row.')
  const leftAlone = gauge('reply_mails_left_alone', 'Mails of that mailbox that were no replies.')
  const connections = gauge(
    'database_connections',
    'Connections of this process, and queries that wait for one.',
    ['state'],
  )

  let inProgress = 0

  /** Counts a request from now on. */
  function count(request, response) {
    const began = performance.now()
    const kind = kindOf(request.url ?? '/')
    const method = methodOf(request.method)
    inProgress += 1
    response.once('close', () => {
      inProgress -= 1
      if (!response.writableFinished) return aborted.inc({ kind })
      durations.observe({ kind, method, status: response.statusCode }, (performance.now() - began) / 1000)
    })
  }

  const setEach = (each, label, values) => {
    for (const [name, value] of Object.entries(values)) each.set({ [label]: name }, value)
  }

  // An unknown figure is absent; its last value would be wrong.
  const forget = (unknown) => {
    unknown.reset()
    if (unknown.labelNames.length === 0) unknown.remove()
  }

  /** @type {import('../../src/process/site-metrics.mjs').WriteMetrics} */
  async function write(figures) {
    underWay.set(inProgress)
    const { responses, ...bytes } = cache.sizes()
    setEach(cacheBytes, 'kind', bytes)
    cachedResponses.set(responses)
    setEach(connections, 'state', figures.connections)
    const { database } = figures
    isUp.set(database === null ? 0 : 1)
    if (database === null)
      for (const unknown of [jobs, oldest, mails, failedPolls, leftAlone]) forget(unknown)
    else {
      setEach(jobs, 'state', database.jobs)
      oldest.set(database.oldestDueSeconds)
      setEach(mails, 'status', database.mails)
      failedPolls.set(database.replies.failedPolls)
      leftAlone.set(database.replies.leftAlone)
    }
    return { type: registry.contentType, text: await registry.metrics() }
  }

  return { count, write, isBusy: () => inProgress > 0 }
}
