import path from 'node:path'
import { files } from '@/cms/files/files'
import { pictureTypeOf } from '@/cms/files/picture-type'

/** A public picture as it is served. */
export type MediaFile = { content: Uint8Array<ArrayBuffer>; type: string }

/**
 * A public picture, or one of its sizes, by its file name; null for any other name. Whoever has the address may have the
 * picture (`publicFiles`), so it does not ask the database: Payload's own endpoint takes six times as long, in the process
 * that also serves the pages.
 * @throws Error if the store of the files does not answer.
 */
export async function readMediaFile(name: string): Promise<MediaFile | null> {
  const type = pictureTypeOf(name)
  // Only a plain name: no folder, no NUL, no hidden file.
  if (type === undefined || name !== path.basename(name) || /^\.|[\\/\0]/.test(name)) return null
  const content = await files.read({ folder: 'media', name })
  return content && { content: new Uint8Array(content), type }
}
