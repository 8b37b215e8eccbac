import sharp, { type OverlayOptions } from 'sharp'
import { largePictureWidths } from '@/domain/media/picture-choice'
import { placeMark } from '@/domain/media/watermark'
import type { DrawnMark } from './draw-mark'
import type { Watermark } from '@/cms/queries/media/get-watermark'

/** How sizes are encoded. */
export const sizeQuality = { quality: 74 }

/** A mark that is drawn once, for all pictures. */
export type ReadyMark = Pick<Watermark, 'mark' | 'corner' | 'percent'> & { drawn: DrawnMark }

/** The sizes that are wide enough for a watermark; nobody could read one on the smaller ones, which never have it. */
export const markedSizes = ['w250', 'w400', 'w600', 'w720', 'w900', 'w1360', 'w1800', 'w2400'] as const
export type MarkedSize = (typeof markedSizes)[number]

/** A size of a picture: a WebP, and its size in pixels. */
export type MadeSize = { size: MarkedSize; data: Buffer; width: number; height: number }

type Frame = { width: number; height: number; isAnimated: boolean }

async function overlayOf({ drawn, corner, percent }: ReadyMark, frame: Frame): Promise<OverlayOptions> {
  const { width, height, left, top } = placeMark({ picture: frame, mark: drawn, corner, percent })
  const input = await sharp(drawn.image).resize({ width, height, fit: 'fill' }).png().toBuffer()
  if (!frame.isAnimated) return { input, left, top }
  // The pictures of an animation stand one below the other, so the whole of one is repeated.
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const whole = sharp({ create: { width: frame.width, height: frame.height, channels: 4, background } })
  return {
    input: await whole.composite([{ input, left, top }]).png().toBuffer(),
    tile: true,
    gravity: 'northwest',
  }
}

type MakeSizeInput = { original: Buffer; width: number; mark: ReadyMark | null }

async function makeSize({ original, width, mark }: MakeSizeInput): Promise<Omit<MadeSize, 'size'>> {
  const source = sharp(original, { animated: true })
  const { pages = 1 } = await source.metadata()
  const isAnimated = pages > 1
  const upright = isAnimated ? source : source.rotate()
  const small = upright.resize({ width, fit: 'inside', withoutEnlargement: true })
  // Without a loss: the watermark is put on it before it is encoded.
  const passing = isAnimated ? small.webp({ lossless: true, effort: 0 }) : small.png({ compressionLevel: 0 })
  const { data, info } = await (mark ? passing : small.webp(sizeQuality)).toBuffer({
    resolveWithObject: true,
  })
  const frame = { width: info.width, height: info.pageHeight ?? info.height, isAnimated }
  const size = { width: frame.width, height: frame.height }
  if (!mark) return { data, ...size }
  const marked = sharp(data, { animated: true }).composite([await overlayOf(mark, frame)])
  return { data: await marked.webp(sizeQuality).toBuffer(), ...size }
}

const widthOf = (size: MarkedSize): number => Number(size.slice(1))

const isLarge = (size: MarkedSize): boolean => largePictureWidths.some((width) => width === widthOf(size))

/** The sizes of an original, with a watermark or without; the large ones only of an original as wide. One at a time, to save memory. */
export async function makeSizes(original: Buffer, mark: ReadyMark | null): Promise<MadeSize[]> {
  const { autoOrient } = await sharp(original).metadata()
  const made: MadeSize[] = []
  for (const size of markedSizes) {
    const width = widthOf(size)
    if (isLarge(size) && autoOrient.width < width) continue
    made.push({ size, ...(await makeSize({ original, width, mark })) })
  }
  return made
}
