/** The text with its percent-encoding undone once, or null when the encoding is malformed. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
