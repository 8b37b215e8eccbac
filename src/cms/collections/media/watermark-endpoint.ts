import type { Endpoint } from 'payload'
import { hasRole } from '@/cms/access/access'
import { refuse, staffEndpoint } from '@/cms/collections/staff-endpoint'
import { getWatermark } from '@/cms/queries/media/get-watermark'
import { countPhotos } from '@/cms/operations/media/marks/photos'

/** How far the job is that makes photos anew: `GET /api/media/watermark`; for those who change the settings. */
export const watermarkEndpoint: Endpoint = {
  path: '/watermark',
  method: 'get',
  handler: staffEndpoint(async (req) => {
    if (!hasRole(req, ['admin', 'editor'])) return refuse()
    const { payload } = req
    return Response.json(await countPhotos(payload, (await getWatermark({ payload }))?.mark ?? null))
  }),
}
