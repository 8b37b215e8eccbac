import 'server-only'
import { getFormerStatus } from '@/cms/queries/properties/get-former-status'
import { wasProjectPublished } from '@/cms/queries/properties/was-project-published'
import { goneReason, type GoneReason } from '@/domain/properties/property-status'
import { cached, getClient } from '@/site/data/client'

/** Why a property has no page any more (product.md, settled reading 4: 410); null if it never had one, or still has it. */
export const getGoneReason = cached(
  { name: 'gone-reason', tags: ({ id }: { id: number }) => [`property-references:${id}`] },
  async ({ id }: { id: number }): Promise<GoneReason | null> => {
    const status = await getFormerStatus({ payload: await getClient(), publicId: id })
    return status === null ? null : goneReason(status)
  },
)

/** Whether a project had a page and has none any more: it answers 410 as well. */
export const isFormerProject = cached(
  { name: 'former-project', tags: ['projects'] },
  async ({ id }: { id: number }): Promise<boolean> =>
    wasProjectPublished({ payload: await getClient(), publicId: id }),
)
