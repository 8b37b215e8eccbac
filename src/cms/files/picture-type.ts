import path from 'node:path'

/** The types of public pictures. */
const pictureTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
}

/** The type of a public picture by its name; undefined for any other name. */
export const pictureTypeOf = (name: string): string | undefined =>
  pictureTypes[path.extname(name).toLowerCase()]
