import { expect, test, type Page } from '@playwright/test'
import { deviceWidths } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { findOverflow } from '../../support/browser/page-width'
import { screenIn, screens } from '../../support/browser/screens'
import { locales } from '../../../src/domain/shared/locale'

test.describe.configure({ mode: 'parallel' })
// The visitor is abroad: what counts is the clock of the agency.
test.use({ timezoneId: 'America/New_York' })

const said = {
  nl: { open: 'Open tot 18 uur', closed: 'Gesloten, opent maandag om 9 uur', route: /^Route in Google Maps/ },
  fr: {
    open: 'Ouvert jusqu’à 18 h',
    closed: 'Fermé, ouvre lundi à 9 h',
    route: /^Itinéraire dans Google Maps/,
  },
  en: {
    open: 'Open until 18:00',
    closed: 'Closed, opens Monday at 9:00',
    route: /^Directions in Google Maps/,
  },
  de: {
    open: 'Geöffnet bis 18 Uhr',
    closed: 'Geschlossen, öffnet am Montag um 9 Uhr',
    route: /^Route in Google Maps/,
  },
} as const

const hoursIn = (page: Page) => page.getByRole('main').getByRole('table')

async function openContact(page: Page, { locale, at }: { locale: string; at: string }) {
  await page.clock.setFixedTime(new Date(at))
  await refuseConsent(page)
  await page.goto(screenIn(screens.contact, locale))
  await untilAlive(page)
  await hoursIn(page).scrollIntoViewIfNeeded()
}

for (const locale of locales)
  for (const width of deviceWidths[locale]) {
    const words = said[locale]

    test(`the contact page in ${locale} at ${width} px says that the agency is open, and where it is`, async ({
      page,
    }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (/google|openstreetmap/.test(new URL(request.url()).host)) elsewhere.push(request.url())
      })
      await page.setViewportSize({ width, height: 900 })
      // A Wednesday, 15 h in Wavre.
      await openContact(page, { locale, at: '2026-11-25T14:00:00Z' })
      const main = page.getByRole('main')
      await expect(main.getByText(words.open)).toBeVisible()
      const rows = hoursIn(page).getByRole('row')
      await expect(rows).toHaveCount(7)
      await expect(rows.nth(2)).toHaveAttribute('aria-current', 'date')
      await expect(hoursIn(page).locator('[aria-current]')).toHaveCount(1)
      await expect(main.getByRole('link', { name: words.route })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=50\.7172%2C4\.6065$/,
      )
      await expect(main.locator('a[href^="https://www.openstreetmap.org/?mlat=50.7172"]')).toBeVisible()
      expect(elsewhere).toEqual([])
      expect(await findAxeProblems(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    })
  }

for (const [name, at, line] of [
  ['the minute before it opens', '2026-11-25T07:59:59Z', 'Fermé, ouvre à 9 h'],
  ['the minute at which it opens', '2026-11-25T08:00:00Z', 'Ouvert jusqu’à 12 h 30'],
  ['over lunch', '2026-11-25T11:30:00Z', 'Fermé, ouvre à 13 h 30'],
  ['in the evening, by appointment', '2026-11-25T17:30:00Z', 'Sur rendez-vous jusqu’à 19 h'],
  ['after midnight', '2026-11-25T23:00:00Z', 'Fermé, ouvre à 9 h'],
  ['on the last Sunday of March', '2027-03-28T10:00:00Z', 'Fermé, ouvre mardi à 9 h'],
  ['on a public holiday', '2026-11-11T10:00:00Z', 'Fermé, ouvre demain à 9 h'],
  ['on Christmas Eve', '2026-12-24T09:00:00Z', 'Ouvert jusqu’à 12 h 30'],
  ['in the holidays of the agency', '2026-12-26T10:00:00Z', 'Fermé, ouvre lundi 4 janvier à 9 h'],
] as const)
  test(`the contact page is right ${name}`, async ({ page }) => {
    await openContact(page, { locale: 'fr', at })
    await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible()
  })

test('the line follows the clock while the page is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-25T11:29:30Z') })
  await refuseConsent(page)
  await page.goto(screenIn(screens.contact, 'fr'))
  await page.clock.runFor(3000)
  await hoursIn(page).scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main.getByText('Ouvert jusqu’à 12 h 30')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(main.getByText('Fermé, ouvre à 13 h 30')).toBeVisible()
})

test('the map of the agency loads when its button is pressed', async ({ page }) => {
  await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort())
  await openContact(page, { locale: 'fr', at: '2026-11-25T14:00:00Z' })
  const main = page.getByRole('main')
  await expect(main.locator('iframe')).toHaveCount(0)
  await main.getByRole('button', { name: 'Afficher la carte' }).click()
  await expect(main.locator('iframe[title="L’agence sur la carte"]')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales)
    test(`the contact page in ${locale} has the table, the address and the route`, async ({ page }) => {
      await page.goto(screenIn(screens.contact, locale))
      const main = page.getByRole('main')
      await expect(hoursIn(page).getByRole('row')).toHaveCount(7)
      await expect(page.locator('.opening-now').first()).toBeHidden()
      await expect(main.getByText('Rue du Vieux Tilleul 12')).toBeVisible()
      await expect(main.getByRole('link', { name: said[locale].route })).toBeVisible()
      await expect(main.locator('a[href^="https://www.openstreetmap.org/"]')).toBeVisible()
    })
})
