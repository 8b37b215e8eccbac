import type { Page } from '@playwright/test'

/**
 * Waits until a page can be used: its scripts have run, React has hydrated it, and the effects and first requests of that
 * are done.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'))
  })
  await page.evaluate(async () => {
    // A page that keeps sending requests is used as it is.
    for (let round = 0; round < 2; round += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
  })
}
