import { readFile, stat } from 'node:fs/promises'
import { findRecords } from '@/cms/database/records'
import { isRemote } from '@/cms/operations/import-snapshot/files/collect-pictures'
import { fetchFile } from './fetch-file'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import { locateFile } from './local-file'

export type KnownUpload = { id: number; hash: string | null }

export type ImportOutcome = 'created' | 'updated' | 'unchanged'

const maximumBytes = 20_000_000

/**
 * A picture or document of a snapshot, from its folder or from the web.
 * @throws Error with the reason for a failure.
 */
export async function readSnapshotFile(
  { folder, allowPrivateHosts }: Pick<ImportContext, 'folder' | 'allowPrivateHosts'>,
  url: string,
): Promise<Buffer> {
  if (isRemote(url)) return fetchFile(url, { allowPrivateHosts, maximumBytes })
  const file = await locateFile({ folder, name: decodeURI(url) })
  if ((await stat(file)).size > maximumBytes) throw new Error('larger than 20 MB')
  return readFile(file)
}

/** The files of earlier imports, by the snapshot's `Url` or key. */
export async function loadKnownUploads(
  { payload }: ImportContext,
  collection: 'media' | 'documents',
): Promise<Map<string, KnownUpload>> {
  const docs = await findRecords(payload, {
    collection,
    limit: 0,
    select: { snapshotKey: true, snapshotHash: true },
  })
  return new Map(
    docs.flatMap(({ id, snapshotKey, snapshotHash }) =>
      snapshotKey ? [[snapshotKey, { id, hash: snapshotHash ?? null }]] : [],
    ),
  )
}
