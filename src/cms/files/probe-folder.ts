import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const probeOf = (folder: string): string => path.join(folder, `.probe-${process.pid}`)
const probeName = /^\.probe-\d+$/

const remove = (file: string): Promise<void> => rm(file, { force: true }).catch(() => undefined)

const swept = new Set<string>()

/** Removes the probes of processes that were killed while they looked, when this one looks for the first time. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return
  const names = await readdir(folder)
  swept.add(folder)
  await Promise.all(
    names.filter((name) => probeName.test(name)).map((name) => remove(path.join(folder, name))),
  )
}

/**
 * Writes a file into a folder and removes it again.
 * @throws the error of the system if it cannot be written
 */
export async function probeFolder(folder: string): Promise<void> {
  await sweep(folder)
  const probe = probeOf(folder)
  try {
    await writeFile(probe, 'x')
  } finally {
    // On a full disk the name exists without its content.
    await remove(probe)
  }
}
