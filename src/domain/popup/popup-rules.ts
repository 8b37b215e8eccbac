/** The key of session storage that says a popup was closed; saving the popup makes a new key, so it opens again. */
export function popupKey({ id, updatedAt }: { id: number; updatedAt: string }): string {
  return `popup:${id}:${updatedAt}`
}

/** The delay of a popup in milliseconds, from seconds; 0 for anything that is no positive number. */
export function popupDelay(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}

/**
 * Whether a popup may open on the page at this address (specification section 4): not if the address contains
 * 'modal-clicked', and not on the page that one of its forms leads to. An action without a host is on this site.
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

// A form's own query and a missing slash do not change the page.
function toPage(address: string, base: string): string | null {
  try {
    const { origin, pathname } = new URL(address, base)
    return origin + pathname.replace(/\/+$/, '')
  } catch {
    return null
  }
}
