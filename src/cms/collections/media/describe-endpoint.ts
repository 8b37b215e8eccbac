import type { Endpoint } from 'payload'
import { z } from 'zod'
import { bodyOf, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { describePictures } from '@/cms/operations/media/describe-pictures'
import { longestDescription, mostDescriptions } from '@/domain/media/picture-description'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'

const typedShape = z.object({
  descriptions: z
    .array(
      z.object({
        id: z.number().refine(isRecordId),
        locale: z.custom<Locale>(isLocale),
        text: z.string().trim().min(1).max(longestDescription),
      }),
    )
    .max(mostDescriptions),
})

/** Staff describe pictures that have no description yet: `POST /api/media/describe`; answers how many were stored. */
export const describeEndpoint: Endpoint = {
  path: '/describe',
  method: 'post',
  handler: staffEndpoint(async (req) => {
    const typed = typedShape.safeParse(await bodyOf(req)).data
    if (!typed) return wrong('invalid')
    return Response.json({ ok: true, count: await describePictures(req, typed.descriptions) })
  }),
}
