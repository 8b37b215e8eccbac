import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { files } from '@/cms/files/files'
import { queueJob } from '@/cms/operations/queue-job'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecord } from '@/domain/shared/is-record'
import { eraseFormer, noteFormer } from './former-files'
import { getWatermark } from '@/cms/queries/media/get-watermark'
import type { ReadyMark } from './make-sizes'
import { findWrongPhotos, writeSizes, type StoredSize, type WrongPhoto } from './photos'
import { prepareSizes, readyMark } from './prepare-sizes'

// Each batch is one commit, so that the caches of pages are told once for all of its pictures.
const batch = 20

// In milliseconds: then the job makes room for others, and goes on in a job of its own.
const longestRun = 60_000

type MarkPhotosInput = { payload: Payload; data: unknown; signal?: AbortSignal }

type Prepared = { photo: WrongPhoto; sizes: StoredSize[] }

/** What the rest of a run begins with: after which picture, and for which watermark. */
type Progress = { after: number; mark: string }

const progressOf = (data: unknown): Progress | null =>
  isRecord(data) && typeof data.after === 'number' ? { after: data.after, mark: String(data.mark) } : null

async function prepare(
  payload: Payload,
  { photo, mark }: { photo: WrongPhoto; mark: ReadyMark | null },
): Promise<Prepared | null> {
  const original = await files.read({ folder: 'media', name: photo.filename })
  if (!original) return null
  const { id, filename, names } = photo
  const sizes = await prepareSizes({ filename, original, present: names.at(-1) ?? null, mark })
  await noteFormer({ db: databaseOf(payload), media: id, names: sizes.map(({ name }) => name) }, 'in an hour')
  for (const { name, data } of sizes)
    if (!(await files.writeIfRoom({ folder: 'media', name, bytes: data }))) return null
  return { photo, sizes }
}

type StoreInput = Prepared & { isWanted: boolean }

async function store(req: PayloadRequest, { photo, sizes, isWanted }: StoreInput): Promise<void> {
  const db = await transactionOf(req)
  const isStored = isWanted && (await writeSizes({ db, photo, sizes }))
  const written = sizes.map(({ name }) => name)
  const former = isStored ? [...photo.names, ...written] : written
  await noteFormer({ db, media: photo.id, names: [...new Set(former)] }, 'now')
}

type BatchInput = { payload: Payload; photos: readonly WrongPhoto[]; mark: ReadyMark | null; signal?: AbortSignal }

/**
 * Makes a batch anew; returns the number of the last picture that it came to, which is 0 if the worker stops before the first, or null if
 * the settings have changed meanwhile: then nothing of the batch is stored, and their change has queued a run of its own.
 */
async function markBatch({ payload, photos, mark, signal }: BatchInput): Promise<number | null> {
  let last = 0
  const prepared: Prepared[] = []
  for (const photo of photos) {
    if (signal?.aborted) break
    const made = await prepare(payload, { photo, mark: photo.wanted === null ? null : mark }).catch(
      (error: unknown) => {
        const msg = `The sizes of picture ${photo.id} cannot be made anew`
        payload.logger.error({ msg, error: errorCodes(error) })
        return null
      },
    )
    if (made) prepared.push(made)
    last = photo.id
  }
  const req = await createLocalReq({}, payload)
  const isWanted = await inTransaction(req, async () => {
    const present = await getWatermark({ payload, req })
    const isSame = (present?.mark ?? null) === (mark?.mark ?? null)
    for (const each of prepared) await store(req, { ...each, isWanted: isSame })
    return isSame
  })
  await eraseFormer(payload)
  return isWanted ? last : null
}

type RunInput = { payload: Payload; ready: ReadyMark | null; after: number; signal?: AbortSignal }

/** Makes pictures anew for a minute; returns after which one the rest begins, or null if there is none. */
async function runBatches({ payload, ready, after: begin, signal }: RunInput): Promise<number | null> {
  const end = Date.now() + longestRun
  const db = databaseOf(payload)
  const mark = ready ? ready.mark : null
  let after = begin
  while (!signal?.aborted && Date.now() < end) {
    const photos = await findWrongPhotos({ db, mark, after, limit: batch })
    if (photos.length === 0) return null
    const last = await markBatch({ payload, photos, mark: ready, signal })
    if (last === null) return null
    after = Math.max(after, last)
  }
  return after
}

/**
 * Makes the sizes of pictures anew whose watermark is another than the settings say, in batches. A run ends after a minute, and queues the
 * rest; after an interruption another worker begins where the batch began, as each picture tells by its names what it has.
 * @throws Error if the watermark cannot be drawn.
 */
export async function markPhotos({ payload, data, signal }: MarkPhotosInput): Promise<void> {
  const watermark = await getWatermark({ payload })
  const mark = watermark?.mark ?? ''
  const rest = progressOf(data)
  // The settings have changed since: their change has queued a run of its own.
  if (rest && rest.mark !== mark) return
  await eraseFormer(payload)
  const ready = watermark && (await readyMark(watermark))
  const after = await runBatches({ payload, ready, after: rest?.after ?? 0, signal })
  if (after === null) return
  const job = { name: 'mark-photos', data: { after, mark }, key: 'mark-photos:rest', maxAttempts: 5 } as const
  await queueJob({ req: { payload, transactionID: undefined }, job })
}

/** Queues a run over all pictures, in the transaction of the request. */
export const queueMarking = (req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<void> =>
  queueJob({ req, job: { name: 'mark-photos', data: {}, key: 'mark-photos', maxAttempts: 5 } })

type ChangedMarksInput = { payload: Payload; req?: PayloadRequest; ids?: readonly number[] }

/** Queues a run if there is a watermark, and one of the pictures (without `ids`: any) has another one than it should. */
export async function queueChangedMarks({ payload, req, ids }: ChangedMarksInput): Promise<void> {
  const watermark = await getWatermark({ payload, req })
  if (!watermark) return
  const asked = req ?? { payload, transactionID: undefined }
  const db = await transactionOf(asked)
  const wrong = await findWrongPhotos({ db, mark: watermark.mark, ids, limit: 1 })
  if (wrong.length > 0) await queueMarking(asked)
}
