import type { Endpoint } from 'payload'
import { staffDoor } from '@/cms/collections/staff-door'
import { getPickedHome } from '@/cms/queries/picked-home'
import { isRecordId } from '@/domain/shared/record-id'

const mostShown = 50

/** Which homes a field leads to: `GET /api/properties/picked?ids=1,2`, for staff. */
export const pickedHomesDoor: Endpoint = {
  path: '/picked',
  method: 'get',
  handler: staffDoor(async (req) => {
    const ids = (req.searchParams.get('ids') ?? '').split(',').map(Number).filter(isRecordId)
    const homes = await Promise.all(ids.slice(0, mostShown).map((id) => getPickedHome(req.payload, id)))
    return Response.json({ homes: homes.filter((home) => home !== null) })
  }),
}
