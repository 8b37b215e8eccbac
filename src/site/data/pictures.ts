import type { Media } from '@/cms/payload-types'
import { choosePictureUrl } from '@/domain/media/picture-choice'
import { orElse, orNull } from './defaults'
import type { Picture } from './view-models'

/** A relation as Payload hands it over: populated, or the bare id where it could not be read. */
type Relation<Doc> = number | Doc | null | undefined

export function populated<Doc extends object>(relation: Relation<Doc>): Doc | null {
  return typeof relation === 'object' && relation !== null ? relation : null
}

const version = ({ updatedAt }: Media): string => `?v=${Date.parse(updatedAt).toString(36)}`

function sizesOf({ sizes }: Media): { url: string; width: number }[] {
  const { w250, w400, w600, w900, w1360 } = sizes ?? {}
  return [w250, w400, w600, w900, w1360].flatMap((size) =>
    size?.url && size.width ? [{ url: size.url, width: size.width }] : [],
  )
}

/** A picture with the widths it was kept in; the URLs change with the picture, so browsers may keep them for ever. */
export function toPicture(relation: Relation<Media>): Picture | null {
  const media = populated(relation)
  if (!media?.url || !media.width || !media.height) return null
  const suffix = version(media)
  const sizes = sizesOf(media)
  return {
    src: `${orElse(choosePictureUrl({ sizes, atLeast: 900 }), media.url)}${suffix}`,
    srcSet: sizes.map(({ url, width }) => `${url}${suffix} ${width}w`).join(', '),
    width: media.width,
    height: media.height,
    alt: orElse(media.alt, ''),
    color: orNull(media.dominantColor),
    kind: orElse(media.kind, 'photo'),
  }
}

export function toPictures(relations: Relation<Media>[] | null | undefined): Picture[] {
  return (relations ?? []).flatMap((relation) => toPicture(relation) ?? [])
}
