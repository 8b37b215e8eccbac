import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getStaffDay } from '@/cms/queries/dashboard/staff-day'
import { findSelectedProperties } from '@/cms/queries/stock/selected-properties'
import { isSelection, type Selection } from '@/domain/stock/selections'

const key = 'selection'

type Part = [name: string, value: Where[string]]

async function propertiesOf(req: PayloadRequest, selection: Selection): Promise<Part> {
  const day = await getStaffDay({ payload: req.payload, user: req.user })
  const agent = day?.agent?.id ?? null
  const ids = await findSelectedProperties({ payload: req.payload, agent, now: new Date(), selection })
  // No property has this number; Payload finds everything that is in an empty list.
  return ['id', { in: ids.length > 0 ? ids : [0] }]
}

async function selectedPart(req: PayloadRequest, [name, value]: Part): Promise<Part> {
  if ((name === 'and' || name === 'or') && Array.isArray(value))
    return [name, await Promise.all(value.map((where) => selected(req, where)))]
  if (name !== key || Array.isArray(value) || !isSelection(value.equals)) return [name, value]
  return propertiesOf(req, value.equals)
}

async function selected(req: PayloadRequest, where: Where): Promise<Where> {
  const parts = await Promise.all(Object.entries(where).map((part) => selectedPart(req, part)))
  return parts.length === 0 ? where : { and: parts.map(([name, value]) => ({ [name]: value })) }
}

const isAsked = (where: Where): boolean => JSON.stringify(where).includes(`"${key}"`)

/**
 * Staff filter the properties by a saved view: the filter becomes the properties of that view, for reading them and for changing all of
 * them at once.
 */
export const selectProperties: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!isStaffOrReader(req) || !('where' in args) || !args.where || !isAsked(args.where)) return args
  return { ...args, where: await selected(req, args.where) }
}
