import 'server-only'
import { findFormerPicture } from '@/cms/queries/properties/former-picture'
import { getClient } from '@/site/data/client'

/**
 * The present address of the picture whose original once had this file name; null if there is none, or the name is invalid.
 */
export async function findFormerHref(name: string): Promise<string | null> {
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(name) || name.includes('\0')) return null
  return findFormerPicture({ payload: await getClient(), name })
}
