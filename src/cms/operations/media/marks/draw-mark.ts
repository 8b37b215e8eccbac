import sharp from 'sharp'
import { files } from '@/cms/files/files'
import type { Watermark } from '@/cms/queries/media/get-watermark'
import letters from './letters.json'

/** A drawn watermark: a PNG with its transparency, and its size in pixels. */
export type DrawnMark = { image: Buffer; width: number; height: number }

const outlines: Partial<Record<string, { advance: number; path: string }>> = letters

// In pixels: half of the widest size, the most that a watermark takes.
const widest = 1200

// The outlines have 1,000 units to a line of text: what is above and below its base line, and the width of the dark edge.
const above = 1000
const below = 300
const edge = 45

/** Whether a text has a letter that can be drawn. */
export const canBeDrawn = (text: string): boolean => [...text].some((letter) => outlines[letter]?.path)

/**
 * A text in white letters with a dark edge, which stands out from light and dark pictures alike. It is drawn from outlines,
 * because a server has no fonts that could be relied on.
 */
function textAsSvg(text: string): string {
  let width: number = edge
  const shapes = [...text.normalize('NFC')].flatMap((letter) => {
    const outline = outlines[letter]
    if (!outline) return []
    const shape = `<path transform="translate(${width} ${above})" d="${outline.path}"/>`
    width += outline.advance
    return shape
  })
  const whole = { width: width + edge, height: above + below }
  const height = Math.max(1, Math.round((widest * whole.height) / whole.width))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widest}" height="${height}" viewBox="0 0 ${whole.width} ${whole.height}">
    <g fill="#fff" stroke="#000" stroke-opacity="0.55" stroke-width="${2 * edge}" stroke-linejoin="round"
      paint-order="stroke">${shapes.join('')}</g></svg>`
}

const drawText = (text: string) => sharp(Buffer.from(textAsSvg(text))).trim()

async function drawLogo(name: string) {
  const stored = await files.read({ folder: 'media', name })
  if (!stored) throw new Error('The logo of the watermark has no file')
  return sharp(stored)
}

/**
 * Draws the watermark of the settings, as large as the widest size needs.
 * @throws Error if the logo cannot be read, or its name has no letter that can be drawn.
 */
export async function drawMark({ kind, content, opacity }: Watermark): Promise<DrawnMark> {
  if (kind === 'name' && !canBeDrawn(content)) throw new Error('The name of the agency cannot be drawn')
  const drawn = kind === 'logo' ? await drawLogo(content) : drawText(content)
  const image = await drawn.rotate().toColourspace('srgb').ensureAlpha().png().toBuffer()
  const veil = Buffer.from([255, 255, 255, Math.round((255 * opacity) / 100)])
  const { data, info } = await sharp(image)
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: kind === 'logo' })
    .composite([{ input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }])
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}
