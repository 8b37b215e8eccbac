import type { Page } from '@playwright/test'

/** The widths at which nothing may be cut off: two telephones, a tablet and a wide screen. */
export const sweepWidths = [1440, 820, 390, 360] as const

/**
 * The texts of a page that visitors cannot read to their end: outside the window, or cut off by a box that does not
 * scroll. A text cut with an ellipsis needs a title with the whole text.
 */
export function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    const isForReadersOnly = (element: Element | null): boolean => {
      if (!element) return false
      const { clipPath, clip } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return clipPath !== 'none' || clip !== 'auto' || (width <= 1 && height <= 1)
        ? true
        : isForReadersOnly(element.parentElement)
    }
    const isSkipped = (element: Element) =>
      element.closest('[aria-hidden=true], [inert], .carousel, .swiper, noscript') !== null
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'

    /** The box that cuts a text off, or the window; null where all of it can be read. */
    function cutBy(text: DOMRect, start: Element): string | null {
      for (
        let box: Element | null = start;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isWider = text.right > edge.right + tolerance || text.left < edge.left - tolerance
        const isHigher = text.bottom > edge.bottom + text.height / 2
        if ((cuts(overflowX) && isWider) || (cuts(overflowY) && isHigher)) return box.tagName.toLowerCase()
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return null
      }
      return text.right > window.innerWidth + tolerance || text.left < -tolerance ? 'window' : null
    }

    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (words === '' || !parent || ['SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA'].includes(parent.tagName))
        continue
      if (!isShown(parent) || isSkipped(parent) || isForReadersOnly(parent)) continue
      if (parent.closest('[title]')?.getAttribute('title')?.includes(words)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const by = rect.width > 0 ? cutBy(rect, parent) : null
        if (by) found.add(`"${words.slice(0, 60)}" is cut by the ${by}`)
      }
    }
    return [...found]
  })
}
