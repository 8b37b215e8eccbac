import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import {
  checkBookableProperty,
  findNextFree,
  type BookableProperty,
} from '@/cms/queries/appointments/appointment-days'
import { agentsOf, findOpenings, getSchedule } from '@/cms/queries/appointments/appointment-schedule'
import type { Appointment } from '@/cms/payload-types'
import { findSuspicion, guardFields } from '@/domain/leads/form-guard'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { findFreeSlot, type FreeSlot, type Obstacle } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import {
  isUnconfirmed,
  readOwnMoment,
  type OwnMoment,
  type OwnMomentErrors,
  type OwnSlot,
} from '@/domain/appointments/own-moment'
import {
  parseAppointment,
  type AppointmentErrors,
  type AppointmentRequest,
} from '@/domain/appointments/appointment-form'
import { admitSubmission } from '@/cms/operations/leads/admit-submission'
import { isTaken } from './agent-locks'
import { limitBookings, limitSamePost } from './booking-limits'
import { SubjectRefused } from '@/cms/operations/leads/lead-subject'
import { chooseSlot } from './own-slot'
import { prepareAppointmentMailing } from './queue-appointment-mails'
import {
  findRepeated,
  storeAppointment,
  appointmentRequestKey,
  type StoredAppointment,
} from './store-appointment'

/** A booking as it was posted, unchecked. */
export type PostedAppointment = {
  payload: Payload
  values: Readonly<Record<string, unknown>>
  locale: Locale
  now: Date
} & (
  | { by: 'visitor'; /** Whom the visitor is counted as. */ address: string }
  | { by: 'staff'; req: PayloadRequest }
)

export type BookingErrors = AppointmentErrors & OwnMomentErrors & { altcha?: LeadErrorCode }

/**
 * The errors by field; no place left, with the next free slots; a moment outside the visit times, which staff have to confirm;
 * too many posts, with the seconds to wait.
 */
export type BookingFailure =
  | { reason: 'invalid'; errors: BookingErrors }
  | { reason: 'taken'; obstacle: Obstacle; next: FreeSlot[] }
  | { reason: 'outside' }
  | { reason: 'too-many'; retryAfter: number }

/** Booked now; booked before, by the same post; dropped as a robot's. */
export type BookingOutcome = { kind: 'booked' | 'repeated'; appointment: Appointment } | { kind: 'dropped' }

type BookAppointmentAnswer = Result<BookingOutcome, BookingFailure>

const invalid = (errors: BookingErrors) => ({ ok: false, failure: { reason: 'invalid', errors } }) as const

type BookAppointmentInput = {
  posted: PostedAppointment
  request: AppointmentRequest
  property: BookableProperty
  openings: readonly Opening[]
  key: string
  own: OwnSlot | null
  requestKey: string | null
}

/** Who may show the property at the requested time. */
const agentsFor = ({ openings, key, own }: Pick<BookAppointmentInput, 'openings' | 'key' | 'own'>) =>
  agentsOf({ openings, key: own ? key : undefined })

async function taken(
  { posted, property }: Pick<BookAppointmentInput, 'posted' | 'property'>,
  obstacle: Obstacle,
): Promise<{ ok: false; failure: BookingFailure }> {
  const { payload, by, now } = posted
  return {
    ok: false,
    failure: { reason: 'taken', obstacle, next: await findNextFree({ payload, property, by, now }) },
  }
}

/** The obstacle to a booking, read without a lock: most visitors who come too late are answered here. */
async function findObstacle({
  posted,
  property,
  openings,
  key,
  own,
}: BookAppointmentInput): Promise<Obstacle | null> {
  const { payload, by, now } = posted
  const { situation } = await getSchedule({
    db: databaseOf(payload),
    property: property.id,
    agents: agentsFor({ openings, key, own }),
    now,
    by,
  })
  const found = findFreeSlot({ openings, key, situation, own: own?.slot })
  return found.ok ? null : found.failure
}

type UndoAllowance = () => Promise<void>

async function admit(
  { posted }: BookAppointmentInput,
  isSuspect: boolean,
): Promise<Result<UndoAllowance, BookingFailure>> {
  if (posted.by === 'staff') return { ok: true, value: () => Promise.resolve() }
  const { payload, address, values, now } = posted
  const proof = values[guardFields.proof]
  const admission = await admitSubmission({ payload, address, proof, isSuspect, now })
  if (admission.ok) return admission
  const { failure } = admission
  return failure.reason === 'proof' ? invalid({ altcha: failure.code }) : { ok: false, failure }
}

async function store(asked: BookAppointmentInput) {
  const { posted, request, property, openings, key, own, requestKey } = asked
  const { payload, locale, by, now } = posted
  const mailing = await prepareAppointmentMailing({
    payload,
    property: property.id,
    agents: agentsFor(asked),
    locale,
  })
  const req = posted.by === 'staff' ? posted.req : await createLocalReq({ locale }, payload)
  const data = {
    req,
    property: property.id,
    openings,
    key,
    own,
    values: request,
    locale,
    by,
    requestKey,
    mailing,
    now,
  }
  return inTransaction(req, () => storeAppointment(data))
}

