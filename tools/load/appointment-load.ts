import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { appointmentAddresses } from '../../src/domain/appointments/stored-names'
import { locales } from '../../src/domain/shared/locale'
import { visitorAddress } from './form-load'
import type { TestSite } from '../test/test-site'
import { isRecord } from '../../src/domain/shared/is-record'

type AppointmentLoadInput = Pick<TestSite, 'url' | 'staff'>

/** Requests JSON from the site; fails on an unexpected answer. */
async function requestJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, init)
  const body: unknown = await response.json()
  if (!response.ok || !isRecord(body)) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return body
}

async function signIn({ url, staff }: AppointmentLoadInput): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const { token } = await requestJson(`${url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(staff),
  })
  return { ...headers, authorization: `JWT ${String(token)}` }
}

const idOf = (body: Record<string, unknown>): unknown =>
  isRecord(body.doc) ? body.doc.id : [body.docs].flat().filter(isRecord)[0]?.id

export type AppointmentTimes = { from: string; to: string; length: number; capacity: number }

const day = 86_400_000

/** Creates openings of a sample property with an agent of their own; returns the keys of their slots. */
export async function openAppointmentTimes(
  { url, staff }: AppointmentLoadInput,
  { property, inDays, ...times }: AppointmentTimes & { property: number; inDays: number },
): Promise<string[]> {
  const headers = await signIn({ url, staff })
  const post = async (path: string, data: object) =>
    idOf(await requestJson(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(data) }))
  const id = idOf(
    await requestJson(`${url}/api/properties?where[publicId][equals]=${property}&depth=0`, { headers }),
  )
  const name = `appointments-${randomUUID().slice(0, 8)}`
  const agent = await post('agents', { name, email: `${name}@agency.example` })
  const date = new Date(Date.now() + inDays * day).toISOString()
  const rest = { kind: 'single', date, pause: 0, notice: 0 }
  await post('appointment-openings', { property: id, agent, ...times, ...rest })
  const { days } = await requestJson(`${url}/api/appointments/times?property=${property}`, { headers })
  return [days]
    .flat()
    .filter(isRecord)
    .flatMap(({ slots }) => [slots].flat().filter(isRecord))
    .map(({ slot }) => String(slot))
    .filter((slot) => slot.endsWith(`-${String(agent)}`))
}

export type LoadBooking = { email: string; address: string; values: Record<string, unknown> }

/** A visitor's booking, each from another address. */
export function makeBooking({
  name,
  number,
  ...what
}: {
  name: string
  number: number
  property: number
  slot: string
}): LoadBooking {
  const email = `${name}-${number}@visitors.example`
  const person = { firstName: 'Jeanne', lastName: 'Dupont', phone: '0470 12 34 56', privacy: true }
  const guards = { lang: locales[number % locales.length], requestId: randomUUID() }
  return { email, address: visitorAddress(number), values: { ...what, ...person, ...guards, email } }
}

/** The status of an answer, 0 where none came, and after how many milliseconds. */
export type BookingAnswer = { status: number; took: number }

const longest = 60_000

/** Requests a place once. */
export async function postBooking({
  url,
  booking,
}: {
  url: string
  booking: LoadBooking
}): Promise<BookingAnswer> {
  const started = performance.now()
  const answered = (status: number) => ({ status, took: performance.now() - started })
  try {
    const response = await fetch(`${url}${appointmentAddresses.book}`, {
      method: 'POST',
      body: JSON.stringify(booking.values),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': booking.address },
      signal: AbortSignal.timeout(longest),
    })
    await response.arrayBuffer()
    return answered(response.status)
  } catch {
    return answered(0)
  }
}
