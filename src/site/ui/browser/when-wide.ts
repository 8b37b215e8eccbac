const wide = '(width >= 80rem)'

/** Whether menus and filters stand in bars, as on wide screens. */
export const isWide = (): boolean => window.matchMedia(wide).matches

/**
 * Calls back each time the window becomes that wide, as a tablet that is turned: what lies over a narrow page has no place there.
 * Returns how this ends.
 */
export function whenWide(onWide: () => void): () => void {
  const query = window.matchMedia(wide)
  const change = () => {
    if (query.matches) onWide()
  }
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}
