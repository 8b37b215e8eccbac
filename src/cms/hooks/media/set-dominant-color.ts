import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

const hex = (channel: number) => channel.toString(16).padStart(2, '0')

/** The average colour as `#rrggbb`; it reads one pixel, so that a large photograph is never decoded in full. */
async function averageColor(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${Array.from(pixel.subarray(0, 3), hex).join('')}`
}

/** Stores the colour that is shown on the page until the picture has loaded. */
export const setDominantColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  const picture = req.file?.data
  if (!picture?.length) return data
  try {
    return { ...data, dominantColor: await averageColor(picture) }
  } catch (err) {
    req.payload.logger.warn({ err, msg: 'No dominant colour could be taken from an upload' })
    return data
  }
}
