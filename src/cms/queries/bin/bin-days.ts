import type { Payload } from 'payload'
import { defaultBinDays } from '@/domain/bin/in-bin'

/** How many days the bin keeps a document, by the site settings. */
export async function getBinDays(payload: Payload): Promise<number> {
  const { binDays } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { binDays: true } })
  return binDays ?? defaultBinDays
}
