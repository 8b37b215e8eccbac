import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tests/support/browser/find-browser'

/** Runs work with a page in a phone's browser without any cache. */
export async function withPhonePage<Value>(work: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    return await work(
      await browser.newPage({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      }),
    )
  } finally {
    await browser.close()
  }
}
