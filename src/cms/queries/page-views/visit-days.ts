import type { Payload } from 'payload'
import { homeRefusal, type HomeRefusal } from '@/domain/leads/lead-homes'
import type { Result } from '@/domain/shared/result'
import {
  nextFree,
  offeredDays,
  visitDays,
  type FreeSlot,
  type VisitDay,
} from '@/domain/appointments/free-places'
import { slotsOfHome } from '@/domain/appointments/visit-times'
import { listedInFields } from '@/domain/properties/listed-in'
import { agentsOf, findOpenings, getSchedule } from '@/cms/queries/appointments/visit-schedule'

type Author = 'visitor' | 'staff'

/** A home that can be visited. */
export type BookableHome = { id: number; publicId: number }

const listedAnywhere = {
  or: Object.values(listedInFields).map((name) => ({ [`listedIn.${name}`]: { equals: true } })),
}

/** The home under a public ID that can be booked: for visitors one that they can see and that can still be had. */
export async function checkBookableHome({
  payload,
  publicId,
  by,
}: {
  payload: Payload
  publicId: number
  by: Author
}): Promise<Result<BookableHome, HomeRefusal>> {
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
  const [home] = docs
  if (!home) return { ok: false, failure: 'invalid' }
  const asked = { goal: home.goal, status: home.status ?? 'available' }
  const refusal = isVisitor ? homeRefusal({ kind: 'contact-appointment', home: asked }) : null
  return refusal === null ? { ok: true, value: { id: home.id, publicId } } : { ok: false, failure: refusal }
}

/** The same, where it does not matter why there is none. */
export async function getBookableHome(
  asked: Parameters<typeof checkBookableHome>[0],
): Promise<BookableHome | null> {
  const found = await checkBookableHome(asked)
  return found.ok ? found.value : null
}

type VisitDaysInput = {
  payload: Payload
  home: BookableHome
  by: Author
  now: Date
  /** A visit that is about to be moved. */
  except?: number
}

async function findOffer({ payload, home, by, now, except }: VisitDaysInput) {
  const openings = await findOpenings({ payload, property: home.id })
  const slots = slotsOfHome({ openings, ...offeredDays(now) })
  const agents = agentsOf({ openings })
  const { situation } = await getSchedule({
    db: payload.db.drizzle,
    property: home.id,
    agents,
    now,
    by,
    except,
  })
  return { slots, situation }
}

/** The days of a home on which there are visits to book, with the times that are free; full days have none. */
export const findVisitDays = async (question: VisitDaysInput): Promise<VisitDay[]> =>
  visitDays(await findOffer(question))

/** How many free times are named to who finds one taken. */
const NEXT_COUNT = 6

/** The next free times of a home. */
export const findNextFree = async (question: VisitDaysInput): Promise<FreeSlot[]> =>
  nextFree({ ...(await findOffer(question)), count: NEXT_COUNT })