/** What the database refused was taken meanwhile, or is the same post; anything else is thrown. */
async function explain(
  asked: BookAppointmentInput,
  error: unknown,
): Promise<Result<StoredAppointment, Obstacle>> {
  const { posted, requestKey } = asked
  const appointment = await findRepeated({ payload: posted.payload, requestKey })
  if (appointment) return { ok: true, value: { appointment, isRepeated: true } }
  if (isTaken(error)) return { ok: false, failure: 'full' }
  throw error
}

async function tryToBook(asked: BookAppointmentInput, isSuspect: boolean): Promise<BookAppointmentAnswer> {
  const obstacle = await findObstacle(asked)
  if (obstacle !== null) return taken(asked, obstacle)
  if (isUnconfirmed(asked)) return { ok: false, failure: { reason: 'outside' } }
  const admission = await admit(asked, isSuspect)
  if (!admission.ok) return admission
  let isKept = false
  try {
    const stored = await store(asked).catch((error: unknown) => explain(asked, error))
    if (!stored.ok) return await taken(asked, stored.failure)
    const { appointment, isRepeated } = stored.value
    isKept = !isRepeated
    return { ok: true, value: { kind: isRepeated ? 'repeated' : 'booked', appointment } }
  } catch (error) {
    if (error instanceof SubjectRefused) return invalid(error.errors)
    throw error
  } finally {
    if (!isKept) await admission.value()
  }
}

async function repeatedAnswer({
  posted,
  requestKey,
}: Pick<BookAppointmentInput, 'posted' | 'requestKey'>): Promise<BookAppointmentAnswer | null> {
  const appointment = await findRepeated({ payload: posted.payload, requestKey })
  return appointment && { ok: true, value: { kind: 'repeated', appointment } }
}

/** The same person with the same key sends the same post: another person's post with this key is another booking. */
function requestKeyOf({ requestId, email, phone }: AppointmentRequest): string | null {
  return requestId === null ? null : appointmentRequestKey({ requestId, about: email ?? phone ?? '' })
}

type PostedBooking = Pick<BookAppointmentInput, 'posted' | 'request' | 'requestKey'> & {
  moment: OwnMoment | null
}

async function readAndBook(
  { moment, ...given }: PostedBooking,
  isSuspect: boolean,
): Promise<BookAppointmentAnswer> {
  const earlier = await repeatedAnswer(given)
  if (earlier) return earlier
  const { payload, by } = given.posted
  const { request } = given
  const { property: publicId } = request
  if (publicId === null) return invalid({ property: 'invalid' })
  const found = await checkBookableProperty({ payload, publicId, by })
  if (!found.ok) return invalid({ property: found.failure })
  const property = found.value
  const chosen = await chooseSlot({ payload, property: property.id, request, moment })
  if (!chosen.ok) return invalid(chosen.failure)
  const openings = await findOpenings({ payload, property: property.id })
  const asked = { ...given, ...chosen.value, property, openings }
  const answer = await limitBookings(() => tryToBook(asked, isSuspect))
  // Another process may have stored the same post, and taken the slot that this one no longer finds.
  return answer.ok ? answer : ((await repeatedAnswer(given)) ?? answer)
}

/** The fields of a booking; staff alone may choose a moment of their own. */
function readBooking({
  by,
  values,
}: PostedAppointment): Result<Pick<PostedBooking, 'request' | 'moment'>, BookingErrors> {
  const moment: ReturnType<typeof readOwnMoment> =
    by === 'staff' ? readOwnMoment(values) : { ok: true, value: null }
  const hasOwnMoment = !moment.ok || moment.value !== null
  const parsed = parseAppointment({ input: values, by, hasOwnMoment })
  if (parsed.ok && moment.ok) return { ok: true, value: { request: parsed.value, moment: moment.value } }
  return {
    ok: false,
    failure: { ...(moment.ok ? {} : moment.failure), ...(parsed.ok ? {} : parsed.failure) },
  }
}

/**
 * Books an appointment for a visitor of the site, or for a caller. When it returns an appointment, its place and its mails
 * are in the database; a second post with the same key changes nothing. Errors and full slots are values.
 * @throws Error if the database is away: nothing is booked, and the visitor has to try again.
 */
export async function bookAppointment(posted: PostedAppointment): Promise<BookAppointmentAnswer> {
  const { values, by, now } = posted
  const suspicion =
    by === 'staff'
      ? null
      : findSuspicion({
          honeypot: values[guardFields.honeypot],
          startedAt: values[guardFields.startedAt],
          now: now.getTime(),
        })
  if (suspicion === 'honeypot') return { ok: true, value: { kind: 'dropped' } }
  const read = readBooking(posted)
  if (!read.ok) return invalid(read.failure)
  const { request, moment } = read.value
  const requestKey = requestKeyOf(request)
  const isSuspect = suspicion === 'too-fast'
  const work = () => readAndBook({ posted, request, moment, requestKey }, isSuspect)
  return requestKey === null ? work() : limitSamePost(requestKey, work)
}
