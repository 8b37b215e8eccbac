import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { refuseConsent } from '../../tests/support/browser/consent'
import { findBrowser } from '../../tests/support/browser/find-browser'

/** The screens to show, by their French addresses. */
const screens = {
  home: '/fr/',
  list: '/fr/a-vendre/',
  results: '/fr/recherche/?city=Wavre%7C1300&minBedrooms=2',
  property: '/property/2101/?lng=fr',
  project: '/project/101/?lng=fr',
  article: '/fr/nos-conseils/frais-de-notaire/',
  services: '/fr/nos-services/',
  questions: '/fr/services/questions/reponses/',
  contact: '/fr/contact/',
  valuation: '/contact-demand/?lng=fr',
  'not-found': '/fr/n-existe-pas/',
} as const

/** A phone, a tablet and a desktop; long pages are cut at a height, in pixels. */
const sizes = [
  { width: 390, tallest: 2000 },
  { width: 820, tallest: 1800 },
  { width: 1440, tallest: 1800 },
]
const quality = 68

/** Loads every picture of the page and stops animations, then scrolls to the top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (screenful) => {
    for (let y = 0; y < document.body.scrollHeight; y += screenful) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    window.scrollTo(0, 0)
  }, 600)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    // A picture outside the view of a carousel never loads, so it is not awaited.
    const fetched = [...document.images].filter(({ complete }) => complete)
    await Promise.all(fetched.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

type Screenshot = { url: string; width: number; tallest: number; file: string }

/** Returns the size of the file in bytes. */
async function takePicture(browser: Browser, { url, width, tallest, file }: Screenshot): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    await refuseConsent(context)
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto(url, { waitUntil: 'networkidle' })
    await settle(page)
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    const height = Math.min(whole, tallest)
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
    const { size } = await sharp(png).jpeg({ quality, mozjpeg: true }).toFile(file)
    return size
  } finally {
    await context.close()
  }
}

/**
 * Takes a picture of each main screen of a site at the widths of a phone, a tablet and a desktop, into a folder as
 * `{screen}-{width}.jpg`; returns their total size in bytes.
 */
export async function takePictures({ url, folder }: { url: string; folder: string }): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-quic'],
  })
  let bytes = 0
  try {
    for (const [name, address] of Object.entries(screens))
      for (const size of sizes) {
        const file = path.join(folder, `${name}-${size.width}.jpg`)
        bytes += await takePicture(browser, { ...size, url: `${url}${address}`, file })
      }
  } finally {
    await browser.close()
  }
  return bytes
}
