import sharp, { type Sharp } from 'sharp'

/** A picture without metadata. */
export type CleanPicture = {
  data: Buffer
  mimetype: string
  extension: string
  width: number
  height: number
}

type PictureKind = { mimetype: string; extension: string; encode: (picture: Sharp) => Sharp }

const kinds: Readonly<Record<string, PictureKind>> = {
  jpeg: { mimetype: 'image/jpeg', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 90 }) },
  png: { mimetype: 'image/png', extension: 'png', encode: (picture) => picture.png() },
  webp: { mimetype: 'image/webp', extension: 'webp', encode: (picture) => picture.webp({ quality: 90 }) },
  // More effort takes seconds for a photograph.
  heif: {
    mimetype: 'image/avif',
    extension: 'avif',
    encode: (picture) => picture.avif({ quality: 70, effort: 2 }),
  },
}

// A small file can claim to be a picture that fills the memory when it is decoded.
const mostPixels = 120_000_000

/**
 * The picture encoded anew: rotated as its camera recorded, in sRGB, and without EXIF, GPS, XMP, IPTC, comments or a colour
 * profile. Null for another kind of file.
 * @throws Error if the file begins as a picture but cannot be read as one.
 */
export async function cleanPicture(
  original: Buffer,
  failOn: 'error' | 'none' = 'error',
): Promise<CleanPicture | null> {
  const source = sharp(original, { animated: true, failOn, limitInputPixels: mostPixels })
  const { format, pages = 1 } = await source.metadata()
  const kind = kinds[format ?? '']
  if (!kind) return null
  // An animation cannot be rotated, and no camera makes one.
  const upright = pages > 1 ? source : source.rotate()
  const { data, info } = await kind
    .encode(upright.toColourspace('srgb'))
    .toBuffer({ resolveWithObject: true })
  const { mimetype, extension } = kind
  return { data, mimetype, extension, width: info.width, height: info.pageHeight ?? info.height }
}

/** Encodes a stored picture anew. A damaged picture keeps the part that browsers show. Null if nothing can be read. */
export const cleanStoredPicture = (original: Buffer): Promise<CleanPicture | null> =>
  cleanPicture(original)
    .catch(() => cleanPicture(original, 'none'))
    .catch(() => null)
