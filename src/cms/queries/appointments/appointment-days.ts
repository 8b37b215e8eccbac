import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { appointmentKind } from '@/domain/appointments/stored-names'
import { propertyRefusal, type PropertyRefusal } from '@/domain/leads/lead-properties'
import type { Result } from '@/domain/shared/result'
import {
  nextFree,
  offeredDays,
  appointmentDays,
  type FreeSlot,
  type AppointmentDay,
} from '@/domain/appointments/free-places'
import { slotsOfProperty } from '@/domain/appointments/appointment-times'
import { listedInFields } from '@/domain/properties/listed-in'
import { agentsOf, findOpenings, getSchedule } from '@/cms/queries/appointments/appointment-schedule'

type Author = 'visitor' | 'staff'

/** A property with appointments to book. */
export type BookableProperty = { id: number; publicId: number }

const listedAnywhere = {
  or: Object.values(listedInFields).map((name) => ({ [`listedIn.${name}`]: { equals: true } })),
}

/** The bookable property with a public ID; for visitors it also has to be published and available. */
export async function checkBookableProperty({
  payload,
  publicId,
  by,
}: {
  payload: Payload
  publicId: number
  by: Author
}): Promise<Result<BookableProperty, PropertyRefusal>> {
  const isVisitor = by === 'visitor'
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [{ publicId: { equals: publicId } }, ...(isVisitor ? [listedAnywhere] : [])] },
    select: { status: true, goal: true },
    overrideAccess: !isVisitor,
    draft: false,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [property] = docs
  if (!property) return { ok: false, failure: 'invalid' }
  const asked = { goal: property.goal, status: property.status ?? 'available' }
  const refusal = isVisitor ? propertyRefusal({ kind: appointmentKind, property: asked }) : null
  return refusal === null
    ? { ok: true, value: { id: property.id, publicId } }
    : { ok: false, failure: refusal }
}

/** The property if appointments can be booked for it; null, without the reason, if not. */
export async function getBookableProperty(
  asked: Parameters<typeof checkBookableProperty>[0],
): Promise<BookableProperty | null> {
  const found = await checkBookableProperty(asked)
  return found.ok ? found.value : null
}

type AppointmentDaysInput = {
  payload: Payload
  property: BookableProperty
  by: Author
  now: Date
  /** The appointment to move, which occupies no place. */
  except?: number
}

async function findOffer({ payload, property, by, now, except }: AppointmentDaysInput) {
  const openings = await findOpenings({ payload, property: property.id })
  const slots = slotsOfProperty({ openings, ...offeredDays(now) })
  const agents = agentsOf({ openings })
  const { situation } = await getSchedule({
    db: databaseOf(payload),
    property: property.id,
    agents,
    now,
    by,
    except,
  })
  return { slots, situation }
}

/** The days of a property with appointments, and their free times; full days have none. */
export const findAppointmentDays = async (input: AppointmentDaysInput): Promise<AppointmentDay[]> =>
  appointmentDays(await findOffer(input))

/** How many free times are offered to a visitor whose slot is taken. */
const NEXT_COUNT = 6

/** The next free times of a property. */
export const findNextFree = async (input: AppointmentDaysInput): Promise<FreeSlot[]> =>
  nextFree({ ...(await findOffer(input)), count: NEXT_COUNT })
