import type { Page } from '@playwright/test'
import { refuseConsent } from '../../tests/support/browser/consent'
import { withPhonePage } from './phone-page'
import type { Line } from './weigh-pages'

/** How many times slower than this machine the phone is. */
const slowness = 4
const rounds = 3

/** From a touch or a key to the next frame, in milliseconds: what web.dev calls good is 200. */
const INTERACTION_LIMIT = 150

type Interaction = {
  name: string
  /** The page, by its original path. */
  original: string
  act: (page: Page) => Promise<void>
}

/** What visitors do most, as the first thing on a page that has just been loaded. */
const interactions: Interaction[] = [
  {
    name: 'opening the search panel and typing',
    original: '/',
    act: async (page) => {
      const field = page.locator('.search-field input').first()
      await field.tap()
      await field.pressSequentially('wav', { delay: 250 })
    },
  },
  {
    name: 'opening the filters and one of them',
    original: '/for-sale/',
    act: async (page) => {
      await page.locator('button[popovertarget]:visible').first().tap()
      await page.waitForTimeout(500)
      await page.locator('.filter-sheet details.filter-menu > summary').first().tap()
    },
  },
  {
    name: 'opening the gallery and its next picture',
    original: '/property/2101/',
    act: async (page) => {
      await page.locator('a[data-picture]').first().tap()
      await page.waitForTimeout(1000)
      await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'opening a form and filling a field in',
    original: '/property/2101/',
    act: async (page) => {
      await page.locator('details:has(#request-document) > summary').tap()
      const field = page.locator('#request-document [name="firstName"]')
      await field.waitFor()
      await field.tap()
      await page.waitForTimeout(500)
      await field.pressSequentially('Léa', { delay: 250 })
    },
  },
]

/** The longest wait of a page between a touch or a key and the next frame. */
async function longestWait(page: Page, { act }: Pick<Interaction, 'act'>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await act(page)
  // The observer gets an event after its frame has been painted.
  await page.waitForTimeout(1500)
  return page.evaluate('window.longestWait ?? 0')
}

const recordWaits = `
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longestWait = Math.max(window.longestWait ?? 0, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
`

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type MeasureInteractionsInput = {
  /** Where an original path leads a French visitor. */
  addressOf: (original: string) => Promise<string>
  print: (line: Line) => void
}

/** Prints how long a slow phone lets visitors wait for what they do; returns what is over the limit. */
export async function measureInteractions({ addressOf, print }: MeasureInteractionsInput): Promise<string[]> {
  const problems: string[] = []
  for (const { name, original, act } of interactions) {
    const address = await addressOf(original)
    const waits: number[] = []
    for (let round = 0; round < rounds; round += 1)
      waits.push(
        await withPhonePage(async (page) => {
          await refuseConsent(page)
          await page.addInitScript(recordWaits)
          await page.goto(address, { waitUntil: 'networkidle' })
          return longestWait(page, { act })
        }),
      )
    const value = middle(waits)
    print({
      name: `${name}, to the next frame on a phone ${slowness} times slower (limit ${INTERACTION_LIMIT})`,
      value,
      unit: 'ms',
      n: rounds,
    })
    if (value > INTERACTION_LIMIT)
      problems.push(`${name} takes ${value} ms to the next frame, ${INTERACTION_LIMIT} ms are allowed`)
  }
  return problems
}
