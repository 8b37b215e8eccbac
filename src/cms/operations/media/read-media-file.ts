import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '@/cms/queries/media/media-folder'

/** A picture of the site as it is handed out. */
export type MediaFile = { content: Uint8Array<ArrayBuffer>; type: string }

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
}

/**
 * A public picture, or one of its sizes, by its file name; null for any other name. Whoever has the address may have the
 * picture (`publicFiles`), so the database is not asked: Payload's own endpoint takes six times as long, in the same process
 * that answers with the pages.
 */
export async function readMediaFile(name: string): Promise<MediaFile | null> {
  const type = types[path.extname(name).toLowerCase()]
  // A name and nothing else: no folder, no NUL, nothing that is hidden.
  if (type === undefined || name !== path.basename(name) || /^\.|[\\/\0]/.test(name)) return null
  try {
    return { content: new Uint8Array(await readFile(path.join(mediaFolder, name))), type }
  } catch {
    return null
  }
}
