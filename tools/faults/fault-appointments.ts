import { setTimeout as pause } from 'node:timers/promises'
import { headerOf, type MailServer } from '../../tests/support/mail/mail-server'
import { askDatabase, countMails, untilMailsLeft } from '../database/ask-database'
import { countFault, findLosses, type SentForm } from '../load/sent-forms'
import type { FaultReport } from './run-fault'
import type { TestSite } from '../test/test-site'
import { makeBooking, openAppointmentTimes, postBooking, type LoadBooking } from '../load/appointment-load'

export const appointmentFault = 'site killed, appointments'

const property = 2101
const visitors = 200
const places = 3
/** In each round, how many visitors have an answer when the site is killed; in the first nobody. */
const rounds = [0, 1, 2, 3, 40] as const
const times = { from: '10:00', to: '15:00', length: 60, capacity: places }
const second = 1000
const patience = 120 * second
// At that time nobody has an answer, but some are about to get one.
const untilFirst = 40

type BookingAttemptOutcome = SentForm & { status: number; times: number[] }

/** Requests a place repeatedly under one key, until it is booked or there is none. */
async function retryUntilAnswered(
  { url }: TestSite,
  { booking, onAnswer }: { booking: LoadBooking; onAnswer: () => void },
): Promise<BookingAttemptOutcome> {
  const begun = Date.now()
  const took: number[] = []
  for (;;) {
    const answer = await postBooking({ url, booking })
    took.push(answer.took)
    const { status } = answer
    if (status !== 0) onAnswer()
    const isOver = status === 200 || (status >= 400 && status < 500) || Date.now() > begun + patience
    if (isOver)
      return {
        email: booking.email,
        mails: ['agency', 'visitor'],
        status,
        times: took,
        isAcknowledged: status === 200,
      }
    await pause(second)
  }
}

type Round = { name: string; slot: string; round: number; after: number }

/** All want the same slot at once; the site is killed once this many have an answer, and started again. */
async function runRound(site: TestSite, { name, slot, round, after }: Round) {
  const { server } = site
  let answered = 0
  let meanwhile = 0
  let kill = (): void => undefined
  const killed = new Promise<void>((resolve) => (kill = resolve)).then(async () => {
    meanwhile = answered
    await server.kill()
    await server.start()
  })
  const onAnswer = () => {
    answered += 1
    if (after > 0 && answered === after) kill()
  }
  const bookings = Array.from({ length: visitors }, (_, at) => {
    const booking = makeBooking({ name, number: round * visitors + at, property, slot })
    return retryUntilAnswered(site, { booking, onAnswer })
  })
  if (after === 0) void pause(untilFirst).then(kill)
  const outcomes = await Promise.all(bookings)
  await killed
  return { outcomes, meanwhile }
}

type BookedRow = { email: string; slot: string; place: number }

const findStored = ({ database }: TestSite, name: string): Promise<BookedRow[]> =>
  askDatabase<BookedRow>(database.url, {
    text: `select email, slot_key as slot, place::int as place from appointments
      where state <> 'cancelled' and email like $1 order by slot_key, place`,
    values: [`${name}-%`],
  })

/** Each slot has all its places sold, and each of them once. */
function findPlaceProblems(stored: readonly BookedRow[], slots: readonly string[]): string[] {
  const wanted = Array.from({ length: places }, (_, at) => at + 1).join(', ')
  return slots.flatMap((slot) => {
    const held = stored.filter((row) => row.slot === slot).map(({ place }) => place)
    return held.join(', ') === wanted
      ? []
      : [`of the places ${wanted} were sold ${held.join(', ') || 'none'}`]
  })
}

type BrokenAppointments = {
  site: TestSite
  mail: MailServer
  name?: string
  /** The day of the places; another one for another time. */
  inDays?: number
}

/** Kills the site while 200 visitors want the same three places, repeatedly, and counts the sold ones. */
export async function breakAppointments({
  site,
  mail,
  name: title = appointmentFault,
  inDays = 12,
}: BrokenAppointments): Promise<FaultReport> {
  const { database } = site
  // Begins the e-mail addresses of its visitors.
  const name = title.replaceAll(/[ ,]+/g, '-')
  const slots = await openAppointmentTimes(site, { ...times, property, inDays })
  mail.mails.length = 0
  const failedBefore = (await countMails(database.url)).failed
  const begun = Date.now()
  const outcomes: BookingAttemptOutcome[] = []
  const answered: number[] = []
  for (const [round, after] of rounds.entries()) {
    const { outcomes: some, meanwhile } = await runRound(site, {
      name,
      slot: slots[round] ?? '',
      round,
      after,
    })
    outcomes.push(...some)
    answered.push(meanwhile)
  }
  await untilMailsLeft({ url: database.url, most: 300_000 })
  const stored = await findStored(site, name)
  const emails = stored.map(({ email }) => email)
  const tally = countFault({
    name: title,
    // Visitors who were told that it is full have no place and want none any more.
    sent: outcomes.filter(({ email, status }) => status !== 409 || emails.includes(email)),
    leads: emails,
    mails: mail.mails.map((arrived) => ({
      ...arrived,
      replyTo: headerOf(arrived, 'Reply-To'),
      messageId: headerOf(arrived, 'Message-ID'),
    })),
    mailsFailed: (await countMails(database.url)).failed - failedBefore,
    times: outcomes.flatMap((outcome) => outcome.times),
    seconds: (Date.now() - begun) / 1000,
  })
  const full = outcomes.filter(({ status }) => status === 409).length
  const repeated = outcomes.filter((outcome) => outcome.times.length > 1).length
  const problems = [
    ...findPlaceProblems(stored, slots.slice(0, rounds.length)),
    ...(answered.some((count) => count > 0 && count < visitors)
      ? []
      : ['the site was never killed in the middle']),
  ]
  return {
    tally,
    notes: [
      `${outcomes.length} visitors for ${rounds.length * places} places, ${full} told that it is full`,
      `killed ${rounds.length} times, when ${answered.join(', ')} of ${visitors} had answered`,
      `${repeated} asked again`,
    ],
    problems: [...findLosses(tally), ...problems.map((problem) => `${title}: ${problem}`)],
  }
}
