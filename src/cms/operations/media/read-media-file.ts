import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '@/cms/queries/media/media-folder'

/** A public picture as it is served. */
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
 * picture (`publicFiles`), so it does not ask the database: Payload's own endpoint takes six times as long, in the process
 * that also serves the pages.
 */
export async function readMediaFile(name: string): Promise<MediaFile | null> {
  const type = types[path.extname(name).toLowerCase()]
  // Only a plain name: no folder, no NUL, no hidden file.
  if (type === undefined || name !== path.basename(name) || /^\.|[\\/\0]/.test(name)) return null
  try {
    return { content: new Uint8Array(await readFile(path.join(mediaFolder, name))), type }
  } catch {
    return null
  }
}
