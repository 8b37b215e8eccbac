import type { PayloadRequest } from 'payload'
import { drawMark } from './draw-mark'
import { getWatermark, type Watermark } from '@/cms/queries/media/get-watermark'
import { makeSizes, type ReadyMark } from './make-sizes'
import type { StoredSize } from './photos'
import { markedFileName } from '@/cms/operations/media/picture-names'

/** The watermark of the settings, drawn once for many pictures. */
export async function readyMark(watermark: Watermark): Promise<ReadyMark> {
  const { mark, corner, percent } = watermark
  return { mark, corner, percent, drawn: await drawMark(watermark) }
}

type PrepareSizesInput = {
  /** The file name of the original, and its content. */
  filename: string
  original: Buffer
  /** The file name that a size has now. */
  present: string | null
  mark: ReadyMark | null
}

/** The sizes of a picture with a watermark or without, under the names that they get; nothing is written. */
export async function prepareSizes({
  filename,
  original,
  present,
  mark,
}: PrepareSizesInput): Promise<StoredSize[]> {
  const made = await makeSizes(original, mark)
  return made.map((each) => ({
    ...each,
    name: markedFileName({ original: filename, present, mark: mark?.mark ?? null, size: each.size }),
  }))
}

/** The watermark that an upload gets; null for none, and where it cannot be drawn: the job will say so. */
export async function findMarkForUpload(req: PayloadRequest): Promise<ReadyMark | null> {
  const { payload } = req
  const watermark = await getWatermark({ payload, req })
  if (!watermark) return null
  return readyMark(watermark).catch((err: unknown) => {
    payload.logger.error({ err, msg: 'The watermark cannot be drawn' })
    return null
  })
}
