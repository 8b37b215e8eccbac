import 'server-only'
import { findFormerPicture } from '@/cms/queries/properties/former-picture'
import { getClient } from '@/site/data/client'

/** Where a picture is shown today whose original had this file name once; null where none had, or the name is none. */
export async function findFormerHref(name: string): Promise<string | null> {
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(name) || name.includes('\0')) return null
  return findFormerPicture({ payload: await getClient(), name })
}
