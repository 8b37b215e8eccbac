import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isRemote } from './collect-pictures'
import type { ImportContext } from './import-context'

export type KnownUpload = { id: number; hash: string | null }

export type Outcome = 'created' | 'updated' | 'unchanged'

const maximumBytes = 20_000_000
const patience = 20_000 // milliseconds

/**
 * A picture or document that a snapshot names, from its folder or from the web.
 * @throws Error that says why it cannot be had.
 */
export async function readSnapshotFile(folder: string, url: string): Promise<Buffer> {
  if (!isRemote(url)) return readFile(path.resolve(folder, decodeURI(url)))
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'follow' })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > maximumBytes) throw new Error('larger than 20 MB')
  return bytes
}

/** The files that earlier imports have brought, by the `Url` or key the snapshot knows them under. */
export async function loadKnownUploads(
  { payload }: ImportContext,
  collection: 'media' | 'documents',
): Promise<Map<string, KnownUpload>> {
  const { docs } = await payload.db.find<{
    id: number
    snapshotKey?: string | null
    snapshotHash?: string | null
  }>({
    collection,
    limit: 0,
    pagination: false,
    select: { snapshotKey: true, snapshotHash: true },
  })
  return new Map(
    docs.flatMap(({ id, snapshotKey, snapshotHash }) =>
      snapshotKey ? [[snapshotKey, { id, hash: snapshotHash ?? null }]] : [],
    ),
  )
}
