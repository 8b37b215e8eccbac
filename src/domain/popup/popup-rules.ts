/** The key of session storage under which a popup was put away; one that was saved again since is another popup. */
export function popupKey({ id, updatedAt }: { id: number; updatedAt: string }): string {
  return `popup:${id}:${updatedAt}`
}

/** The delay of a popup in milliseconds, from seconds; what is no number or below zero means at once. */
export function popupDelay(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}

/**
 * Whether a popup may lie over the page at this address (specification section 4): not where the address contains
 * 'modal-clicked', nor where it is what one of the page's forms leads to. Without a host, an action is one of this site.
 */
export function isPopupAddress({
  url,
  formActions,
}: {
  url: string
  formActions: readonly string[]
}): boolean {
  if (url.includes('modal-clicked')) return false
  const here = toPage(url, url)
  return !formActions.some((action) => action !== '' && toPage(action, url) === here)
}

// A form's own query and a missing slash make no other address.
function toPage(address: string, base: string): string | null {
  try {
    const { origin, pathname } = new URL(address, base)
    return origin + pathname.replace(/\/+$/, '')
  } catch {
    return null
  }
}
