/** Those who wait for a change of what a browser keeps, in this tab or in another. */
export function createStorageListeners(): {
  /** Gives what ends it. */
  subscribe: (listener: () => void) => () => void
  /** Of a change made here: only other tabs are told by the browser. */
  notify: () => void
} {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      // Another tab changed it, or did so while this page rested in the browser's back-forward cache.
      window.addEventListener('storage', listener)
      window.addEventListener('pageshow', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
        window.removeEventListener('pageshow', listener)
      }
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
