/** The parts of the file name of a size: of which picture, with which watermark (null: none), and which size (`w600`). */
export type SizeName = { picture: string; mark: string | null; size: string }

const shape = /^([0-9a-f]{20})(?:-([0-9a-f]{10}))?-(w\d{2,4})\.webp$/

/** The parts of the file name of a size; null for the name of an original, and for one of an earlier version. */
export function readSizeName(name: string): SizeName | null {
  const [, picture, mark = null, size] = shape.exec(name) ?? []
  return picture && size ? { picture, mark, size } : null
}

/** The file name of a size. With another watermark it is another name, so no cache keeps the former file in its place. */
export const writeSizeName = ({ picture, mark, size }: SizeName): string =>
  `${[picture, mark, size].filter((part) => part !== null).join('-')}.webp`
