import 'server-only'
import { getFormerStatus } from '@/cms/queries/get-former-status'
import { goneReason, type GoneReason } from '@/domain/properties/property-status'
import { cached, getClient } from './client'

/** Why a home has no page any more (product.md, settled reading 4: 410); null where there never was one, or still is. */
export const getGoneReason = cached(
  { name: 'gone-reason', tags: ['properties'] },
  async ({ id }: { id: number }): Promise<GoneReason | null> => {
    const status = await getFormerStatus({ payload: await getClient(), publicId: id })
    return status === null ? null : goneReason(status)
  },
)
