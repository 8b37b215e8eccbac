/** A text in local storage; where the browser has none, or no room in it, the text lasts for as long as the document does. */
export function createKeptText(key: string): {
  read: () => string | null
  write: (text: string | null) => void
} {
  let unstored: { text: string | null } | null = null
  return {
    read: () => {
      if (unstored) return unstored.text
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text) => {
      try {
        if (text === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, text)
        unstored = null
      } catch {
        // A full storage can still be read, and has what was decided before.
        unstored = { text }
      }
    },
  }
}
