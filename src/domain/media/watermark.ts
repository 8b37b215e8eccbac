/** Where a watermark stands on a picture. */
export const watermarkCorners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type WatermarkCorner = (typeof watermarkCorners)[number]

/** What a watermark shows: the name of the agency, or a picture. */
export const watermarkKinds = ['name', 'logo'] as const
export type WatermarkKind = (typeof watermarkKinds)[number]

/** In per cent of the width of the picture. */
export const watermarkWidth = { least: 5, most: 50, usual: 20 } as const

/** In per cent. */
export const watermarkOpacity = { least: 10, most: 100, usual: 60 } as const

// Of the shorter side of the picture.
const margin = 0.03

// Of the height of the picture: a tall logo on a wide picture would cover it.
const highest = 1 / 3

type PixelSize = { width: number; height: number }

/** A rectangle in pixels, from the left upper corner of a picture. */
export type MarkPlace = PixelSize & { left: number; top: number }

type PlaceMarkInput = {
  picture: PixelSize
  /** The drawn watermark, of which only the proportions count. */
  mark: PixelSize
  corner: WatermarkCorner
  /** In per cent of the width of the picture. */
  percent: number
}

/** Where a watermark stands on a picture, and how large it is there: always inside, and never distorted by more than a pixel. */
export function placeMark({ picture, mark, corner, percent }: PlaceMarkInput): MarkPlace {
  const gap = Math.round(Math.min(picture.width, picture.height) * margin)
  const scale = Math.min(
    (picture.width * percent) / 100 / mark.width,
    (picture.height * highest) / mark.height,
    (picture.width - 2 * gap) / mark.width,
  )
  const width = Math.max(1, Math.round(mark.width * scale))
  const height = Math.max(1, Math.round(mark.height * scale))
  const left = corner.endsWith('left') ? gap : picture.width - gap - width
  const top = corner.startsWith('top') ? gap : picture.height - gap - height
  return { width, height, left: Math.max(0, left), top: Math.max(0, top) }
}
