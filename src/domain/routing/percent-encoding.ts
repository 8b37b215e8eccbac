/** The text with its percent-encoding decoded once; null if the encoding is malformed. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
