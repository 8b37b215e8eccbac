/**
 * Opens the fold around an element when the address leads to it, for browsers that do not do it by themselves. Returns how
 * this ends.
 */
export function revealByHash(element: HTMLElement | null): () => void {
  const reveal = () => {
    const fold = element && window.location.hash === `#${element.id}` ? element.closest('details') : null
    if (!fold || fold.open) return
    fold.open = true
    element?.scrollIntoView()
  }
  reveal()
  window.addEventListener('hashchange', reveal)
  return () => window.removeEventListener('hashchange', reveal)
}
