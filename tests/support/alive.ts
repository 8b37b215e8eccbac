import type { Page } from '@playwright/test'

/**
 * Waits until a page is alive: its scripts have run, React has taken the page over, and what that set off is done. What
 * a page asks for by itself, it has asked for by then.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'))
  })
  await page.evaluate(async () => {
    // A page that is never idle has had its time.
    for (let round = 0; round < 2; round += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
  })
}
