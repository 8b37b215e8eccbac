import { performance } from 'node:perf_hooks'
import { countMails, untilMailsLeft } from '../database/ask-database'
import { percentile } from '../load/sent-forms'
import { makeForm, postForm } from '../load/form-load'
import { memoryOf } from '../load/process-memory'
import type { TestSite } from '../test/test-site'
import type { Line } from './weigh-pages'

const concurrency = 8
const seconds = 20

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Sends forms of several kinds for some seconds while the worker sends their mails; prints how many are accepted and how
 * long they take, how fast the mails leave, and the memory of the server.
 * @throws Error if a form is refused, or a mail does not leave.
 */
export async function measureForms({
  site,
  print,
}: {
  site: TestSite
  print: (line: Line) => void
}): Promise<void> {
  const { url, server, database } = site
  let number = 0
  const send = async (until: number): Promise<number[]> => {
    const times: number[] = []
    while (performance.now() < until) {
      number += 1
      const answer = await postForm({ url, form: makeForm({ name: 'bench', number }) })
      if (!answer.isTaken) throw new Error(`A form was answered ${answer.status}`)
      times.push(answer.took)
    }
    return times
  }
  const sendAll = async (duration: number): Promise<number[]> => {
    const until = performance.now() + duration * 1000
    return (await Promise.all(Array.from({ length: concurrency }, () => send(until)))).flat()
  }
  const sent = async () => (await countMails(database.url)).sent
  const empty = () => untilMailsLeft({ url: database.url, most: 300_000 })

  await sendAll(3)
  await empty()
  const before = { memory: memoryOf(server.pid()), mails: await sent() }
  const started = performance.now()
  const times = await sendAll(seconds)
  const took = (performance.now() - started) / 1000
  const during = (await sent()) - before.mails
  const rested = performance.now()
  await empty()
  const restTook = (performance.now() - rested) / 1000
  const rest = (await sent()) - before.mails - during
  const { queued, failed } = await countMails(database.url)
  if (queued + failed > 0) throw new Error(`${queued + failed} mails have not left`)

  const name = `forms, ${concurrency} at once`
  const n = times.length
  print({ name: `${name}: stored`, value: round(n / took), unit: 'forms/s', n })
  for (const share of [50, 95, 99])
    print({ name: `${name}: p${share}`, value: round(percentile(times, share / 100)), unit: 'ms', n })
  print({ name: 'mails sent beside the forms', value: round(during / took), unit: 'mails/s', n: during })
  print({ name: 'mails sent afterwards', value: round(rest / restTook), unit: 'mails/s', n: rest })
  print({ name: 'forms: memory of the server before', value: round(before.memory), unit: 'MB', n: 1 })
  print({ name: 'forms: memory of the server after', value: round(memoryOf(server.pid())), unit: 'MB', n: 1 })
}
