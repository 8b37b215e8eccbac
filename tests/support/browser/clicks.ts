import type { Page } from '@playwright/test'

/** Counts what a pointer presses, also across pages: a key that presses a button is no click. */
export async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const place = 'pressed'
    const count = () => sessionStorage.setItem(place, String(Number(sessionStorage.getItem(place)) + 1))
    window.addEventListener('pointerup', ({ isTrusted }) => isTrusted && count(), { capture: true })
  })
}

export const clicksOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('pressed')))

/** Begins to count anew. */
export const forgetClicks = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.removeItem('pressed'))
