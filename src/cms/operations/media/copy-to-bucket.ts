import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { bucket, files } from '@/cms/files/files'
import { folderStore } from '@/cms/files/folder-store'
import { fileFolders, type FileFolder } from '@/cms/files/stored-file'
import { findStoredNames } from './stored-names'

/** How many files were copied, how many the bucket had already, and the ones that are neither here nor there. */
export type CopyReport = { copied: number; present: number; missing: string[] }

const AT_ONCE = 8

async function copyFolder(payload: Payload, folder: FileFolder): Promise<CopyReport> {
  const there = new Set<string>()
  for await (const { name } of files.list(folder)) there.add(name)
  const known = [...(await findStoredNames(payload, folder))]
  const report: CopyReport = { copied: 0, present: 0, missing: [] }
  const copy = async (name: string): Promise<void> => {
    const bytes = await folderStore.read({ folder, name })
    if (!bytes) return void report.missing.push(`${folder}/${name}`)
    await files.write({ folder, name, bytes })
    report.copied += 1
  }
  const limit = pLimit(AT_ONCE)
  const waiting = known.filter((name) => !there.has(name))
  await Promise.all(waiting.map((name) => limit(() => copy(name))))
  return { ...report, present: known.length - waiting.length }
}

/**
 * Copies the files of the data folder that the database knows into the bucket. What is there already stays as it is, so the
 * command can be repeated, also while the site runs; what was erased does not come back.
 * @throws Error if there is no bucket, or it does not answer.
 */
export async function copyToBucket(payload: Payload): Promise<CopyReport> {
  if (!bucket) throw new Error('Into which bucket? Set S3_BUCKET and the keys beside it (docs/media.md).')
  const reports: CopyReport[] = []
  for (const folder of fileFolders) reports.push(await copyFolder(payload, folder))
  return {
    copied: reports.reduce((sum, { copied }) => sum + copied, 0),
    present: reports.reduce((sum, { present }) => sum + present, 0),
    missing: reports.flatMap(({ missing }) => missing),
  }
}
