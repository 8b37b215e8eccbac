import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folders } from './folders'
import { isMissing, nullIfMissing } from './missing-file'
import { hasRoom } from './room'
import type { FilePlace, FileStore, OpenedFile } from './stored-file'
import { writeWhole } from './write-whole'

const pathOf = ({ folder, name }: FilePlace): string => path.join(folders[folder], path.basename(name))

async function startOf(place: string, bytes: number): Promise<Buffer> {
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Streams a file, and closes it if the reader stops. */
function streamOf(place: string): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = createReadStream(place)[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
}

async function openFile(place: FilePlace): Promise<OpenedFile | null> {
  const found = await stat(pathOf(place)).catch(nullIfMissing)
  return found?.isFile() ? { size: found.size, content: streamOf(pathOf(place)) } : null
}

const remove: FileStore['remove'] = async (place) => {
  await unlink(pathOf(place)).catch(nullIfMissing)
}

/** Under a name that nobody has yet, readable only by the service's user. */
const write: FileStore['write'] = async ({ bytes, ...place }) => {
  await mkdir(folders[place.folder], { recursive: true })
  try {
    await writeFile(pathOf(place), bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // A full disk can create the file and lose its content.
    await remove(place)
    throw error
  }
}

const replace: FileStore['replace'] = async ({ bytes, part, ...place }) => {
  const old = pathOf(place)
  // The next run overwrites what an interrupted one left here.
  const waiting = pathOf({ ...place, name: part })
  const found = await stat(old).catch(nullIfMissing)
  if (!found) return 'gone'
  if (!(await writeWhole({ place: waiting, data: bytes, mode: found.mode }))) return 'no-room'
  try {
    // A file that was deleted meanwhile must not come back.
    await access(old)
    await rename(waiting, old)
    return 'done'
  } catch (error) {
    await rm(waiting, { force: true })
    if (isMissing(error)) return 'gone'
    throw error
  }
}

const list: FileStore['list'] = async function* (folder) {
  for (const name of await readdir(folders[folder]).catch(() => [])) {
    const found = await stat(pathOf({ folder, name })).catch(nullIfMissing)
    if (found?.isFile()) yield { name, changedAt: found.mtime, size: found.size }
  }
}

/** The files in the folders of this machine: the default. */
export const folderStore: FileStore = {
  read: (place) => readFile(pathOf(place)).catch(nullIfMissing),
  readStart: (place, bytes) => startOf(pathOf(place), bytes).catch(nullIfMissing),
  open: openFile,
  sign: () => Promise.resolve(null),
  write,
  writeIfRoom: ({ bytes, ...place }) => writeWhole({ place: pathOf(place), data: bytes }),
  replace,
  remove,
  list,
  hasRoom: ({ folder, bytes }) => hasRoom({ folder: folders[folder], bytes }),
  findFault: () => Promise.resolve(null),
}
