/**
 * The widths in pixels in which a picture is stored: thumbnail, list picture and the image widths of specification section
 * 9, and 720 and 900 for phones, which would otherwise load 1360 for a picture of 700 pixels.
 */
export const pictureWidths = [60, 100, 250, 400, 600, 720, 900, 1360] as const

/** The widths for dense screens, made only of an original that is as wide: sharp at twice the size of a desktop. */
export const largePictureWidths = [1800, 2400] as const

/** A stored size of a picture; a size that could not be made has no url or width. */
export type PictureSize = { url: string | null | undefined; width: number | null | undefined }

/** The url of the smallest size of at least that many pixels, else of the largest; null if there is none. */
export function choosePictureUrl({
  sizes,
  atLeast,
}: {
  sizes: readonly PictureSize[]
  atLeast: number
}): string | null {
  const made = sizes
    .flatMap(({ url, width }) => (url && typeof width === 'number' && width > 0 ? [{ url, width }] : []))
    .sort((one, other) => one.width - other.width)
  return (made.find(({ width }) => width >= atLeast) ?? made.at(-1))?.url ?? null
}
