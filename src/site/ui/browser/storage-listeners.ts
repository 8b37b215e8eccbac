/** Listeners for changes of the browser's storage, in this tab or in another. */
export function createStorageListeners(): {
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Reports a change made here: the browser informs only other tabs. */
  notify: () => void
} {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      // Another tab changed it, perhaps while this page was in the browser's back-forward cache.
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
