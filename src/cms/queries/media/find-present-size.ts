import type { Payload } from 'payload'
import { files } from '@/cms/files/files'
import { writeSizeName, type SizeName } from '@/domain/media/size-name'
import { getWatermark } from './get-watermark'

/**
 * The file name that a size of a picture has now, with the watermark of the settings or without; null if there is no such size. Mails and
 * other sites keep the name that it had when they were written.
 * @throws Error if the store of the files does not answer.
 */
export async function findPresentSize(payload: Payload, former: SizeName): Promise<string | null> {
  const watermark = await getWatermark({ payload })
  for (const mark of new Set([watermark?.mark ?? null, null])) {
    if (mark === former.mark) continue
    const name = writeSizeName({ ...former, mark })
    if (await files.readStart({ folder: 'media', name }, 1)) return name
  }
  return null
}
