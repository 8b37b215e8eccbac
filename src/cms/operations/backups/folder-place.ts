import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { nullIfMissing } from '@/cms/files/missing-file'
import type { BackupPlace } from './backup-place'

/** Otherwise a power cut may leave the name of a file without its content. */
async function flush(place: string): Promise<void> {
  const file = await open(place)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* listBelow(folder: string, prefix = ''): AsyncIterable<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? []
  for (const entry of entries) {
    if (entry.isDirectory()) yield* listBelow(path.join(folder, entry.name), `${prefix}${entry.name}/`)
    else yield prefix + entry.name
  }
}

/** Backups in a folder of this machine, or of a disk that is mounted there; only the user of the site can read it. */
export function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string): string => path.join(folder, ...name.split('/'))
  return {
    title: folder,
    // On the same disk, so that a finished file is only renamed.
    workFolder: path.join(folder, '.work'),
    async *list(prefix) {
      if (prefix === '') yield* (await readdir(folder).catch(nullIfMissing)) ?? []
      else yield* listBelow(pathOf(prefix.slice(0, -1)), prefix)
    },
    sizeOf: async (name) => (await stat(pathOf(name)).catch(nullIfMissing))?.size ?? null,
    store: async ({ name, from }) => {
      await mkdir(path.dirname(pathOf(name)), { recursive: true, mode: 0o700 })
      await flush(from)
      await rename(from, pathOf(name))
    },
    open: async (name) => {
      const found = await stat(pathOf(name)).catch(nullIfMissing)
      return found?.isFile() ? createReadStream(pathOf(name)) : null
    },
    remove: async (name) => {
      await rm(pathOf(name), { force: true })
      // A folder with other files stays.
      await rmdir(path.dirname(pathOf(name))).catch(() => undefined)
    },
  }
}
