import { expect, test } from '@playwright/test'
import { locales } from '../../src/domain/shared/locale'
import { screenIn, screens } from '../support/screens'

// Many pages, of which no trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ timeout: 300_000 })

test.describe('in a browser on a phone', () => {
  test.describe.configure({ mode: 'parallel' })
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales) {
    test(`every kind of page in ${locale} is quiet in the console and no wider than the screen`, async ({
      page,
    }) => {
      let kind = ''
      const complaints: string[] = []
      const complain = (text: string) => complaints.push(`${kind}: ${text}`)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      page.on('pageerror', ({ message }) => complain(message))
      page.on('requestfailed', (request) => complain(`${request.failure()?.errorText}: ${request.url()}`))
      page.on('response', (response) => {
        if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`)
      })
      for (const [name, path] of Object.entries(screens)) {
        kind = name
        await page.goto(screenIn(path, locale))
        await page.waitForLoadState('networkidle')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) complain(`${overflow} px wider than the screen`)
      }
      expect(complaints).toEqual([])
    })
  }
})
