/** Whether the visitor has closed or followed a popup in this session. */
export function isPutAway(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that they have. */
export function putAway(key: string) {
  try {
    window.sessionStorage.setItem(key, 'closed')
  } catch {
    // Without storage it stays closed in this document.
  }
}
