import type { Page } from '@playwright/test'

type Event = { name: string; args?: { elementCount?: unknown } }

const countOf = ({ name, args }: Event): number =>
  name === 'UpdateLayoutTree' && typeof args?.elementCount === 'number' ? args.elementCount : 0

/** The largest number of elements that Chromium restyles at once after a change of the page. */
export async function countRestyled(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own.')
  const session = await browser.newBrowserCDPSession()
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => {
    for (const event of value)
      if ('name' in event && typeof event.name === 'string')
        counts.push(countOf({ ...event, name: event.name }))
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink'] },
  })
  await page.evaluate(change)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return Math.max(0, ...counts)
}
