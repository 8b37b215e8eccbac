import 'server-only'
import { findPresentSize } from '@/cms/queries/media/find-present-size'
import { getColleague } from '@/cms/queries/agency/get-staff-user'
import { findOriginalPicture, type OriginalPicture } from '@/cms/queries/media/original-picture'
import { readSizeName } from '@/domain/media/size-name'
import { getClient } from '@/site/data/client'

const isPictureName = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(name) && !name.includes('\0')

/** The original of a picture that has this file name; null for a size, and for an invalid name. */
export async function findOriginal(name: string): Promise<OriginalPicture | null> {
  if (!isPictureName(name) || readSizeName(name)) return null
  return findOriginalPicture({ payload: await getClient(), name })
}

/** Whether somebody with an account of the back office asks: they alone get the originals of photos with a watermark. */
export const isAskedByColleague = async ({ headers }: Request): Promise<boolean> =>
  (await getColleague({ payload: await getClient(), headers })) !== null

/** The address of a size whose file has another name by now; null for any other name. */
export async function findPresentHref(name: string): Promise<string | null> {
  const former = readSizeName(name)
  const present = former && (await findPresentSize(await getClient(), former))
  return present && `/api/media/file/${present}`
}
