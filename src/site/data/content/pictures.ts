import type { Media } from '@/cms/payload-types'
import type { ListedPicture } from '@/cms/queries/properties/listed-properties'
import { choosePictureUrl } from '@/domain/media/picture-choice'
import { orElse, orNull } from '@/site/data/defaults'
import type { Picture } from '@/site/data/view-models'

/** A relation from Payload: populated, or only the id if it could not be read. */
type PictureRelation<Doc> = number | Doc | null | undefined

export function populated<Doc extends object>(relation: PictureRelation<Doc>): Doc | null {
  return typeof relation === 'object' ? relation : null
}

/** The version in the address of a picture, so that browsers can cache it for ever. */
export const version = ({ updatedAt }: Pick<Media, 'updatedAt'>): string =>
  `?v=${Date.parse(updatedAt).toString(36)}`

export function sizesOf({ sizes }: Pick<Media, 'sizes'>): { url: string; width: number }[] {
  const { w250, w400, w600, w720, w900, w1360, w1800, w2400 } = sizes ?? {}
  return [w250, w400, w600, w720, w900, w1360, w1800, w2400].flatMap((size) =>
    size?.url && size.width ? [{ url: size.url, width: size.width }] : [],
  )
}

/** The focal point as CSS positions a picture; absent for the middle, where each picture begins. */
function focusOf({ focalX, focalY }: Pick<Media, 'focalX' | 'focalY'>): { focus?: string } {
  const [x, y] = [focalX, focalY].map((each) => Math.round(orElse(each, 50)))
  return x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` }
}

/**
 * A picture with its stored widths, between `least` and `widest` pixels; the URLs change with the picture, so browsers may cache
 * them for ever.
 */
export function toPicture(
  relation: PictureRelation<ListedPicture>,
  { least = 0, widest = Number.POSITIVE_INFINITY }: { least?: number; widest?: number } = {},
): Picture | null {
  const media = populated(relation)
  if (!media?.url || !media.width || !media.height) return null
  const suffix = version(media)
  const sizes = sizesOf(media).filter(({ width }) => width >= least && width <= widest)
  return {
    src: `${orElse(choosePictureUrl({ sizes, atLeast: 900 }), media.url)}${suffix}`,
    srcSet: sizes.map(({ url, width }) => `${url}${suffix} ${width}w`).join(', '),
    width: media.width,
    height: media.height,
    alt: orElse(media.alt, ''),
    color: orNull(media.dominantColor),
    ...focusOf(media),
    kind: orElse(media.kind, 'photo'),
  }
}

/** A picture for the search panel (specification section 9); our logo if there is none. */
export type Thumbnail = { url: string; width: number; height: number }

const noThumbnail: Thumbnail = { url: '/brand/logo-mark.svg', width: 60, height: 60 }

export function toThumbnail(relation: PictureRelation<ListedPicture>): Thumbnail {
  const media = populated(relation)
  const { url, width, height } = media?.sizes?.w60 ?? {}
  return media && url && width && height ? { url: `${url}${version(media)}`, width, height } : noThumbnail
}

export function toPictures(relations: PictureRelation<ListedPicture>[] | null | undefined): Picture[] {
  return (relations ?? []).flatMap((relation) => toPicture(relation) ?? [])
}
