import type { Page } from '@playwright/test'

/** How long to wait for a page to come to rest, in milliseconds; one that never does is checked as it is. */
const PATIENCE = 5000

/**
 * Waits until a page is at rest: its fonts are loaded, no finite transition or animation runs, and its size and position
 * do not change from one frame to the next.
 */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity
    const measure = () => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [window.innerWidth, window.scrollX, window.scrollY, scrollWidth, scrollHeight].join()
    }
    const latest = performance.now() + patience
    await document.fonts.ready
    let quiet = 0
    while (quiet < 2 && performance.now() < latest) {
      const before = measure()
      await nextFrame()
      await nextFrame()
      const isQuiet = before === measure() && !document.getAnimations().some(isMoving)
      quiet = isQuiet ? quiet + 1 : 0
    }
  }, PATIENCE)
}

/**
 * What a check finds on a page at rest. A finding is checked again: a fault of the page stays, while one that comes from a
 * slow machine passes.
 */
export async function findAtRest(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    if (tries > 0) await page.waitForTimeout(300 * tries)
    await untilAtRest(page)
    found = await find()
    if (found.length === 0) return []
  }
  return found
}
