import type { Page } from '@playwright/test'
import { withPhonePage } from './phone-page'

type LayoutShift = { value: number; at: number }

/** Records every shift of the layout after the first paint without a preceding touch or key. */
async function recordShifts(page: Page): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = []
  await page.exposeFunction('noteShift', (shift: LayoutShift) => shifts.push(shift))
  await page.addInitScript(`
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) window.noteShift({ value, at: startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  return shifts
}

/**
 * The score of web.dev: the largest sum of shifts that come within a second of one another and five seconds of the
 * first.
 */
export function scoreShifts(shifts: readonly LayoutShift[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity]
  for (const { value, at } of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}

const steps = 40

/** The cumulative layout shift of a page on a phone, while it loads and while a visitor scrolls to its end. */
export function measureLayoutShift(url: string): Promise<number> {
  return withPhonePage(async (page) => {
    const shifts = await recordShifts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    for (let step = 0; step < steps; step += 1) {
      const isAtEnd = await page.evaluate(() => {
        window.scrollBy(0, window.innerHeight / 2)
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
      })
      await page.waitForTimeout(150)
      if (isAtEnd) break
    }
    await page.waitForLoadState('networkidle')
    return scoreShifts(shifts)
  })
}
