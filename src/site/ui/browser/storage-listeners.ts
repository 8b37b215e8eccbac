// Another tab changed it, perhaps while this page was in the browser's back-forward cache.
const changes = ['storage', 'pageshow'] as const

/** Listeners for changes of the browser's storage, in this tab or in another. */
export function createStorageListeners(): {
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Reports a change made here: the browser informs only other tabs. */
  notify: () => void
} {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) for (const change of changes) window.addEventListener(change, notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const change of changes) window.removeEventListener(change, notify)
      }
    },
    notify,
  }
}
