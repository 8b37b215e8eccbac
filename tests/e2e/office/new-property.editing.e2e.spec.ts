import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { clicksOf, countClicks, forgetClicks } from '../../support/browser/clicks'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 1000 } })

const most = 40
const { priceTab, roomsTab, constructionTab, mediaTab } = officeTexts.properties

let staff: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})
test.afterAll(async () => {
  await staff.delete('/api/media?where[filename][like]=nieuwe-woning')
  await staff.dispose()
})

async function photographs(count: number) {
  const pictures = Array.from({ length: count }, async (_, index) => {
    const background = { r: 120 + index * 10, g: 130, b: 140 }
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    return {
      name: `nieuwe-woning-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg().toBuffer(),
    }
  })
  return Promise.all(pictures)
}

/** The steps of an editor with a mouse in one hand: fields that stand beside each other are reached by the tab key. */
function editorOf(page: Page) {
  const field = (name: string) => page.locator(`#field-${name}`)
  return {
    tab: (name: string) =>
      page.locator('.tabs-field__tabs').first().getByRole('button', { name, exact: true }).click(),
    async choose(name: string, option: string) {
      await field(name).locator('.rs__control').click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    async write(name: string, text: string) {
      await field(name).click()
      await page.keyboard.type(text)
    },
    async writeNext(name: string, text: string) {
      await page.keyboard.press('Tab')
      await expect(field(name)).toBeFocused()
      await page.keyboard.type(text)
    },
    async describe(text: string) {
      await page.locator('.field-type.rich-text-lexical [contenteditable]').first().click()
      await page.keyboard.type(text)
    },
  }
}

test('an agent puts a new house with seven pictures online in two languages, with few clicks', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await signInAs(page, { staff, role: 'agent' })
  await countClicks(page)
  const { tab, choose, write, writeNext, describe } = editorOf(page)
  const street = `Rue des Clics ${Date.now()}`
  await openOffice(page, '/admin')
  await forgetClicks(page)

  await page.locator('#nav-properties').click()
  await page.locator('a[href$="/properties/create"]').first().click()
  await page.waitForURL('**/properties/create')
  await untilOfficeAlive(page)
  await choose('goal', sharedTexts.forSale.fr)
  await choose('type', 'Maison')
  await write('title', 'Maison lumineuse avec jardin')
  await describe('Une maison de quatre chambres près de la gare.')
  await page.locator('label[for="field-listedIn__french"]').click()
  await page.locator('label[for="field-listedIn__dutch"]').click()

  await tab(officeTexts.common.location.fr)
  const town = page.locator('#field-city').getByRole('combobox')
  await town.click()
  await page.keyboard.type('1300')
  await page.getByRole('option', { name: /1300 Wavre/ }).click()
  await write('street', street)
  await writeNext('houseNumber', '12')

  await tab(priceTab.label.fr)
  await write('price', '385000')

  await tab(roomsTab.label.fr)
  await write('rooms__bedrooms', '4')
  await writeNext('rooms__bathrooms', '1')
  await writeNext('rooms__showerRooms', '1')
  await writeNext('rooms__toilets', '2')
  await writeNext('rooms__garages', '1')
  await write('surfaces__total', '190')
  await writeNext('surfaces__living', '165')
  await writeNext('surfaces__ground', '540')
  await writeNext('surfaces__garden', '320')

  await tab(constructionTab.label.fr)
  await write('construction__constructionYear', '1987')
  await choose('construction__facades', siteTexts.facts.options.facades['4'].fr)

  await tab(siteTexts.facts.groups.energy.fr)
  await write('energyPerformance', '238')
  await choose('energy__label', 'C')
  await write('energy__certificateNumber', '20230914003871')
  await write('energy__total', '36900')

  await tab(mediaTab.label.fr)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: screenTexts.pictures.add.fr }).click()
  await (await chooser).setFiles(await photographs(7))
  await expect(page.locator('.agency-picture')).toHaveCount(7)
  await page.locator('#action-save-draft').click()
  await page.waitForURL(/\/properties\/\d+/)
  const id = /\/properties\/(\d+)/.exec(page.url())?.[1] ?? ''

  await page.locator('.app-header__localizer .localizer-button').click()
  await page.locator('.popup__content, .popup-button-list').getByText('Nederlands').click()
  await page.waitForURL(/locale=nl/)
  await untilOfficeAlive(page)
  await tab(officeTexts.common.presentation.fr)
  await write('title', 'Lichtrijke woning met tuin')
  await describe('Een woning met vier slaapkamers dicht bij het station.')
  await page.locator('#action-save').click()

  await expect
    .poll(async () => (await (await staff.get(`/api/properties/${id}?locale=all&depth=0`)).json())._status)
    .toBe('published')
  const stored = await (await staff.get(`/api/properties/${id}?locale=all&depth=0`)).json()
  expect(stored).toMatchObject({
    title: { fr: 'Maison lumineuse avec jardin', nl: 'Lichtrijke woning met tuin' },
    ...{ street, price: 385_000, energyPerformance: 238 },
    rooms: { bedrooms: 4, toilets: 2 },
    surfaces: { living: 165, ground: 540, garden: 320 },
  })
  expect(stored.pictures).toHaveLength(7)
  expect(await clicksOf(page)).toBeLessThanOrEqual(most)
  for (const locale of ['fr', 'nl'])
    expect((await page.request.get(`/${locale}/property/${stored.publicId}/`)).status()).toBe(200)
  await staff.delete(`/api/properties/${id}`)
})
