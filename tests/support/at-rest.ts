import type { Page } from '@playwright/test'

/** How long a page may take to come to rest, in milliseconds: one that never does is looked at as it is. */
const PATIENCE = 5000

/**
 * Waits until a page is at rest: its fonts are there, no transition or animation with an end is under way, and neither
 * its size nor its place changes from one frame to the next.
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
 * What is found on a page at rest. What is found is looked for again: a fault of the page stays, while the step of a
 * script that a loaded machine is late with passes.
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
