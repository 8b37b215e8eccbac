import type { Endpoint } from 'payload'
import { z } from 'zod'
import { bodyOf, idOfRoute, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { saveQuickEdit } from '@/cms/operations/stock/quick-edit'
import { propertyStatuses } from '@/domain/properties/property-status'

const shape = z.discriminatedUnion('field', [
  z.object({ field: z.literal('price'), base: z.iso.datetime(), typed: z.string().max(40) }),
  z.object({ field: z.literal('status'), base: z.iso.datetime(), status: z.enum(propertyStatuses) }),
])

const statusOf = { unknown: 404, price: 422, refused: 422, changed: 409, annuity: 409 } as const

/** Staff change the price or the status of a property from its row in the list: `POST /api/properties/12/quick-edit`. */
export const quickEditEndpoint: Endpoint = {
  path: '/:id/quick-edit',
  method: 'post',
  handler: staffEndpoint(async (req) => {
    const id = idOfRoute(req)
    const edit = shape.safeParse(await bodyOf(req)).data
    if (id === null || !edit) return wrong('invalid')
    const saved = await saveQuickEdit(req, { id, ...edit })
    if (saved.isSaved) return Response.json({ ok: true })
    if (saved.code === 'forbidden') return refuse()
    const reasons = 'reasons' in saved ? { reasons: saved.reasons } : {}
    return Response.json({ ok: false, error: saved.code, ...reasons }, { status: statusOf[saved.code] })
  }),
}
