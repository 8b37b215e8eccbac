// A name that no file of this disk can have is a missing file, too.
const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missing.has(error.code)

/**
 * For `catch`: null where there is no such file.
 * @throws any other error.
 */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
