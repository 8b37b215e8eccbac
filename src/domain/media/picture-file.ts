/** The kinds of files that are pictures of the site. No 'image/*': it admits SVG, which carries scripts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** In bytes: no upload is larger. */
export const largestUpload = 20_000_000

/** Why a file is not sent at all. */
export type FileRefusal = 'kind' | 'size'

/** Why the server would refuse a file; null if it decides itself, as for a file whose type the browser does not know. */
export function refusalOfFile({ type, size }: { type: string; size: number }): FileRefusal | null {
  const isKnown = type === '' || pictureTypes.some((known) => known === type)
  if (!isKnown || size === 0) return 'kind'
  return size > largestUpload ? 'size' : null
}

/** The name that a person knows a stored picture by: without the part that nobody can guess. */
export const pictureName = (fileName: string): string =>
  fileName.replace(/-[0-9a-f]{16}(?=\.[^.]*$)/, '').replace(/\.[^.]*$/, '')
