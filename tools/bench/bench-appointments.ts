import { performance } from 'node:perf_hooks'
import { countMails, untilMailsLeft } from '../database/ask-database'
import { percentile } from '../load/sent-forms'
import type { TestSite } from '../test/test-site'
import { makeBooking, openAppointmentTimes, postBooking } from '../load/appointment-load'
import type { Line } from './weigh-pages'

const concurrency = 8
const seconds = 15
const property = 2101
// With a hundred places each, so that none is refused in the time.
const times = { from: '08:00', to: '20:00', length: 10, capacity: 100 }

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Books places for some seconds, all with one agent, while the worker sends their mails; prints how many are accepted and
 * how long each takes.
 * @throws Error if a booking is refused, or a mail does not leave.
 */
export async function measureAppointments({
  site,
  print,
}: {
  site: TestSite
  print: (line: Line) => void
}): Promise<void> {
  const { url, database } = site
  const slots = await openAppointmentTimes(site, { ...times, property, inDays: 10 })
  if (slots.length === 0) throw new Error('There is no time to book')
  let number = 0
  const book = async (until: number): Promise<number[]> => {
    const took: number[] = []
    while (performance.now() < until) {
      number += 1
      const slot = slots[number % slots.length] ?? ''
      const booking = makeBooking({ name: 'bench-appointment', number, property, slot })
      const answer = await postBooking({ url, booking })
      if (answer.status !== 200) throw new Error(`A booking was answered ${answer.status}`)
      took.push(answer.took)
    }
    return took
  }
  const bookAll = async (duration: number): Promise<number[]> => {
    const until = performance.now() + duration * 1000
    return (await Promise.all(Array.from({ length: concurrency }, () => book(until)))).flat()
  }
  const empty = () => untilMailsLeft({ url: database.url, most: 300_000 })

  await bookAll(3)
  await empty()
  const started = performance.now()
  const all = await bookAll(seconds)
  const took = (performance.now() - started) / 1000
  await empty()
  const { queued, failed } = await countMails(database.url)
  if (queued + failed > 0) throw new Error(`${queued + failed} mails have not left`)

  const name = `appointments, ${concurrency} at once with one agent`
  const n = all.length
  print({ name: `${name}: booked`, value: round(n / took), unit: 'appointments/s', n })
  for (const share of [50, 95, 99])
    print({ name: `${name}: p${share}`, value: round(percentile(all, share / 100)), unit: 'ms', n })
}
